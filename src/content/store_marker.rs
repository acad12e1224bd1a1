//! The marker of the media store: a file with random content, whose name the database knows. An import refuses to write to a store
//! without it, because the nodes serve another one. A node without it is not ready (`api/agreement.rs`).

use std::time::Duration;

use bytes::Bytes;
use sql::{Pool, content as db, node};
use uuid::Uuid;

use super::Error;
use crate::platform::storage::{Name, Storage};

/// Nodes that were killed this long ago no longer serve another store, even if the database was away in between.
const FORGOTTEN: Duration = Duration::from_secs(600);

/// Marks the store of a node at its start, unless the store has the marker of the database, or other nodes may serve another store.
pub async fn mark_store(pool: &Pool, media: &dyn Storage) -> Result<(), Error> {
    let is_needed = match db::media_store(pool).await? {
        None => true,
        Some(marker) => !has_marker(media, &marker).await? && !node::any_within(pool, FORGOTTEN).await?,
    };
    if is_needed { put_marker(pool, media).await } else { Ok(()) }
}

/// Makes this store the one of the nodes, with a new marker.
pub(crate) async fn put_marker(pool: &Pool, media: &dyn Storage) -> Result<(), Error> {
    let content = format!("portal media store {}\n", Uuid::new_v4());
    let name = Name::of(content.as_bytes(), "txt");
    media.put(&name, Bytes::from(content)).await.map_err(Error::storage(&name))?;
    db::set_media_store(pool, name.as_str()).await?;
    Ok(())
}

/// Refuses a store without the marker. Before the first start of a node the database has no marker, and accepts every store.
pub(super) async fn check(pool: &Pool, media: &dyn Storage) -> Result<(), Error> {
    let Some(marker) = db::media_store(pool).await? else { return Ok(()) };
    if has_marker(media, &marker).await? { Ok(()) } else { Err(Error::OtherStore { marker }) }
}

pub(crate) async fn has_marker(media: &dyn Storage, marker: &str) -> Result<bool, Error> {
    let Some(name) = Name::parse(marker) else { return Ok(false) };
    Ok(media.size(&name).await.map_err(Error::storage(&name))?.is_some())
}

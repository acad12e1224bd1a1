//! The marker of the media store: a file with random content, whose name the database knows. An import refuses to write to a store
//! without it, because the nodes serve another one.

use bytes::Bytes;
use sql::{Pool, content as db};
use uuid::Uuid;

use super::Error;
use crate::platform::storage::{Name, Storage};

/// Marks the store of a node at its start. A store with the known marker keeps it.
pub async fn mark_store(pool: &Pool, media: &dyn Storage) -> Result<(), Error> {
    if let Some(marker) = db::media_store(pool).await?
        && has_marker(media, &marker).await?
    {
        return Ok(());
    }
    let content = format!("portal media store {}\n", Uuid::new_v4());
    let name = Name::of(content.as_bytes(), "txt");
    let put = media.put(&name, Bytes::from(content)).await;
    put.map_err(|cause| Error::Storage { name: name.to_string(), cause })?;
    db::set_media_store(pool, name.as_str()).await?;
    Ok(())
}

/// Refuses a store that the nodes do not serve. Before the first start of a node any store is right.
pub(super) async fn check(pool: &Pool, media: &dyn Storage) -> Result<(), Error> {
    let Some(marker) = db::media_store(pool).await? else { return Ok(()) };
    if has_marker(media, &marker).await? { Ok(()) } else { Err(Error::OtherStore { marker }) }
}

async fn has_marker(media: &dyn Storage, marker: &str) -> Result<bool, Error> {
    let Some(name) = Name::parse(marker) else { return Ok(false) };
    let size = media.size(&name).await;
    let size = size.map_err(|cause| Error::Storage { name: name.to_string(), cause })?;
    Ok(size.is_some())
}

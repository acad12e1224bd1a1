//! How a post comes to be.

use chrono::{DateTime, Utc};
use deadpool_postgres::Pool;
use queries::{client::GenericClient, queries::post as q};
use serde_json::Value;
use uuid::Uuid;

use super::{Draft, Mention};
use crate::{Error, content::json};

/// What became of a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Published {
    New(i64),
    /// The same key had published it before.
    Before(i64),
    /// The author may not write until then.
    Muted(DateTime<Utc>),
}

/// Publishes a draft, once a key, and counts it. Takes the author's lock: of two with one key the second finds the first.
pub async fn publish(pool: &Pool, author: i64, draft: &Draft, key: Option<Uuid>) -> Result<Published, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let muted = q::lock_author().bind(&tx, &author).one().await?;
    if let Some(key) = key
        && let Some(id) = made_by_key(&tx, author, key).await?
    {
        return Ok(Published::Before(id));
    }
    if let Some(until) = muted {
        return Ok(Published::Muted(until.into()));
    }
    let Draft { title, content, images, video, tag, game, mentions } = draft;
    let video: Option<Value> = video.as_ref().map(json);
    let id = q::insert_post()
        .bind(&tx, &author, title, content, &json(images), &video, tag, game, &json(mentions), &key)
        .one()
        .await?;
    q::count_post().bind(&tx, &author).await?;
    tx.commit().await?;
    Ok(Published::New(id))
}

/// The post that this account published with this key.
pub async fn made_by_key(db: &impl GenericClient, author: i64, key: Uuid) -> Result<Option<i64>, Error> {
    Ok(q::made_by_key().bind(db, &author, &key).opt().await?)
}

/// Whether a tag and a game can be named: (tag, game). What the post `before` has already it keeps.
pub async fn on_the_shelf(
    db: &impl GenericClient,
    tag: Option<i64>,
    game: Option<i64>,
    before: Option<i64>,
) -> Result<(bool, bool), Error> {
    let found = q::on_the_shelf()
        .bind(db, &tag.unwrap_or_default(), &before.unwrap_or_default(), &game.unwrap_or_default())
        .one()
        .await?;
    Ok((found.tag, found.game))
}

/// Of these, who may be told that `writer` named them: not themselves, and nobody who has blocked them.
pub async fn mentionable(db: &impl GenericClient, writer: i64, uids: &[i64]) -> Result<Vec<Mention>, Error> {
    if uids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = q::mentionable().bind(db, &uids, &writer).all().await?;
    Ok(rows.into_iter().map(|row| Mention { uid: row.uid, name: row.name }).collect())
}

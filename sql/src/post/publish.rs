//! Publishing of posts.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{block, post as q, status as s},
};
use serde_json::Value;
use uuid::Uuid;

use super::Draft;
use crate::{
    Error, activity,
    json::json,
    key,
    notice::{Kind, Moved, New, Telling},
};

/// The result of publishing a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Published {
    /// The new post, and the accounts to notify.
    New(i64, Vec<Moved>),
    /// The same key published it before.
    Before(i64),
    /// The key was used for another call.
    KeyUsed,
    /// The author may not write until then.
    Muted(DateTime<Utc>),
}

/// Publishes a draft once per key, counts it, and notifies mentioned accounts. Locks their statuses and the author's
/// account: of two calls with one key, the second finds the first's post.
pub async fn publish(pool: &Pool, author: i64, draft: &Draft, key: Option<Uuid>) -> Result<Published, Error> {
    key::with_key(async || try_to_publish(pool, author, draft, key).await).await
}

async fn try_to_publish(
    pool: &Pool,
    author: i64,
    draft: &Draft,
    key: Option<Uuid>,
) -> Result<Published, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let mut mentioned: Vec<i64> = draft.mentions.iter().map(|mention| mention.uid).collect();
    mentioned.sort_unstable();
    if !mentioned.is_empty() {
        s::lock_statuses().bind(&tx, &mentioned).all().await?;
    }
    let muted = q::lock_author().bind(&tx, &author).one().await?;
    if let Some(key) = key
        && let Some(before) = by_key(&tx, author, key).await?
    {
        return Ok(before);
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
    let moved = tell(&tx, author, id, &mentioned).await?;
    activity::join_by_deeds(&tx, &[(author, activity::Deed::Publish)]).await?;
    tx.commit().await?;
    Ok(Published::New(id, moved))
}

/// Notifies the mentioned accounts, except where one has blocked the other.
async fn tell(tx: &Transaction<'_>, author: i64, post: i64, mentioned: &[i64]) -> Result<Vec<Moved>, Error> {
    if mentioned.is_empty() {
        return Ok(Vec::new());
    }
    let authors = vec![author; mentioned.len()];
    let blocks = block::blocks_between().bind(tx, &authors, &mentioned).all().await?;
    let apart = |uid: i64| blocks.iter().any(|block| block.uid == uid || block.blocked == uid);
    let mut telling = Telling::default();
    for uid in mentioned.iter().copied().filter(|uid| !apart(*uid)) {
        telling.tell(New { uid, kind: Kind::Mention, actor: author, post: Some(post), comment: None });
    }
    telling.write(tx).await
}

/// The result of this account's call with this key; `None`: there was none.
pub async fn by_key(db: &impl GenericClient, author: i64, key: Uuid) -> Result<Option<Published>, Error> {
    let used = q::used_key().bind(db, &author, &key).opt().await?;
    Ok(used.map(|post| post.map_or(Published::KeyUsed, Published::Before)))
}

/// Whether the tag and the game can be chosen: (tag, game). A retired one can be chosen if the post `before` already has it.
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
    // 0 means none in the query. No tag or game has the id 0, so a client that sends 0 is refused.
    Ok((found.tag && tag != Some(0), found.game && game != Some(0)))
}

/// The names of those accounts that `writer` can mention: accounts that have blocked the writer are left out.
pub async fn mentionable(
    db: &impl GenericClient,
    writer: i64,
    uids: &[i64],
) -> Result<HashMap<i64, String>, Error> {
    if uids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = q::mentionable().bind(db, &uids, &writer).all().await?;
    Ok(rows.into_iter().map(|row| (row.uid, row.name)).collect())
}

//! Notices that lead to a post that went out of sight: too many to delete in the transaction that hid it.

use deadpool_postgres::Pool;
use queries::queries::{message, notice as q, status as s};

use super::{Moved, Telling};
use crate::{Error, listen};

/// How many are deleted in one transaction.
const CHUNK: i64 = 500;
/// How many posts one sweep takes on.
const POSTS: i64 = 100;

/// Deletes the notices that lead to a post that is hidden or deleted; whoever hid it calls this behind the commit. Every
/// node hears whose badges fell. Safe to be repeated, and to be left half-way: `sweep` goes on.
pub async fn tidy(pool: &Pool, post: i64) -> Result<(), Error> {
    while chunk(pool, post).await? {}
    Ok(())
}

/// Does what was left half-way, wherever that was.
pub async fn sweep(pool: &Pool) -> Result<(), Error> {
    let left = q::posts_left().bind(&pool.get().await?, &POSTS).all().await?;
    for post in left {
        tidy(pool, post).await?;
    }
    Ok(())
}

/// True: there are more.
async fn chunk(pool: &Pool, post: i64) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let found = q::at_post().bind(&tx, &post, &CHUNK).all().await?;
    let mut uids: Vec<i64> = found.iter().map(|row| row.uid).collect();
    uids.sort_unstable();
    uids.dedup();
    s::lock_statuses().bind(&tx, &uids).all().await?;
    // Nothing new comes while it is out of sight; shown again, its notices are what they should be.
    let gone = match q::lock_left().bind(&tx, &post).opt().await? {
        None => return Ok(false),
        Some(gone) => gone,
    };
    let more = gone && found.len() as i64 == CHUNK;
    if gone {
        let ids: Vec<i64> = found.iter().map(|row| row.id).collect();
        let mut telling = Telling::default();
        telling.deleted(q::delete_at_post().bind(&tx, &ids, &post).all().await?)?;
        announce(&tx, &telling.write(&tx).await?).await?;
    }
    if !more {
        q::none_left().bind(&tx, &post).await?;
    }
    tx.commit().await?;
    Ok(more)
}

/// By NOTIFY, for what happens in processes that have no Sessions and no relay.
pub(crate) async fn announce(tx: &deadpool_postgres::Transaction<'_>, moved: &[Moved]) -> Result<(), Error> {
    for Moved { uid, .. } in moved.iter().filter(|moved| moved.status) {
        message::notify().bind(tx, &listen::Notice::Status { uid: *uid }.payload()).one().await?;
    }
    Ok(())
}

//! Deletes the notices of posts that went out of sight: too many for the transaction that hid the post.

use deadpool_postgres::Pool;
use queries::queries::{message, notice as q, status as s};

use super::{Moved, Telling};
use crate::{Error, listen};

/// Notices deleted in one transaction.
const CHUNK: i64 = 500;
/// Posts handled in one sweep.
const POSTS: i64 = 100;

/// Deletes the notices of a post that is hidden or deleted; the caller that hid it calls this after the commit. Notifies
/// every node of the accounts whose badges fell. It may be repeated or interrupted: `sweep` continues.
pub async fn tidy(pool: &Pool, post: i64) -> Result<(), Error> {
    while chunk(pool, post).await? {}
    Ok(())
}

/// Completes interrupted deletions, on whichever node they began.
pub async fn sweep(pool: &Pool) -> Result<(), Error> {
    let left = q::posts_left().bind(&pool.get().await?, &POSTS).all().await?;
    for post in left {
        tidy(pool, post).await?;
    }
    Ok(())
}

/// True: more notices remain.
async fn chunk(pool: &Pool, post: i64) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let found = q::at_post().bind(&tx, &post, &CHUNK).all().await?;
    let mut uids: Vec<i64> = found.iter().map(|row| row.uid).collect();
    uids.sort_unstable();
    uids.dedup();
    s::lock_statuses().bind(&tx, &uids).all().await?;
    // No new notices arrive while the post is out of sight; a restored post has the correct notices.
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

/// Publishes by NOTIFY, for processes that have no Sessions and no relay.
pub(crate) async fn announce(tx: &deadpool_postgres::Transaction<'_>, moved: &[Moved]) -> Result<(), Error> {
    for Moved { uid, .. } in moved.iter().filter(|moved| moved.status) {
        message::notify().bind(tx, &listen::Notice::Status { uid: *uid }.payload()).one().await?;
    }
    Ok(())
}

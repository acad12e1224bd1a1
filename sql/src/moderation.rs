//! Decisions of operators about posts, comments and their authors.

use chrono::{DateTime, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{message, moderation as q, status as s},
};

use crate::{
    Error,
    inbox::{self, NewMessage},
    listen::Notice,
    notice,
    thread::{self, Change, Command, Deed, Outcome},
};

/// The facts about a post for the message to its author.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    pub author: i64,
    /// The post's title, or the beginning of its text.
    pub name: String,
}

/// `None`: there never was such a post.
pub async fn about(db: &impl GenericClient, post: i64) -> Result<Option<About>, Error> {
    let row = q::about_post().bind(db, &post).opt().await?;
    Ok(row.map(|row| About { author: row.uid, name: row.name }))
}

/// Changes a post and, if that changed anything, notifies its author, in one transaction. Afterwards the notices of a
/// hidden post are deleted; a restored post comes back without them.
pub async fn change(
    pool: &Pool,
    post: i64,
    change: Change,
    author: i64,
    message: NewMessage<'_>,
) -> Result<Outcome, Error> {
    if change == Change::Restore {
        notice::tidy(pool, post).await?;
    }
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    // The status row comes first in the lock order of all transactions.
    s::lock_statuses().bind(&tx, &[author].as_slice()).all().await?;
    let command = Command { post, uid: author, deed: Deed::Change(change) };
    let outcome = thread::commit_in(&tx, &[command]).await?.outcomes.remove(0);
    if let Outcome::Changed(Some(_)) = &outcome {
        inbox::send_to(&tx, author, &message).await?;
    }
    tx.commit().await?;
    drop(client);
    if matches!(change, Change::Hide | Change::Delete) {
        notice::tidy(pool, post).await?;
    }
    Ok(outcome)
}

/// Deletes a comment as its author could, and sends the author a message. False: the comment was deleted before.
pub async fn delete_comment(
    pool: &Pool,
    post: i64,
    comment: i64,
    author: i64,
    message: NewMessage<'_>,
) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let command = Command { post, uid: author, deed: Deed::Delete { comment } };
    let mut committed = thread::commit_in(&tx, &[command]).await?;
    let Outcome::Deleted(Some(_)) = committed.outcomes.remove(0) else { return Ok(false) };
    notice::announce(&tx, &committed.moved).await?;
    message::notify().bind(&tx, &Notice::Post { id: post }.payload()).one().await?;
    inbox::send_to(&tx, author, &message).await?;
    tx.commit().await?;
    Ok(true)
}

/// Mutes an account until a time, which replaces an earlier mute, and sends it a message. False: no such account, or it is erased.
pub async fn mute(
    pool: &Pool,
    uid: i64,
    until: DateTime<Utc>,
    reason: &str,
    message: NewMessage<'_>,
) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let muted = lock_status(&tx, uid).await? && mute_in(&tx, uid, until, reason, &message).await?;
    if muted {
        tx.commit().await?;
    }
    Ok(muted)
}

/// Locks the account's status, which comes first in the lock order of all transactions. False: no such account.
pub async fn lock_status(tx: &Transaction<'_>, uid: i64) -> Result<bool, Error> {
    Ok(!s::lock_statuses().bind(tx, &[uid].as_slice()).all().await?.is_empty())
}

/// Like `mute`, in the caller's transaction, which has locked the status: the message needs it.
pub async fn mute_in(
    tx: &Transaction<'_>,
    uid: i64,
    until: DateTime<Utc>,
    reason: &str,
    message: &NewMessage<'_>,
) -> Result<bool, Error> {
    if q::mute().bind(tx, &until.into(), &reason, &uid).await? == 0 {
        return Ok(false);
    }
    inbox::send_to(tx, uid, message).await?;
    Ok(true)
}

/// Ends a mute; false if none is in force.
pub async fn unmute(db: &impl GenericClient, uid: i64) -> Result<bool, Error> {
    Ok(q::unmute().bind(db, &uid).await? > 0)
}

//! Decisions of operators about posts, comments and their authors.

mod measures;
mod writing;

use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{message, moderation as q, status as s, thread as t},
};

pub use measures::{
    Appeal, Appealed, HiddenWriting, ListedAppeal, Measure, NewMeasure, appeal, appealed, appeals,
    decide_appeal, end_hides, end_measure, end_running, hidden_writing, measures, mute_in, one_appeal,
    record, standing, unmute,
};
pub use writing::{Writing, visible_count, visible_since, writing};

use crate::{
    Error,
    inbox::{self, NewMessage},
    listen::Notice,
    notice,
    report::Item,
    thread::{self, Change, Command, Deed, Outcome},
};

/// A post, for the message to its author.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModeratedPost {
    pub author: i64,
    /// The post's title, or the beginning of its text.
    pub name: String,
}

/// `None`: there never was such a post.
pub async fn find_post(db: &impl GenericClient, post: i64) -> Result<Option<ModeratedPost>, Error> {
    let row = q::about_post().bind(db, &post).opt().await?;
    Ok(row.map(|row| ModeratedPost { author: row.uid, name: row.name }))
}

/// Call it before the transaction of `change_in`: a restored post comes back without old notices.
pub async fn before_change(pool: &Pool, post: i64, change: Change) -> Result<(), Error> {
    if change == Change::Restore { notice::tidy(pool, post).await } else { Ok(()) }
}

/// Call it after the commit of `change_in`: the notices of a hidden or deleted post are too many for one transaction.
pub async fn after_change(pool: &Pool, post: i64, change: Change) -> Result<(), Error> {
    if matches!(change, Change::Hide | Change::Delete) { notice::tidy(pool, post).await } else { Ok(()) }
}

/// Changes a post and, if that changed anything, sends its author the message. Runs in the caller's transaction, which holds no locks.
pub async fn change_in(
    tx: &Transaction<'_>,
    post: i64,
    change: Change,
    author: i64,
    message: Option<&NewMessage<'_>>,
) -> Result<Outcome, Error> {
    // The status row comes first in the lock order of all transactions.
    s::lock_statuses().bind(tx, &[author].as_slice()).all().await?;
    let command = Command { post, uid: author, deed: Deed::Change(change) };
    let outcome = thread::commit_in(tx, &[command]).await?.outcomes.remove(0);
    if let (Outcome::Changed(Some(_)), Some(message)) = (&outcome, message) {
        inbox::send_to(tx, author, message).await?;
    }
    Ok(outcome)
}

/// A comment with its state, for an operator's decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModeratedComment {
    pub author: i64,
    pub post: i64,
    pub content: String,
    pub deleted: bool,
    /// An operator hides it. A hidden comment is also deleted.
    pub hidden: bool,
    pub post_deleted: bool,
    /// The author is erased, and the erasure empties the comment.
    pub erased: bool,
}

/// Locks a comment: waits until no other transaction edits, deletes, hides or shows it. This lock comes before all other locks.
pub async fn lock_comment(tx: &Transaction<'_>, comment: i64) -> Result<(), Error> {
    t::take_turns().bind(tx, &[comment].as_slice()).one().await?;
    Ok(())
}

/// `None`: there never was such a comment. For a decision, call it after `lock_comment`.
pub async fn find_comment(db: &impl GenericClient, comment: i64) -> Result<Option<ModeratedComment>, Error> {
    let Some(row) = q::about_comment().bind(db, &comment).opt().await? else { return Ok(None) };
    let hidden = q::is_hidden().bind(db, &"comment", &comment).one().await?;
    let q::AboutComment { uid, post_id, content, deleted, post_deleted, erased } = row;
    Ok(Some(ModeratedComment { author: uid, post: post_id, content, deleted, hidden, post_deleted, erased }))
}

/// Deletes a comment as its author could, and sends the author the message. Runs in the caller's transaction, which holds no locks but
/// `lock_comment`. False: the comment was deleted before, or its post is hidden or deleted.
pub async fn delete_comment_in(
    tx: &Transaction<'_>,
    post: i64,
    comment: i64,
    author: i64,
    message: Option<&NewMessage<'_>>,
) -> Result<bool, Error> {
    let command = Command { post, uid: author, deed: Deed::Delete { comment } };
    let mut committed = thread::commit_in(tx, &[command]).await?;
    let Outcome::Deleted(Some(_)) = committed.outcomes.remove(0) else { return Ok(false) };
    notice::announce(tx, &committed.moved).await?;
    message::notify().bind(tx, &Notice::Post { id: post }.payload()).one().await?;
    if let Some(message) = message {
        inbox::send_to(tx, author, message).await?;
    }
    Ok(true)
}

/// Shows a hidden comment again, and sends the author the message. Runs in the caller's transaction, which holds no locks but `lock_comment`
/// and that of the author's status. False: the comment is not deleted, or its post is hidden or deleted.
pub async fn show_comment_in(
    tx: &Transaction<'_>,
    post: i64,
    comment: i64,
    author: i64,
    message: Option<&NewMessage<'_>>,
) -> Result<bool, Error> {
    let command = Command { post, uid: author, deed: Deed::Show { comment } };
    let mut committed = thread::commit_in(tx, &[command]).await?;
    let Outcome::Edited(Some(_)) = committed.outcomes.remove(0) else { return Ok(false) };
    message::notify().bind(tx, &Notice::Post { id: post }.payload()).one().await?;
    if let Some(message) = message {
        inbox::send_to(tx, author, message).await?;
    }
    Ok(true)
}

/// Sends a message and returns its id. Runs in the caller's transaction, which has locked the account's status.
pub async fn send_message(tx: &Transaction<'_>, uid: i64, message: &NewMessage<'_>) -> Result<i64, Error> {
    inbox::send_to(tx, uid, message).await
}

/// Locks the account's status, which comes first in the lock order of all transactions. False: no such account.
pub async fn lock_status(tx: &Transaction<'_>, uid: i64) -> Result<bool, Error> {
    Ok(!s::lock_statuses().bind(tx, &[uid].as_slice()).all().await?.is_empty())
}

/// Most reports that one transaction closes: it locks their reporters, who meanwhile can neither buy nor get a message.
pub const MOST_RESOLVED: i64 = 200;

/// Closes open reports of an item, at most `MOST_RESOLVED`, and sends each reporter a message. Returns the number of reports. Runs in the
/// caller's transaction, which holds no locks. A report that arrives at the same moment stays open.
pub async fn resolve_in(
    tx: &Transaction<'_>,
    Item { kind, id }: Item,
    verdict: &str,
    message: &NewMessage<'_>,
) -> Result<usize, Error> {
    let open = q::open_reports().bind(tx, &kind.name(), &id, &MOST_RESOLVED).all().await?;
    let reachable: Vec<i64> =
        open.iter().filter(|report| report.reachable).map(|report| report.uid).collect();
    s::lock_statuses().bind(tx, &reachable).all().await?;
    let ids: Vec<i64> = open.iter().map(|report| report.id).collect();
    let resolved = q::resolve_reports().bind(tx, &verdict, &ids).all().await?;
    for uid in reachable.iter().filter(|uid| resolved.contains(uid)) {
        inbox::send_to(tx, *uid, message).await?;
    }
    Ok(resolved.len())
}

//! Decisions of operators about posts, comments and their authors.

use chrono::{DateTime, FixedOffset, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{message, moderation as q, status as s, thread as t},
};

pub use q::{Appeal, Appeals as ListedAppeal, HiddenWriting, Measure, Writing};

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

/// Mutes an account until a time, which replaces an earlier mute, and sends it a message. False: no such account, or it is erased. Runs
/// in the caller's transaction, which has locked the status: the message needs it.
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

/// A measure to record.
#[derive(Debug, Clone, Copy)]
pub struct NewMeasure<'a> {
    pub uid: i64,
    /// `warn`, `mute`, `suspend` or `hide`.
    pub kind: &'a str,
    pub reason: &'a str,
    pub decider: &'a str,
    /// The end of a mute or suspension. `None`: the kind has no end.
    pub until: Option<DateTime<Utc>>,
    /// The post or comment of a hide: its kind and id. `None` for other kinds.
    pub hidden: Option<(&'a str, i64)>,
}

/// Records a measure and returns its id. A new mute or suspension ends the one in force.
pub async fn record(tx: &Transaction<'_>, new: NewMeasure<'_>) -> Result<i64, Error> {
    let NewMeasure { uid, kind, reason, decider, until, hidden } = new;
    if until.is_some() {
        q::end_running().bind(tx, &decider, &"replaced", &uid, &kind).await?;
    }
    let until: Option<DateTime<FixedOffset>> = until.map(Into::into);
    let (ref_kind, ref_id) = (hidden.map(|(kind, _)| kind), hidden.map(|(_, id)| id));
    Ok(q::insert_measure().bind(tx, &uid, &kind, &reason, &decider, &until, &ref_kind, &ref_id).one().await?)
}

/// Ends the mute or suspension in force.
pub async fn end_running(
    tx: &Transaction<'_>,
    uid: i64,
    kind: &str,
    by: &str,
    reason: &str,
) -> Result<(), Error> {
    q::end_running().bind(tx, &by, &reason, &uid, &kind).await?;
    Ok(())
}

/// Ends the hides of a post or comment.
pub async fn end_hides(
    tx: &Transaction<'_>,
    kind: &str,
    id: i64,
    by: &str,
    reason: &str,
) -> Result<(), Error> {
    q::end_hides().bind(tx, &by, &reason, &kind, &id).await?;
    Ok(())
}

/// Ends one measure.
pub async fn end_measure(tx: &Transaction<'_>, id: i64, by: &str, reason: &str) -> Result<(), Error> {
    q::end_measure().bind(tx, &by, &reason, &id).await?;
    Ok(())
}

/// The measures against a player with ids below `below` (`i64::MAX`: from the newest), newest first.
pub async fn measures(
    db: &impl GenericClient,
    uid: i64,
    below: i64,
    most: i64,
) -> Result<Vec<Measure>, Error> {
    Ok(q::measures().bind(db, &uid, &below, &most).all().await?)
}

/// The number of measures since a time that stand: the ones that nobody lifted. Those that a later measure replaced count, and hides of one
/// day (UTC) count once, because one decision can hide many posts.
pub async fn standing(db: &impl GenericClient, uid: i64, since: DateTime<Utc>) -> Result<i64, Error> {
    Ok(q::standing().bind(db, &uid, &since.into()).one().await?)
}

/// What the newest hides against a player are about, newest first.
pub async fn hidden_writing(
    db: &impl GenericClient,
    uid: i64,
    most: i64,
) -> Result<Vec<HiddenWriting>, Error> {
    Ok(q::hidden_writing().bind(db, &uid, &most).all().await?)
}

/// The result of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appealed {
    Taken,
    /// The measure has another appeal.
    Already,
    /// The measure is not in force.
    Ended,
    /// The player has no such measure.
    Gone,
}

/// Appeals against a measure, once. The same appeal again gets the first answer.
pub async fn appeal(
    db: &impl GenericClient,
    uid: i64,
    measure: i64,
    content: &str,
) -> Result<Appealed, Error> {
    let own = q::own_measure().bind(db, &measure).opt().await?;
    let Some(own) = own.filter(|own| own.uid == uid) else { return Ok(Appealed::Gone) };
    let before = q::appeal_of_measure().bind(db, &measure).opt().await?;
    if before.is_none() {
        if !own.running {
            return Ok(Appealed::Ended);
        }
        if q::insert_appeal().bind(db, &measure, &uid, &content).opt().await?.is_some() {
            return Ok(Appealed::Taken);
        }
    }
    // Also if another call appealed at the same moment.
    let before = q::appeal_of_measure().bind(db, &measure).opt().await?;
    let is_same = before.is_some_and(|before| before.content == content);
    Ok(if is_same { Appealed::Taken } else { Appealed::Already })
}

/// Appeals with ids below `below`, newest first.
pub async fn appeals(
    db: &impl GenericClient,
    only_open: bool,
    below: i64,
    most: i64,
) -> Result<Vec<ListedAppeal>, Error> {
    Ok(q::appeals().bind(db, &below, &only_open, &most).all().await?)
}

/// One appeal with its measure. `None`: there is no such appeal.
pub async fn one_appeal(db: &impl GenericClient, id: i64) -> Result<Option<Appeal>, Error> {
    Ok(q::appeal().bind(db, &id).opt().await?)
}

/// Decides an appeal: `upheld` or `lifted`. False: it was decided before.
pub async fn decide_appeal(
    tx: &Transaction<'_>,
    id: i64,
    decision: &str,
    answer: &str,
    by: &str,
) -> Result<bool, Error> {
    Ok(q::decide_appeal().bind(tx, &decision, &answer, &by, &id).await? > 0)
}

/// The posts and comments of a player before a key (time, kind, id), newest first, at most `most`.
pub async fn writing(
    db: &impl GenericClient,
    uid: i64,
    (time, kind, id): (DateTime<Utc>, &str, i64),
    most: i64,
) -> Result<Vec<Writing>, Error> {
    Ok(q::writing().bind(db, &uid, &time.into(), &kind, &id, &most).all().await?)
}

/// The kind and id of the posts, then of the comments, of a player since a time that everybody sees. At most `most`.
pub async fn visible_since(
    db: &impl GenericClient,
    uid: i64,
    since: DateTime<Utc>,
    most: i64,
) -> Result<Vec<(String, i64)>, Error> {
    let rows = q::visible_since().bind(db, &uid, &since.into(), &most).all().await?;
    Ok(rows.into_iter().take(most as usize).map(|row| (row.kind, row.id)).collect())
}

/// The number of posts and comments that `visible_since` finds.
pub async fn visible_count(db: &impl GenericClient, uid: i64, since: DateTime<Utc>) -> Result<i64, Error> {
    Ok(q::visible_count().bind(db, &uid, &since.into()).one().await?)
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

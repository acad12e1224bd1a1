//! Erasure of accounts: a player requests it, waits for the cooling-off, and a background job removes everything that identifies a person.
//!
//! - The account's row, its ledger and its orders stay under a pseudonym. `personal_data` lists every column.
//! - Until the time is due, a sign-in cancels the erasure (`login::insert`). The first step takes the lock of the account that a sign-in
//!   takes, so either the sign-in cancels, or it is refused.
//! - `advance` runs one small transaction. It can be repeated and interrupted anywhere: `erasure.step` names the rest of the work.
//!   An advisory lock leaves each erasure to one process.
//! - The first step removes the identifiers, so nobody can sign in after it. It writes the balance off by one ledger entry.
//! - Counts of others stay true: follows, blocks, notices, comments and posts end by the functions that players' own actions use.
//! - The player's former name stays where others have it: in their texts, in messages that they got, and in
//!   their coin entries of invitations.
//! - Messages and notices that arrive after the erasure are deleted by a job (`reopen_late`).

pub mod personal_data;

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{account as a, coin, erasure as q, message, notice as n, status as s},
};
use uuid::Uuid;

use crate::{
    Error, block,
    credential::PasswordProof,
    follow,
    listen::Notice,
    login::{self, ProofGone},
    notice::{self, Telling},
    thread::{self, Change, Command, Deed},
};

/// Rows of one transaction that also change rows of other accounts.
const PEOPLE_AT_ONCE: i64 = 50;
/// Posts or comments that one transaction deletes.
const TEXTS_AT_ONCE: i64 = 20;
/// Rows of one transaction that nobody else has.
const ROWS_AT_ONCE: i64 = 1000;

/// What happens to the player's posts and comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Posts {
    /// They stay, under the pseudonym.
    Keep,
    Delete,
}

impl Posts {
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Keep => "keep",
            Self::Delete => "delete",
        }
    }
}

/// The work that is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// For the end of the cooling-off.
    Waiting,
    Relations,
    Inbox,
    Belongings,
    Logins,
    Comments,
    Posts,
    Texts,
    Done,
}

impl Step {
    const ALL: [Self; 9] = [
        Self::Waiting,
        Self::Relations,
        Self::Inbox,
        Self::Belongings,
        Self::Logins,
        Self::Comments,
        Self::Posts,
        Self::Texts,
        Self::Done,
    ];

    /// As in the table, and the label in metrics.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Relations => "relations",
            Self::Inbox => "inbox",
            Self::Belongings => "belongings",
            Self::Logins => "logins",
            Self::Comments => "comments",
            Self::Posts => "posts",
            Self::Texts => "texts",
            Self::Done => "done",
        }
    }

    fn named(name: &str) -> Result<Self, Error> {
        let step = Self::ALL.into_iter().find(|step| step.name() == name);
        step.ok_or_else(|| Error::Invalid(format!("an erasure in the step {name}")))
    }

    fn next(self) -> Self {
        let place = Self::ALL.iter().position(|step| *step == self).expect("in the list");
        Self::ALL[(place + 1).min(Self::ALL.len() - 1)]
    }
}

/// A requested erasure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Erasure {
    pub posts: Posts,
    pub step: Step,
    pub due_time: DateTime<Utc>,
}

/// A recorded request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Requested {
    pub due_time: DateTime<Utc>,
    /// The logins that it ended.
    pub ended: Vec<Uuid>,
}

/// Records the request to erase the account, and ends all logins with `end_reason`, all or nothing. `days`: the cooling-off. A second
/// call keeps the first time. The inner error means that the checked proof no longer holds.
pub async fn request(
    pool: &Pool,
    uid: i64,
    proof: PasswordProof<'_>,
    posts: Posts,
    days: u32,
    end_reason: &str,
) -> Result<Result<Requested, ProofGone>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    // Both locks come before the end of the logins, so that no concurrent sign-in survives it.
    s::lock_statuses().bind(&tx, &[uid].as_slice()).all().await?;
    let Some(now) = a::lock_credential().bind(&tx, &uid).opt().await? else { return Ok(Err(ProofGone)) };
    if !proof.holds(&now) {
        return Ok(Err(ProofGone));
    }
    let requested = record(&tx, uid, Some(posts), days, end_reason).await?;
    tx.commit().await?;
    Ok(Ok(requested))
}

/// Like `request`, without a proof, on behalf of an operator. `posts`: `None` leaves the player's choice, or keeps them.
/// Returns `None` if there is no such account.
pub async fn request_by_operator(
    pool: &Pool,
    uid: i64,
    posts: Option<Posts>,
    days: u32,
    end_reason: &str,
) -> Result<Option<DateTime<Utc>>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    s::lock_statuses().bind(&tx, &[uid].as_slice()).all().await?;
    if a::lock_credential().bind(&tx, &uid).opt().await?.is_none() {
        return Ok(None);
    }
    let Requested { due_time, .. } = record(&tx, uid, posts, days, end_reason).await?;
    if days == 0 {
        q::bring_forward().bind(&tx, &uid).await?;
    }
    tx.commit().await?;
    Ok(Some(due_time))
}

async fn record(
    tx: &Transaction<'_>,
    uid: i64,
    posts: Option<Posts>,
    days: u32,
    end_reason: &str,
) -> Result<Requested, Error> {
    let days = i32::try_from(days).unwrap_or(i32::MAX);
    let due = q::request().bind(tx, &uid, &posts.map(Posts::name), &days).one().await?;
    q::extend_recovery().bind(tx, &uid).await?;
    let ended = login::end_others(tx, uid, None, end_reason).await?;
    Ok(Requested { due_time: due.into(), ended })
}

/// Cancels an erasure that has not begun, on behalf of an operator. False: there is none.
pub async fn cancel(pool: &Pool, uid: i64) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    // The lock under which the erasure begins.
    a::lock_credential().bind(&tx, &uid).opt().await?;
    let cancelled = q::cancel().bind(&tx, &uid).await? > 0;
    tx.commit().await?;
    Ok(cancelled)
}

/// The erasure of the account, if it was requested.
pub async fn of(db: &impl GenericClient, uid: i64) -> Result<Option<Erasure>, Error> {
    let row = q::erasure().bind(db, &uid).opt().await?;
    row.map(|row| {
        let posts = if row.posts == Posts::Delete.name() { Posts::Delete } else { Posts::Keep };
        Ok(Erasure { posts, step: Step::named(&row.step)?, due_time: row.due_time.into() })
    })
    .transpose()
}

/// The number of the account's open orders. An erasure begins when they have ended.
pub async fn open_orders(db: &impl GenericClient, uid: i64) -> Result<i64, Error> {
    Ok(q::open_orders().bind(db, &uid).one().await?)
}

/// Accounts whose erasure is due or under way, the oldest first, after the last one of the page before.
pub async fn due(db: &impl GenericClient, after: Option<&q::Due>, most: i64) -> Result<Vec<q::Due>, Error> {
    let first = q::Due { uid: 0, due_time: DateTime::<Utc>::UNIX_EPOCH.into() };
    let after = after.unwrap_or(&first);
    Ok(q::due().bind(db, &after.due_time, &after.uid, &most).all().await?)
}

/// Empties the inboxes of erased accounts again, to which something wrote after the erasure. Returns the number of such accounts.
pub async fn reopen_late(db: &impl GenericClient) -> Result<u64, Error> {
    Ok(q::reopen_late().bind(db).await?)
}

/// Whether nobody can use the account any more.
pub async fn is_erased(db: &impl GenericClient, uid: i64) -> Result<bool, Error> {
    Ok(q::is_erased().bind(db, &uid).one().await?)
}

pub use q::Counts;

/// How many erasures wait and are under way, and how long the oldest is overdue, for metrics.
pub async fn counts(db: &impl GenericClient) -> Result<Counts, Error> {
    Ok(q::counts().bind(db).one().await?)
}

/// The texts that replace a person.
#[derive(Debug, Clone, Copy)]
pub struct Pseudonym<'a> {
    /// The name that others see.
    pub name: &'a str,
    /// The reason of the ledger entry that writes the balance off.
    pub entry: &'a str,
    /// Why the logins end.
    pub end_reason: &'a str,
}

/// The result of one transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advanced {
    /// It changed so many rows in this step; call again.
    Worked { step: Step, rows: u64 },
    /// Everything is erased.
    Done,
    /// Nobody requested it, or a sign-in cancelled it.
    Nothing,
    /// The cooling-off has not ended. That of a suspended account begins with the end of the suspension.
    NotDue,
    /// An open order has to end first.
    OpenOrders,
    /// Another process works on it.
    Elsewhere,
}

/// Does a part of the erasure, in one small transaction.
pub async fn advance(pool: &Pool, uid: i64, pseudonym: Pseudonym<'_>) -> Result<Advanced, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    if !q::try_lock().bind(&tx, &uid).one().await? {
        return Ok(Advanced::Elsewhere);
    }
    let Some(Erasure { posts, step, .. }) = of(&tx, uid).await? else { return Ok(Advanced::Nothing) };
    let mut hidden = Vec::new();
    let rows = match step {
        Step::Waiting => match begin(&tx, uid, pseudonym).await? {
            Ok(()) => 0,
            Err(not_yet) => {
                tx.commit().await?;
                return Ok(not_yet);
            }
        },
        Step::Relations => end_relations(&tx, uid).await?,
        Step::Inbox => empty_inbox(&tx, uid).await?,
        Step::Belongings => {
            q::delete_subscriptions().bind(&tx, &uid).await?;
            q::delete_private_rows().bind(&tx, &uid).await?;
            0
        }
        Step::Logins => q::delete_logins().bind(&tx, &uid, &ROWS_AT_ONCE).await?,
        Step::Comments if posts == Posts::Delete => delete_comments(&tx, uid).await?,
        Step::Posts if posts == Posts::Delete => {
            hidden = delete_posts(&tx, uid).await?;
            hidden.len() as u64
        }
        Step::Comments | Step::Posts => 0,
        Step::Texts => remove_texts(&tx, uid, posts).await?,
        Step::Done => return Ok(Advanced::Done),
    };
    // A step ends when it finds nothing more.
    if rows == 0 {
        q::next_step().bind(&tx, &step.next().name(), &uid).await?;
    }
    tx.commit().await?;
    drop(client);
    for post in hidden {
        // If the process dies here, the sweep of notices continues.
        notice::tidy(pool, post).await?;
    }
    Ok(Advanced::Worked { step, rows })
}

/// Removes the identifiers. From here on nobody can sign in, and others see the pseudonym.
async fn begin(
    tx: &Transaction<'_>,
    uid: i64,
    pseudonym: Pseudonym<'_>,
) -> Result<Result<(), Advanced>, Error> {
    s::lock_statuses().bind(tx, &[uid].as_slice()).all().await?;
    a::lock_credential().bind(tx, &uid).opt().await?;
    // Read after the locks: a sign-in that came first has cancelled.
    match q::lock_waiting().bind(tx, &uid).opt().await? {
        None => return Ok(Err(Advanced::NotDue)),
        Some(waiting) if waiting.signed_in_since => {
            q::cancel().bind(tx, &uid).await?;
            return Ok(Err(Advanced::Nothing));
        }
        Some(waiting) if waiting.has_open_orders => return Ok(Err(Advanced::OpenOrders)),
        Some(_) => {}
    }
    login::end_others(tx, uid, None, pseudonym.end_reason).await?;
    let identity = q::balance_and_membership().bind(tx, &uid).one().await?;
    if identity.balance > 0 {
        let reference = uid.to_string();
        coin::append_entry()
            .bind(tx, &uid, &-identity.balance, &pseudonym.entry, &"erase", &reference.as_str(), &None)
            .one()
            .await?;
    }
    if identity.is_member {
        q::end_membership().bind(tx, &uid).await?;
    }
    q::end_youth().bind(tx, &uid).await?;
    // Otherwise a code to a replaced phone could bind that phone to the pseudonym.
    q::delete_replaced_phones().bind(tx, &uid).await?;
    q::mark_avatar_unused().bind(tx, &uid).await?;
    q::remove_identity().bind(tx, &pseudonym.name, &uid).await?;
    // A trigger copies the new name into the search, so delete it afterwards.
    q::remove_from_search().bind(tx, &uid).await?;
    s::touch().bind(tx, &uid).await?;
    message::notify().bind(tx, &Notice::Erased { uid }.payload()).one().await?;
    Ok(Ok(()))
}

/// Ends follows in both directions, and the blocks by the account.
async fn end_relations(tx: &Transaction<'_>, uid: i64) -> Result<u64, Error> {
    let follows = q::follows().bind(tx, &uid, &PEOPLE_AT_ONCE).all().await?;
    let blocks = q::blocks().bind(tx, &uid, &PEOPLE_AT_ONCE).all().await?;
    let of_follows = follows.iter().flat_map(|follow| [follow.uid, follow.followee]);
    let of_blocks = blocks.iter().flat_map(|block| [block.uid, block.blocked]);
    let people: BTreeSet<i64> = of_follows.chain(of_blocks).collect();
    let people: Vec<i64> = people.into_iter().collect();
    s::lock_statuses().bind(tx, &people).all().await?;
    q::lock_accounts_with_erased().bind(tx, &people).all().await?;
    let mut telling = Telling::default();
    let (uids, followees): (Vec<i64>, Vec<i64>) =
        follows.iter().map(|follow| (follow.uid, follow.followee)).unzip();
    follow::end(tx, &uids, &followees, &mut telling).await?;
    for block in &blocks {
        block::end(tx, block.uid, block.blocked).await?;
    }
    notice::announce(tx, &telling.write(tx).await?).await?;
    Ok((follows.len() + blocks.len()) as u64)
}

async fn empty_inbox(tx: &Transaction<'_>, uid: i64) -> Result<u64, Error> {
    let own = [uid];
    s::lock_statuses().bind(tx, &own.as_slice()).all().await?;
    let notices = q::notices().bind(tx, &uid, &ROWS_AT_ONCE).all().await?;
    let mut telling = Telling::default();
    telling.deleted(n::delete_notices().bind(tx, &notices).all().await?)?;
    telling.write(tx).await?;
    let messages = q::delete_messages().bind(tx, &uid, &ROWS_AT_ONCE).all().await?;
    let unread = messages.iter().filter(|read| !**read).count() as i64;
    s::lower_unread_messages().bind(tx, &own.as_slice(), &[unread].as_slice()).await?;
    message::read_all_broadcasts().bind(tx, &own.as_slice()).all().await?;
    message::forget_broadcast_reads().bind(tx, &own.as_slice()).await?;
    Ok((notices.len() + messages.len()) as u64)
}

async fn delete_comments(tx: &Transaction<'_>, uid: i64) -> Result<u64, Error> {
    let comments = q::comments().bind(tx, &uid, &TEXTS_AT_ONCE).all().await?;
    let command =
        |row: &q::Comments| Command { post: row.post_id, uid, deed: Deed::Delete { comment: row.id } };
    let commands: Vec<Command> = comments.iter().map(command).collect();
    if commands.is_empty() {
        return Ok(0);
    }
    let committed = thread::commit_in(tx, &commands).await?;
    notice::announce(tx, &committed.moved).await?;
    let posts: BTreeSet<i64> = comments.iter().map(|row| row.post_id).collect();
    for id in posts {
        message::notify().bind(tx, &Notice::Post { id }.payload()).one().await?;
    }
    Ok(commands.len() as u64)
}

/// Returns the deleted posts.
async fn delete_posts(tx: &Transaction<'_>, uid: i64) -> Result<Vec<i64>, Error> {
    let posts = q::posts().bind(tx, &uid, &TEXTS_AT_ONCE).all().await?;
    if posts.is_empty() {
        return Ok(posts);
    }
    // The status row comes first in the lock order of all transactions.
    s::lock_statuses().bind(tx, &[uid].as_slice()).all().await?;
    let command = |post: &i64| Command { post: *post, uid, deed: Deed::Change(Change::Delete) };
    let commands: Vec<Command> = posts.iter().map(command).collect();
    let committed = thread::commit_in(tx, &commands).await?;
    notice::announce(tx, &committed.moved).await?;
    Ok(posts)
}

/// Removes the texts of deleted posts and comments, so that the media job finds their pictures and videos unused.
async fn remove_texts(tx: &Transaction<'_>, uid: i64, posts: Posts) -> Result<u64, Error> {
    let all = posts == Posts::Delete;
    let blanked = q::blank_posts().bind(tx, &uid, &ROWS_AT_ONCE).await?
        + q::blank_comments().bind(tx, &uid, &all, &ROWS_AT_ONCE).await?;
    if blanked == 0 {
        q::check_media_now().bind(tx, &uid).await?;
    }
    Ok(blanked)
}

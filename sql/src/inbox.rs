//! Messages: sending, listing, reading.
//!
//! - A message to everybody is one row (`broadcast`). `status.read_upto` is each account's watermark; `broadcast_read` has the read broadcasts
//!   above it.
//! - A reward sends its owner a message in the same transaction, after the status lock (`send_letters`). The message is unread
//!   if it keeps something or comes as a surprise (codes, badges, invitations), and read if the player just saw the reward.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, Utc};
use deadpool_postgres::{Client, Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{message as q, status as s},
};
use uuid::Uuid;

pub use q::{BroadcastsAfter as Broadcast, Inbox as Message};

pub use crate::message::{Audience, NewMessage};
use crate::{
    Error,
    broadcast::{self, Terms},
    listen::Notice,
    status,
};

/// Sends a message and notifies every node in the same transaction. Returns its id.
pub async fn send(pool: &Pool, to: &Audience, new: NewMessage<'_>) -> Result<i64, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let id = send_in(&tx, to, &new).await?;
    tx.commit().await?;
    Ok(id)
}

/// Like `send`, in the caller's transaction.
pub async fn send_in(tx: &Transaction<'_>, to: &Audience, new: &NewMessage<'_>) -> Result<i64, Error> {
    match to {
        Audience::One(uid) => send_to(tx, *uid, new).await,
        Audience::All | Audience::Channel(_) | Audience::Members => {
            broadcast::send_in(tx, to, new, &Terms::default(), DateTime::UNIX_EPOCH).await
        }
    }
}

/// Sends a message to one account within the caller's transaction. Locks the status row first, like all writers.
pub(crate) async fn send_to(tx: &Transaction<'_>, uid: i64, new: &NewMessage<'_>) -> Result<i64, Error> {
    send_naming(tx, uid, new, None).await
}

/// Like `send_to`. A tap in the message ends this login.
pub(crate) async fn send_about_login(
    tx: &Transaction<'_>,
    uid: i64,
    new: &NewMessage<'_>,
    login: Uuid,
) -> Result<i64, Error> {
    send_naming(tx, uid, new, Some(login)).await
}

async fn send_naming(
    tx: &Transaction<'_>,
    uid: i64,
    new: &NewMessage<'_>,
    login: Option<Uuid>,
) -> Result<i64, Error> {
    s::raise_unread_messages().bind(tx, &1, &uid).await?;
    let row = q::insert_message()
        .bind(tx, &uid, &new.kind, &new.title, &new.content, &new.link, &login)
        .one()
        .await?;
    q::notify().bind(tx, &Notice::Message { uid, id: row.id }.payload()).one().await?;
    Ok(row.id)
}

/// A message to one account, written in the transaction that gave the account something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Letter {
    pub uid: i64,
    pub kind: &'static str,
    pub title: String,
    /// Sanitised HTML.
    pub content: String,
    pub link: String,
    /// True: the message is unread, and every open page is notified. False: the player just did and saw this, so the
    /// message is stored as read.
    pub news: bool,
}

/// Sends messages to many accounts within the caller's transaction, which holds the locks of their statuses.
pub(crate) async fn send_letters(tx: &Transaction<'_>, letters: &[Letter]) -> Result<(), Error> {
    if letters.is_empty() {
        return Ok(());
    }
    let uids: Vec<i64> = letters.iter().map(|letter| letter.uid).collect();
    let texts = |text: fn(&Letter) -> &str| letters.iter().map(text).collect::<Vec<&str>>();
    let sent = q::insert_letters()
        .bind(
            tx,
            &uids,
            &texts(|letter| letter.kind),
            &texts(|letter| &letter.title),
            &texts(|letter| &letter.content),
            &texts(|letter| &letter.link),
            &letters.iter().map(|letter| letter.news).collect::<Vec<_>>(),
        )
        .all()
        .await?;
    let news: Vec<_> = sent.into_iter().filter(|letter| !letter.read).collect();
    if !news.is_empty() {
        let uids: Vec<i64> = news.iter().map(|letter| letter.uid).collect();
        s::raise_unread_of().bind(tx, &uids).await?;
        let notice = |letter: &q::InsertLetters| Notice::Message { uid: letter.uid, id: letter.id }.payload();
        q::notify_many().bind(tx, &news.iter().map(notice).collect::<Vec<_>>()).all().await?;
    }
    Ok(())
}

/// A page of the inbox, newest first: `size` messages older than the id `before` (`i64::MAX`: from the newest), after
/// leaving out `skip`.
pub async fn page(
    db: &impl GenericClient,
    uid: i64,
    before: i64,
    skip: i64,
    size: i64,
) -> Result<Vec<Message>, Error> {
    Ok(q::inbox().bind(db, &uid, &before, &(skip + size), &skip, &size).all().await?)
}

pub async fn total(db: &impl GenericClient, uid: i64) -> Result<i64, Error> {
    Ok(q::inbox_total().bind(db, &uid).one().await?)
}

/// One message that the account may see.
pub async fn message(db: &impl GenericClient, uid: i64, id: i64) -> Result<Option<Message>, Error> {
    Ok(q::message_to().bind(db, &uid, &id).opt().await?)
}

/// Broadcasts with a seq above this one, and those that left the inboxes (`withdrawn`), in order, at most `size`. Of a broadcast that left
/// them only the second is returned: the gap tells Sessions to read.
pub async fn broadcasts_after(db: &impl GenericClient, seq: i64, size: i64) -> Result<Vec<Broadcast>, Error> {
    Ok(q::broadcasts_after().bind(db, &seq, &size).all().await?)
}

/// The seq of the newest broadcast.
pub async fn broadcast_head(db: &impl GenericClient) -> Result<i64, Error> {
    Ok(q::broadcast_head().bind(db).one().await?)
}

/// The messages that an account marks read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Read {
    All,
    /// Ids of other accounts, or of messages that are already read, change nothing.
    Ids(Vec<i64>),
}

/// Marks messages read for many accounts in one transaction and returns each account's snapshot afterwards.
/// Set-based: the number of statements does not grow with the batch.
pub async fn mark_read(
    client: &mut Client,
    batch: &[(i64, Read)],
) -> Result<HashMap<i64, status::Snapshot>, Error> {
    let uids: Vec<i64> = batch.iter().map(|(uid, _)| *uid).collect::<BTreeSet<_>>().into_iter().collect();
    let all: Vec<i64> = batch.iter().filter(|(_, read)| *read == Read::All).map(|(uid, _)| *uid).collect();
    let (of, ids): (Vec<i64>, Vec<i64>) = batch
        .iter()
        .filter_map(|(uid, read)| match read {
            Read::Ids(ids) => Some(ids.iter().map(|id| (*uid, *id))),
            Read::All => None,
        })
        .flatten()
        .unzip();

    let tx = client.transaction().await?;
    s::lock_statuses().bind(&tx, &uids).all().await?;
    // How many personal messages each account has read; an entry with 0 still moves the version.
    let mut changed: BTreeMap<i64, i64> = BTreeMap::new();
    if !ids.is_empty() {
        for uid in q::read_messages().bind(&tx, &of, &ids).all().await? {
            *changed.entry(uid).or_default() += 1;
        }
        let read = q::read_broadcasts().bind(&tx, &of, &ids).all().await?;
        if !read.is_empty() {
            q::advance_read_upto().bind(&tx, &read).await?;
            q::forget_broadcast_reads().bind(&tx, &read).await?;
        }
        for uid in read {
            changed.entry(uid).or_default();
        }
    }
    if !all.is_empty() {
        for uid in q::read_all_messages().bind(&tx, &all).all().await? {
            *changed.entry(uid).or_default() += 1;
        }
        for uid in q::read_all_broadcasts().bind(&tx, &all).all().await? {
            changed.entry(uid).or_default();
        }
        q::forget_broadcast_reads().bind(&tx, &all).await?;
    }
    if !changed.is_empty() {
        let (of, reads): (Vec<i64>, Vec<i64>) = changed.into_iter().unzip();
        s::lower_unread_messages().bind(&tx, &of, &reads).await?;
    }
    let snapshots = status::snapshots(&tx, &uids).await?;
    tx.commit().await?;
    Ok(snapshots.into_iter().map(|snapshot| (snapshot.uid, snapshot)).collect())
}

/// The time at which a broadcast was sent, for callers that decide which accounts see it.
#[must_use]
pub fn sent_at(broadcast: &Broadcast) -> DateTime<Utc> {
    broadcast.create_time.into()
}

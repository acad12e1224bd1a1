//! Broadcasts: messages to all players, to members or to a channel. A broadcast can begin later, be corrected, end, and be withdrawn.
//!
//! - A broadcast is one row, however many players read it. Sending, correcting and withdrawing it cost a few rows each.
//! - A broadcast with a later begin waits in `broadcast`. `begin_due` sends it then, like any other, so that its number, its place in the
//!   inbox and the notice to every node are those of its begin.
//! - A broadcast that leaves the inboxes takes the next number of `broadcast_head`, as a send does. So every account's version grows, and
//!   a node that missed the notice sees the gap. Nodes change their badges by `inbox::broadcasts_after`.
//! - The end holds by the clock of the database. `end_due` counts it, at most an interval of its job later.
//! - Locks in this order: the row of `broadcast`, the head, the row of `message`.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{broadcast as q, message},
};
use serde_json::{Value, json};

pub use q::Broadcast;

use crate::{
    Error,
    listen::Notice,
    message::{Audience, NewMessage},
    operator_log::{self, By, Entry, Subject, Written},
};

/// The sender of a broadcast, and the times between which players see it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Terms<'a> {
    /// The operator's name; empty: not known.
    pub sender: &'a str,
    /// Another operator had to approve it.
    pub two_persons: bool,
    /// `None`: at once.
    pub begin_time: Option<DateTime<Utc>>,
    /// `None`: no end.
    pub end_time: Option<DateTime<Utc>>,
}

/// The state of a broadcast.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// It has not begun.
    Waiting,
    /// It is in the inboxes.
    Shown,
    Ended,
    Withdrawn,
}

impl State {
    /// The word of the operators' API.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Shown => "shown",
            Self::Ended => "ended",
            Self::Withdrawn => "withdrawn",
        }
    }
}

/// How many accounts see a broadcast, and how many of them have read it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    pub receivers: i64,
    pub readers: i64,
}

/// The state, by the times of the row and the clock of the database at its reading.
#[must_use]
pub fn state(broadcast: &Broadcast) -> State {
    match broadcast {
        Broadcast { withdraw_time: Some(_), .. } => State::Withdrawn,
        Broadcast { over: true, .. } | Broadcast { ended: true, .. } => State::Ended,
        Broadcast { message_id: None, .. } => State::Waiting,
        Broadcast { .. } => State::Shown,
    }
}

/// Sends a broadcast to an audience of many, or stores it for its begin if that is later than `now`. Returns its id.
pub async fn send_in(
    tx: &Transaction<'_>,
    to: &Audience,
    new: &NewMessage<'_>,
    terms: &Terms<'_>,
    now: DateTime<Utc>,
) -> Result<i64, Error> {
    let (channel, members) = match to {
        Audience::Channel(channel) => (Some(channel.as_str()), false),
        Audience::Members => (None, true),
        Audience::All => (None, false),
        Audience::One(_) => return Err(Error::Invalid("a broadcast to one account".into())),
    };
    let NewMessage { kind, title, content, link } = new;
    let Terms { sender, two_persons, begin_time, end_time } = terms;
    let end_time = end_time.map(Into::into);
    if let Some(begin_time) = begin_time.filter(|begin| *begin > now) {
        return Ok(q::schedule()
            .bind(
                tx,
                &channel,
                &members,
                kind,
                title,
                content,
                link,
                sender,
                two_persons,
                &begin_time.into(),
                &end_time,
            )
            .one()
            .await?);
    }
    let begin_time = begin_time.map(Into::into);
    let seq = q::next_seq().bind(tx).one().await?;
    let id = q::send()
        .bind(
            tx,
            &seq,
            &channel,
            &members,
            kind,
            title,
            content,
            link,
            &end_time,
            sender,
            two_persons,
            &begin_time,
        )
        .one()
        .await?;
    notify(tx, seq).await?;
    Ok(id)
}

async fn notify(tx: &Transaction<'_>, seq: i64) -> Result<(), Error> {
    message::notify().bind(tx, &Notice::Broadcast { seq }.payload()).one().await?;
    Ok(())
}

/// Locks a broadcast until the transaction ends. `None`: there is no such broadcast.
pub async fn lock(tx: &Transaction<'_>, id: i64) -> Result<Option<Broadcast>, Error> {
    Ok(q::lock().bind(tx, &id).opt().await?)
}

/// Broadcasts with ids below `below` (`i64::MAX`: from the newest), newest first, at most `size`.
pub async fn page(db: &impl GenericClient, below: i64, size: i64) -> Result<Vec<Broadcast>, Error> {
    Ok(q::page().bind(db, &below, &size).all().await?)
}

/// The counts of the broadcasts that have begun, by their ids. Those that left the inboxes keep the counts of that moment. Counting
/// the others reads every account once.
pub async fn counts(
    db: &impl GenericClient,
    broadcasts: &[Broadcast],
) -> Result<HashMap<i64, Counts>, Error> {
    let kept = |broadcast: &Broadcast| {
        broadcast.receivers.zip(broadcast.readers).map(|(receivers, readers)| Counts { receivers, readers })
    };
    let mut counts: HashMap<i64, Counts> =
        broadcasts.iter().filter_map(|one| Some((one.id, kept(one)?))).collect();
    let counted: Vec<&Broadcast> = broadcasts.iter().filter(|one| !counts.contains_key(&one.id)).collect();
    let messages: Vec<i64> = counted.iter().filter_map(|one| one.message_id).collect();
    if messages.is_empty() {
        return Ok(counts);
    }
    let rows = q::count_readers().bind(db, &messages).all().await?;
    let by_message: HashMap<i64, Counts> = rows
        .into_iter()
        .map(|row| (row.id, Counts { receivers: row.receivers, readers: row.readers }))
        .collect();
    for broadcast in counted {
        if let Some(message) = broadcast.message_id {
            // No row: no account sees it.
            let none = Counts { receivers: 0, readers: 0 };
            counts.insert(broadcast.id, by_message.get(&message).copied().unwrap_or(none));
        }
    }
    Ok(counts)
}

/// Changes the title or the content for everybody. Marks of reading stay. The caller has locked the broadcast.
pub async fn correct(
    tx: &Transaction<'_>,
    id: i64,
    title: Option<&str>,
    content: Option<&str>,
) -> Result<(), Error> {
    q::correct().bind(tx, &title, &content, &id).await?;
    Ok(())
}

/// Counts the readers of a broadcast that has left the inboxes, and keeps the counts. Counting reads every account, so it comes after the
/// commit: neither a slow count nor its failure keeps a message in the inboxes.
pub async fn keep_counts(pool: &Pool, id: i64) {
    let kept = async {
        let client = pool.get().await?;
        let Some(message) = q::uncounted_message().bind(&client, &id).opt().await? else { return Ok(()) };
        let row = q::count_readers().bind(&client, &[message].as_slice()).opt().await?;
        let (receivers, readers) = row.map_or((0, 0), |row| (row.receivers, row.readers));
        q::keep_counts().bind(&client, &receivers, &readers, &id).await?;
        Ok::<_, Error>(())
    };
    if let Err(error) = kept.await {
        tracing::warn!(%error, id, "the readers of a broadcast could not be counted");
    }
}

/// Takes a locked broadcast from every inbox. One that has not begun never begins. `keep_counts` counts its readers after the commit.
pub async fn withdraw(tx: &Transaction<'_>, broadcast: &Broadcast) -> Result<(), Error> {
    close(tx, broadcast, true).await
}

/// Ends or withdraws a broadcast, and takes it from the inboxes.
async fn close(tx: &Transaction<'_>, broadcast: &Broadcast, withdrawn: bool) -> Result<(), Error> {
    q::close().bind(tx, &withdrawn, &broadcast.id).await?;
    let Some(message) = broadcast.message_id else { return Ok(()) };
    let seq = q::next_seq().bind(tx).one().await?;
    q::leave_inboxes().bind(tx, &message, &seq).await?;
    notify(tx, seq).await
}

/// Sends one broadcast whose begin has come. False: there is none, or another node is sending it.
pub async fn begin_due(pool: &Pool, by: By<'_>) -> Result<bool, Error> {
    operator_log::write(pool, by, async |tx| {
        let Some(due) = q::lock_due_begin().bind(tx).opt().await? else { return Ok(Written::Nothing(false)) };
        let seq = q::next_seq().bind(tx).one().await?;
        q::begin().bind(tx, &seq, &due.id).await?;
        notify(tx, seq).await?;
        Ok::<_, Error>(Written::Changed(true, entry("message.begin", due.id, &due.title, State::Shown)))
    })
    .await
}

/// Takes one broadcast whose end has come from every inbox. False: there is none, or another node took it.
pub async fn end_due(pool: &Pool, by: By<'_>) -> Result<bool, Error> {
    let client = pool.get().await?;
    let Some(id) = q::due_end().bind(&client).opt().await? else { return Ok(false) };
    drop(client);
    let ended = operator_log::write(pool, by, async |tx| {
        let Some(due) = lock(tx, id).await?.filter(|due| due.ended && !due.over) else {
            return Ok(Written::Nothing(false));
        };
        close(tx, &due, false).await?;
        Ok::<_, Error>(Written::Changed(true, entry("message.end", id, &due.title, State::Ended)))
    })
    .await?;
    if ended {
        keep_counts(pool, id).await;
    }
    Ok(ended)
}

fn entry(action: &'static str, id: i64, title: &str, state: State) -> Entry {
    Entry {
        action,
        subject: Subject::new("message", id),
        reason: String::new(),
        before: Value::Null,
        after: json!({ "title": title, "state": state.name() }),
    }
}

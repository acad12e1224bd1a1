//! Measures against players with their history, and the appeals against them.
//!
//! - A player has at most one mute and one suspension in force. A new one replaces it.
//! - Measures and appeals stay. A measure ends once, and an appeal is decided once: triggers refuse other changes.

use chrono::{DateTime, FixedOffset, Utc};
use deadpool_postgres::Transaction;
use queries::{client::GenericClient, queries::moderation as q};

pub use q::{Appeal, Appeals as ListedAppeal, HiddenWriting, Measure};

use crate::{
    Error,
    inbox::{self, NewMessage},
};

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

/// The number of measures since a time that stand: the ones that no operator lifted. Those that a later measure replaced count, and hides of one
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

/// The answer to an appeal that adds none. `None`: the player can appeal.
pub async fn appealed(
    db: &impl GenericClient,
    uid: i64,
    measure: i64,
    content: &str,
) -> Result<Option<Appealed>, Error> {
    let own = q::own_measure().bind(db, &measure).opt().await?;
    let Some(own) = own.filter(|own| own.uid == uid) else { return Ok(Some(Appealed::Gone)) };
    Ok(match q::appeal_of_measure().bind(db, &measure).opt().await? {
        Some(before) if before.content == content => Some(Appealed::Taken),
        Some(_) => Some(Appealed::Already),
        None if !own.running => Some(Appealed::Ended),
        None => None,
    })
}

/// Appeals against a measure, once. The same appeal again gets the first answer.
pub async fn appeal(
    db: &impl GenericClient,
    uid: i64,
    measure: i64,
    content: &str,
) -> Result<Appealed, Error> {
    if let Some(known) = appealed(db, uid, measure, content).await? {
        return Ok(known);
    }
    if q::insert_appeal().bind(db, &measure, &uid, &content).opt().await?.is_some() {
        return Ok(Appealed::Taken);
    }
    // Another call appealed at the same moment.
    Ok(appealed(db, uid, measure, content).await?.unwrap_or(Appealed::Already))
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

//! Activities: their lists, each account's progress, and joining, claiming and drawing. One transaction takes the
//! commands of many accounts; each has its own result, and a refused command changes nothing.
//!
//! - Progress is never stored: the schema's `deeds_done` counts the rows of the actions, so it is right after any crash.
//! - A draw is free as often as the day allows, then uses a spin of the player's goods, then costs coins. A trigger of the draw uses the
//!   spin.
//! - Claims and draws refer to their ledger entries, and triggers check that both agree. Only draws reduce a prize's stock.
//! - A player's first action that counts for a task of a running activity joins the player, in the action's own transaction
//!   (`join_by_deeds`). Nobody is asked: joining is free and has no conditions, and only the number of players is public.
//! - A trigger of `activity_join`, which only grows, keeps `activity.join_num`.
//! - A draw keeps its prize's name, and a claim its reward. A later import of the task or prize affects only later players.

mod batch;
mod words;
mod writes;

use chrono::{DateTime, Utc};
use deadpool_postgres::{Client, Transaction};
use queries::{client::GenericClient, queries::activity as q};
use uuid::Uuid;

pub use q::{Activity, Draw, DrawsToday, Prizes as Prize, Progress, Tasks as Task, Winners as Winner};
pub use words::{Deed, Kind, Season};

use crate::{Error, status::Snapshot};
use batch::Batch;

/// Odds are parts of this number.
pub const ODDS_OF: u32 = 10_000;

/// A player joins, claims or draws.
#[derive(Debug, Clone)]
pub struct Command {
    pub uid: i64,
    pub activity: i64,
    /// Idempotency key: the same key by the same account returns the first answer again.
    pub key: Option<Uuid>,
    pub wants: Wants,
    /// Builds title and text (HTML) of the message about the result.
    pub told: fn(&Given<'_>) -> (String, String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wants {
    /// Joins. Actions since the start of the activity count, also those before the join.
    Join,
    /// The reward of a task.
    Claim { task: i32 },
    /// Draws for this price (X钻), which the player confirmed; a draw with a spin costs 0. `spin`: whether the player confirmed to use one;
    /// `None`: did not say. The caller draws `roll` at random from 0 to `ODDS_OF` - 1; it decides the prize.
    Draw { price: i64, spin: Option<bool>, roll: u32 },
}

/// What a player received from a task or a draw. The message about it is built from this.
#[derive(Debug, Clone, Copy)]
pub struct Given<'a> {
    pub activity: &'a str,
    /// The task that was done, or the prize that was drawn.
    pub what: &'a str,
    /// X钻
    pub coins: i64,
    pub vip_days: i32,
    pub drawn: bool,
}

/// The result of a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Joined,
    Claimed(Paid),
    Drawn(Drawn),
    Refused(Refusal),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paid {
    /// X钻
    pub coins: i64,
    pub vip_days: i32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawn {
    /// The number of this draw among the account's draws of today, from 1.
    pub number: i32,
    /// The price that was charged, X钻.
    pub price: i64,
    /// It used a spin of the player's goods.
    pub spin: bool,
    /// `None`: no prize.
    pub prize: Option<i32>,
    pub paid: Paid,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    NoAccount,
    /// No such activity, task or draw, or it is over.
    Gone,
    NotBegun(DateTime<Utc>),
    NotJoined,
    /// The task is not done yet.
    NotDone {
        goal: i64,
        done: i64,
    },
    /// Joined or claimed before.
    Already,
    /// No more draws today.
    NoneLeft {
        day_draws: i32,
    },
    /// The price differs from the confirmed one, or whether it uses a spin.
    PriceChanged {
        price: i64,
        spin: bool,
    },
    NotEnough {
        balance: i64,
        price: i64,
    },
    /// The key has been used for something else.
    KeyUsed,
    /// The account's youth mode is on.
    Youth,
}

/// Runs the commands in order, in one transaction. The number of statements does not depend on the number of commands.
pub async fn commit(
    client: &mut Client,
    zone: &str,
    commands: &[Command],
) -> Result<Vec<(Outcome, Option<Snapshot>)>, Error> {
    let tx = client.transaction().await?;
    let outcomes = Batch::read(&tx, zone, commands).await?.write(&tx).await?;
    tx.commit().await?;
    Ok(outcomes)
}

/// Joins accounts to the running activities whose tasks count these actions. Call it last in a transaction: it locks activities, which
/// come last in the order of locks, and so holds these locks only for the commit.
pub(crate) async fn join_by_deeds(tx: &Transaction<'_>, deeds: &[(i64, Deed)]) -> Result<(), Error> {
    if deeds.is_empty() {
        return Ok(());
    }
    let (uids, deeds): (Vec<i64>, Vec<&str>) = deeds.iter().map(|(uid, deed)| (*uid, deed.name())).unzip();
    q::join_by_deeds().bind(tx, &uids, &deeds).await?;
    Ok(())
}

/// Activities in a season (`None`: all; first the running, then the upcoming, then the past). `uid` 0: a visitor, who
/// joined none.
pub async fn page(
    db: &impl GenericClient,
    uid: i64,
    season: Option<Season>,
    skip: i64,
    size: i64,
) -> Result<Vec<Activity>, Error> {
    let state = season.map_or("", Season::name);
    Ok(q::activities().bind(db, &uid, &state, &skip, &size).all().await?)
}

pub async fn total(db: &impl GenericClient, season: Option<Season>) -> Result<i64, Error> {
    let state = season.map_or("", Season::name);
    Ok(q::activities_total().bind(db, &state).one().await?)
}

/// `None`: the activity does not exist, or is retired.
pub async fn one(db: &impl GenericClient, uid: i64, id: i64) -> Result<Option<Activity>, Error> {
    Ok(q::activity().bind(db, &uid, &id).opt().await?)
}

/// An activity's tasks with the account's progress in each.
pub async fn tasks(db: &impl GenericClient, uid: i64, activity: i64) -> Result<Vec<Task>, Error> {
    Ok(q::tasks().bind(db, &uid, &activity).all().await?)
}

pub async fn prizes(db: &impl GenericClient, activity: i64) -> Result<Vec<Prize>, Error> {
    Ok(q::prizes().bind(db, &activity).all().await?)
}

/// How often the account drew today, and when the next day begins.
pub async fn draws_today(
    db: &impl GenericClient,
    uid: i64,
    activity: i64,
    zone: &str,
) -> Result<DrawsToday, Error> {
    Ok(q::draws_today().bind(db, &zone, &uid, &activity).one().await?)
}

/// The account's draws, newest first: `size` draws older than the id `before`, after leaving out `skip`.
pub async fn draws(
    db: &impl GenericClient,
    uid: i64,
    activity: i64,
    before: i64,
    skip: i64,
    size: i64,
) -> Result<Vec<Draw>, Error> {
    Ok(q::draws().bind(db, &uid, &activity, &before, &skip, &size).all().await?)
}

pub async fn draws_total(db: &impl GenericClient, uid: i64, activity: i64) -> Result<i64, Error> {
    Ok(q::draws_total().bind(db, &uid, &activity).one().await?)
}

/// The latest winners, newest first.
pub async fn winners(db: &impl GenericClient, activity: i64, size: i64) -> Result<Vec<Winner>, Error> {
    Ok(q::winners().bind(db, &activity, &size).all().await?)
}

/// Progress of these accounts in joined and running activities, by account, activity and position of the task.
pub async fn progress(db: &impl GenericClient, uids: &[i64]) -> Result<Vec<Progress>, Error> {
    Ok(q::progress().bind(db, &uids).all().await?)
}

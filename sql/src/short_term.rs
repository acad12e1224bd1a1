//! Short-lived data: the uses of rate limits, and codes that were sent. For nodes without Redis, and while Redis is
//! unavailable. The caller supplies the time, not the database. Rows are locked in the order of their keys.

use std::{
    collections::{BTreeSet, HashMap},
    time::Duration,
};

use chrono::{DateTime, Utc};
use deadpool_postgres::{Client, Pool};
use queries::{client::GenericClient, queries::short_term as q};

use crate::Error;

/// Largest allowed difference between the clocks of nodes. An entry further in the future comes from a clock that was set back
/// since.
pub const AHEAD: Duration = Duration::from_secs(60);

/// A rate limit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Allowance {
    /// Uses with the same key count together.
    pub key: String,
    pub rule: Rule,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rule {
    /// A sliding window: at most this many uses in any span of this length.
    Sliding(Vec<Rate>),
    /// At most `most` uses until a time, such as the end of a day. The key contains the period.
    Until { most: u32, end: DateTime<Utc> },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    pub most: u32,
    pub within: Duration,
}

/// The result of taking from allowances.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LimitDecision {
    /// All were taken, or none.
    pub granted: bool,
    /// The time until the same can be taken (again); zero: now.
    pub wait: Duration,
    /// The part of each allowance in `wait`.
    pub waits: Vec<Duration>,
    /// The remaining amount of each allowance.
    pub left: Vec<u32>,
}

impl LimitDecision {
    /// From the wait and the remaining amount of each allowance.
    pub fn of(granted: bool, states: impl IntoIterator<Item = (Duration, u32)>) -> Self {
        let (waits, left): (Vec<_>, Vec<_>) = states.into_iter().unzip();
        Self { granted, wait: waits.iter().copied().max().unwrap_or_default(), waits, left }
    }
}

/// The result of trying a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tried {
    /// The code is right, and is used up now.
    Right,
    Wrong,
    /// Too many wrong codes came before.
    Spent,
    /// There is no code.
    Absent,
    /// The store that can have the code does not answer.
    Unknown,
}

/// An action that needs one use of each of these allowances. Either all uses are taken, or none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Take {
    pub allowances: Vec<Allowance>,
    pub now: DateTime<Utc>,
}

/// Takes in this order, in one transaction. The number of statements does not depend on the size of the batch.
pub async fn take(client: &mut Client, batch: &[Take]) -> Result<Vec<LimitDecision>, Error> {
    let keys: BTreeSet<&str> =
        batch.iter().flat_map(|take| &take.allowances).map(|allowance| allowance.key.as_str()).collect();
    let keys: Vec<&str> = keys.into_iter().collect();
    let tx = client.transaction().await?;
    let rows = q::lock_logs().bind(&tx, &keys).all().await?;
    let mut logs: HashMap<String, Log> =
        rows.into_iter().map(|row| (row.key, Log { uses: row.uses, used: row.used, expiry: None })).collect();
    let taken = batch.iter().map(|take| take.out_of(&mut logs)).collect();
    let moved: Vec<(&String, &Log, i64)> =
        logs.iter().filter_map(|(key, log)| Some((key, log, log.expiry?))).collect();
    if !moved.is_empty() {
        let keys: Vec<&str> = moved.iter().map(|(key, ..)| key.as_str()).collect();
        let uses: Vec<String> = moved.iter().map(|(_, log, _)| log.written()).collect();
        let (useds, expiries): (Vec<i64>, Vec<i64>) =
            moved.iter().map(|(_, log, expiry)| (log.used, *expiry)).unzip();
        q::keep_logs().bind(&tx, &keys, &uses, &useds, &expiries).await?;
        tx.commit().await?;
    }
    Ok(taken)
}

/// Undoes the use at this time in each sliding allowance, because the action was not done.
pub async fn give_back(pool: &Pool, keys: &[&str], at: DateTime<Utc>) -> Result<(), Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    for row in q::lock_logs().bind(&tx, &keys).all().await? {
        let mut uses = row.uses;
        let Some(place) = uses.iter().position(|use_ms| *use_ms == at.timestamp_millis()) else { continue };
        uses.remove(place);
        q::set_uses().bind(&tx, &uses, &row.key).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Deletes all uses of these keys.
pub async fn forgive(db: &impl GenericClient, keys: &[&str]) -> Result<(), Error> {
    q::delete_logs().bind(db, &keys).await?;
    Ok(())
}

/// Stores the hash of a code. It replaces the previous code.
pub async fn put_code(
    db: &impl GenericClient,
    key: &str,
    hash: &[u8],
    life: Duration,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let expiry = now.timestamp_millis() + millis(life);
    q::put_code().bind(db, &key, &hash, &expiry).await?;
    Ok(())
}

/// Deletes a code.
pub async fn delete_code(db: &impl GenericClient, key: &str) -> Result<(), Error> {
    q::delete_code().bind(db, &key).await?;
    Ok(())
}

/// The latest possible expiry of a code that exists now. A later expiry comes from a clock that was set back since; such a
/// code would live too long.
#[must_use]
pub fn latest_expiry(life: Duration, now: DateTime<Utc>) -> i64 {
    now.timestamp_millis() + millis(life) + millis(AHEAD)
}

/// Tries a code with this lifetime: the right code is used up, a wrong one counts towards `tries`.
pub async fn try_code(
    pool: &Pool,
    key: &str,
    hash: &[u8],
    tries: u32,
    life: Duration,
    now: DateTime<Utc>,
) -> Result<Tried, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let (now_ms, latest_ms) = (now.timestamp_millis(), latest_expiry(life, now));
    // Under the row's lock, so that each of many concurrent guesses counts.
    let Some(code) = q::lock_code().bind(&tx, &key, &now_ms, &latest_ms).opt().await? else {
        return Ok(Tried::Absent);
    };
    if i64::from(code.tries) >= i64::from(tries) {
        return Ok(Tried::Spent);
    }
    let tried = if code.hash == hash {
        q::delete_code().bind(&tx, &key).await?;
        Tried::Right
    } else {
        q::count_try().bind(&tx, &key).await?;
        Tried::Wrong
    };
    tx.commit().await?;
    Ok(tried)
}

/// The stored value of a code with this lifetime.
pub async fn stored(
    db: &impl GenericClient,
    key: &str,
    life: Duration,
    now: DateTime<Utc>,
) -> Result<Option<Vec<u8>>, Error> {
    let (now_ms, latest_ms) = (now.timestamp_millis(), latest_expiry(life, now));
    Ok(q::stored_code().bind(db, &key, &now_ms, &latest_ms).opt().await?)
}

/// Deletes expired entries; returns how many.
pub async fn delete_expired(db: &impl GenericClient, now: DateTime<Utc>) -> Result<u64, Error> {
    let now = now.timestamp_millis();
    Ok(q::delete_expired_logs().bind(db, &now).await? + q::delete_expired_codes().bind(db, &now).await?)
}

/// The end of the day that contains `at`, in this zone.
pub async fn day_end(db: &impl GenericClient, zone: &str, at: DateTime<Utc>) -> Result<DateTime<Utc>, Error> {
    Ok(q::day_end().bind(db, &at.fixed_offset(), &zone).one().await?.into())
}

/// The beginning of today in this zone, by the database's clock.
pub async fn day_begin(db: &impl GenericClient, zone: &str) -> Result<DateTime<Utc>, Error> {
    Ok(q::day_begin().bind(db, &zone).one().await?.into())
}

impl Take {
    fn out_of(&self, logs: &mut HashMap<String, Log>) -> LimitDecision {
        let now = self.now.timestamp_millis();
        let state = |logs: &HashMap<String, Log>, allowance: &Allowance| {
            logs.get(&allowance.key).map_or_else(
                || Log::default().state(&allowance.rule, now),
                |log| log.state(&allowance.rule, now),
            )
        };
        let mut states: Vec<State> = self.allowances.iter().map(|allowance| state(logs, allowance)).collect();
        let granted = states.iter().all(|state| state.wait_ms == 0);
        if granted {
            for (allowance, after) in self.allowances.iter().zip(&mut states) {
                logs.entry(allowance.key.clone()).or_default().add(&allowance.rule, now);
                *after = state(logs, allowance);
            }
        }
        let states =
            states.iter().map(|state| (Duration::from_millis(state.wait_ms.unsigned_abs()), state.left));
        LimitDecision::of(granted, states)
    }
}

#[derive(Default)]
struct Log {
    uses: Vec<i64>,
    used: i64,
    /// The expiry, if this batch added a use.
    expiry: Option<i64>,
}

/// The state of an allowance.
struct State {
    wait_ms: i64,
    left: u32,
}

impl Log {
    fn state(&self, rule: &Rule, now: i64) -> State {
        match rule {
            Rule::Until { most, end } => {
                let left = u32::try_from(i64::from(*most) - self.used).unwrap_or(0);
                State { wait_ms: if left == 0 { (end.timestamp_millis() - now).max(1) } else { 0 }, left }
            }
            Rule::Sliding(rates) => {
                let each = rates.iter().map(|rate| self.within(*rate, now));
                each.fold(State { wait_ms: 0, left: u32::MAX }, |all, one| State {
                    wait_ms: all.wait_ms.max(one.wait_ms),
                    left: all.left.min(one.left),
                })
            }
        }
    }

    /// A use counts until its span is over. The use that has to expire first decides the wait. Ignores a use that is a span or
    /// `AHEAD` in the future: it comes from a clock that was set back since, and would count too long.
    fn within(&self, rate: Rate, now: i64) -> State {
        let span = millis(rate.within);
        let first = self.uses.partition_point(|at| at + span <= now);
        let last = self.uses.partition_point(|at| at - span.min(millis(AHEAD)) < now);
        let (uses, most) = (&self.uses[first..last], rate.most as usize);
        if uses.len() < most {
            return State { wait_ms: 0, left: (most - uses.len()) as u32 };
        }
        let wait_ms = uses.get(uses.len() - most).map_or(span, |at| at + span - now);
        State { wait_ms, left: 0 }
    }

    /// Adds a use.
    fn add(&mut self, rule: &Rule, now: i64) {
        let expiry = match rule {
            Rule::Until { end, .. } => {
                self.used += 1;
                end.timestamp_millis()
            }
            Rule::Sliding(rates) => {
                let longest = rates.iter().map(|rate| millis(rate.within)).max().unwrap_or(0);
                self.uses.retain(|at| at + longest > now && at - longest.min(millis(AHEAD)) < now);
                // Keeps the list sorted although the clocks of nodes differ a little.
                self.uses.insert(self.uses.partition_point(|at| *at <= now), now);
                now + longest
            }
        };
        self.expiry = self.expiry.max(Some(expiry));
    }

    /// The uses as PostgreSQL's array literal.
    fn written(&self) -> String {
        let uses: Vec<String> = self.uses.iter().map(i64::to_string).collect();
        format!("{{{}}}", uses.join(","))
    }
}

fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX / 4)
}

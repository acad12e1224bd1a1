//! Changes that one operator makes below the limits, and proposals that a second operator decides.
//!
//! - Changes of operators run one at a time (`lock`), so that two at once do not exceed a sum.
//! - The database refuses a decision by the proposer, a late decision, a second decision and a second execution.

use chrono::{DateTime, Utc};
use deadpool_postgres::Transaction;
use queries::{client::GenericClient, queries::proposal as q};
use serde_json::Value;

pub use q::{ChangeByKey as Done, Proposal};

use crate::Error;

/// A decision about a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    Approved,
    Rejected,
    /// By the proposer.
    Withdrawn,
}

impl Decision {
    /// The word in the table's check constraint.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Withdrawn => "withdrawn",
        }
    }
}

/// The words of a proposal's status.
pub const STATUSES: [&str; 5] = ["open", "approved", "rejected", "withdrawn", "expired"];

/// One of `STATUSES`.
#[must_use]
pub fn status(proposal: &Proposal, now: DateTime<Utc>) -> &str {
    match &proposal.decision {
        Some(decision) => decision,
        None if proposal.expire_time <= now => "expired",
        None => "open",
    }
}

/// Waits until no other transaction changes or decides something here.
pub async fn lock(tx: &Transaction<'_>) -> Result<(), Error> {
    q::lock_changes().bind(tx).one().await?;
    Ok(())
}

/// The change that was made with this key.
pub async fn done(tx: &Transaction<'_>, kind: &str, key: &str) -> Result<Option<Done>, Error> {
    Ok(q::change_by_key().bind(tx, &kind, &key).opt().await?)
}

/// A change that one operator makes.
pub struct NewChange<'a> {
    pub kind: &'a str,
    pub operator: &'a str,
    pub key: &'a str,
    pub digest: &'a str,
    /// Counts towards the operator's sum.
    pub amount: i64,
    pub result: &'a Value,
}

pub async fn insert_done(tx: &Transaction<'_>, new: &NewChange<'_>, now: DateTime<Utc>) -> Result<(), Error> {
    let NewChange { kind, operator, key, digest, amount, result } = new;
    q::insert_change().bind(tx, kind, operator, key, digest, amount, result, &now.into()).await?;
    Ok(())
}

/// The sum of an operator's amounts after `since`.
pub async fn sum(
    tx: &Transaction<'_>,
    operator: &str,
    kind: &str,
    since: DateTime<Utc>,
) -> Result<i64, Error> {
    Ok(q::sum_since().bind(tx, &operator, &kind, &since.into()).one().await?)
}

/// A proposal to be decided.
pub struct NewProposal<'a> {
    pub kind: &'a str,
    pub body: &'a Value,
    pub digest: &'a str,
    pub reason: &'a str,
    pub proposer: &'a str,
    pub expire_time: DateTime<Utc>,
    pub key: &'a str,
}

pub async fn insert(tx: &Transaction<'_>, new: &NewProposal<'_>, now: DateTime<Utc>) -> Result<i64, Error> {
    let NewProposal { kind, body, digest, reason, proposer, expire_time, key } = new;
    let (now, expire_time) = (now.into(), (*expire_time).into());
    Ok(q::insert_proposal()
        .bind(tx, kind, body, digest, reason, proposer, &now, &expire_time, key)
        .one()
        .await?)
}

pub async fn by_key(tx: &Transaction<'_>, kind: &str, key: &str) -> Result<Option<Proposal>, Error> {
    Ok(q::proposal_by_key().bind(tx, &kind, &key).opt().await?)
}

/// The proposal, locked until the transaction ends.
pub async fn lock_one(tx: &Transaction<'_>, id: i64) -> Result<Option<Proposal>, Error> {
    Ok(q::lock_proposal().bind(tx, &id).opt().await?)
}

pub async fn one(db: &impl GenericClient, id: i64) -> Result<Option<Proposal>, Error> {
    Ok(q::proposal().bind(db, &id).opt().await?)
}

/// Proposals older than the id `below`, newest first.
pub async fn page(
    db: &impl GenericClient,
    status: Option<&str>,
    below: i64,
    size: i64,
    now: DateTime<Utc>,
) -> Result<Vec<Proposal>, Error> {
    Ok(q::proposals().bind(db, &below, &status, &now.into(), &size).all().await?)
}

/// Decides a proposal. With a `result` it is also executed.
pub async fn decide(
    tx: &Transaction<'_>,
    id: i64,
    decision: Decision,
    by: &str,
    now: DateTime<Utc>,
    result: Option<&Value>,
) -> Result<(), Error> {
    let executed = result.map(|_| now.into());
    let decided =
        q::decide().bind(tx, &decision.name(), &by, &now.into(), &executed, &result.cloned(), &id).await?;
    if decided == 1 { Ok(()) } else { Err(Error::Invalid(format!("the proposal {id} is decided already"))) }
}

/// The newest proposal of an import with this digest that is open, or was approved after `since` and not executed; locked.
pub async fn lock_import(
    tx: &Transaction<'_>,
    digest: &str,
    now: DateTime<Utc>,
    since: DateTime<Utc>,
) -> Result<Option<Proposal>, Error> {
    Ok(q::newest_import().bind(tx, &digest, &now.into(), &since.into()).opt().await?)
}

/// Marks an approved import as executed.
pub async fn execute_import(
    tx: &Transaction<'_>,
    id: i64,
    now: DateTime<Utc>,
    result: &Value,
) -> Result<(), Error> {
    let executed = q::execute_import().bind(tx, &now.into(), result, &id).await?;
    if executed == 1 {
        Ok(())
    } else {
        Err(Error::Invalid(format!("the proposal {id} is not approved, or was executed before")))
    }
}

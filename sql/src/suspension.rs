//! Suspensions: an account cannot sign in until a time.

use chrono::{DateTime, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{client::GenericClient, queries::account as q};

use crate::{Error, login};

/// A suspension. `reason` is the operator's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suspension {
    pub until: DateTime<Utc>,
    pub reason: String,
}

/// Suspends the account, which replaces an earlier suspension, and ends all its logins with `end_reason`, all or nothing.
/// Returns the number of ended logins; `None`: no such account.
pub async fn suspend(
    pool: &Pool,
    uid: i64,
    suspension: &Suspension,
    end_reason: &str,
) -> Result<Option<usize>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let ended = suspend_in(&tx, uid, suspension, end_reason).await?;
    tx.commit().await?;
    Ok(ended)
}

/// Like `suspend`, in the caller's transaction: its commit notifies the nodes.
pub async fn suspend_in(
    tx: &Transaction<'_>,
    uid: i64,
    suspension: &Suspension,
    end_reason: &str,
) -> Result<Option<usize>, Error> {
    // Locks the account's row first. A concurrent new login either has the lock, and is ended below, or waits for it, and is refused.
    if q::suspend().bind(tx, &suspension.until.into(), &suspension.reason, &uid).await? == 0 {
        return Ok(None);
    }
    Ok(Some(login::end_others(tx, uid, None, end_reason).await?.len()))
}

/// Ends a suspension; false if none is in force.
pub async fn restore(db: &impl GenericClient, uid: i64) -> Result<bool, Error> {
    Ok(q::restore().bind(db, &uid).await? > 0)
}

/// The suspension in force.
pub async fn in_force(db: &impl GenericClient, uid: i64) -> Result<Option<Suspension>, Error> {
    let row = q::suspension().bind(db, &uid).opt().await?;
    Ok(row.map(|row| Suspension { until: row.suspended_until.into(), reason: row.suspend_reason }))
}

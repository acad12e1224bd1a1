//! The coin ledger. A trigger changes the balance with each appended entry, so no caller can do one without the other.

use chrono::{DateTime, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{coin as q, message},
};
use tokio_postgres::error::SqlState;

pub use q::Entry;

use crate::{Error, listen::Notice};

/// The result of a grant.
#[derive(Debug, PartialEq, Eq)]
pub enum Granted {
    /// The balance afterwards, X钻.
    Done { balance: i64 },
    /// The same reference was granted before and nothing changed; `balance` is the balance after that grant.
    Before { balance: i64 },
    /// The same reference was used for another account or amount.
    Conflict,
    /// A negative amount that the balance does not cover.
    NotEnough,
    /// The balance would be out of range.
    TooMuch,
}

/// Gives coins on behalf of an operator; a negative amount takes coins. `reference` is the idempotency key.
pub async fn grant(
    pool: &Pool,
    uid: i64,
    delta: i64,
    reason: &str,
    reference: &str,
) -> Result<Granted, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let granted = grant_in(&tx, uid, delta, reason, reference).await?;
    if let Granted::Done { .. } = granted {
        tx.commit().await?;
    }
    Ok(granted)
}

/// Like `grant`, in the caller's transaction, which must be rolled back unless the result is `Done`.
pub async fn grant_in(
    tx: &Transaction<'_>,
    uid: i64,
    delta: i64,
    reason: &str,
    reference: &str,
) -> Result<Granted, Error> {
    // Locks the row first, so that the second of two grants with one reference waits here instead of failing at the unique index.
    queries::queries::status::lock_statuses().bind(tx, &vec![uid]).all().await?;
    if let Some(before) = granted(tx, uid, delta, reference).await? {
        return Ok(before);
    }
    let entry = q::append_entry().bind(tx, &uid, &delta, &reason, &"grant", &reference, &None).one().await;
    match entry {
        Ok(_) => {}
        Err(error) if error.code() == Some(&SqlState::CHECK_VIOLATION) => return Ok(Granted::NotEnough),
        Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => return Ok(Granted::Conflict),
        Err(error) if error.code() == Some(&SqlState::NUMERIC_VALUE_OUT_OF_RANGE) => {
            return Ok(Granted::TooMuch);
        }
        Err(error) => return Err(error.into()),
    }
    message::notify().bind(tx, &Notice::Status { uid }.payload()).one().await?;
    // Not that of the entry: a trigger may have settled a debt from it.
    let balance = crate::status::snapshot(tx, uid).await?.map_or(0, |snapshot| snapshot.balance);
    Ok(Granted::Done { balance })
}

/// `Before` or `Conflict` if the reference was used; `None` if it is new.
pub async fn granted(
    db: &impl GenericClient,
    uid: i64,
    delta: i64,
    reference: &str,
) -> Result<Option<Granted>, Error> {
    let before = q::entry_by_ref().bind(db, &"grant", &reference).opt().await?;
    Ok(before.map(|before| match before.uid == uid && before.delta == delta {
        true => Granted::Before { balance: before.balance_after },
        false => Granted::Conflict,
    }))
}

/// A page of an account's history, newest first: `size` entries older than the id `before` (`i64::MAX`: from the
/// newest), after leaving out `skip`.
pub async fn page(
    db: &impl GenericClient,
    uid: i64,
    before: i64,
    skip: i64,
    size: i64,
) -> Result<Vec<Entry>, Error> {
    Ok(q::entries().bind(db, &uid, &before, &skip, &size).all().await?)
}

/// Entries of an account between two times, newest first: `size` entries older than the id `below`.
pub async fn between(
    db: &impl GenericClient,
    uid: i64,
    times: (DateTime<Utc>, DateTime<Utc>),
    below: i64,
    size: i64,
) -> Result<Vec<Entry>, Error> {
    let (since, until) = (times.0.into(), times.1.into());
    let rows = q::entries_between().bind(db, &uid, &below, &since, &until, &size).all().await?;
    Ok(rows)
}

pub async fn total(db: &impl GenericClient, uid: i64) -> Result<i64, Error> {
    Ok(q::entries_total().bind(db, &uid).one().await?)
}

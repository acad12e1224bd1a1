//! The youth mode of accounts. `status.youth` says whether it is on; a trigger keeps it equal to the presence of a PIN.
//!
//! - Every transaction that spends coins or orders something locks the account's status row, and refuses while `youth` is set. The mode
//!   is switched under the same lock, so no purchase commits after it.
//! - Each change raises the status's version and notifies every node, so that the open pages of the account read the mode again.
//! - Each minute of use counts once, whichever devices and nodes report it. The caller's clock decides, in the portal's time zone.

use chrono::{DateTime, FixedOffset, Utc};
use deadpool_postgres::{Client, Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{account, message, status as s, youth as q},
};

pub use q::Used;

use crate::{Error, listen::Notice};

/// The use of the day. `None`: the account never had the mode.
pub async fn used(
    db: &impl GenericClient,
    uid: i64,
    now: DateTime<Utc>,
    zone: &str,
) -> Result<Option<Used>, Error> {
    Ok(q::used().bind(db, &fixed(now), &zone, &uid).opt().await?)
}

/// Counts the minute of `now` if it is not counted yet.
pub async fn count_minute(
    db: &impl GenericClient,
    uid: i64,
    now: DateTime<Utc>,
    zone: &str,
) -> Result<(), Error> {
    q::count_minute().bind(db, &fixed(now), &zone, &uid).await?;
    Ok(())
}

/// The hash of the PIN. `None`: the mode is off.
pub async fn pin_hash(db: &impl GenericClient, uid: i64) -> Result<Option<String>, Error> {
    Ok(q::pin_hash().bind(db, &uid).opt().await?.flatten())
}

/// The result of switching the mode on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Enabled {
    Now,
    Already,
    /// A replaced phone can still take the account back. The mode would stop it, so a thief could keep the account by it.
    PhoneReplaced,
}

/// Switches the mode on.
pub async fn enable(
    pool: &Pool,
    uid: i64,
    pin_hash: &str,
    now: DateTime<Utc>,
    zone: &str,
) -> Result<Enabled, Error> {
    let mut client = pool.get().await?;
    let tx = begin(&mut client, uid).await?;
    // A change of the phone holds the lock of the status, too.
    if account::has_recoverable_phone().bind(&tx, &uid).one().await? {
        return Ok(Enabled::PhoneReplaced);
    }
    let enabled = q::enable().bind(&tx, &uid, &pin_hash, &fixed(now), &zone).await? == 1;
    commit(tx, uid).await?;
    Ok(if enabled { Enabled::Now } else { Enabled::Already })
}

/// Switches the mode off if `pin_hash` is still the hash of its PIN.
pub async fn disable(pool: &Pool, uid: i64, pin_hash: &str) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = begin(&mut client, uid).await?;
    let disabled = q::disable().bind(&tx, &uid, &pin_hash).await? == 1;
    commit(tx, uid).await?;
    Ok(disabled)
}

/// Switches the mode off without its PIN, in the caller's transaction. False: it was off.
pub async fn disable_in(tx: &Transaction<'_>, uid: i64) -> Result<bool, Error> {
    s::lock_statuses().bind(tx, &vec![uid]).all().await?;
    let Some(hash) = pin_hash(tx, uid).await? else { return Ok(false) };
    let disabled = q::disable().bind(tx, &uid, &hash).await? == 1;
    message::notify().bind(tx, &Notice::Status { uid }.payload()).one().await?;
    Ok(disabled)
}

/// Allows use until then if `pin_hash` is still the hash of the PIN.
pub async fn allow_until(pool: &Pool, uid: i64, pin_hash: &str, until: DateTime<Utc>) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = begin(&mut client, uid).await?;
    let allowed = q::allow_until().bind(&tx, &fixed(until), &uid, &pin_hash).await? == 1;
    commit(tx, uid).await?;
    Ok(allowed)
}

/// Begins a change of the mode under the lock of the account's status.
async fn begin(client: &mut Client, uid: i64) -> Result<Transaction<'_>, Error> {
    let tx = client.transaction().await?;
    s::lock_statuses().bind(&tx, &vec![uid]).all().await?;
    Ok(tx)
}

/// Commits a change of the mode, and notifies every node.
async fn commit(tx: Transaction<'_>, uid: i64) -> Result<(), Error> {
    message::notify().bind(&tx, &Notice::Status { uid }.payload()).one().await?;
    tx.commit().await?;
    Ok(())
}

fn fixed(time: DateTime<Utc>) -> DateTime<FixedOffset> {
    time.fixed_offset()
}

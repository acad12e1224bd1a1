//! Logins (the rows that tokens name) and the one-use tickets that open sockets.
//!
//! - A login begins only in `insert`, under the lock of the account's row. Its proof (a password hash or a phone) must still be in
//!   that row. A change of password takes the same lock and ends all other logins, so no older login survives it.
//! - A suspended account has no live login: a suspension takes the same lock (`suspension`).
//! - A login that begins cancels an erasure of its account that has not begun (`erasure`).
//! - Only a live login can be extended.
//! - An account has a bounded number of live logins. A new login ends those that were used longest ago, in its own transaction.
//! - Each token of a login has a row in `login_token`, which stores the hash of its random part (`login_token`).

use std::{collections::HashMap, time::Duration};

use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{erasure, login as q, message},
};
use uuid::Uuid;

use crate::{Error, listen::Notice};

/// The stored form of a token: the hash of its random part.
pub type TokenHash = [u8; 32];

/// The reason of an end: the account had the maximum of live logins, and a new one took the place.
pub const OVER_LIMIT: &str = "limit";

/// A sign-in on one device.
pub struct NewLogin<'a> {
    pub id: Uuid,
    /// Of its first token.
    pub token_hash: TokenHash,
    pub device_id: &'a str,
    pub agent: &'a str,
    pub address: &'a str,
    pub life: Duration,
    /// Maximum number of live logins of the account, this one included.
    pub most: u32,
}

/// Creates the id of a login; a version 7 UUID keeps the index in time order.
#[must_use]
pub fn new_id() -> Uuid {
    Uuid::now_v7()
}

/// The proof for a sign-in: the caller checked it, and it must still hold when the login begins.
#[derive(Debug, Clone, Copy)]
pub enum Proof<'a> {
    /// The account was made in this transaction.
    New,
    /// The password with this hash.
    Password(&'a str),
    /// A code that was sent to this phone.
    Phone(&'a str),
}

/// The checked proof no longer holds.
#[derive(Debug, PartialEq, Eq)]
pub struct ProofGone;

/// A login began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Begun {
    /// The player had asked to erase the account, and this sign-in cancelled that.
    pub erasure_cancelled: bool,
}

/// Creates a login. No other function does. Locks the account's row against transactions that change the proof, and ends the logins
/// above the account's maximum.
pub async fn insert(
    tx: &Transaction<'_>,
    uid: i64,
    login: &NewLogin<'_>,
    proof: Proof<'_>,
) -> Result<Result<Begun, ProofGone>, Error> {
    let (password_hash, phone) = match proof {
        Proof::New => (None, None),
        Proof::Password(hash) => (Some(hash), None),
        Proof::Phone(phone) => (None, Some(phone)),
    };
    let (id, life_s) = (&login.id, &login.life.as_secs_f64());
    let (device_id, agent, address) = (&login.device_id, &login.agent, &login.address);
    let token_hash = &login.token_hash.as_slice();
    let inserted = q::insert_login()
        .bind(tx, &uid, &password_hash, &phone, id, device_id, agent, address, life_s, token_hash)
        .opt()
        .await?;
    if inserted.is_none() {
        return Ok(Err(ProofGone));
    }
    // Separate statements, so that they see everything that was committed before the lock.
    let erasure_cancelled = erasure::cancel().bind(tx, &uid).await? > 0;
    let others = i64::from(login.most) - 1;
    let ended = q::end_logins_over_limit().bind(tx, &OVER_LIMIT, &uid, id, &others).all().await?;
    tell_ended(tx, uid, &ended, OVER_LIMIT).await?;
    Ok(Ok(Begun { erasure_cancelled }))
}

/// Whether the account of this phone, or the one that this replaced phone can take back, signed in on this device.
pub async fn is_known_device(db: &impl GenericClient, phone: &str, device_id: &str) -> Result<bool, Error> {
    Ok(q::is_known_device().bind(db, &device_id, &phone).one().await?)
}

/// A login of an account, as a caller names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AccountLogin {
    pub uid: i64,
    pub login: Uuid,
}

/// The remaining time of each of these logins, by the database's clock, not this node's. `None`: the login has ended or
/// expired, or never existed.
pub async fn live(db: &impl GenericClient, named: &[AccountLogin]) -> Result<Vec<Option<Duration>>, Error> {
    let ids: Vec<Uuid> = named.iter().map(|named| named.login).collect();
    let rows = q::live_among().bind(db, &ids).all().await?;
    let live: HashMap<Uuid, _> = rows.into_iter().map(|row| (row.id, (row.uid, row.left_ms))).collect();
    let of = |named: &AccountLogin| live.get(&named.login).filter(|(uid, _)| *uid == named.uid);
    Ok(named.iter().map(|named| of(named).map(|(_, left_ms)| left(*left_ms))).collect())
}

/// The live logins of these accounts: (uid, login).
pub async fn live_of(db: &impl GenericClient, uids: &[i64]) -> Result<Vec<(i64, Uuid)>, Error> {
    let rows = q::live_logins().bind(db, &uids).all().await?;
    Ok(rows.into_iter().map(|row| (row.uid, row.id)).collect())
}

/// Ends one login, or every login of the account if `id` is `None`, and notifies every node in the same transaction.
/// Returns the ended logins.
pub async fn end(pool: &Pool, uid: i64, id: Option<Uuid>, reason: &str) -> Result<Vec<Uuid>, Error> {
    let Some(id) = id else { return end_all_but(pool, uid, None, reason).await };
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let ended = q::end_login().bind(&tx, &reason, &id, &uid).all().await?;
    tell_ended(&tx, uid, &ended, reason).await?;
    tx.commit().await?;
    Ok(ended)
}

/// Like `end`, for every login of the account except one.
pub async fn end_all_but(
    pool: &Pool,
    uid: i64,
    kept: Option<Uuid>,
    reason: &str,
) -> Result<Vec<Uuid>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let ended = end_others(&tx, uid, kept, reason).await?;
    tx.commit().await?;
    Ok(ended)
}

/// Like `end_all_but`, in the caller's transaction: its commit notifies the nodes.
pub async fn end_others(
    tx: &impl GenericClient,
    uid: i64,
    kept: Option<Uuid>,
    reason: &str,
) -> Result<Vec<Uuid>, Error> {
    let ended = q::end_other_logins().bind(tx, &reason, &uid, &kept).all().await?;
    tell_ended(tx, uid, &ended, reason).await?;
    Ok(ended)
}

pub(crate) async fn tell_ended(
    tx: &impl GenericClient,
    uid: i64,
    ended: &[Uuid],
    reason: &str,
) -> Result<(), Error> {
    if ended.is_empty() {
        return Ok(());
    }
    let notice = Notice::LoginsEnded { uid, logins: ended.to_vec(), reason: reason.to_owned() };
    message::notify().bind(tx, &notice.payload()).one().await?;
    Ok(())
}

/// A live login, as its owner sees it.
pub use q::LoginsOf as Listed;

/// The account's live logins, newest first, at most `most`. The current login is always among them.
pub async fn list(db: &impl GenericClient, uid: i64, current: Uuid, most: i64) -> Result<Vec<Listed>, Error> {
    let mut logins = q::logins_of().bind(db, &uid, &current, &most).all().await?;
    logins.sort_by_key(|login| std::cmp::Reverse((login.create_time, login.id)));
    Ok(logins)
}

/// Deletes up to `most` logins that ended or expired at least `days` ago. Returns the number of deleted logins.
pub async fn delete_old(db: &impl GenericClient, days: u32, most: i64) -> Result<u64, Error> {
    let days = i32::try_from(days).unwrap_or(i32::MAX);
    Ok(q::delete_old_logins().bind(db, &days, &most).await?)
}

/// The stored form of a ticket: the hash of its secret.
pub type TicketHash = [u8; 32];

/// A ticket for a login.
#[derive(Debug, Clone, Copy)]
pub struct NewTicket {
    pub hash: TicketHash,
    pub of: AccountLogin,
    pub life: Duration,
}

/// Stores tickets by the hashes of their secrets.
pub async fn insert_tickets(db: &impl GenericClient, tickets: &[NewTicket]) -> Result<(), Error> {
    let logins: Vec<Uuid> = tickets.iter().map(|ticket| ticket.of.login).collect();
    let hashes: Vec<&[u8]> = tickets.iter().map(|ticket| ticket.hash.as_slice()).collect();
    let uids: Vec<i64> = tickets.iter().map(|ticket| ticket.of.uid).collect();
    let lives: Vec<f64> = tickets.iter().map(|ticket| ticket.life.as_secs_f64()).collect();
    q::insert_tickets().bind(db, &logins, &hashes, &uids, &lives).await?;
    Ok(())
}

/// The account and login of a ticket, and how long that login still lasts.
pub type Redeemed = (i64, Uuid, Duration);

/// Uses tickets up. `None` if a ticket is unknown, already used (also by this call) or too old, or if its login has
/// ended.
pub async fn redeem_tickets(
    db: &impl GenericClient,
    hashes: &[TicketHash],
) -> Result<Vec<Option<Redeemed>>, Error> {
    let wanted: Vec<&[u8]> = hashes.iter().map(TicketHash::as_slice).collect();
    let rows = q::redeem_tickets().bind(db, &wanted).all().await?;
    let mut redeemed: HashMap<Vec<u8>, Redeemed> =
        rows.into_iter().map(|row| (row.secret_hash, (row.uid, row.login_id, left(row.left_ms)))).collect();
    Ok(hashes.iter().map(|hash| redeemed.remove(hash.as_slice())).collect())
}

/// Deletes expired tickets that nobody used; returns how many.
pub async fn delete_expired_tickets(db: &impl GenericClient) -> Result<u64, Error> {
    Ok(q::delete_expired_tickets().bind(db).await?)
}

pub(crate) fn left(left_ms: f64) -> Duration {
    // The cast turns negative numbers into 0.
    Duration::from_millis(left_ms as u64)
}

//! Logins (the rows that tokens name) and the one-use tickets that open sockets.

use std::time::Duration;

use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{login as q, message},
};
use uuid::Uuid;

use crate::{Error, listen::Notice};

/// A sign-in on one device.
pub struct NewLogin<'a> {
    pub id: Uuid,
    pub device_id: &'a str,
    pub agent: &'a str,
    pub address: &'a str,
    pub life: Duration,
}

pub async fn insert(db: &impl GenericClient, uid: i64, login: &NewLogin<'_>) -> Result<(), Error> {
    q::insert_login()
        .bind(db, &login.id, &uid, &login.device_id, &login.agent, &login.address, &login.life.as_secs_f64())
        .await?;
    Ok(())
}

/// How long a live login still lasts by the database's clock, whatever ours says; `None` where it has ended, expired, or
/// never was.
pub async fn live(db: &impl GenericClient, uid: i64, id: Uuid) -> Result<Option<Duration>, Error> {
    Ok(q::live_login().bind(db, &id, &uid).opt().await?.map(left))
}

/// The live logins of these accounts: (uid, login).
pub async fn live_of(db: &impl GenericClient, uids: &[i64]) -> Result<Vec<(i64, Uuid)>, Error> {
    let rows = q::live_logins().bind(db, &uids).all().await?;
    Ok(rows.into_iter().map(|row| (row.uid, row.id)).collect())
}

/// Ends one login, or every login of the account where `id` is `None`, and tells every node in the same transaction.
/// Returns what ended.
pub async fn end(pool: &Pool, uid: i64, id: Option<Uuid>, reason: &str) -> Result<Vec<Uuid>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let ended = match id {
        Some(id) => q::end_login().bind(&tx, &reason, &id, &uid).all().await?,
        None => q::end_all_logins().bind(&tx, &reason, &uid).all().await?,
    };
    if !ended.is_empty() {
        let notice = Notice::LoginsEnded { uid, logins: ended.clone(), reason: reason.to_owned() };
        message::notify().bind(&tx, &notice.payload()).one().await?;
    }
    tx.commit().await?;
    Ok(ended)
}

/// Keeps a ticket by the hash of its secret.
pub async fn insert_ticket(
    db: &impl GenericClient,
    secret_hash: &[u8],
    uid: i64,
    login: Uuid,
    life: Duration,
) -> Result<(), Error> {
    q::insert_ticket().bind(db, &secret_hash, &login, &uid, &life.as_secs_f64()).await?;
    Ok(())
}

/// Uses a ticket up: the account, its login and how long that still lasts. `None` where the ticket is unknown, used or too old, or its
/// login has ended meanwhile.
pub async fn redeem_ticket(
    db: &impl GenericClient,
    secret_hash: &[u8],
) -> Result<Option<(i64, Uuid, Duration)>, Error> {
    let row = q::redeem_ticket().bind(db, &secret_hash).opt().await?;
    Ok(row.map(|row| (row.uid, row.login_id, left(row.left_ms))))
}

/// Forgets tickets that nobody used; returns how many.
pub async fn delete_expired_tickets(db: &impl GenericClient) -> Result<u64, Error> {
    Ok(q::delete_expired_tickets().bind(db).await?)
}

fn left(left_ms: f64) -> Duration {
    // Below zero saturates.
    Duration::from_millis(left_ms as u64)
}

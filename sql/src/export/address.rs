//! Addresses that give the data of an account out once.
//!
//! - A request takes a proof like an erasure. It closes the earlier addresses of the account and writes a message to the inbox, all or
//!   nothing.
//! - A fetch can break off, so a few may begin. Only one ends completely.

use std::time::Duration;

use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{account as a, data_export as q, status as s},
};
use uuid::Uuid;

use crate::{
    Error,
    credential::PasswordProof,
    inbox::{self, NewMessage},
    login::{AccountLogin, ProofGone},
};

/// Fetches of one address that may begin: of an in-app browser, of its download manager, and one repetition.
const MOST_BEGINS: i32 = 3;

/// Opens an address for a login. Its row lasts for `life` and a day. The inner error means that the checked proof no longer holds.
pub async fn open(
    pool: &Pool,
    of: AccountLogin,
    proof: PasswordProof<'_>,
    life: Duration,
    message: &NewMessage<'_>,
) -> Result<Result<Uuid, ProofGone>, Error> {
    let AccountLogin { uid, login } = of;
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    s::lock_statuses().bind(&tx, &[uid].as_slice()).all().await?;
    let Some(now) = a::lock_credential().bind(&tx, &uid).opt().await? else { return Ok(Err(ProofGone)) };
    if !proof.holds(&now) {
        return Ok(Err(ProofGone));
    }
    let id = Uuid::new_v4();
    q::close_addresses().bind(&tx, &uid).await?;
    q::insert_address().bind(&tx, &id, &uid, &login, &life.as_secs_f64()).await?;
    inbox::send_to(&tx, uid, message).await?;
    tx.commit().await?;
    Ok(Ok(id))
}

/// The login that asked for this address. `None`: a fetch has ended, too many have begun, or a newer request closed it.
pub async fn login_of(db: &impl GenericClient, id: Uuid, uid: i64) -> Result<Option<Uuid>, Error> {
    Ok(q::open_address().bind(db, &id, &uid, &MOST_BEGINS).opt().await?)
}

/// Counts a fetch that begins. False: it may not.
pub async fn begin(db: &impl GenericClient, id: Uuid) -> Result<bool, Error> {
    Ok(q::begin_fetch().bind(db, &id, &MOST_BEGINS).await? == 1)
}

/// Notes the end of a complete fetch. False: another one has ended, or a newer request closed the address.
pub async fn finish(db: &impl GenericClient, id: Uuid) -> Result<bool, Error> {
    Ok(q::finish_fetch().bind(db, &id).await? == 1)
}

/// Deletes addresses that expired a day ago, at most `most` of them.
pub async fn delete_expired(db: &impl GenericClient, most: i64) -> Result<u64, Error> {
    Ok(q::delete_expired_addresses().bind(db, &most).await?)
}

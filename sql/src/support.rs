//! What operators read about accounts, and their notes.

use deadpool_postgres::Transaction;
use queries::{client::GenericClient, queries::support as q};
use uuid::Uuid;

pub use q::{
    Accounts as Account, Devices as Device, Erasure, Found, LockAccount as Moderated, Logins as Login,
    Notes as Note,
};

use crate::Error;

/// The accounts that `who` can name: a uid, a login name, a phone, the id of an order or device, or a displayed name. At most `most`
/// of each kind.
pub async fn find(db: &impl GenericClient, who: &str, most: i64) -> Result<Vec<Found>, Error> {
    // Only the plain form of a number is a uid: +7 and 007 are names.
    let uid = who.parse::<i64>().ok().filter(|uid| uid.to_string() == who);
    let order = who.parse::<Uuid>().ok();
    Ok(q::found().bind(db, &uid, &who, &order, &most).all().await?)
}

/// The accounts that exist, by uid.
pub async fn accounts(db: &impl GenericClient, uids: &[i64]) -> Result<Vec<Account>, Error> {
    Ok(q::accounts().bind(db, &uids).all().await?)
}

/// The newest logins, live and ended.
pub async fn logins(db: &impl GenericClient, uid: i64, most: i64) -> Result<Vec<Login>, Error> {
    Ok(q::logins().bind(db, &uid, &most).all().await?)
}

/// Locks the account, and returns its suspension and mute. `None`: no such account. Lock the status first if the change writes it.
pub async fn lock(tx: &Transaction<'_>, uid: i64) -> Result<Option<Moderated>, Error> {
    Ok(q::lock_account().bind(tx, &uid).opt().await?)
}

/// Adds a note and returns its id; `None`: the key was used.
pub async fn add_note(
    tx: &Transaction<'_>,
    uid: i64,
    author: &str,
    content: &str,
    key: Option<Uuid>,
) -> Result<Option<i64>, Error> {
    Ok(q::insert_note().bind(tx, &uid, &author, &content, &key).opt().await?)
}

/// The newest notes about an account that are older than the id `below` (`i64::MAX`: from the newest).
pub async fn notes(db: &impl GenericClient, uid: i64, below: i64, most: i64) -> Result<Vec<Note>, Error> {
    Ok(q::notes().bind(db, &uid, &below, &most).all().await?)
}

/// The devices of an account, the last used first.
pub async fn devices(db: &impl GenericClient, uid: i64, most: i64) -> Result<Vec<Device>, Error> {
    Ok(q::devices().bind(db, &uid, &most).all().await?)
}

/// How far the erasure of an account is. `None`: nobody asked for one.
pub async fn erasure(db: &impl GenericClient, uid: i64) -> Result<Option<Erasure>, Error> {
    Ok(q::erasure().bind(db, &uid).opt().await?)
}

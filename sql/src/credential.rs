//! Changes of an account's credentials: its password and its phone.
//!
//! - A change checks under the lock of the account's row that its proof still holds. It ends all other logins and writes a message to the
//!   inbox, all or nothing.
//! - A replaced phone stays a way back for some days. Until then a code to it sets a new password and binds it again
//!   (`PasswordProof::WayBack`). The phone that this replaces gets no way back.
//! - After several changes each replaced phone is a way back for its own days. The use of one ends it and all that were replaced later; an
//!   earlier one stays. So the oldest phone wins: nobody who changed the phone later can undo its return.
//! - A way back is gone as soon as any account has the phone. In youth mode neither a binding nor a way back changes the phone. So the mode
//!   cannot begin while a way back is open (`youth`): a thief could close it.
//! - Lock order: status, account, way back, and only then the unique index of phones.

use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{account as q, status as s},
};
use tokio_postgres::error::SqlState;
use uuid::Uuid;

use crate::{
    Error,
    inbox::{self, NewMessage},
    login, status,
};

/// The effects of a change on the account's logins and inbox.
pub struct Effects<'a> {
    /// The login that stays. `None`: all logins end.
    pub kept: Option<Uuid>,
    /// Why the others end.
    pub reason: &'a str,
    pub message: NewMessage<'a>,
}

/// Why nothing was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The checked proof no longer holds.
    ProofGone,
    /// Another account has the phone.
    PhoneTaken,
    /// The account is in youth mode.
    Youth,
}

/// A committed change.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Changed {
    pub ended: Vec<Uuid>,
    /// The phone that the account had before.
    pub phone_before: Option<String>,
    /// False: the account had this phone already, and nothing was written.
    pub is_new: bool,
}

/// The proof for a password change; it must still hold when the password changes.
#[derive(Debug, Clone, Copy)]
pub enum PasswordProof<'a> {
    /// The old password with this hash.
    Old(&'a str),
    /// A code that was sent to this bound phone.
    Phone(&'a str),
    /// A code that was sent to this replaced phone.
    WayBack(&'a str),
}

/// Changes the password and ends every login except one.
pub async fn change_password(
    pool: &Pool,
    uid: i64,
    proof: PasswordProof<'_>,
    password_hash: &str,
    effects: &Effects<'_>,
) -> Result<Result<Changed, Refusal>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    status::touch(&tx, uid).await?;
    // A separate statement, so that the next one sees every login that was created before this lock.
    let Some(now) = q::lock_credential().bind(&tx, &uid).opt().await? else {
        return Ok(Err(Refusal::ProofGone));
    };
    match proof {
        PasswordProof::Old(hash) if now.password_hash.as_deref() == Some(hash) => {}
        PasswordProof::Phone(phone) if now.phone.as_deref() == Some(phone) => {}
        PasswordProof::WayBack(phone) => {
            if let Err(refusal) = take_back(&tx, uid, phone).await? {
                return Ok(Err(refusal));
            }
        }
        _ => return Ok(Err(Refusal::ProofGone)),
    }
    q::set_password().bind(&tx, &password_hash, &effects.kept, &uid).await?;
    finish(tx, uid, now.phone, effects).await.map(Ok)
}

/// The proof for a change of the phone, as it was when it was checked.
#[derive(Debug, Clone, Copy)]
pub enum PhoneProof<'a> {
    /// The password with this hash, of an account with this phone.
    Password { hash: &'a str, phone: Option<&'a str> },
    /// A code that was sent to this bound phone.
    Phone(&'a str),
}

/// Binds the phone to the account and ends every login except one. The previous phone stays a way back for `way_back_days`.
pub async fn bind_phone(
    pool: &Pool,
    uid: i64,
    proof: PhoneProof<'_>,
    phone: &str,
    way_back_days: u32,
    effects: &Effects<'_>,
) -> Result<Result<Changed, Refusal>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    status::touch(&tx, uid).await?;
    let Some(now) = q::lock_credential().bind(&tx, &uid).opt().await? else {
        return Ok(Err(Refusal::ProofGone));
    };
    if is_in_youth_mode(&tx, uid).await? {
        return Ok(Err(Refusal::Youth));
    }
    let (before, password_hash) = (now.phone.as_deref(), now.password_hash.as_deref());
    let is_bound = before == Some(phone);
    let holds = match proof {
        PhoneProof::Password { hash, phone } => password_hash == Some(hash) && (before == phone || is_bound),
        PhoneProof::Phone(phone) => before == Some(phone),
    };
    if !holds {
        return Ok(Err(Refusal::ProofGone));
    }
    if is_bound {
        return Ok(Ok(Changed { phone_before: now.phone, ..Changed::default() }));
    }
    q::close_way_back().bind(&tx, &phone).await?;
    if !set_phone(&tx, uid, phone).await? {
        return Ok(Err(Refusal::PhoneTaken));
    }
    if let Some(before) = before
        && way_back_days > 0
    {
        let days = i32::try_from(way_back_days).unwrap_or(i32::MAX);
        q::add_way_back().bind(&tx, &before, &uid, &days).await?;
    }
    finish(tx, uid, now.phone, effects).await.map(Ok)
}

/// The account to which this replaced phone is a way back now.
pub async fn way_back(db: &impl GenericClient, phone: &str) -> Result<Option<i64>, Error> {
    Ok(q::way_back().bind(db, &phone).opt().await?)
}

/// Deletes the ways back that have ended.
pub async fn forget_ways_back(db: &impl GenericClient) -> Result<u64, Error> {
    Ok(q::forget_ways_back().bind(db).await?)
}

/// Binds a replaced phone again, and ends all ways back that are not older than it.
async fn take_back(tx: &Transaction<'_>, uid: i64, phone: &str) -> Result<Result<(), Refusal>, Error> {
    if is_in_youth_mode(tx, uid).await? {
        return Ok(Err(Refusal::Youth));
    }
    let Some(since) = q::take_way_back().bind(tx, &phone, &uid).opt().await? else {
        return Ok(Err(Refusal::ProofGone));
    };
    q::close_later_ways_back().bind(tx, &uid, &since).await?;
    Ok(if set_phone(tx, uid, phone).await? { Ok(()) } else { Err(Refusal::ProofGone) })
}

/// False: another account has the phone.
async fn set_phone(tx: &impl GenericClient, uid: i64, phone: &str) -> Result<bool, Error> {
    match q::bind_phone().bind(tx, &phone, &uid).await {
        Ok(changed) => Ok(changed == 1),
        // Another account bound it at the same moment.
        Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// The caller holds the lock of the status.
async fn is_in_youth_mode(tx: &impl GenericClient, uid: i64) -> Result<bool, Error> {
    Ok(s::youth().bind(tx, &uid).opt().await?.unwrap_or(false))
}

async fn finish(
    tx: Transaction<'_>,
    uid: i64,
    phone_before: Option<String>,
    effects: &Effects<'_>,
) -> Result<Changed, Error> {
    let ended = login::end_others(&tx, uid, effects.kept, effects.reason).await?;
    inbox::send_to(&tx, uid, &effects.message).await?;
    tx.commit().await?;
    Ok(Changed { ended, phone_before, is_new: true })
}

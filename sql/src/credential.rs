//! Changes of an account's credentials: its password and its phone.
//!
//! - A change checks under the lock of the account's row that its proof still holds. It ends all other logins and writes a message to the
//!   inbox, all or nothing.
//! - Recovery: for some days a code to a replaced phone sets a new password and binds that phone again (`PasswordProof::ReplacedPhone`).
//!   The phone that this replaces cannot recover the account.
//! - After several changes each replaced phone can recover the account for its own days. A recovery ends the rights of this phone and of
//!   all phones that were replaced later. So the oldest phone wins: a later owner of the account cannot undo its recovery.
//! - The right ends as soon as any account has the phone. In youth mode neither a binding nor a recovery changes the phone. So the mode
//!   cannot begin while a replaced phone can recover the account (`youth`): a thief could stop the recovery.
//! - Lock order: status, account, replaced phone (table `replaced_phone`), and only then the unique index of phones.

use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{account as q, data_export, status as s},
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
    ReplacedPhone(&'a str),
}

impl PasswordProof<'_> {
    /// Whether the proof still holds for the account. A replaced phone recovers an account and proves nothing else.
    pub(crate) fn holds(&self, now: &q::LockCredential) -> bool {
        match self {
            Self::Old(hash) => now.password_hash.as_deref() == Some(hash),
            Self::Phone(phone) => now.phone.as_deref() == Some(phone),
            Self::ReplacedPhone(_) => false,
        }
    }
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
        PasswordProof::ReplacedPhone(phone) => {
            if let Err(refusal) = recover(&tx, uid, phone).await? {
                return Ok(Err(refusal));
            }
        }
        proof if proof.holds(&now) => {}
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

/// Binds the phone to the account and ends every login except one. For `recovery_days` the previous phone can recover the account.
pub async fn bind_phone(
    pool: &Pool,
    uid: i64,
    proof: PhoneProof<'_>,
    phone: &str,
    recovery_days: u32,
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
    q::forget_replaced_phone().bind(&tx, &phone).await?;
    if !set_phone(&tx, uid, phone).await? {
        return Ok(Err(Refusal::PhoneTaken));
    }
    if let Some(before) = before
        && recovery_days > 0
    {
        let days = i32::try_from(recovery_days).unwrap_or(i32::MAX);
        q::add_replaced_phone().bind(&tx, &before, &uid, &days).await?;
    }
    finish(tx, uid, now.phone, effects).await.map(Ok)
}

/// Why an operator cannot unbind a phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotUnbound {
    /// There is no such account.
    Gone,
    /// The account is in youth mode.
    Youth,
    /// The account has no phone.
    NoPhone,
    /// The account has no login name and password: without the phone nobody could sign in.
    OnlyPhone,
}

/// Removes the phone from the account in the caller's transaction, and ends every login. The phone cannot recover the account, because
/// somebody else may have the number now. Returns the number of ended logins.
pub async fn unbind_phone_in(
    tx: &Transaction<'_>,
    uid: i64,
    effects: &Effects<'_>,
) -> Result<Result<usize, NotUnbound>, Error> {
    status::touch(tx, uid).await?;
    let Some(now) = q::lock_credential().bind(tx, &uid).opt().await? else {
        return Ok(Err(NotUnbound::Gone));
    };
    if is_in_youth_mode(tx, uid).await? {
        return Ok(Err(NotUnbound::Youth));
    }
    if now.phone.is_none() {
        return Ok(Err(NotUnbound::NoPhone));
    }
    if now.password_hash.is_none() || q::unbind_phone().bind(tx, &uid).await? == 0 {
        return Ok(Err(NotUnbound::OnlyPhone));
    }
    let ended = login::end_others(tx, uid, effects.kept, effects.reason).await?;
    data_export::close_addresses().bind(tx, &uid).await?;
    inbox::send_to(tx, uid, &effects.message).await?;
    Ok(Ok(ended.len()))
}

/// The account that this replaced phone can recover now.
pub async fn recoverable_account(db: &impl GenericClient, phone: &str) -> Result<Option<i64>, Error> {
    Ok(q::recoverable_account().bind(db, &phone).opt().await?)
}

/// Deletes the replaced phones whose right to recover an account has ended.
pub async fn forget_replaced_phones(db: &impl GenericClient) -> Result<u64, Error> {
    Ok(q::forget_replaced_phones().bind(db).await?)
}

/// Deletes former phones that accounts lost `days` ago, at most `most` of them.
pub async fn delete_former_phones(db: &impl GenericClient, days: u32, most: i64) -> Result<u64, Error> {
    Ok(q::delete_former_phones().bind(db, &i32::try_from(days).unwrap_or(i32::MAX), &most).await?)
}

/// Binds a replaced phone again. It and all phones that were replaced later can recover the account no more.
async fn recover(tx: &Transaction<'_>, uid: i64, phone: &str) -> Result<Result<(), Refusal>, Error> {
    if is_in_youth_mode(tx, uid).await? {
        return Ok(Err(Refusal::Youth));
    }
    let Some(since) = q::take_replaced_phone().bind(tx, &phone, &uid).opt().await? else {
        return Ok(Err(Refusal::ProofGone));
    };
    q::forget_later_replaced_phones().bind(tx, &uid, &since).await?;
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
    // The kept login may have requested an export with the old credential.
    data_export::close_addresses().bind(&tx, &uid).await?;
    inbox::send_to(&tx, uid, &effects.message).await?;
    tx.commit().await?;
    Ok(Changed { ended, phone_before, is_new: true })
}

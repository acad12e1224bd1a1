//! Accounts: registration, credentials, profile.

use chrono::{DateTime, Utc};
use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{account as q, message},
};
use tokio_postgres::error::SqlState;
use uuid::Uuid;

pub use q::{Account, Profiles as Profile};

use crate::{
    Error,
    invitation::{self, NewInvitation},
    login::{self, NewLogin, Proof},
    status,
};

/// The time until which the account is a newcomer, counted in hours since registration; `None`: it is no newcomer.
pub async fn newcomer_until(
    db: &impl GenericClient,
    uid: i64,
    hours: u32,
) -> Result<Option<DateTime<Utc>>, Error> {
    let hours = i32::try_from(hours).unwrap_or(i32::MAX);
    Ok(q::newcomer_until().bind(db, &hours, &uid).opt().await?.map(Into::into))
}

/// A new account.
#[derive(Clone, Copy)]
pub struct NewAccount<'a> {
    pub identity: Identity<'a>,
    /// The name that others see until the player chooses another.
    pub name: &'a str,
    /// Unique; the caller draws it at random, and draws again on `TakenIdentity::InviteCode`.
    pub invite_code: &'a str,
    /// The invitation that the account accepts.
    pub invitation: Option<NewInvitation>,
    pub channel_id: &'a str,
}

/// The credential that creates an account and signs in to it.
#[derive(Debug, Clone, Copy)]
pub enum Identity<'a> {
    Name {
        login_name: &'a str,
        /// PHC string
        password_hash: &'a str,
    },
    Phone(&'a str),
}

/// Why no account was created.
#[derive(Debug, PartialEq, Eq)]
pub enum TakenIdentity {
    LoginName,
    Phone,
    InviteCode,
}

/// Creates the account, its status row, its welcome messages, its accepted invitation and its first login, all or
/// nothing.
pub async fn register(
    pool: &Pool,
    new: NewAccount<'_>,
    login: &NewLogin<'_>,
) -> Result<Result<i64, TakenIdentity>, Error> {
    let (login_name, password_hash, phone, account_type) = match new.identity {
        Identity::Name { login_name, password_hash } => (Some(login_name), Some(password_hash), None, 0),
        Identity::Phone(phone) => (None, None, Some(phone), 1),
    };
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let (name, code, channel) = (&new.name, &new.invite_code, &new.channel_id);
    let invited_by = new.invitation.map(|invitation| invitation.inviter);
    let uid = q::insert_account()
        .bind(&tx, &login_name, &phone, &password_hash, &account_type, name, code, &invited_by, channel)
        .opt()
        .await?;
    let Some(uid) = uid else {
        let taken = match new.identity {
            Identity::Name { login_name, .. } => {
                uid_by_login_name(&tx, login_name).await?.map(|_| TakenIdentity::LoginName)
            }
            Identity::Phone(phone) => uid_by_phone(&tx, phone).await?.map(|_| TakenIdentity::Phone),
        };
        return Ok(Err(taken.unwrap_or(TakenIdentity::InviteCode)));
    };
    q::insert_status().bind(&tx, &uid).await?;
    message::insert_welcome_messages().bind(&tx, &uid).await?;
    if let Some(invitation) = &new.invitation {
        invitation::accept(&tx, uid, invitation).await?;
    }
    if login::insert(&tx, uid, login, Proof::New).await?.is_err() {
        return Err(Error::Invalid(format!("account {uid} vanished while it was made")));
    }
    tx.commit().await?;
    Ok(Ok(uid))
}

/// The proof for a password change; it must still hold when the password changes.
#[derive(Debug, Clone, Copy)]
pub enum PasswordProof<'a> {
    /// The old password with this hash.
    Old(&'a str),
    /// A code that was sent to this phone.
    Phone(&'a str),
}

/// Changes the password and ends every login except one, all or nothing. Returns the ended logins; an inner error means
/// that the checked proof no longer holds.
pub async fn change_password(
    pool: &Pool,
    uid: i64,
    proof: PasswordProof<'_>,
    password_hash: &str,
    kept: Option<Uuid>,
    reason: &str,
) -> Result<Result<Vec<Uuid>, login::ProofGone>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    status::touch(&tx, uid).await?;
    // A separate statement, so that the next one sees every login that was created before this lock.
    let Some(now) = q::lock_credential().bind(&tx, &uid).opt().await? else {
        return Ok(Err(login::ProofGone));
    };
    let holds = match proof {
        PasswordProof::Old(hash) => now.password_hash.as_deref() == Some(hash),
        PasswordProof::Phone(phone) => now.phone.as_deref() == Some(phone),
    };
    if !holds {
        return Ok(Err(login::ProofGone));
    }
    q::set_password().bind(&tx, &password_hash, &kept, &uid).await?;
    let ended = login::end_others(&tx, uid, kept, reason).await?;
    tx.commit().await?;
    Ok(Ok(ended))
}

/// Another account has the phone.
#[derive(Debug, PartialEq, Eq)]
pub struct PhoneTaken;

/// Binds the phone to the account and replaces the previous phone.
pub async fn bind_phone(pool: &Pool, uid: i64, phone: &str) -> Result<Result<(), PhoneTaken>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    status::touch(&tx, uid).await?;
    match q::bind_phone().bind(&tx, &phone, &uid).await {
        Ok(1) => {}
        Ok(_) => return Ok(Err(PhoneTaken)),
        // Another account bound it at the same moment.
        Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => return Ok(Err(PhoneTaken)),
        Err(error) => return Err(error.into()),
    }
    tx.commit().await?;
    Ok(Ok(()))
}

/// The uid and password hash for a login name or phone; the hash is `None` if no password was set.
pub async fn credential(db: &impl GenericClient, name: &str) -> Result<Option<(i64, Option<String>)>, Error> {
    Ok(q::credential().bind(db, &name).opt().await?.map(|row| (row.uid, row.password_hash)))
}

pub async fn account(db: &impl GenericClient, uid: i64) -> Result<Option<Account>, Error> {
    Ok(q::account().bind(db, &uid).opt().await?)
}

/// The profiles of the accounts that exist, in no particular order. `zone` is the portal's time zone, which defines "today".
pub async fn profiles(db: &impl GenericClient, zone: &str, uids: &[i64]) -> Result<Vec<Profile>, Error> {
    Ok(q::profiles().bind(db, &zone, &uids).all().await?)
}

pub async fn uid_by_login_name(db: &impl GenericClient, login_name: &str) -> Result<Option<i64>, Error> {
    Ok(q::uid_by_login_name().bind(db, &login_name).opt().await?)
}

pub async fn uid_by_phone(db: &impl GenericClient, phone: &str) -> Result<Option<i64>, Error> {
    Ok(q::uid_by_phone().bind(db, &phone).opt().await?)
}

/// The hash of the account's password; `None` if no password was set.
pub async fn password_hash(db: &impl GenericClient, uid: i64) -> Result<Option<String>, Error> {
    Ok(q::password_hash().bind(db, &uid).opt().await?.flatten())
}

pub async fn uid_by_invite_code(db: &impl GenericClient, code: &str) -> Result<Option<i64>, Error> {
    Ok(q::uid_by_invite_code().bind(db, &code).opt().await?)
}

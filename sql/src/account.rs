//! Accounts: registration, credentials, profile.

use chrono::{DateTime, Utc};
use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{account as q, message},
};

pub use q::{Account, Credentials, Profiles as Profile};

use crate::{
    Error,
    invitation::{self, NewInvitation},
    login::{self, NewLogin, Proof},
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
    /// The phone was replaced a few days ago, and can still recover another account.
    ReplacedPhone,
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
    // After the insert: a change that replaced the phone has committed by now, or the insert waited for it.
    if let Some(phone) = phone
        && q::is_replaced_phone().bind(&tx, &phone).one().await?
    {
        return Ok(Err(TakenIdentity::ReplacedPhone));
    }
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

/// What identifies the account at a sign-in.
pub async fn credentials(db: &impl GenericClient, uid: i64) -> Result<Option<Credentials>, Error> {
    Ok(q::credentials().bind(db, &uid).opt().await?)
}

pub async fn uid_by_invite_code(db: &impl GenericClient, code: &str) -> Result<Option<i64>, Error> {
    Ok(q::uid_by_invite_code().bind(db, &code).opt().await?)
}

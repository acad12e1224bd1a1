//! Operators: the people who run the portal, their roles and their sessions. What a role may do stands in `src/operators`.
//!
//! - An operator is disabled, never deleted. A trigger ends the sessions of a disabled operator.
//! - A code of the second factor works once: `use_code` takes its period, which only grows.
//! - The caller's clock decides about codes and sessions.

use chrono::{DateTime, Utc};
use deadpool_postgres::Transaction;
use queries::{client::GenericClient, queries::operator as q};

pub use q::{
    AccessByName as Access, LockOperator as Locked, OperatorByName as Credentials, Operators as Listed,
    Session,
};

use crate::Error;

/// A new operator. The password was made by the portal, so the first sign-in must replace it.
pub struct NewOperator<'a> {
    pub name: &'a str,
    /// PHC string
    pub password_hash: &'a str,
    /// The encrypted secret of the codes.
    pub totp_sealed: &'a [u8],
    pub roles: &'a [&'a str],
}

/// Creates an operator and returns the id; `None`: the name is taken.
pub async fn insert(tx: &Transaction<'_>, new: &NewOperator<'_>) -> Result<Option<i64>, Error> {
    let inserted =
        q::insert_operator().bind(tx, &new.name, &new.password_hash, &new.totp_sealed).opt().await?;
    if let Some(id) = inserted {
        set_roles(tx, id, new.roles).await?;
    }
    Ok(inserted)
}

/// Replaces the roles of an operator.
pub async fn set_roles(tx: &Transaction<'_>, id: i64, roles: &[&str]) -> Result<(), Error> {
    q::set_roles().bind(tx, &id, &roles).await?;
    Ok(())
}

/// Every operator, by name.
pub async fn list(db: &impl GenericClient) -> Result<Vec<Listed>, Error> {
    Ok(q::operators().bind(db).all().await?)
}

pub async fn by_name(db: &impl GenericClient, name: &str) -> Result<Option<Credentials>, Error> {
    Ok(q::operator_by_name().bind(db, &name).opt().await?)
}

/// The current roles of the operator of this name, and whether it is disabled. `None`: there is no such operator.
pub async fn access(db: &impl GenericClient, name: &str) -> Result<Option<Access>, Error> {
    Ok(q::access_by_name().bind(db, &name).opt().await?)
}

/// The first of `names` that set up the sign-in of another of them since `since`: added that operator, or changed its password, codes or
/// roles, also through other operators. `None`: nobody did.
pub async fn sign_in_maker(
    db: &impl GenericClient,
    names: &[&str],
    since: DateTime<Utc>,
) -> Result<Option<String>, Error> {
    Ok(q::sign_in_maker().bind(db, &names, &since.into()).opt().await?)
}

/// The operator, locked against other changes until the transaction ends.
pub async fn lock(tx: &Transaction<'_>, id: i64) -> Result<Option<Locked>, Error> {
    Ok(q::lock_operator().bind(tx, &id).opt().await?)
}

/// The ids of the enabled admins, locked in their order.
pub async fn lock_enabled_admins(tx: &Transaction<'_>) -> Result<Vec<i64>, Error> {
    Ok(q::lock_enabled_admins().bind(tx).all().await?)
}

/// Whether anybody can create operators by signing in.
pub async fn has_enabled_admin(db: &impl GenericClient) -> Result<bool, Error> {
    Ok(q::has_enabled_admin().bind(db).one().await?)
}

/// Uses the code of this period up. False: it, or a later one, was used before.
pub async fn use_code(tx: &Transaction<'_>, id: i64, step: i64) -> Result<bool, Error> {
    Ok(q::use_code().bind(tx, &step, &id).await? == 1)
}

/// Stores the secret of the codes under another key, unless it changed in the meantime.
pub async fn seal_again(tx: &Transaction<'_>, id: i64, before: &[u8], sealed: &[u8]) -> Result<(), Error> {
    q::seal_again().bind(tx, &sealed, &id, &before).await?;
    Ok(())
}

/// Sets a password. `once`: the next sign-in must replace it.
pub async fn set_password(tx: &Transaction<'_>, id: i64, hash: &str, once: bool) -> Result<(), Error> {
    q::set_password().bind(tx, &hash, &once, &id).await?;
    Ok(())
}

/// Sets a new secret of the codes.
pub async fn set_totp(tx: &Transaction<'_>, id: i64, sealed: &[u8]) -> Result<(), Error> {
    q::set_totp().bind(tx, &sealed, &id).await?;
    Ok(())
}

/// Disables an operator and ends all sessions. False: was disabled before.
pub async fn disable(tx: &Transaction<'_>, id: i64, now: DateTime<Utc>) -> Result<bool, Error> {
    Ok(q::disable().bind(tx, &now.into(), &id).await? == 1)
}

/// The stored form of a session's token: its SHA-256.
pub type TokenHash = [u8; 32];

/// A session that begins.
pub struct NewSession<'a> {
    pub token_hash: TokenHash,
    pub operator: i64,
    pub begin: DateTime<Utc>,
    pub expiry: DateTime<Utc>,
    pub address: &'a str,
    pub agent: &'a str,
}

pub async fn insert_session(tx: &Transaction<'_>, new: &NewSession<'_>) -> Result<(), Error> {
    let (begin, expiry) = (new.begin.into(), new.expiry.into());
    let hash = new.token_hash.as_slice();
    q::insert_session().bind(tx, &hash, &new.operator, &begin, &expiry, &new.address, &new.agent).await?;
    Ok(())
}

/// The operator of a live session.
pub async fn session(
    db: &impl GenericClient,
    token: &TokenHash,
    now: DateTime<Utc>,
) -> Result<Option<Session>, Error> {
    Ok(q::session().bind(db, &token.as_slice(), &now.into()).opt().await?)
}

pub async fn end_session(tx: &Transaction<'_>, token: &TokenHash, now: DateTime<Utc>) -> Result<(), Error> {
    q::end_session().bind(tx, &now.into(), &token.as_slice()).await?;
    Ok(())
}

/// Ends the sessions of an operator except `kept`, and returns their number.
pub async fn end_sessions(
    tx: &Transaction<'_>,
    id: i64,
    kept: Option<&TokenHash>,
    now: DateTime<Utc>,
) -> Result<u64, Error> {
    Ok(q::end_sessions().bind(tx, &now.into(), &id, &kept.map(TokenHash::as_slice)).await?)
}

//! Accounts: registration, credentials, profile.

use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{account as q, message},
};
use uuid::Uuid;

pub use q::{Account, Profile};

use crate::{Error, login};

/// A new account made by name and password.
pub struct NewAccount<'a> {
    pub login_name: &'a str,
    /// PHC string
    pub password_hash: &'a str,
    /// What others see until the player chooses another.
    pub name: &'a str,
    /// Unique; the caller draws it and tries another where `Taken::InviteCode` comes back.
    pub invite_code: &'a str,
    pub invited_by: Option<i64>,
    pub channel_id: &'a str,
}

/// Why an account was not made.
#[derive(Debug, PartialEq, Eq)]
pub enum Taken {
    LoginName,
    InviteCode,
}

/// Makes the account, its status row, its welcome messages and its first login, all or nothing.
pub async fn register(
    pool: &Pool,
    new: NewAccount<'_>,
    login: login::NewLogin<'_>,
) -> Result<Result<i64, Taken>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let uid = q::insert_account()
        .bind(
            &tx,
            &Some(new.login_name),
            &None::<&str>,
            &Some(new.password_hash),
            &0,
            &new.name,
            &new.invite_code,
            &new.invited_by,
            &new.channel_id,
        )
        .opt()
        .await?;
    let Some(uid) = uid else {
        let name_taken = q::uid_by_login_name().bind(&tx, &new.login_name).opt().await?.is_some();
        return Ok(Err(if name_taken { Taken::LoginName } else { Taken::InviteCode }));
    };
    q::insert_status().bind(&tx, &uid).await?;
    message::insert_welcome_messages().bind(&tx, &uid).await?;
    login::insert(&tx, uid, &login).await?;
    tx.commit().await?;
    Ok(Ok(uid))
}

/// The uid and password hash behind a login name or phone; the hash is `None` where no password was set.
pub async fn credential(db: &impl GenericClient, name: &str) -> Result<Option<(i64, Option<String>)>, Error> {
    Ok(q::credential().bind(db, &name).opt().await?.map(|row| (row.uid, row.password_hash)))
}

pub async fn account(db: &impl GenericClient, uid: i64) -> Result<Option<Account>, Error> {
    Ok(q::account().bind(db, &uid).opt().await?)
}

/// What a profile shows. `zone` is the portal's time zone, by which "today" is told.
pub async fn profile(db: &impl GenericClient, uid: i64, zone: &str) -> Result<Option<Profile>, Error> {
    Ok(q::profile().bind(db, &zone, &uid).opt().await?)
}

pub async fn uid_by_login_name(db: &impl GenericClient, login_name: &str) -> Result<Option<i64>, Error> {
    Ok(q::uid_by_login_name().bind(db, &login_name).opt().await?)
}

pub async fn uid_by_invite_code(db: &impl GenericClient, code: &str) -> Result<Option<i64>, Error> {
    Ok(q::uid_by_invite_code().bind(db, &code).opt().await?)
}

/// Ids that name a login; a version 7 UUID keeps the index in time order.
#[must_use]
pub fn new_login_id() -> Uuid {
    Uuid::now_v7()
}

//! Changes of players' profiles. The first change of a name is free, and one in `FREE_RENAME_DAYS` days; others use a rename card.
//! A muted player changes neither name nor signature, because others read them.

use chrono::{DateTime, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{account as q, goods as names, person},
};

use crate::{
    Error, goods,
    inbox::{self, NewMessage},
    status,
};

/// After a free change of name, the next one is free after this time.
pub const FREE_RENAME_DAYS: i32 = 30;

/// Why nothing was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// A change of name is not free until then, and the account has no rename card.
    NoRename { free_time: DateTime<Utc> },
    /// An operator muted the account until then.
    Muted { until: DateTime<Utc> },
}

/// The changes to a profile; `None` leaves a field as it is.
#[derive(Debug, Clone, Copy, Default)]
pub struct Changes<'a> {
    pub name: Option<&'a str>,
    pub sex: Option<i16>,
    pub age: Option<i16>,
    pub signature: Option<&'a str>,
    pub real_name: Option<&'a str>,
}

/// Changes a profile and notifies all open pages of the account.
pub async fn update(pool: &Pool, uid: i64, changes: Changes<'_>) -> Result<Result<(), Refusal>, Error> {
    let Changes { name, sex, age, signature, real_name } = changes;
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    // Locks the status first, so that two changes of the name never use one card or one free change, and no mute comes in between.
    status::touch(&tx, uid).await?;
    if let Some(name) = name
        && let Err(refused) = rename(&tx, uid, name).await?
    {
        return Ok(Err(refused));
    }
    if signature.is_some_and(|signature| !signature.is_empty())
        && let Some(until) = muted_until(&tx, uid).await?
    {
        return Ok(Err(Refusal::Muted { until }));
    }
    q::update_profile().bind(&tx, &name, &sex, &age, &signature, &real_name, &uid).await?;
    tx.commit().await?;
    Ok(Ok(()))
}

/// When the next change of the name is free. `None`: it is free now.
pub async fn free_rename_time(db: &impl GenericClient, uid: i64) -> Result<Option<DateTime<Utc>>, Error> {
    let row = names::name_of().bind(db, &FREE_RENAME_DAYS, &uid).opt().await?;
    Ok(row.and_then(|row| row.free_time).map(Into::into))
}

/// Records a change of the name. The same name again is no change.
async fn rename(tx: &Transaction<'_>, uid: i64, name: &str) -> Result<Result<(), Refusal>, Error> {
    let Some(before) = names::name_of().bind(tx, &FREE_RENAME_DAYS, &uid).opt().await? else {
        return Ok(Ok(()));
    };
    if before.name == name {
        return Ok(Ok(()));
    }
    if let Some(until) = muted_until(tx, uid).await? {
        return Ok(Err(Refusal::Muted { until }));
    }
    if let Some(free_time) = before.free_time
        && goods::amounts(tx, goods::Kind::Rename, &[uid]).await?.is_empty()
    {
        return Ok(Err(Refusal::NoRename { free_time: free_time.into() }));
    }
    names::insert_name_change().bind(tx, &uid, &before.name, &name, &before.free_time.is_some()).await?;
    Ok(Ok(()))
}

async fn muted_until(tx: &Transaction<'_>, uid: i64) -> Result<Option<DateTime<Utc>>, Error> {
    let muted = person::muted().bind(tx, &[uid].as_slice()).opt().await?;
    Ok(muted.map(|row| row.muted_until.into()))
}

/// Sets the avatar to this picture of the media store.
pub async fn set_avatar(pool: &Pool, uid: i64, avatar: &str) -> Result<(), Error> {
    changed(pool, uid, async |tx| {
        q::set_avatar().bind(tx, &uid, &avatar).await?;
        Ok(())
    })
    .await
}

/// Gives the account another name on behalf of an operator, and sends a message, in the caller's transaction. It uses neither a card nor a
/// free change. Returns the id of the message; `None`: it had this name.
pub async fn rename_in(
    tx: &Transaction<'_>,
    uid: i64,
    name: &str,
    message: &NewMessage<'_>,
) -> Result<Option<i64>, Error> {
    status::touch(tx, uid).await?;
    let before = names::name_of().bind(tx, &FREE_RENAME_DAYS, &uid).opt().await?;
    if before.is_none_or(|before| before.name == name) {
        return Ok(None);
    }
    q::update_profile().bind(tx, &Some(name), &None, &None, &none(), &none(), &uid).await?;
    inbox::send_to(tx, uid, message).await.map(Some)
}

/// Removes the account's picture on behalf of an operator, and sends a message, in the caller's transaction. Returns the id of the message;
/// `None`: it had no picture.
pub async fn reset_avatar_in(
    tx: &Transaction<'_>,
    uid: i64,
    message: &NewMessage<'_>,
) -> Result<Option<i64>, Error> {
    status::touch(tx, uid).await?;
    if q::reset_avatar().bind(tx, &uid).await? == 0 {
        return Ok(None);
    }
    inbox::send_to(tx, uid, message).await.map(Some)
}

fn none() -> Option<&'static str> {
    None
}

async fn changed(
    pool: &Pool,
    uid: i64,
    change: impl AsyncFnOnce(&Transaction<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    status::touch(&tx, uid).await?;
    change(&tx).await?;
    tx.commit().await?;
    Ok(())
}

//! Changes of players' profiles.

use deadpool_postgres::{Pool, Transaction};
use queries::queries::account as q;

use crate::{Error, status};

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
pub async fn update(pool: &Pool, uid: i64, changes: Changes<'_>) -> Result<(), Error> {
    let Changes { name, sex, age, signature, real_name } = changes;
    changed(pool, uid, async |tx| {
        q::update_profile().bind(tx, &name, &sex, &age, &signature, &real_name, &uid).await?;
        Ok(())
    })
    .await
}

/// Sets the avatar to this picture of the media store.
pub async fn set_avatar(pool: &Pool, uid: i64, avatar: &str) -> Result<(), Error> {
    changed(pool, uid, async |tx| {
        q::set_avatar().bind(tx, &avatar, &uid).await?;
        Ok(())
    })
    .await
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

//! Sign-ins to an existing account. A sign-in from a device that the account did not use before writes a message to the inbox, in the
//! transaction of the login. The message names the login, so that a tap ends it.
//!
//! - Nobody can delete a message, and any other login of the account can end the named one. A thief who ends the owner's logins first
//!   gains little: the owner signs in again and still finds the message.
//! - The device of an account's first login is not new. A device is known as long as a login of it is stored (`login::delete_old`).

use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{login as q, status as s},
};

use crate::{
    Error,
    inbox::{self, NewMessage},
    login::{self, Begun, NewLogin, Proof, ProofGone},
};

/// A committed sign-in.
#[derive(Debug, PartialEq, Eq)]
pub struct SignedIn {
    /// The device is new to the account, and the inbox has a message about it.
    pub by_new_device: bool,
    /// The player had requested the erasure of the account, and this sign-in cancelled it. The inbox has a message about it.
    pub erasure_cancelled: bool,
}

/// The messages that a sign-in may write.
#[derive(Clone, Copy)]
pub struct Messages<'a> {
    pub new_device: &'a NewMessage<'a>,
    pub erasure_cancelled: &'a NewMessage<'a>,
}

/// Starts a login. `network`: where a device without an id is recognised, such as `203.0.113.0/24`.
pub async fn sign_in(
    pool: &Pool,
    uid: i64,
    new: &NewLogin<'_>,
    proof: Proof<'_>,
    network: &str,
    messages: Messages<'_>,
) -> Result<Result<SignedIn, ProofGone>, Error> {
    let mut client = pool.get().await?;
    let may_be_new = is_new_device(&client, uid, new, network).await?;
    let tx = client.transaction().await?;
    // The status comes before the account in the lock order. Of concurrent first sign-ins by a device the second waits here.
    s::lock_statuses().bind(&tx, &[uid].as_slice()).all().await?;
    let Ok(Begun { erasure_cancelled }) = login::insert(&tx, uid, new, proof).await? else {
        return Ok(Err(ProofGone));
    };
    let by_new_device = may_be_new && is_new_device(&tx, uid, new, network).await?;
    if by_new_device {
        inbox::send_about_login(&tx, uid, messages.new_device, new.id).await?;
    }
    if erasure_cancelled {
        inbox::send_to(&tx, uid, messages.erasure_cancelled).await?;
    }
    tx.commit().await?;
    Ok(Ok(SignedIn { by_new_device, erasure_cancelled }))
}

async fn is_new_device(
    db: &impl GenericClient,
    uid: i64,
    new: &NewLogin<'_>,
    network: &str,
) -> Result<bool, Error> {
    let (device_id, agent) = (&new.device_id, &new.agent);
    Ok(q::is_new_device().bind(db, &uid, &new.id, device_id, agent, &network).one().await?)
}

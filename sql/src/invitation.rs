//! Invitations. Both sides are paid once, through the ledger, when the invited player has a phone and has done something
//! real. Triggers record actions that may earn the reward, in the action's own transaction (`invitation_check`). `settle`
//! checks them and may run any number of times.

mod claw_back;
mod settle;
mod words;

use std::time::Duration;

use queries::{client::GenericClient, queries::invitation as q};

pub use claw_back::{ClawBackSide, ClawedBack, claw_back};
pub use q::{Invited, Own, Told};
pub use settle::{Caps, Letter, Rewarded, Settled, Write, settle};
pub use words::{Refusal, State};

use crate::Error;

/// The stored data of an invitation that a new account accepts.
#[derive(Debug, Clone, Copy)]
pub struct NewInvitation {
    pub inviter: i64,
    /// Keyed hash of the device; of the network where none was told.
    pub device: [u8; 32],
    /// Keyed hash.
    pub network: [u8; 32],
    /// X钻, promised from now on.
    pub inviter_reward: i64,
    pub invitee_reward: i64,
}

/// Longest list that an operator gets.
const INVOLVED: i64 = 1000;

/// In the transaction that makes the account.
pub(crate) async fn accept(tx: &impl GenericClient, invitee: i64, new: &NewInvitation) -> Result<(), Error> {
    q::accept()
        .bind(
            tx,
            &invitee,
            &new.inviter,
            &new.device.as_slice(),
            &new.network.as_slice(),
            &new.inviter_reward,
            &new.invitee_reward,
        )
        .await?;
    Ok(())
}

/// An inviter's own figures; `None`: no such account.
pub async fn own(db: &impl GenericClient, uid: i64) -> Result<Option<Own>, Error> {
    Ok(q::own().bind(db, &uid).opt().await?)
}

/// A page of those whom an account invited, newest first, from before the uid `before`; and how many there are in all.
pub async fn page(
    db: &impl GenericClient,
    uid: i64,
    before: i64,
    skip: i64,
    size: i64,
) -> Result<(i64, Vec<Invited>), Error> {
    let total = q::total_of_inviter().bind(db, &uid).one().await?;
    Ok((total, q::of_inviter().bind(db, &uid, &before, &skip, &size).all().await?))
}

/// Invitations that are due for a check, in order, at most `most` in all. No other caller gets them within the `lease`.
pub async fn claim_due(db: &impl GenericClient, lease: Duration, most: i64) -> Result<Vec<i64>, Error> {
    Ok(q::claim_due().bind(db, &lease.as_secs_f64(), &most).all().await?)
}

/// The newest in these states.
pub async fn newest(db: &impl GenericClient, states: &[State], most: i64) -> Result<Vec<Told>, Error> {
    let states: Vec<&str> = states.iter().map(|state| state.name()).collect();
    Ok(q::newest().bind(db, &states, &most).all().await?)
}

/// The invitation that brought an account, first, and then the invitations that it made.
pub async fn involved(db: &impl GenericClient, uid: i64) -> Result<Vec<Told>, Error> {
    Ok(q::involved().bind(db, &uid, &INVOLVED).all().await?)
}

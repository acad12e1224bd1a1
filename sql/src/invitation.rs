//! Invitations. Both sides are paid once, through the ledger, when the invited player has a phone and was active
//! (`has_acted`). Triggers queue a check of the invitation in the transaction of such an action (`invitation_check`).
//! `settle` does the check and can run any number of times.
//!
//! - The registration writes the invitation in its own transaction, with the rewards of that time.
//! - Only `settle` pays, and only if neither side is suspended. It holds both status locks, the invitation's lock, and advisory
//!   locks of the device and the network, under which it counts the caps.
//! - Triggers let the state move forward only. At commit they check that the ledger's entries match the state (`is_booked`).
//! - `inviter < invitee`, so a chain of invitations has no cycle.
//! - A trigger fills `phone_held`, the record of all accounts that ever had a phone.
//! - A claw-back takes at most the balance. `inviter_owed` and `invitee_owed` record the rest; nothing collects it later.

mod claw_back;
mod settle;
mod words;

use std::time::Duration;

use queries::{client::GenericClient, queries::invitation as q};

pub use claw_back::{ClawBackSide, ClawedBack, claw_back};
pub use q::{Invited, Own, Told as InvitationDetails};
pub use settle::{Caps, Letter, Rewarded, Settled, Write, settle};
pub use words::{Refusal, State};

use crate::Error;

/// The stored data of an invitation that a new account accepts.
#[derive(Debug, Clone, Copy)]
pub struct NewInvitation {
    pub inviter: i64,
    /// Keyed hash of the device; of the network if the device is unknown.
    pub device: [u8; 32],
    /// Keyed hash of the network.
    pub network: [u8; 32],
    /// X钻. The amount is fixed when the invitation is accepted.
    pub inviter_reward: i64,
    pub invitee_reward: i64,
}

/// Longest list that an operator gets.
const INVOLVED: i64 = 1000;

/// Records the invitation in the transaction that creates the account.
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

/// A page of the players that an account invited, newest first, before the uid `before`; and the total.
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

/// The newest invitations in these states.
pub async fn newest(
    db: &impl GenericClient,
    states: &[State],
    most: i64,
) -> Result<Vec<InvitationDetails>, Error> {
    let states: Vec<&str> = states.iter().map(|state| state.name()).collect();
    Ok(q::newest().bind(db, &states, &most).all().await?)
}

/// The invitation that brought an account, first, and then the invitations that it made.
pub async fn involved(db: &impl GenericClient, uid: i64) -> Result<Vec<InvitationDetails>, Error> {
    Ok(q::involved().bind(db, &uid, &INVOLVED).all().await?)
}

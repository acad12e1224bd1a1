//! Settles an invitation: refuses it, pays it, or leaves it pending.

use std::collections::BTreeSet;

use deadpool_postgres::{Pool, Transaction};
use queries::queries::{coin, invitation as q, message, status};

use crate::{
    Error, activity,
    inbox::{self, NewMessage},
    listen::Notice,
};

/// Caps on the rewards for accounts that may belong to one person.
#[derive(Debug, Clone)]
pub struct Caps {
    pub per_device: i64,
    pub per_address: i64,
    /// The days over which an address is counted.
    pub address_days: i32,
    /// Maximum number of rewards of an inviter per month in `zone`.
    pub per_month: i64,
    pub zone: String,
}

/// An invitation that is about to be paid.
#[derive(Debug, Clone, Copy)]
pub struct Rewarded<'a> {
    pub inviter_name: &'a str,
    pub invitee_name: &'a str,
    /// X钻
    pub inviter_reward: i64,
    pub invitee_reward: i64,
}

/// The message to one side. `content` is sanitised HTML.
#[derive(Debug, Clone)]
pub struct Letter {
    pub title: String,
    pub content: String,
}

/// Builds the messages to the inviter and to the invited player.
pub type Write = fn(Rewarded<'_>) -> [Letter; 2];

/// The result of settling an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settled {
    Paid,
    Refused,
    /// The invited player has not fulfilled the conditions yet.
    Pending,
    /// It is earned, but a side cannot be paid yet. A later check is scheduled.
    Waits,
    /// It was settled before, or does not exist.
    Before,
}

impl Settled {
    /// The label in metrics.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Paid => "paid",
            Self::Refused => "refused",
            Self::Pending => "pending",
            Self::Waits => "waits",
            Self::Before => "before",
        }
    }
}

/// Checks an invitation: refuses it, or pays both sides once it is earned, in one transaction. Locks both statuses by
/// uid, the invitation, then the counts by device and network; of many concurrent calls one pays.
pub async fn settle(pool: &Pool, invitee: i64, caps: &Caps, write: Write) -> Result<Settled, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let sides = q::sides().bind(&tx, &invitee).opt().await?;
    let inviter = sides.as_ref().map_or(invitee, |sides| sides.inviter);
    status::lock_statuses().bind(&tx, &vec![inviter, invitee]).all().await?;
    // Delete the pending check before any read: changes after this line schedule a check of their own.
    q::forget_checks().bind(&tx, &invitee).await?;
    let state = q::lock().bind(&tx, &invitee).opt().await?;
    let settled = match sides {
        Some(sides) if state.as_deref() == Some("pending") => {
            let keys: BTreeSet<i64> = [&sides.device, &sides.network].map(|hash| key(hash)).into();
            q::lock_caps().bind(&tx, &keys.into_iter().collect::<Vec<_>>()).one().await?;
            decide(&tx, inviter, invitee, caps, write).await?
        }
        _ => Settled::Before,
    };
    tx.commit().await?;
    Ok(settled)
}

async fn decide(
    tx: &Transaction<'_>,
    inviter: i64,
    invitee: i64,
    caps: &Caps,
    write: Write,
) -> Result<Settled, Error> {
    let Caps { per_device, per_address, address_days, per_month, zone } = caps;
    let judged =
        q::judge().bind(tx, &invitee, per_device, address_days, per_address, zone, per_month).one().await?;
    if let Some(refusal) = judged.refusal {
        q::refuse().bind(tx, &refusal, &invitee).await?;
        return Ok(Settled::Refused);
    }
    if !judged.is_earned {
        return Ok(Settled::Pending);
    }
    if let Some(until) = judged.wait_until {
        q::check_at().bind(tx, &invitee, &until).await?;
        return Ok(Settled::Waits);
    }
    let rewarded = Rewarded {
        inviter_name: &judged.inviter_name,
        invitee_name: &judged.invitee_name,
        inviter_reward: judged.inviter_reward,
        invitee_reward: judged.invitee_reward,
    };
    pay(tx, inviter, invitee, rewarded, write).await?;
    activity::join_by_deeds(tx, &[(inviter, activity::Deed::Invite)]).await?;
    Ok(Settled::Paid)
}

async fn pay(
    tx: &Transaction<'_>,
    inviter: i64,
    invitee: i64,
    rewarded: Rewarded<'_>,
    write: Write,
) -> Result<(), Error> {
    q::pay().bind(tx, &invitee).await?;
    let sides = [
        (inviter, "inviter", rewarded.inviter_reward, rewarded.invitee_name, "/invite"),
        (invitee, "invitee", rewarded.invitee_reward, rewarded.inviter_name, "/coins"),
    ];
    for ((uid, side, reward, friend, link), letter) in sides.into_iter().zip(write(rewarded)) {
        let reference = format!("{invitee}:{side}");
        coin::append_entry().bind(tx, &uid, &reward, &friend, &"invite", &reference, &None).one().await?;
        let Letter { title, content } = &letter;
        inbox::send_to(tx, uid, &NewMessage { kind: "invite", title, content, link: Some(link) }).await?;
        message::notify().bind(tx, &Notice::Status { uid }.payload()).one().await?;
    }
    Ok(())
}

/// The key of an advisory lock.
fn key(hash: &[u8]) -> i64 {
    hash.iter().take(8).fold(0, |key, byte| key << 8 | i64::from(*byte))
}

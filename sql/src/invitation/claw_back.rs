//! An operator takes back the rewards of an invitation.

use deadpool_postgres::Pool;
use queries::queries::{coin, invitation as q, message, purchase, status};

use super::{Letter, State};
use crate::{
    Error,
    inbox::{self, NewMessage},
    listen::Notice,
};

/// The amounts for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClawBackSide {
    pub uid: i64,
    /// X钻
    pub taken: i64,
    /// X钻 that were already spent. Recorded only; never deducted later.
    pub owed: i64,
}

#[derive(Debug, PartialEq, Eq)]
pub enum ClawedBack {
    /// For the inviter and the invited player.
    Done([ClawBackSide; 2]),
    /// The rewards were taken back before; nothing changed. Returns the amounts of that time.
    Before([ClawBackSide; 2]),
    /// The invitation is in this state, which has no payment.
    NotPaid(State),
    /// The account was not invited.
    Unknown,
}

/// Takes both rewards back once, at most the balance of each account, and sends both the messages that `write` builds.
pub async fn claw_back(
    pool: &Pool,
    invitee: i64,
    note: &str,
    write: impl Fn(&str, ClawBackSide) -> Letter,
) -> Result<ClawedBack, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let Some(made) = q::told().bind(&tx, &invitee).opt().await? else { return Ok(ClawedBack::Unknown) };
    let uids = vec![made.inviter, invitee];
    status::lock_statuses().bind(&tx, &uids).all().await?;
    q::lock().bind(&tx, &invitee).one().await?;
    let made = q::told().bind(&tx, &invitee).one().await?;
    let side = |uid, reward: i64, owed| ClawBackSide { uid, taken: reward - owed, owed };
    match State::named(&made.state)? {
        State::Paid => {}
        State::ClawedBack => {
            return Ok(ClawedBack::Before([
                side(made.inviter, made.inviter_reward, made.inviter_owed),
                side(invitee, made.invitee_reward, made.invitee_owed),
            ]));
        }
        state @ (State::Pending | State::Refused) => return Ok(ClawedBack::NotPaid(state)),
    }
    let wallets = purchase::lock_buyers().bind(&tx, &uids).all().await?;
    let owed = |uid: i64, reward: i64| {
        let balance = wallets.iter().find(|wallet| wallet.uid == uid).map_or(0, |wallet| wallet.balance);
        (reward - balance).max(0)
    };
    let (inviter_owed, invitee_owed) =
        (owed(made.inviter, made.inviter_reward), owed(invitee, made.invitee_reward));
    q::claw_back().bind(&tx, &note, &inviter_owed, &invitee_owed, &invitee).await?;
    let sides = [
        side(made.inviter, made.inviter_reward, inviter_owed),
        side(invitee, made.invitee_reward, invitee_owed),
    ];
    let named = [("inviter", &made.invitee_name), ("invitee", &made.inviter_name)];
    for (taken, (name, friend)) in sides.into_iter().zip(named) {
        let reference = format!("{invitee}:{name}");
        if taken.taken > 0 {
            coin::append_entry()
                .bind(&tx, &taken.uid, &-taken.taken, friend, &"claw_back", &reference, &None)
                .one()
                .await?;
        }
        let Letter { title, content } = &write(friend, taken);
        let new = NewMessage { kind: "moderation", title, content, link: Some("/coins") };
        inbox::send_to(&tx, taken.uid, &new).await?;
        message::notify().bind(&tx, &Notice::Status { uid: taken.uid }.payload()).one().await?;
    }
    tx.commit().await?;
    Ok(ClawedBack::Done(sides))
}

//! Which change needs a second operator, and which two operators may decide together.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;
use sql::{Transaction, proposal};

use super::{day, lock_player};
use crate::{
    operators::{
        Caller, Ops, Refused,
        broadcasts::{correctable, not_ended},
        change::{Change, To},
        identity::{DEV, roles_of},
        refund::refund_money,
    },
    text::Text,
};

/// For this long after one operator set up the sign-in of another, neither approves a proposal of the other.
fn week() -> TimeDelta {
    TimeDelta::days(7)
}

impl Ops {
    /// Compares a change with its limit. Returns the amount that counts towards the operator's sum of a day, and whether the change needs a
    /// second operator. The amount is in X钻, in the currency's minor unit or in messages, by the kind of the change.
    pub(super) async fn compare_with_limit(
        &self,
        tx: &Transaction<'_>,
        caller: &Caller,
        change: &Change,
        now: DateTime<Utc>,
    ) -> Result<(i64, bool), Refused> {
        let is_dev = caller.identity.id.is_none();
        let (amount, limit) = match change {
            Change::Grant { uid, amount, .. } => {
                lock_player(tx, *uid).await?;
                (amount.abs(), self.limits.coins(is_dev))
            }
            Change::Refund { .. } => {
                let cents = refund_money(tx, change).await?.map_or(0, |money| money.amount_cents);
                (cents, self.limits.refund_cents(is_dev))
            }
            Change::Message { to: To::Uid(uid), .. } => {
                lock_player(tx, *uid).await?;
                (1, self.limits.messages(is_dev))
            }
            Change::Message { end_time, .. } => {
                not_ended(*end_time, now)?;
                return Ok((0, self.limits.broadcast(is_dev)));
            }
            Change::Correct { message, .. } => {
                let two_persons = correctable(tx, *message).await?.two_persons;
                return Ok((0, two_persons || self.limits.broadcast(is_dev)));
            }
            Change::Import { .. } => return Err(Refused::Forbidden),
        };
        let Some(limit) = limit else { return Ok((amount, false)) };
        let sum = proposal::sum(tx, &caller.identity.name, change.kind(), now - day()).await?;
        Ok((amount, amount > 0 && sum.saturating_add(amount) > limit))
    }
}

/// Checks that the proposer may still make the change, and that neither of the two persons set up the sign-in of the other.
pub(super) async fn check_persons(
    tx: &Transaction<'_>,
    proposer: &str,
    caller: &Caller,
    change: &Change,
    now: DateTime<Utc>,
) -> Result<(), Refused> {
    let may = match sql::operator::access(tx, proposer).await? {
        Some(access) => {
            !access.disabled && roles_of(&access.roles).iter().any(|role| role.may(change.permission()))
        }
        None => proposer == DEV,
    };
    if !may {
        return Err(Refused::Unmet { need: "proposer", text: Text::ProposalNoProposer });
    }
    let names = [proposer, caller.identity.name.as_str()];
    match sql::operator::sign_in_maker(tx, &names, now - week()).await? {
        None => Ok(()),
        Some(by) => {
            let data = json!({ "need": "signIn", "by": by });
            Err(Refused::Because { text: Text::ProposalSameSignIn, data })
        }
    }
}

//! Facts for the approver of a proposal: the player's balance, the money of a refund, or the texts before a correction.

use serde_json::{Value, json};
use sql::{Transaction, proposal::Proposal};

use crate::{
    operators::{
        Refused,
        broadcasts::correctable,
        change::Change,
        refund::{RefundMoney, refund_money},
    },
    text::Text,
};

/// Fields that a proposal stores next to the arguments of its change. They belong neither to its digest nor to its execution.
pub(super) async fn facts_for_approver(
    tx: &Transaction<'_>,
    change: &Change,
) -> Result<Vec<(&'static str, Value)>, Refused> {
    Ok(match change {
        Change::Grant { uid, .. } => {
            let player = sql::status::snapshot(tx, *uid).await?;
            player.map(|player| ("balance", json!(player.balance))).into_iter().collect()
        }
        Change::Refund { .. } => match refund_money(tx, change).await? {
            Some(RefundMoney { uid, amount_cents, currency }) => {
                vec![("uid", json!(uid)), ("amountCents", json!(amount_cents)), ("currency", json!(currency))]
            }
            None => Vec::new(),
        },
        Change::Correct { message, .. } => {
            let now = correctable(tx, *message).await?;
            vec![("now", json!({ "title": now.title, "content": now.content }))]
        }
        Change::Message { .. } | Change::Import { .. } => Vec::new(),
    })
}

/// Refuses an approval if these facts have changed so that it would do something else than the proposal shows: a refund of another amount, or a
/// correction of another text.
pub(super) async fn refuse_other_facts(
    tx: &Transaction<'_>,
    proposal: &Proposal,
    change: &Change,
) -> Result<(), Refused> {
    match change {
        // Another proposal, or a call below the limits, may have refunded the order since.
        Change::Refund { .. } => {
            let Some(money) = refund_money(tx, change).await? else {
                return Err(Refused::Unmet { need: "refunded", text: Text::RefundDone });
            };
            let shown = proposal.body["amountCents"].as_i64();
            if shown.is_some_and(|shown| shown != money.amount_cents) {
                return Err(Refused::Unmet { need: "amount", text: Text::RefundChanged });
            }
        }
        // Two corrections, approved one by one, would make a message that no approver has seen.
        Change::Correct { message, .. } => {
            let (shown, now) = (&proposal.body["now"], correctable(tx, *message).await?);
            if shown["title"] != now.title || shown["content"] != now.content {
                return Err(Refused::Unmet { need: "texts", text: Text::MessageChanged });
            }
        }
        Change::Grant { .. } | Change::Message { .. } | Change::Import { .. } => {}
    }
    Ok(())
}

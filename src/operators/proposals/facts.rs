//! Facts for the approver of a proposal: the player's balance, the money of a refund, or the texts before a correction.

use serde_json::{Value, json};
use sql::Transaction;

use crate::operators::{
    Refused,
    broadcasts::correctable,
    change::Change,
    refund::{RefundMoney, refund_money},
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

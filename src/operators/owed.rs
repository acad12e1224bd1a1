//! What the approver of a proposal has to know: the player's balance, the money that a refund would return, or the texts before a correction.

use serde_json::{Value, json};
use sql::{Transaction, order::Refunded};

use super::{Refused, broadcasts::correctable, change::Change};
use crate::text::Text;

/// The facts in addition to the arguments of the change. They belong neither to its digest nor to its execution.
pub(super) async fn facts(
    tx: &Transaction<'_>,
    change: &Change,
) -> Result<Vec<(&'static str, Value)>, Refused> {
    Ok(match change {
        Change::Grant { uid, .. } => {
            let player = sql::status::snapshot(tx, *uid).await?;
            player.map(|player| ("balance", json!(player.balance))).into_iter().collect()
        }
        Change::Refund { .. } => match owed(tx, change).await? {
            Some(Owed { uid, amount_cents, currency }) => {
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

/// The money that a refund would return.
pub(super) struct Owed {
    pub uid: i64,
    /// In the currency's minor unit.
    pub amount_cents: i64,
    pub currency: String,
}

/// `None`: it was returned before, or the channel has it to do. Paid elsewhere, money leaves by hand until the refund counts as paid, also
/// if the channel has it to do.
pub(super) async fn owed(tx: &Transaction<'_>, change: &Change) -> Result<Option<Owed>, Refused> {
    let Change::Refund { order, trade_no, paid_elsewhere, .. } = change else { return Ok(None) };
    let Some(known) = sql::order::order(tx, *order).await? else { return Err(Refused::Gone) };
    let payments = sql::order::payments(tx, *order).await?;
    let payment = payments.into_iter().find(|payment| match trade_no {
        Some(trade_no) => payment.trade_no == *trade_no,
        None => payment.verdict == "accepted",
    });
    let Some(payment) = payment else {
        return Err(not_refunded(&match trade_no {
            Some(_) => Refunded::UnknownPayment,
            None => Refunded::NotDelivered { status: known.status },
        }));
    };
    let is_done =
        if *paid_elsewhere { payment.refund_paid_time.is_some() } else { payment.refund_reason.is_some() };
    Ok((!is_done).then_some(Owed {
        uid: known.uid,
        amount_cents: payment.amount,
        currency: payment.currency,
    }))
}

pub(super) fn not_refunded(refused: &Refunded) -> Refused {
    match refused {
        Refunded::NotEnough { balance, coins } => Refused::Because {
            text: Text::RefundNotEnough,
            data: json!({ "need": "balance", "balance": balance, "coins": coins }),
        },
        Refunded::NotDelivered { status } => Refused::Because {
            text: Text::RefundNothing,
            data: json!({ "need": "delivered", "status": status.name() }),
        },
        Refunded::UnknownPayment => Refused::Unmet { need: "payment", text: Text::RefundNoPayment },
        Refunded::UnknownOrder | Refunded::Owed { .. } | Refunded::Before { .. } => Refused::Gone,
    }
}

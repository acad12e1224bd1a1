//! The money of an operator's refund, and the refusals of refunds.

use serde_json::json;
use sql::{
    Transaction,
    order::{Refunded, payment_of},
};

use super::{Refused, change::Change};
use crate::text::Text;

/// The money that a refund returns.
pub(super) struct RefundMoney {
    pub uid: i64,
    /// In the currency's minor unit.
    pub amount_cents: i64,
    pub currency: String,
}

/// The money that this refund would return. `None`: nothing is left to decide. A refund by the channel is decided when it is recorded. A refund
/// that an operator pays elsewhere is decided when it counts as paid.
pub(super) async fn refund_money(
    tx: &Transaction<'_>,
    change: &Change,
) -> Result<Option<RefundMoney>, Refused> {
    let Change::Refund { order, trade_no, amount, part, paid_elsewhere, .. } = change else {
        return Ok(None);
    };
    let Some(known) = sql::order::order(tx, *order).await? else { return Err(Refused::Gone) };
    if let Some(part) = part {
        let parts = sql::order::parts(tx, *order).await?;
        let Some(part) = parts.into_iter().find(|known| known.id == *part) else {
            return Err(no_part());
        };
        let (uid, amount_cents, currency) = (known.uid, part.amount, known.currency);
        return Ok(part.paid_time.is_none().then_some(RefundMoney { uid, amount_cents, currency }));
    }
    let payments = sql::order::payments(tx, *order).await?;
    let Some(payment) = payment_of(payments, trade_no.as_deref()) else {
        return Err(not_refunded(&match trade_no {
            Some(_) => Refunded::UnknownPayment,
            None => Refunded::NotDelivered { status: known.status },
        }));
    };
    let is_recorded = payment.refund_reason.is_some();
    let left = payment.amount - payment.parts_amount;
    if let Some(amount) = amount
        && (is_recorded || *amount > left)
    {
        return Err(not_refunded(&Refunded::AmountAbove { left: if is_recorded { 0 } else { left } }));
    }
    let is_done = if *paid_elsewhere { payment.refund_paid_time.is_some() } else { is_recorded };
    let amount_cents = amount.unwrap_or(left);
    Ok((!is_done).then_some(RefundMoney { uid: known.uid, amount_cents, currency: payment.currency }))
}

/// The refusal: the order has no such partial refund.
pub(super) fn no_part() -> Refused {
    Refused::Unmet { need: "part", text: Text::RefundNoPart }
}

/// The refusal for a refund that changed nothing.
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
        Refunded::AmountAbove { left } => {
            Refused::Because { text: Text::RefundAmount, data: json!({ "need": "amount", "left": left }) }
        }
        Refunded::NotOwned { game } => {
            Refused::Because { text: Text::RefundNotOwned, data: json!({ "need": "game", "game": game }) }
        }
        Refunded::Asked => Refused::Unmet { need: "asked", text: Text::RefundAsked },
        Refunded::NoCoins => Refused::Unmet { need: "coins", text: Text::RefundNoCoins },
        Refunded::UnknownPayment => Refused::Unmet { need: "payment", text: Text::RefundNoPayment },
        Refunded::UnknownOrder | Refunded::Owed { .. } | Refunded::Before { .. } => Refused::Gone,
    }
}

//! Refunds in two steps. One transaction decides the refund: it takes the goods (coins or a membership) back and records the money as
//! owed (`sql/src/order/refund.rs`). Then this module and the sweeper request the refund from the channel until it accepts.

use sql::order::{Letter, Owed, Payer, Refunded};
use uuid::Uuid;

use super::Payments;
use crate::{
    payments::channels::{ChannelError, Refund},
    platform::html,
    text::{Language, Text},
};

/// The outcome of a refund.
#[derive(Debug)]
pub enum Refunding {
    /// The refund is recorded. If the channel must pay, the refund was also requested from it.
    Owed(PaidBack),
    Refused(Refunded),
}

/// The channel's answer.
#[derive(Debug)]
pub enum PaidBack {
    Taken,
    /// The sweeper of a running server repeats the request until the channel accepts it.
    NotYet {
        fault: String,
    },
}

/// The app's list of orders.
const LINK: &str = "/orders";

impl Payments {
    /// Refunds an order. With a `trade_no` it refunds that payment, which may be one that paid for nothing. A repeated call only
    /// repeats the request that the channel has not accepted yet.
    pub async fn refund(
        &self,
        order: Uuid,
        trade_no: Option<&str>,
        payer: Payer,
        reason: &str,
    ) -> Result<Refunding, sql::Error> {
        let item = {
            let client = self.pool.get().await?;
            sql::order::order(&client, order).await?.map(|order| order.item).unwrap_or_default()
        };
        let text = |text: Text| text.in_language(Language::Chinese);
        let content = text(match payer {
            Payer::Channel => Text::RefundMessage,
            Payer::Elsewhere => Text::RefundElsewhereMessage,
        });
        let content =
            content.replace("{item}", &html::escape(&item)).replace("{reason}", &html::escape(reason));
        let letter = Letter { title: text(Text::RefundTitle), content: &content, link: LINK };
        let payment = match sql::order::refund(&self.pool, order, trade_no, payer, reason, &letter).await? {
            Refunded::Owed { payment } | Refunded::Before { payment } => payment,
            refused => return Ok(Refunding::Refused(refused)),
        };
        let client = self.pool.get().await?;
        let owed = sql::order::claim_owed_one(&client, payment, self.patience).await?;
        drop(client);
        match owed {
            Some(owed) => Ok(Refunding::Owed(self.pay_back(&owed).await?)),
            None => Ok(Refunding::Owed(PaidBack::Taken)),
        }
    }

    /// Requests an owed refund from the channel.
    pub(super) async fn pay_back(&self, owed: &Owed) -> Result<PaidBack, sql::Error> {
        // The order's own refund uses the order's number. An extra payment that paid for nothing uses its own number.
        let number = match owed.verdict.as_str() {
            "accepted" => owed.order_id.simple().to_string(),
            _ => format!("{}_{}", owed.order_id.simple(), owed.payment_id),
        };
        let told = match self.channel(&owed.channel) {
            Some(channel) => {
                let refund = Refund {
                    number: &number,
                    order: owed.order_id,
                    trade_no: &owed.trade_no,
                    amount: owed.amount,
                    reason: &owed.reason,
                };
                channel.refund(refund).await
            }
            None => Err(ChannelError::Away(format!("the channel {} is not on here", owed.channel))),
        };
        let client = self.pool.get().await?;
        match told {
            Ok(()) => {
                sql::order::refund_taken(&client, owed.payment_id).await?;
                tracing::info!(order = %owed.order_id, trade_no = owed.trade_no, "refunded");
                Ok(PaidBack::Taken)
            }
            Err(error) => {
                let fault = error.to_string();
                tracing::warn!(order = %owed.order_id, trade_no = owed.trade_no, fault, "a refund was not taken");
                sql::order::refund_not_taken(&client, owed.payment_id, &fault).await?;
                Ok(PaidBack::NotYet { fault })
            }
        }
    }
}

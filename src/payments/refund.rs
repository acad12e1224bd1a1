//! Refunds in two steps. One transaction decides the refund: it takes the goods (coins or a membership) back and records the money as
//! owed (`sql/src/order/refund.rs`). Then this module and the sweeper request the refund from the channel until it accepts.

use sql::{
    Transaction,
    order::{Letter, Owed, Payer, Refunded},
};
use uuid::Uuid;

use super::Payments;
use crate::{
    payments::channels::{ChannelError, Refund},
    platform::html,
    text::{Language, Text},
};

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
    /// Decides the refund of an order in the caller's transaction. With a `trade_no` it refunds that payment, which may be one that paid for
    /// nothing. After the commit the caller requests it with `request_refund`.
    pub async fn refund_in(
        &self,
        tx: &Transaction<'_>,
        order: Uuid,
        trade_no: Option<&str>,
        payer: Payer,
        reason: &str,
    ) -> Result<Refunded, sql::Error> {
        let item = sql::order::order(tx, order).await?.map(|order| order.item).unwrap_or_default();
        let text = |text: Text| text.in_language(Language::Chinese);
        let content = text(match payer {
            Payer::Channel => Text::RefundMessage,
            Payer::Elsewhere => Text::RefundElsewhereMessage,
        });
        let content =
            content.replace("{item}", &html::escape(&item)).replace("{reason}", &html::escape(reason));
        let letter = Letter { title: text(Text::RefundTitle), content: &content, link: LINK };
        sql::order::refund_in(tx, order, trade_no, payer, reason, &letter).await
    }

    /// Requests a refund from the channel, unless the channel has accepted it.
    pub async fn request_refund(&self, payment: i64) -> Result<PaidBack, sql::Error> {
        let client = self.pool.get().await?;
        let owed = sql::order::claim_owed_one(&client, payment, self.patience).await?;
        drop(client);
        match owed {
            Some(owed) => self.pay_back(&owed).await,
            None => Ok(PaidBack::Taken),
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

//! Refunds in two steps. One transaction decides the refund: it takes the goods (coins or a membership) back and records the money as
//! owed (`sql/src/order/refund.rs`). Then this module and the sweeper request the refund from the channel until it accepts.

use sql::{
    Transaction,
    order::{Letter, Owed, Payer, Refunded, Request, TakenBack},
};

use super::Payments;
use crate::{
    payments::channels::{ChannelError, Refund},
    platform::{html, money},
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
        request: &Request<'_>,
    ) -> Result<Refunded, sql::Error> {
        let order = sql::order::order(tx, request.order).await?;
        let (item, currency) = order.map(|order| (order.item, order.currency)).unwrap_or_default();
        let content = |taken: &TakenBack| letter(&item, &currency, request, taken);
        let title = Text::RefundTitle.in_language(Language::Chinese);
        sql::order::refund_in(tx, request, &Letter { title, content: &content, link: LINK }).await
    }

    /// Requests the refund of a payment, or of a part of it, from the channel, unless the channel has accepted it.
    pub async fn request_refund(&self, payment: i64, part: Option<i64>) -> Result<PaidBack, sql::Error> {
        let client = self.pool.get().await?;
        let owed = match part {
            None => sql::order::claim_owed_one(&client, payment, self.patience).await?,
            Some(part) => sql::order::claim_owed_part(&client, part, self.patience).await?,
        };
        drop(client);
        match owed {
            Some(owed) => self.pay_back(&owed).await,
            None => Ok(PaidBack::Taken),
        }
    }

    /// Requests an owed refund from the channel.
    pub(super) async fn pay_back(&self, owed: &Owed) -> Result<PaidBack, sql::Error> {
        let number = number(owed);
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
                sql::order::refund_taken(&client, owed).await?;
                tracing::info!(order = %owed.order_id, trade_no = owed.trade_no, number, "refunded");
                Ok(PaidBack::Taken)
            }
            Err(error) => {
                let fault = error.to_string();
                tracing::warn!(order = %owed.order_id, trade_no = owed.trade_no, fault, "a refund was not taken");
                sql::order::refund_not_taken(&client, owed, &fault).await?;
                Ok(PaidBack::NotYet { fault })
            }
        }
    }
}

/// The channel carries out one refund of a number. The order's own refund uses the order's number, a part of a payment also its own, and an
/// extra payment that paid for nothing that of the payment.
fn number(owed: &Owed) -> String {
    let order = owed.order_id.simple();
    match (owed.part_id, owed.verdict.as_str()) {
        (Some(part), _) => format!("{order}_part{part}"),
        (None, "accepted") => order.to_string(),
        (None, _) => format!("{order}_{}", owed.payment_id),
    }
}

/// What the player reads, as sanitised HTML.
fn letter(item: &str, currency: &str, request: &Request<'_>, taken: &TakenBack) -> String {
    let text = |text: Text| text.in_language(Language::Chinese);
    let elsewhere = matches!(request.payer, Payer::Elsewhere { .. });
    let mut content = text(match (taken.is_part, elsewhere) {
        (false, false) => Text::RefundMessage,
        (false, true) => Text::RefundElsewhereMessage,
        (true, false) => Text::RefundPartMessage,
        (true, true) => Text::RefundPartElsewhereMessage,
    })
    .replace("{item}", &html::escape(item))
    .replace("{amount}", &money::shown(taken.amount, currency))
    .replace("{reason}", &html::escape(request.reason));
    if !taken.games.is_empty() {
        let games = html::escape(&taken.games.join("、"));
        content += &text(Text::RefundGamesMessage).replace("{games}", &games);
    }
    if taken.debt_coins > 0 {
        content += &text(Text::RefundDebtMessage).replace("{coins}", &taken.debt_coins.to_string());
    }
    content
}

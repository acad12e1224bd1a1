//! What nobody called back about: each node asks, and tells, whatever is due. Any node may do any order; what one has
//! claimed no other takes before it is due again. Asking and telling wait for nothing of each other: a channel that
//! does not take refunds keeps nobody from what they paid for.

use futures_util::{StreamExt, stream};
use sql::order::PaymentSource;

use super::Payments;

/// Orders claimed at once; there may be more, which are taken next.
const AT_ONCE: usize = 32;
/// Asked, or told, at once. No more refunds are claimed, so that each is told before its claim is over.
const IN_PARALLEL: usize = 8;

impl Payments {
    /// A job of every node: asks channels about orders without a call-back.
    pub async fn ask_all_due(&self) -> Result<(), sql::Error> {
        while self.ask_due(&self.names()).await? == AT_ONCE {}
        Ok(())
    }

    /// A job of every node: tells channels of refunds.
    pub async fn tell_all_owed(&self) -> Result<(), sql::Error> {
        while self.tell_owed(&self.names()).await? == IN_PARALLEL {}
        Ok(())
    }

    /// A job of every node: counts what operators have to look at.
    pub async fn count(&self) -> Result<(), sql::Error> {
        let client = self.pool.get().await?;
        let counts = sql::order::open_counts(&client).await?;
        metrics::gauge!("portal_payments_odd").set(counts.odd as f64);
        metrics::gauge!("portal_refunds_owed").set(counts.owed as f64);
        metrics::gauge!("portal_orders_overdue").set(counts.overdue as f64);
        Ok(())
    }

    /// How many were due.
    async fn ask_due(&self, channels: &[&str]) -> Result<usize, sql::Error> {
        let client = self.pool.get().await?;
        let due = sql::order::claim_due(&client, channels, AT_ONCE as i64).await?;
        drop(client);
        stream::iter(&due)
            .for_each_concurrent(IN_PARALLEL, async |order| {
                if let Err(error) = self.ask(order, PaymentSource::Sweep).await {
                    metrics::counter!("portal_payment_channel_faults_total", "channel" => order.channel.clone())
                        .increment(1);
                    tracing::warn!(order = %order.id, channel = order.channel, %error, "a channel did not answer");
                }
            })
            .await;
        Ok(due.len())
    }

    /// How many were owed.
    async fn tell_owed(&self, channels: &[&str]) -> Result<usize, sql::Error> {
        let client = self.pool.get().await?;
        let owed = sql::order::claim_owed(&client, channels, self.patience, IN_PARALLEL as i64).await?;
        drop(client);
        stream::iter(&owed)
            .for_each_concurrent(IN_PARALLEL, async |refund| {
                if let Err(error) = self.pay_back(refund).await {
                    tracing::warn!(order = %refund.order_id, %error, "what became of a refund could not be noted");
                }
            })
            .await;
        Ok(owed.len())
    }
}

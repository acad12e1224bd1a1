//! Sweeps orders without a call-back and refunds without an answer: each node asks the channels about due orders and requests due
//! refunds. Any node may take any order. A claimed row belongs to its node until it is due again. Queries and refunds run
//! independently: a channel that refuses refunds does not delay deliveries.

use futures_util::{StreamExt, stream};
use sql::order::PaymentSource;

use super::Payments;

/// Maximum number of orders of one claim. The next claim takes the rest.
const AT_ONCE: usize = 32;
/// Maximum number of calls at once. No more refunds are claimed than this, so that each is requested before its claim expires.
const IN_PARALLEL: usize = 8;

impl Payments {
    /// A background job of every node: asks channels about orders without a call-back.
    pub async fn ask_all_due(&self) -> Result<(), sql::Error> {
        while self.ask_due(&self.names()).await? == AT_ONCE {}
        Ok(())
    }

    /// A background job of every node: requests refunds from channels.
    pub async fn tell_all_owed(&self) -> Result<(), sql::Error> {
        while self.tell_owed(&self.names()).await? == IN_PARALLEL {}
        Ok(())
    }

    /// A background job of every node: counts the entries that operators must check.
    pub async fn count(&self) -> Result<(), sql::Error> {
        let client = self.pool.get().await?;
        let counts = sql::order::open_counts(&client).await?;
        metrics::gauge!("portal_payments_odd").set(counts.odd as f64);
        metrics::gauge!("portal_refunds_owed").set(counts.owed as f64);
        metrics::gauge!("portal_orders_overdue").set(counts.overdue as f64);
        Ok(())
    }

    /// Returns the number of due orders.
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

    /// Returns the number of owed refunds.
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

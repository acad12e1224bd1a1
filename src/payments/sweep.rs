//! What nobody called back about: each node asks, and tells, whatever is due. Any node may do any order; what one has
//! claimed no other takes before it is due again.

use std::{sync::Arc, time::Duration};

use futures_util::{StreamExt, stream};
use sql::order::Heard;
use tokio::time::{MissedTickBehavior, interval};

use super::Payments;

/// Claimed at once; there may be more, which are taken next.
const AT_ONCE: i64 = 32;
/// Asked at once.
const IN_PARALLEL: usize = 8;
/// How often it is counted what operators have to look at.
const COUNT: Duration = Duration::from_secs(30);

/// Runs until it is aborted; what it does then is due again later.
pub async fn sweep(payments: Arc<Payments>, every: Duration) {
    let (mut turns, mut counts) = (interval(every), interval(COUNT));
    for ticks in [&mut turns, &mut counts] {
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    }
    loop {
        let done = tokio::select! {
            _ = turns.tick() => payments.sweep_once().await,
            _ = counts.tick() => payments.count().await,
        };
        if let Err(error) = done {
            tracing::debug!(%error, "payments could not be looked at");
        }
    }
}

impl Payments {
    async fn sweep_once(&self) -> Result<(), sql::Error> {
        let names = self.names();
        while self.ask_due(&names).await? == AT_ONCE as usize {}
        while self.tell_owed(&names).await? == AT_ONCE as usize {}
        Ok(())
    }

    async fn ask_due(&self, channels: &[&str]) -> Result<usize, sql::Error> {
        let client = self.pool.get().await?;
        let due = sql::order::claim_due(&client, channels, AT_ONCE).await?;
        drop(client);
        stream::iter(&due)
            .for_each_concurrent(IN_PARALLEL, async |order| {
                if let Err(error) = self.ask(order, Heard::Sweep).await {
                    metrics::counter!("portal_payment_channel_faults_total", "channel" => order.channel.clone())
                        .increment(1);
                    tracing::warn!(order = %order.id, channel = order.channel, %error, "a channel did not answer");
                }
            })
            .await;
        Ok(due.len())
    }

    async fn tell_owed(&self, channels: &[&str]) -> Result<usize, sql::Error> {
        let client = self.pool.get().await?;
        let owed = sql::order::claim_owed(&client, channels, AT_ONCE).await?;
        drop(client);
        for refund in &owed {
            self.pay_back(refund).await?;
        }
        Ok(owed.len())
    }

    async fn count(&self) -> Result<(), sql::Error> {
        let client = self.pool.get().await?;
        let counts = sql::order::open_counts(&client).await?;
        metrics::gauge!("portal_payments_odd").set(counts.odd as f64);
        metrics::gauge!("portal_refunds_owed").set(counts.owed as f64);
        Ok(())
    }
}

//! What nobody called back about: each node asks, and tells, whatever is due. Any node may do any order; what one has
//! claimed no other takes before it is due again. Asking and telling wait for nothing of each other: a channel that
//! does not take refunds keeps nobody from what they paid for.

use std::{sync::Arc, time::Duration};

use futures_util::{StreamExt, stream};
use sql::order::Heard;
use tokio::time::{MissedTickBehavior, interval};

use super::Payments;

/// Orders claimed at once; there may be more, which are taken next.
const AT_ONCE: usize = 32;
/// Asked, or told, at once. No more refunds are claimed, so that each is told before its claim is over.
const IN_PARALLEL: usize = 8;
/// How often it is counted what operators have to look at.
const COUNT: Duration = Duration::from_secs(30);

/// What is done again and again.
#[derive(Clone, Copy)]
enum Work {
    Ask,
    Tell,
    Count,
}

/// Runs until it is aborted; what it does then is due again later.
pub async fn sweep(payments: Arc<Payments>, every: Duration) {
    tokio::join!(
        payments.keep_at(Work::Ask, every),
        payments.keep_at(Work::Tell, every),
        payments.keep_at(Work::Count, COUNT),
    );
}

impl Payments {
    async fn keep_at(&self, work: Work, every: Duration) {
        let names = self.names();
        let mut turns = interval(every);
        turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            turns.tick().await;
            if let Err(error) = self.turn(work, &names).await {
                tracing::debug!(%error, "payments could not be looked at");
            }
        }
    }

    async fn turn(&self, work: Work, channels: &[&str]) -> Result<(), sql::Error> {
        match work {
            Work::Ask => while self.ask_due(channels).await? == AT_ONCE {},
            Work::Tell => while self.tell_owed(channels).await? == IN_PARALLEL {},
            Work::Count => self.count().await?,
        }
        Ok(())
    }

    /// How many were due.
    async fn ask_due(&self, channels: &[&str]) -> Result<usize, sql::Error> {
        let client = self.pool.get().await?;
        let due = sql::order::claim_due(&client, channels, AT_ONCE as i64).await?;
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

    async fn count(&self) -> Result<(), sql::Error> {
        let client = self.pool.get().await?;
        let counts = sql::order::open_counts(&client).await?;
        metrics::gauge!("portal_payments_odd").set(counts.odd as f64);
        metrics::gauge!("portal_refunds_owed").set(counts.owed as f64);
        metrics::gauge!("portal_orders_overdue").set(counts.overdue as f64);
        Ok(())
    }
}

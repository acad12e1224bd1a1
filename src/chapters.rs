//! Chapters whose time has come appear by themselves. Every node looks; each chapter appears once.

use std::time::Duration;

use sql::Pool;
use tokio::time::{MissedTickBehavior, interval};

/// Books in one transaction; what is left is left to the next turn.
const AT_ONCE: i64 = 100;

/// Runs until it is aborted.
pub async fn publish_every(pool: Pool, every: Duration) {
    let mut turns = interval(every);
    turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        turns.tick().await;
        match sql::book::publish_due(&pool, AT_ONCE).await {
            Ok(appeared) => metrics::counter!("portal_chapters_appeared_total").increment(appeared as u64),
            Err(error) if error.is_transient() => tracing::debug!(%error, "chapters wait to appear"),
            Err(error) => tracing::warn!(%error, "chapters wait to appear"),
        }
    }
}

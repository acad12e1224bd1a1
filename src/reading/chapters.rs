//! Chapters whose time has come appear by themselves. Every node looks; each chapter appears once.

use sql::Pool;

/// Books in one transaction; the next run continues.
const AT_ONCE: i64 = 100;

/// A job of every node.
pub async fn publish(pool: &Pool) -> Result<(), sql::Error> {
    let appeared = sql::book::publish_due(pool, AT_ONCE).await?;
    metrics::counter!("portal_chapters_appeared_total").increment(appeared as u64);
    Ok(())
}

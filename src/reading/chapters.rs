//! Publishes chapters when their time comes. Every node checks; each chapter is published once.

use sql::Pool;

/// Maximum number of books of one transaction. The next run continues.
const AT_ONCE: i64 = 100;

/// A background job of every node.
pub async fn publish(pool: &Pool) -> Result<(), sql::Error> {
    let appeared = sql::book::publish_due(pool, AT_ONCE).await?;
    metrics::counter!("portal_chapters_appeared_total").increment(appeared as u64);
    Ok(())
}

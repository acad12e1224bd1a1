use deadpool_postgres::Client;
use queries::{client::GenericClient, queries::book as q};

use crate::Error;

/// Ranks books that were read, kept or updated since, and counts into them what readers did; returns how many. What another node
/// or an import has in hand is left to it.
pub async fn rank_due(client: &mut Client, size: i64) -> Result<u64, Error> {
    let tx = client.transaction().await?;
    let due = q::lock_moved().bind(&tx, &size).all().await?;
    if due.is_empty() {
        return Ok(0);
    }
    // A separate statement: it sees everything committed before it got the locks.
    let ranked = q::rank().bind(&tx, &due).await?;
    tx.commit().await?;
    Ok(ranked)
}

/// (book, how often it was read since).
pub async fn add_reads(db: &impl GenericClient, reads: &[(i64, i64)]) -> Result<(), Error> {
    let (ids, reads): (Vec<i64>, Vec<i64>) = reads.iter().copied().unzip();
    q::add_reads().bind(db, &ids, &reads).await?;
    Ok(())
}

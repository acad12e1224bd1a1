use deadpool_postgres::Client;
use queries::{client::GenericClient, queries::book as q};

use crate::Error;

/// Adds new reads and subscriptions to the rows of at most `size` books, and computes their ranks. Returns the number of books.
/// Skips books that another node or an import has locked; a later call takes them.
pub async fn rank_due(client: &mut Client, size: i64) -> Result<u64, Error> {
    let tx = client.transaction().await?;
    let due = q::lock_moved().bind(&tx, &size).all().await?;
    if due.is_empty() {
        return Ok(0);
    }
    // A separate statement, so that it sees everything that was committed before the locks were taken.
    let ranked = q::rank().bind(&tx, &due).await?;
    tx.commit().await?;
    Ok(ranked)
}

/// Records reads, as (book, number of new reads).
pub async fn add_reads(db: &impl GenericClient, reads: &[(i64, i64)]) -> Result<(), Error> {
    let (ids, reads): (Vec<i64>, Vec<i64>) = reads.iter().copied().unzip();
    q::add_reads().bind(db, &ids, &reads).await?;
    Ok(())
}

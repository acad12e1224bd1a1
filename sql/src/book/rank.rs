use queries::{client::GenericClient, queries::book as q};

use crate::Error;

/// Ranks books that were read, kept or updated since; returns how many. What another node has in hand is left to it.
pub async fn rank_due(db: &impl GenericClient, size: i64) -> Result<u64, Error> {
    Ok(q::rank_due().bind(db, &size).await?)
}

/// (book, how often it was read since).
pub async fn add_reads(db: &impl GenericClient, reads: &[(i64, i64)]) -> Result<(), Error> {
    let (ids, reads): (Vec<i64>, Vec<i64>) = reads.iter().copied().unzip();
    q::add_reads().bind(db, &ids, &reads).await?;
    Ok(())
}

//! Views and ranks for the hot list.

use queries::{client::GenericClient, queries::post as q};

use crate::Error;

/// Counts views, as (post, views), in one statement.
pub async fn add_views(db: &impl GenericClient, views: &[(i64, i64)]) -> Result<(), Error> {
    let (ids, views): (Vec<i64>, Vec<i64>) = views.iter().copied().unzip();
    q::add_views().bind(db, &ids, &views).await?;
    Ok(())
}

/// Computes at most `size` outdated ranks again and returns their number. Skips posts that another transaction has locked; the
/// next run takes them.
pub async fn rank_due(db: &impl GenericClient, size: i64) -> Result<u64, Error> {
    Ok(q::rank_due().bind(db, &size).await?)
}

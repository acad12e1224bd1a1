//! Views, and ranks for the hot list.
//!
//! A rank is the formula that Reddit published for its hot list (`_hot` in `r2/r2/lib/db/_sorts.pyx` of reddit-archive/reddit):
//! the time of the post, plus a logarithm of its engagement. Time passes for all posts alike, so a stored rank stays valid until the
//! post's own likes or comments change. The portal differs in four points:
//!
//! - Engagement comes first: a post without likes and comments of others ranks below every post with some (`ENGAGED_MS`).
//! - Ten times the engagement is worth two days (`TENFOLD_MS`), not 12.5 hours: the square is smaller and slower than Reddit.
//! - A like counts once, a person who comments twice (`PERSON_WEIGHT`). It does not matter how often that person comments.
//! - The author's own like and comments do not count, and views do not count: one person can make them all.

use deadpool_postgres::Client;
use queries::{client::GenericClient, queries::post as q};

use crate::Error;

/// Ranks posts with engagement above all others: these are 317 years, more than the age of any post.
const ENGAGED_MS: i64 = 10_000_000_000_000;
/// Ten times the engagement equals a post that is this much newer.
const TENFOLD_MS: f64 = 2.0 * 24.0 * 3600.0 * 1000.0;
/// How many likes a person with comments is worth.
const PERSON_WEIGHT: i64 = 2;
/// At most this many people count. It bounds the time to rank a post that everybody discusses.
const MOST_PEOPLE: i64 = 500;

/// Counts views, as (post, views), in one statement.
pub async fn add_views(db: &impl GenericClient, views: &[(i64, i64)]) -> Result<(), Error> {
    let (ids, views): (Vec<i64>, Vec<i64>) = views.iter().copied().unzip();
    q::add_views().bind(db, &ids, &views).await?;
    Ok(())
}

/// Computes at most `size` outdated ranks again and returns their number. Skips posts that another transaction has locked; the
/// next run takes them.
pub async fn rank_due(client: &mut Client, size: i64) -> Result<u64, Error> {
    let tx = client.transaction().await?;
    let due = q::lock_due().bind(&tx, &size).all().await?;
    if due.is_empty() {
        return Ok(0);
    }
    // A separate statement, so that it sees every comment that was committed before `lock_due` locked the posts.
    let ranked = q::rank().bind(&tx, &MOST_PEOPLE, &due, &ENGAGED_MS, &TENFOLD_MS, &PERSON_WEIGHT).await?;
    tx.commit().await?;
    Ok(ranked)
}

/// Marks the next posts, newest first, whose rank comes from the formula of an earlier release. Returns how many posts were
/// checked. 0: none is left, or another node checks them now.
pub async fn mark_for_rerank(client: &mut Client, size: i64) -> Result<usize, Error> {
    let tx = client.transaction().await?;
    let Some(upto) = q::rerank_upto().bind(&tx).opt().await? else { return Ok(0) };
    let next = q::rerank_next().bind(&tx, &upto, &size).all().await?;
    match next.last() {
        Some(last) => {
            q::rerank().bind(&tx, &next).await?;
            q::rerank_below().bind(&tx, &(last - 1)).await?;
        }
        None => {
            q::reranked().bind(&tx).await?;
        }
    }
    tx.commit().await?;
    Ok(next.len())
}

//! Ranks the hot lists. Likes and comments make the rank of a post stale, bookshelves and views that of a book. Every few seconds
//! each node ranks some stale rows again; two nodes never take the same row.

use sql::Pool;

/// Books in one transaction, and posts whose rank is checked after an upgrade.
const AT_ONCE: u64 = 500;
/// Posts in one transaction, which locks them. Ranking a post takes 0.1 ms with ten commenters, 4 ms with 500.
const POSTS_AT_ONCE: u64 = 50;
/// Transactions of one run; the next run continues.
const ROUNDS: usize = 40;
const POST_ROUNDS: usize = 200;

/// A background job of every node.
pub async fn rank(pool: &Pool) -> Result<(), sql::Error> {
    let (posts, books) = (posts(pool).await, books(pool).await);
    posts.and(books)
}

async fn posts(pool: &Pool) -> Result<(), sql::Error> {
    for _ in 0..POST_ROUNDS {
        let mut client = pool.get().await?;
        let ranked = sql::post::rank_due(&mut client, POSTS_AT_ONCE as i64).await?;
        metrics::counter!("portal_posts_ranked_total").increment(ranked);
        // Nothing else is due: continue with older posts whose rank is by the formula of an earlier release.
        if ranked < POSTS_AT_ONCE && sql::post::mark_for_rerank(&mut client, AT_ONCE as i64).await? == 0 {
            break;
        }
    }
    Ok(())
}

async fn books(pool: &Pool) -> Result<(), sql::Error> {
    for _ in 0..ROUNDS {
        let ranked = sql::book::rank_due(&mut pool.get().await?, AT_ONCE as i64).await?;
        metrics::counter!("portal_books_ranked_total").increment(ranked);
        if ranked < AT_ONCE {
            break;
        }
    }
    Ok(())
}

//! Ranks the hot lists. Likes, comments, bookshelves and views make the rank of a post or a book stale. Every few seconds each node
//! ranks some stale rows again; two nodes never take the same row.

use sql::Pool;

/// Posts or books in one statement.
const AT_ONCE: u64 = 500;
/// Statements of one run; the next run continues.
const ROUNDS: usize = 40;

/// A background job of every node.
pub async fn rank(pool: &Pool) -> Result<(), sql::Error> {
    let (posts, books) = (posts(pool).await, books(pool).await);
    posts.and(books)
}

async fn posts(pool: &Pool) -> Result<(), sql::Error> {
    for _ in 0..ROUNDS {
        let ranked = sql::post::rank_due(&pool.get().await?, AT_ONCE as i64).await?;
        metrics::counter!("portal_posts_ranked_total").increment(ranked);
        if ranked < AT_ONCE {
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

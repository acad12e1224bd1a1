//! Views of posts and books, and searches for games and books. Repeated views by a viewer within a period count once, over all nodes.
//! The table `viewed` has viewers as keyed hashes. Only this module writes it, and locks its rows before all others.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use deadpool_postgres::Pool;
use queries::{client::GenericClient, queries::view as q};

use crate::{Error, book, post, search};

/// The kind of thing viewed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Of {
    Posts,
    Books,
    /// Searches that found a game by its name.
    GameSearches,
    /// Searches that found a book by its title.
    BookSearches,
}

/// A view of a post or a book, or a search for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    pub id: i64,
    /// A keyed hash, which does not reveal the person.
    pub viewer: i64,
    pub time: DateTime<Utc>,
}

/// Counts views. The pairs of viewer and thing must be distinct. A view less than `again` after the viewer's last counted view
/// does not count, so a repeated call changes nothing.
pub async fn count(pool: &Pool, of: Of, views: &[View], again: TimeDelta) -> Result<(), Error> {
    let column = |of: fn(&View) -> i64| views.iter().map(of).collect::<Vec<i64>>();
    let again_s = again.num_seconds() as f64;
    let times: Vec<_> = views.iter().map(|view| view.time.fixed_offset()).collect();
    let kind = match of {
        Of::Posts => "post",
        Of::Books => "book",
        Of::GameSearches => "game search",
        Of::BookSearches => "book search",
    };
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let counted = q::count_once()
        .bind(&tx, &kind, &column(|view| view.id), &column(|view| view.viewer), &times, &again_s)
        .all()
        .await?;
    let mut sums = BTreeMap::<i64, i64>::new();
    for id in counted {
        *sums.entry(id).or_default() += 1;
    }
    let sums: Vec<(i64, i64)> = sums.into_iter().collect();
    match of {
        Of::Posts => post::add_views(&tx, &sums).await?,
        Of::Books => book::add_reads(&tx, &sums).await?,
        Of::GameSearches => search::add_searches(&tx, "game", &sums).await?,
        Of::BookSearches => search::add_searches(&tx, "book", &sums).await?,
    }
    tx.commit().await?;
    Ok(())
}

/// Deletes some views counted before `before`; returns how many.
pub async fn forget(db: &impl GenericClient, before: DateTime<Utc>, size: i64) -> Result<u64, Error> {
    Ok(q::forget_views().bind(db, &before.fixed_offset(), &size).await?)
}

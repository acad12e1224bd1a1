//! Frequent searches: the names of the games and books that most players searched for in the last week.

use queries::{client::GenericClient, queries::search as q};

use crate::Error;

/// A name of the catalogue that players search for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trend {
    /// A game; otherwise a book.
    pub is_game: bool,
    pub id: i64,
    pub name: String,
    /// Most of its searches are of the last two days.
    pub hot: bool,
    /// It came out within the last two weeks.
    pub fresh: bool,
}

/// Names with fewer searches in a week are ordered by popularity only.
const LEAST: i64 = 3;
/// Names with fewer searches in two days are not hot.
const HOT: i64 = 10;

/// Most searched first. Popular games and books fill the list.
pub async fn trends(db: &impl GenericClient, most: i64) -> Result<Vec<Trend>, Error> {
    let rows = q::trends().bind(db, &LEAST, &HOT, &most).all().await?;
    let trend = |row: q::Trends| {
        let q::Trends { kind, id, name, hot, fresh } = row;
        Trend { is_game: kind == "game", id, name, hot, fresh }
    };
    Ok(rows.into_iter().map(trend).collect())
}

/// Adds to the searches of today: (id, number of searches). `kind`: `game` or `book`.
pub async fn add_searches(db: &impl GenericClient, kind: &str, searches: &[(i64, i64)]) -> Result<(), Error> {
    let (ids, searches): (Vec<i64>, Vec<i64>) = searches.iter().copied().unzip();
    q::add_searches().bind(db, &kind, &ids, &searches).await?;
    Ok(())
}

/// Deletes the counts that `trends` no longer reads.
pub async fn forget_searches(db: &impl GenericClient) -> Result<u64, Error> {
    Ok(q::forget_searches().bind(db).await?)
}

//! Lists of books. The cost of a page depends on its size, not its depth: each page is a keyset cursor along an index.
//! Exceptions: a list filtered by status or day reads over the other books, and a total counts all books. That is cheap,
//! because a catalogue has only thousands of rows.

use chrono::{DateTime, Utc};
use queries::{client::GenericClient, queries::book as q};

use crate::Error;

/// A filter for books.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Filter {
    pub kind: Option<String>,
    /// A category of `kind`.
    pub category: Option<String>,
    pub status: Option<String>,
    /// A chapter appeared at or after this time.
    pub updated_since: Option<DateTime<Utc>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// By reads, subscriptions, and the age of the last update.
    Hottest,
    /// Newest chapter first.
    Newest,
    MostKept,
}

/// A ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Board {
    Hot,
    Kept,
    Read,
    /// In the order that content packs give.
    Featured,
}

/// How many books of a kind are in a category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Category {
    pub kind: String,
    pub category: String,
    pub num: i64,
}

const WHICHEVER: &str = "";

impl Filter {
    fn since(&self) -> i64 {
        self.updated_since.map_or(i64::MIN, |time| time.timestamp_micros())
    }

    fn status(&self) -> &str {
        self.status.as_deref().unwrap_or(WHICHEVER)
    }
}

/// The books as (rank, id), in list order. `after`: keyset cursor, the end of the previous page.
pub async fn list(
    db: &impl GenericClient,
    filter: &Filter,
    sort: Sort,
    after: Option<(i64, i64)>,
    skip: i64,
    size: i64,
) -> Result<Vec<(i64, i64)>, Error> {
    let (rank, before) = after.unwrap_or((i64::MAX, i64::MAX));
    let (status, since) = (filter.status(), filter.since());
    /// The queries return rows of the same shape but of different types.
    macro_rules! ranked {
        ($query:ident $(, $of:expr)*) => {
            q::$query()
                .bind(db, $($of,)* &status, &since, &rank, &before, &skip, &size)
                .map(|row| (row.rank, row.id))
                .all()
                .await?
        };
    }
    Ok(match (sort, filter.kind.as_deref(), filter.category.as_deref()) {
        (Sort::Hottest, Some(kind), Some(category)) => ranked!(hottest_of_category, &kind, &category),
        (Sort::Hottest, Some(kind), None) => ranked!(hottest_of_kind, &kind),
        (Sort::Hottest, None, _) => ranked!(hottest),
        (Sort::Newest, Some(kind), Some(category)) => ranked!(newest_of_category, &kind, &category),
        (Sort::Newest, Some(kind), None) => ranked!(newest_of_kind, &kind),
        (Sort::Newest, None, _) => ranked!(newest),
        (Sort::MostKept, Some(kind), Some(category)) => ranked!(most_kept_of_category, &kind, &category),
        (Sort::MostKept, Some(kind), None) => ranked!(most_kept_of_kind, &kind),
        (Sort::MostKept, None, _) => ranked!(most_kept),
    })
}

pub async fn total(db: &impl GenericClient, filter: &Filter) -> Result<i64, Error> {
    let kind = filter.kind.as_deref().unwrap_or(WHICHEVER);
    let category = filter.category.as_deref().unwrap_or(WHICHEVER);
    Ok(q::total().bind(db, &kind, &category, &filter.status(), &filter.since()).one().await?)
}

/// The ids of the first books of a ranking.
pub async fn board(
    db: &impl GenericClient,
    board: Board,
    kind: Option<&str>,
    size: i64,
) -> Result<Vec<i64>, Error> {
    let sort = match board {
        Board::Hot => Sort::Hottest,
        Board::Kept => Sort::MostKept,
        Board::Read => {
            return Ok(match kind {
                Some(kind) => q::most_read_of_kind().bind(db, &kind, &size).all().await?,
                None => q::most_read().bind(db, &size).all().await?,
            });
        }
        Board::Featured => {
            return Ok(q::featured().bind(db, &kind.unwrap_or(WHICHEVER), &size).all().await?);
        }
    };
    let filter = Filter { kind: kind.map(str::to_owned), ..Filter::default() };
    Ok(list(db, &filter, sort, None, 0, size).await?.into_iter().map(|(_, id)| id).collect())
}

/// Sorted by kind, then by the number of books, largest first.
pub async fn categories(db: &impl GenericClient) -> Result<Vec<Category>, Error> {
    let rows = q::categories().bind(db).all().await?;
    Ok(rows
        .into_iter()
        .map(|row| Category { kind: row.kind, category: row.category, num: row.num })
        .collect())
}

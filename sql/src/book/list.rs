//! Lists of books. The cost of a page depends on its size, not its depth: each page is a keyset cursor along an index.
//! Lists of one status or one day also walk over the books in between, and totals count: a catalogue is thousands of
//! rows.

use chrono::{DateTime, Utc};
use queries::{client::GenericClient, queries::book as q};

use crate::Error;

/// Which books.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Filter {
    pub kind: Option<String>,
    /// Of a kind.
    pub category: Option<String>,
    pub status: Option<String>,
    /// With a chapter that appeared since.
    pub updated_since: Option<DateTime<Utc>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// By reads and subscriptions, and by the time since the last update.
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
    /// As the packs rank them.
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

/// (rank, id) of each, in the list's order. `after`: keyset cursor, the end of the previous page.
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
    /// The queries' rows are alike, their types are not.
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

/// The ids of the best, best first.
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

/// Those with most books first, by kind.
pub async fn categories(db: &impl GenericClient) -> Result<Vec<Category>, Error> {
    let rows = q::categories().bind(db).all().await?;
    Ok(rows
        .into_iter()
        .map(|row| Category { kind: row.kind, category: row.category, num: row.num })
        .collect())
}

//! The books that a reader subscribes to, and their reading history.

use chrono::DateTime;
use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{book as q, message, status as s},
};

use super::Kind;
use crate::{Error, listen::Notice};

/// A book on the shelf.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kept {
    pub book: i64,
    /// Chapters that appeared after the reader last saw the book.
    pub updates: i64,
    pub rank: i64,
}

/// The counts of a shelf.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShelfCounts {
    /// Books on the shelf.
    pub total: i64,
    /// Books on the shelf that have new chapters.
    pub updated: i64,
}

/// The result of subscribing to a book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subscribed {
    /// Subscribed. The number of subscribers afterwards.
    Kept(i64),
    /// There is no such book.
    Gone,
    /// The shelf has the most books that are allowed.
    Full,
}

/// Maximum number of books on a shelf. Bounded because queries read a whole shelf.
pub const MOST_KEPT: i64 = 1000;

/// Puts a book on the shelf, unless it is there already, and notifies all devices of the account. Does not write the row of
/// the book, so concurrent callers do not wait for each other.
pub async fn subscribe(pool: &Pool, uid: i64, book: i64) -> Result<Subscribed, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let row = q::subscribe().bind(&tx, &book, &uid, &MOST_KEPT).one().await?;
    if !row.there {
        return Ok(Subscribed::Gone);
    }
    if row.full {
        return Ok(Subscribed::Full);
    }
    let num = q::kept().bind(&tx, &book).opt().await?;
    if row.put {
        tell(&tx, Notice::Shelf { uid, book, subscribed: true }).await?;
    }
    tx.commit().await?;
    Ok(num.map_or(Subscribed::Gone, Subscribed::Kept))
}

/// Takes a book off the shelf. Returns the number of subscribers; `None`: there never was such a book.
pub async fn unsubscribe(pool: &Pool, uid: i64, book: i64) -> Result<Option<i64>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let taken = q::unsubscribe().bind(&tx, &uid, &book).await?;
    let num = q::kept().bind(&tx, &book).opt().await?;
    if taken > 0 {
        tell(&tx, Notice::Shelf { uid, book, subscribed: false }).await?;
    }
    tx.commit().await?;
    Ok(num)
}

/// Marks all chapters of a book as seen and notifies all devices of the account. False: there is no such book.
pub async fn mark_seen(pool: &Pool, uid: i64, book: i64) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let seen = q::mark_seen().bind(&tx, &book, &uid).one().await?;
    if seen.moved {
        tell(&tx, Notice::Seen { uid, book }).await?;
    }
    tx.commit().await?;
    Ok(seen.there)
}

/// A page of the shelf; books with new chapters come first.
pub async fn shelf(
    db: &impl GenericClient,
    uid: i64,
    after: Option<(i64, i64)>,
    skip: i64,
    size: i64,
) -> Result<Vec<Kept>, Error> {
    let (rank, before) = after.unwrap_or((i64::MAX, i64::MAX));
    let rows = q::shelf().bind(db, &uid, &rank, &before, &skip, &size).all().await?;
    Ok(rows.into_iter().map(|row| Kept { book: row.id, updates: row.updates, rank: row.rank }).collect())
}

pub async fn shelf_counts(db: &impl GenericClient, uid: i64) -> Result<ShelfCounts, Error> {
    let q::ShelfCounts { total, updated } = q::shelf_counts().bind(db, &uid).one().await?;
    Ok(ShelfCounts { total, updated })
}

/// The books of a kind (`None`: of any kind) that the account has read, as (rank, book), most recent first.
pub async fn history(
    db: &impl GenericClient,
    uid: i64,
    kind: Option<Kind>,
    after: Option<(i64, i64)>,
    skip: i64,
    size: i64,
) -> Result<Vec<(i64, i64)>, Error> {
    let (micros, before) = after.unwrap_or((i64::MAX, i64::MAX));
    // The client can send any cursor, and chrono's range of years is larger than PostgreSQL's.
    let micros = micros.clamp(0, LATEST.timestamp_micros());
    let time = DateTime::from_timestamp_micros(micros).unwrap_or(LATEST);
    let rows = q::history()
        .bind(db, &uid, &kind.map_or("", Kind::name), &time.fixed_offset(), &before, &skip, &size)
        .all()
        .await?;
    Ok(rows.into_iter().map(|row| (row.rank, row.id)).collect())
}

/// Later than any reading, and within PostgreSQL's range.
const LATEST: DateTime<chrono::Utc> = DateTime::from_timestamp(32_503_680_000, 0).expect("the year 3000");

pub async fn history_total(db: &impl GenericClient, uid: i64, kind: Option<Kind>) -> Result<i64, Error> {
    Ok(q::history_total().bind(db, &uid, &kind.map_or("", Kind::name)).one().await?)
}

/// Deletes an account's positions in one book, or in all books. All their chapters count as seen afterwards.
pub async fn delete_history(pool: &Pool, uid: i64, book: Option<i64>) -> Result<(), Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    s::lock_statuses().bind(&tx, &[uid].as_slice()).all().await?;
    let book = book.unwrap_or_default();
    for book in q::delete_history().bind(&tx, &uid, &book).all().await? {
        tell(&tx, Notice::Seen { uid, book }).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Notifies all nodes when this transaction commits.
async fn tell(tx: &impl GenericClient, notice: Notice) -> Result<(), Error> {
    message::notify().bind(tx, &notice.payload()).one().await?;
    Ok(())
}

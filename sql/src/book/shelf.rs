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
    /// Chapters that appeared since its reader has seen what there is.
    pub updates: i64,
    pub rank: i64,
}

/// A whole shelf in figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShelfCounts {
    /// Books on it.
    pub total: i64,
    /// Of these, those with new chapters.
    pub updated: i64,
}

/// The result of subscribing to a book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subscribed {
    /// So many keep it.
    Kept(i64),
    /// There is no such book.
    Gone,
    /// One keeps as many as one can.
    Full,
}

/// How many books one keeps: a shelf is looked through whole.
pub const MOST_KEPT: i64 = 1000;

/// Puts a book on the shelf, unless it is there already, and notifies all devices of the account. It does not write the
/// book's own row, so concurrent callers do not wait.
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

/// No longer. `None`: there never was such a book.
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

/// Nothing of a book is new to its reader any more, which all their devices hear of. False: there is no such book.
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

/// Those with new chapters first.
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

/// (rank, book) of the books read of a kind (`None`: of all), most recent first.
pub async fn history(
    db: &impl GenericClient,
    uid: i64,
    kind: Option<Kind>,
    after: Option<(i64, i64)>,
    skip: i64,
    size: i64,
) -> Result<Vec<(i64, i64)>, Error> {
    let (micros, before) = after.unwrap_or((i64::MAX, i64::MAX));
    // A cursor is the client's, and chrono knows more years than PostgreSQL.
    let micros = micros.clamp(0, LATEST.timestamp_micros());
    let time = DateTime::from_timestamp_micros(micros).unwrap_or(LATEST);
    let rows = q::history()
        .bind(db, &uid, &kind.map_or("", Kind::name), &time.fixed_offset(), &before, &skip, &size)
        .all()
        .await?;
    Ok(rows.into_iter().map(|row| (row.rank, row.id)).collect())
}

/// Later than anything was read, and within what PostgreSQL knows.
const LATEST: DateTime<chrono::Utc> = DateTime::from_timestamp(32_503_680_000, 0).expect("the year 3000");

pub async fn history_total(db: &impl GenericClient, uid: i64, kind: Option<Kind>) -> Result<i64, Error> {
    Ok(q::history_total().bind(db, &uid, &kind.map_or("", Kind::name)).one().await?)
}

/// Forgets where an account has read to in a book, or in all: nothing of these is new any more.
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

/// All nodes, with this transaction.
async fn tell(tx: &impl GenericClient, notice: Notice) -> Result<(), Error> {
    message::notify().bind(tx, &notice.payload()).one().await?;
    Ok(())
}

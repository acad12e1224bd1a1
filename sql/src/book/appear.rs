//! Publishes chapters: during an import, or when their time comes.

use std::collections::{BTreeMap, BTreeSet};

use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{book as q, message},
};

use crate::{Error, listen::Notice};

/// Maximum number of chapters that one notice names: the clients of a book's subscribers read its list anyway.
const MAX_TOLD: usize = 20;

/// Publishes the due chapters of at most `books` books and notifies every node. Concurrent calls on several nodes publish
/// each chapter once. Returns the number of published chapters.
pub async fn publish_due(pool: &Pool, books: i64) -> Result<usize, Error> {
    let mut client = pool.get().await?;
    let due = q::due_books().bind(&client, &books).all().await?;
    if due.is_empty() {
        return Ok(0);
    }
    let tx = client.transaction().await?;
    let free = q::lock_free_books().bind(&tx, &due).all().await?;
    let published = appear(&tx, &free, &[]).await?;
    if published.is_empty() {
        // Another node published them first.
        return Ok(0);
    }
    let books: BTreeSet<i64> = published.iter().map(|(book, _)| *book).collect();
    settle(&tx, &books.into_iter().collect::<Vec<_>>()).await?;
    tell(&tx, &published).await?;
    tx.commit().await?;
    Ok(published.len())
}

/// Publishes the due chapters, returned as (book, chapter). The caller holds the books' locks. `fresh`: books that were
/// created in this transaction.
pub(crate) async fn appear(
    tx: &impl GenericClient,
    books: &[i64],
    fresh: &[i64],
) -> Result<Vec<(i64, i64)>, Error> {
    let rows = q::appear().bind(tx, &books, &fresh).all().await?;
    Ok(rows.into_iter().map(|row| (row.book_id, row.id)).collect())
}

/// Notifies every node of the (book, chapter) pairs that this transaction publishes.
pub(crate) async fn tell(tx: &impl GenericClient, chapters: &[(i64, i64)]) -> Result<(), Error> {
    let mut by_book: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
    for (book, chapter) in chapters {
        by_book.entry(*book).or_default().push(*chapter);
    }
    for (book, mut chapters) in by_book {
        chapters.sort_unstable();
        let chapters = chapters.split_off(chapters.len().saturating_sub(MAX_TOLD));
        message::notify().bind(tx, &Notice::Chapters { book, chapters }.payload()).one().await?;
    }
    Ok(())
}

/// Updates the columns of books that depend on their chapters. The caller holds the books' locks.
pub(crate) async fn settle(tx: &impl GenericClient, books: &[i64]) -> Result<(), Error> {
    q::settle().bind(tx, &books).await?;
    Ok(())
}

/// The accounts among these that subscribe to a book.
pub async fn subscribers_among(db: &impl GenericClient, book: i64, uids: &[i64]) -> Result<Vec<i64>, Error> {
    Ok(q::subscribers_among().bind(db, &book, &uids).all().await?)
}

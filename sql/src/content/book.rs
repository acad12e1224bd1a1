//! A pack's books, and their chapters.

use std::collections::{BTreeSet, HashSet};

use chrono::{DateTime, FixedOffset};
use deadpool_postgres::{Pool, Transaction};
use queries::queries::book as q;
use serde::{Deserialize, Serialize};

use super::{Change, Diff, Kind};
use crate::{
    Error,
    book::{self, BookPicture, ChapterContent},
    json::json,
};

/// Bounds of a chapter's content, and so of the reading positions in it.
pub const MAX_PAGES: usize = 500;
pub const MAX_PARAGRAPHS: usize = 20_000;
/// Maximum number of characters of a paragraph.
pub const MAX_CHARS: usize = 5_000;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Book {
    pub id: i64,
    /// `comic`, `novel`, `animation`
    pub kind: String,
    pub title: String,
    pub author: String,
    pub category: String,
    pub tags: Vec<String>,
    pub summary: String,
    pub description: String,
    /// `serial`, `finished`
    pub status: String,
    /// Only for comics: `strip`, `ltr`, `rtl`
    pub direction: String,
    pub cover: BookPicture,
    pub banner: Option<BookPicture>,
    pub featured: Option<i32>,
    /// From when to when the book is featured, with its banner. Books without times keep their digest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub featured_begin_time: Option<DateTime<FixedOffset>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub featured_end_time: Option<DateTime<FixedOffset>>,
    /// The initial number of subscriptions.
    pub subscribe_num: i64,
    pub read_num: i64,
    pub create_time: DateTime<FixedOffset>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Chapter {
    pub book: i64,
    /// Unique in its book.
    pub id: i64,
    pub place: i32,
    pub title: String,
    /// `free`, `vip`
    pub access: String,
    pub publish_time: DateTime<FixedOffset>,
    pub content: ChapterContent,
}

impl Chapter {
    /// The key of its book.
    pub(super) fn key(&self) -> String {
        format!("{}/{}", self.book, self.id)
    }
}

/// The books that an import touches.
#[derive(Default)]
pub(super) struct Books {
    touched: Vec<i64>,
    /// Books that this import creates.
    fresh: HashSet<i64>,
}

impl Books {
    /// Locks in the order of the ids, like all transactions, and before any write.
    pub async fn lock(tx: &Transaction<'_>, diff: &Diff) -> Result<Self, Error> {
        let touched: BTreeSet<i64> = diff.changes.iter().filter_map(book_of).collect();
        let touched: Vec<i64> = touched.into_iter().collect();
        q::lock_books().bind(tx, &touched).all().await?;
        Ok(Self { touched, ..Self::default() })
    }

    pub async fn put(&mut self, tx: &Transaction<'_>, book: &Book) -> Result<(), Error> {
        let fresh = q::put_book()
            .bind(
                tx,
                &book.id,
                &book.kind,
                &book.title,
                &book.author,
                &book.category,
                &book.tags,
                &book.summary,
                &book.description,
                &book.status,
                &book.direction,
                &json(&book.cover),
                &book.banner.as_ref().map(json),
                &book.featured,
                &book.create_time,
                &book.subscribe_num,
                &book.read_num,
                &book.featured_begin_time,
                &book.featured_end_time,
            )
            .one()
            .await?;
        if fresh {
            self.fresh.insert(book.id);
        }
        Ok(())
    }

    pub async fn put_chapter(&self, tx: &Transaction<'_>, chapter: &Chapter) -> Result<(), Error> {
        q::put_chapter()
            .bind(
                tx,
                &chapter.book,
                &chapter.id,
                &chapter.place,
                &chapter.title,
                &chapter.access,
                &chapter.publish_time,
                &json(&chapter.content),
            )
            .await?;
        Ok(())
    }

    /// Publishes due chapters and updates the books, after all writes.
    pub async fn settle(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        let fresh: Vec<i64> = self.fresh.iter().copied().collect();
        let mut appeared = book::appear(tx, &self.touched, &fresh).await?;
        book::settle(tx, &self.touched).await?;
        // A new book has no subscribers to notify.
        appeared.retain(|(book, _)| !self.fresh.contains(book));
        book::tell(tx, &appeared).await
    }
}

/// Retires a book. Subscriptions and reading positions stay.
pub(super) async fn retire(tx: &Transaction<'_>, id: i64) -> Result<u64, Error> {
    Ok(q::retire_book().bind(tx, &id).await?)
}

pub(super) async fn retire_chapter(tx: &Transaction<'_>, key: &str) -> Result<u64, Error> {
    let (book, id) = ids_of(key).ok_or_else(|| Error::Invalid(format!("chapter {key} has no ids")))?;
    Ok(q::retire_chapter().bind(tx, &book, &id).await?)
}

fn book_of(change: &Change) -> Option<i64> {
    match change.kind {
        Kind::Book => change.key.parse().ok(),
        Kind::Chapter => ids_of(&change.key).map(|(book, _)| book),
        _ => None,
    }
}

/// The book and the chapter of a chapter's key.
fn ids_of(key: &str) -> Option<(i64, i64)> {
    let (book, id) = key.split_once('/')?;
    Some((book.parse().ok()?, id.parse().ok()?))
}

/// A picture that an earlier import measured and resized.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadePicture {
    /// SHA-256 of the file in the pack, in hex.
    pub digest: String,
    pub width: u32,
    pub height: u32,
    pub blur: String,
}

/// The pictures with these digests.
pub async fn made_pictures(pool: &Pool, digests: &[String]) -> Result<Vec<MadePicture>, Error> {
    let rows = q::made_pictures().bind(&pool.get().await?, &digests).all().await?;
    let made = |row: q::MadePictures| MadePicture {
        digest: row.digest,
        width: row.width.unsigned_abs(),
        height: row.height.unsigned_abs(),
        blur: row.blur,
    };
    Ok(rows.into_iter().map(made).collect())
}

/// Stores the results, so that a later import does not repeat the work, even if this import fails.
pub async fn keep_made_pictures(pool: &Pool, made: &[MadePicture]) -> Result<(), Error> {
    let client = pool.get().await?;
    let digests: Vec<&str> = made.iter().map(|made| made.digest.as_str()).collect();
    let widths: Vec<i32> = made.iter().map(|made| made.width.cast_signed()).collect();
    let heights: Vec<i32> = made.iter().map(|made| made.height.cast_signed()).collect();
    let blurs: Vec<&str> = made.iter().map(|made| made.blur.as_str()).collect();
    q::keep_made_pictures().bind(&client, &digests, &widths, &heights, &blurs).await?;
    Ok(())
}

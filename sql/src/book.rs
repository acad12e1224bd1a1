//! Books: comics, novels and animations. Lists, chapters, subscriptions and reading positions.
//!
//! - A chapter appears once: in an import, or when `publish_due` finds that its time has come. The same transaction notifies
//!   every node. It ends with the update of the book's own columns, under the book's lock.
//! - New chapters are found by numbers, not by times: `chapter.appear_seq` is assigned under the book's lock, and
//!   `book_subscription.seen_seq` is the highest number that the reader could see. So a chapter that commits late is still new.
//! - Readers never write a book's row, because each write would update all its indexes, and readers would wait for each other.
//!   A trigger and `add_reads` append subscriptions and reads to `book_move`; `rank_due` adds them to the row. The shown count is
//!   the sum of both.

mod appear;
mod chapter;
mod chapter_content;
mod list;
mod picture;
mod rank;
mod reading;
mod shelf;
mod words;

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use queries::{client::GenericClient, queries::book as q};
use serde::de::DeserializeOwned;
use serde_json::Value;

pub(crate) use appear::{appear, settle, tell};
pub use appear::{publish_due, subscribers_among};
pub use chapter::{
    Chapter, ChapterLine, Order, Preview, chapter, chapters, content, first_chapter, heads, is_vip, playlist,
    preview,
};
pub use chapter_content::{ChapterContent, Episode, Paragraph, Playlist, PlaylistLine, Thumbs};
pub use list::{Board, Category, Filter, Sort, board, categories, list, total};
pub use picture::BookPicture;
pub use rank::{add_reads, rank_due};
pub use reading::{Command, Outcome, Place, commit, places};
pub use shelf::{
    Kept, MOST_KEPT, ShelfCounts, Subscribed, delete_history, history, history_total, mark_seen, shelf,
    shelf_counts, subscribe, unsubscribe,
};

pub use words::{Direction, Kind, Status};

use crate::Error;

/// Stands for a visitor. No account has this id.
const NOBODY: i64 = 0;

/// A book as a reader sees it.
#[derive(Debug, Clone, PartialEq)]
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
    pub chapter_num: i64,
    pub subscribe_num: i64,
    pub read_num: i64,
    pub last: Option<Head>,
    pub update_time: DateTime<Utc>,
    pub create_time: DateTime<Utc>,
    /// The reader subscribes to it.
    pub subscribed: bool,
    /// The reader's position in the book.
    pub place: Option<Place>,
}

/// A chapter's title and position, without its content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    pub id: i64,
    /// From 1, in the book's order.
    pub index: i64,
    pub title: String,
    /// Only members can read it.
    pub vip: bool,
}

impl Head {
    fn new(id: i64, place: i32, title: String, access: &str) -> Self {
        Self { id, index: i64::from(place) + 1, title, vip: access == "vip" }
    }
}

/// The books that exist among these, in the order of the ids.
pub async fn by_ids(db: &impl GenericClient, ids: &[i64], reader: Option<i64>) -> Result<Vec<Book>, Error> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = q::shown().bind(db, &ids).all().await?;
    let (mut subscribed, mut places) = (HashSet::new(), HashMap::new());
    if let Some(reader) = reader {
        subscribed.extend(q::subscribed().bind(db, &reader, &ids).all().await?);
        let whose = vec![reader; ids.len()];
        places.extend(reading::places(db, &whose, ids).await?.into_iter().map(|place| (place.book, place)));
    }
    let mut books = HashMap::new();
    for row in rows.into_iter().filter(|row| !row.gone) {
        let mut book = book(row)?;
        book.subscribed = subscribed.contains(&book.id);
        book.place = places.remove(&book.id);
        books.insert(book.id, book);
    }
    Ok(ids.iter().filter_map(|id| books.remove(id)).collect())
}

/// `None`: there is no such book (any more).
pub async fn detail(db: &impl GenericClient, id: i64, reader: Option<i64>) -> Result<Option<Book>, Error> {
    Ok(by_ids(db, &[id], reader).await?.pop())
}

/// The number of its visible chapters; `None`: there is no such book (any more).
pub async fn chapter_num(db: &impl GenericClient, id: i64) -> Result<Option<i64>, Error> {
    Ok(q::chapter_num().bind(db, &id).opt().await?)
}

fn book(row: q::Shown) -> Result<Book, Error> {
    let last = match (row.last_id, row.last_place, row.last_title, row.last_access) {
        (Some(id), Some(place), Some(title), Some(access)) => Some(Head::new(id, place, title, &access)),
        _ => None,
    };
    Ok(Book {
        id: row.id,
        kind: row.kind,
        title: row.title,
        author: row.author,
        category: row.category,
        tags: row.tags,
        summary: row.summary,
        description: row.description,
        status: row.status,
        direction: row.direction,
        cover: read(row.cover)?,
        banner: row.banner.map(read).transpose()?,
        chapter_num: row.chapter_num,
        subscribe_num: row.kept,
        read_num: row.read_num,
        last,
        update_time: row.update_time.into(),
        create_time: row.create_time.into(),
        subscribed: false,
        place: None,
    })
}

fn read<T: DeserializeOwned>(stored: Value) -> Result<T, Error> {
    serde_json::from_value(stored).map_err(|error| Error::Invalid(format!("a row of books: {error}")))
}

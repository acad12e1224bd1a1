//! Published chapters. Nobody can see a chapter before it is published.

use chrono::{DateTime, Utc};
use queries::{client::GenericClient, queries::book as q};

use super::{ChapterContent, Head, NOBODY, Playlist, read};
use crate::Error;

/// A chapter in the book's list, as a reader sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChapterLine {
    pub head: Head,
    pub publish_time: DateTime<Utc>,
    /// The reader has begun it.
    pub read: bool,
    /// The reader subscribes to the book, and the chapter appeared after the reader last saw the book.
    pub is_new: bool,
}

/// A chapter without its content.
#[derive(Debug, Clone, PartialEq)]
pub struct Chapter {
    pub book: i64,
    pub book_title: String,
    pub kind: String,
    pub direction: String,
    pub head: Head,
    pub publish_time: DateTime<Utc>,
    pub previous: Option<Head>,
    pub next: Option<Head>,
}

/// The order of chapters: ascending or descending.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    Forth,
    Back,
}

/// A page of the book's chapters. `after`: (index, id) of the last chapter of the previous page.
pub async fn chapters(
    db: &impl GenericClient,
    book: i64,
    reader: Option<i64>,
    order: Order,
    after: Option<(i64, i64)>,
    skip: i64,
    size: i64,
) -> Result<Vec<ChapterLine>, Error> {
    let reader = reader.unwrap_or(NOBODY);
    // The client can send any cursor: an index out of range means before the first or after the last chapter.
    let place = |index: i64| {
        i32::try_from(index.saturating_sub(1)).unwrap_or(if index < 0 { i32::MIN } else { i32::MAX })
    };
    macro_rules! lines {
        ($query:ident, $first:expr) => {{
            let (place, id) = after.map_or($first, |(index, id)| (place(index), id));
            let rows = q::$query().bind(db, &reader, &book, &place, &id, &skip, &size).all().await?;
            rows.into_iter()
                .map(|row| ChapterLine {
                    head: Head::new(row.id, row.place, row.title, &row.access),
                    publish_time: row.publish_time.into(),
                    read: row.read,
                    is_new: row.is_new,
                })
                .collect()
        }};
    }
    Ok(match order {
        Order::Forth => lines!(chapters_on, (-1, 0)),
        Order::Back => lines!(chapters_back, (i32::MAX, i64::MAX)),
    })
}

/// `None`: the chapter does not exist, is not published yet, or is retired.
pub async fn chapter(db: &impl GenericClient, book: i64, id: i64) -> Result<Option<Chapter>, Error> {
    let Some(row) = q::chapter().bind(db, &book, &id).opt().await? else { return Ok(None) };
    let head = Head::new(row.id, row.place, row.title, &row.access);
    let before = q::chapter_before().bind(db, &book, &row.place, &id).opt().await?;
    let after = q::chapter_after().bind(db, &book, &row.place, &id).opt().await?;
    Ok(Some(Chapter {
        book,
        book_title: row.book_title,
        kind: row.kind,
        direction: row.direction,
        head,
        publish_time: row.publish_time.into(),
        previous: before.map(|row| Head::new(row.id, row.place, row.title, &row.access)),
        next: after.map(|row| Head::new(row.id, row.place, row.title, &row.access)),
    }))
}

/// The content of a chapter.
pub async fn content(db: &impl GenericClient, book: i64, id: i64) -> Result<Option<ChapterContent>, Error> {
    q::content().bind(db, &book, &id).opt().await?.map(read).transpose()
}

/// The length of a preview. A preview never shows the whole chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preview {
    pub pages: i64,
    pub paragraphs: i64,
}

/// The beginning of a chapter.
pub async fn preview(
    db: &impl GenericClient,
    book: i64,
    id: i64,
    Preview { pages, paragraphs }: Preview,
) -> Result<Option<ChapterContent>, Error> {
    let row = q::preview().bind(db, &pages, &paragraphs, &book, &id).opt().await?;
    row.map(read).transpose()
}

/// Whether a chapter is for members only. `None`: it does not exist, is not published yet, or is retired.
pub async fn is_vip(db: &impl GenericClient, book: i64, id: i64) -> Result<Option<bool>, Error> {
    Ok(q::access().bind(db, &book, &id).opt().await?.map(|access| access == "vip"))
}

/// The chapter's playlist, if it has one, and whether the chapter is for members only.
pub async fn playlist(
    db: &impl GenericClient,
    book: i64,
    id: i64,
) -> Result<Option<(Playlist, bool)>, Error> {
    let Some(row) = q::playlist().bind(db, &book, &id).opt().await? else { return Ok(None) };
    let vip = row.access == "vip";
    let playlist: Option<Playlist> = row.playlist.map(read).transpose()?.flatten();
    Ok(playlist.map(|playlist| (playlist, vip)))
}

pub async fn first_chapter(db: &impl GenericClient, book: i64) -> Result<Option<Head>, Error> {
    let row = q::first_chapter().bind(db, &book).opt().await?;
    Ok(row.map(|row| Head::new(row.id, row.place, row.title, &row.access)))
}

/// Visible chapters, in order.
pub async fn heads(db: &impl GenericClient, book: i64, ids: &[i64]) -> Result<Vec<Head>, Error> {
    let rows = q::chapter_heads().bind(db, &book, &ids).all().await?;
    Ok(rows.into_iter().map(|row| Head::new(row.id, row.place, row.title, &row.access)).collect())
}

//! The view of a book for a reader.

use actors::wire::{Locator, Time};
use sql::book::{self as words, BookPicture};

use crate::api::prelude::*;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum BookKind {
    Comic,
    Novel,
    Animation,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum BookStatus {
    /// Still being written.
    Serial,
    Finished,
}

/// The reading direction of a comic, unless the reader chooses another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Direction {
    /// One long strip, downwards.
    Strip,
    /// Pages, from left to right.
    Ltr,
    /// Pages, from right to left.
    Rtl,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Access {
    Free,
    /// Only for members.
    Vip,
}

/// A picture in two sizes. For a small picture, both are the same file.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BookImage {
    pub full: String,
    /// The size for phones: a cover is 320 wide, a banner or poster 640, a page 720. For a small picture, the same as `full`.
    pub medium: String,
    /// Pixels of `full`, like `height`.
    pub width: u32,
    pub height: u32,
    /// A tiny `data:` URI to show until the picture has loaded.
    pub blur: String,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Book {
    pub id: i64,
    pub kind: BookKind,
    pub title: String,
    pub author: String,
    /// 3:4
    pub cover: BookImage,
    /// 16:9; null: none.
    pub banner: Option<BookImage>,
    pub category: String,
    pub tags: Vec<String>,
    pub summary: String,
    pub status: BookStatus,
    pub direction: Direction,
    pub chapter_num: i64,
    /// The number of subscribers.
    pub subscribe_num: i64,
    pub read_num: i64,
    /// The last chapter. Null: no chapter has appeared yet.
    pub last_chapter: Option<ChapterRef>,
    /// The time at which the last chapter appeared.
    pub update_time: Time,
    /// The reader subscribes to the book.
    pub subscribed: bool,
    /// The reader's position. Null: the reader has not begun the book.
    pub progress: Option<Progress>,
}

/// A chapter's title and position.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ChapterRef {
    pub id: i64,
    /// Its position in the book, from 1. Unpublished and removed chapters count too, so there can be gaps.
    pub index: i64,
    pub title: String,
    pub access: Access,
}

/// A reading position in a book.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    pub book_id: i64,
    pub chapter_id: i64,
    /// The chapter's position in the book. 0: the chapter does not exist any more.
    pub chapter_index: i64,
    /// Empty: the chapter does not exist any more.
    pub chapter_title: String,
    pub locator: Locator,
    /// A name of the device for people, such as `Chrome · Android`.
    pub device: String,
    /// The id that the app on that device chose. Every login of the account sees it, so it is not the `deviceID` of sign-ins.
    pub device_id: String,
    /// The `base` for the next save.
    pub version: i64,
    /// The time of reading, by that device's clock.
    pub read_at: Time,
}

impl Book {
    pub fn new(app: &App, book: sql::book::Book) -> Result<Self, ApiError> {
        Ok(Self {
            id: book.id,
            kind: BookKind::named(&book.kind)?,
            title: book.title,
            author: book.author,
            cover: BookImage::public(app, book.cover),
            banner: book.banner.map(|banner| BookImage::public(app, banner)),
            category: book.category,
            tags: book.tags,
            summary: book.summary,
            status: BookStatus::named(&book.status)?,
            direction: Direction::named(&book.direction)?,
            chapter_num: book.chapter_num,
            subscribe_num: book.subscribe_num,
            read_num: book.read_num,
            last_chapter: book.last.map(ChapterRef::from),
            update_time: Time(book.update_time),
            subscribed: book.subscribed,
            progress: book.place.and_then(Progress::of),
        })
    }
}

/// Books by their ids, in the same order.
pub async fn shown(app: &App, ids: &[i64], reader: Option<Caller>) -> Result<Vec<Book>, ApiError> {
    let reader = reader.map(|caller| caller.uid);
    let read = async |db: &sql::Client| sql::book::by_ids(db, ids, reader).await;
    let books = app.read_public(reader, read).await?;
    books.into_iter().map(|book| Book::new(app, book)).collect()
}

impl Progress {
    /// `None`: a later release stores the position in another format.
    pub fn of(place: sql::book::Place) -> Option<Self> {
        Some(Self {
            book_id: place.book,
            chapter_id: place.chapter,
            chapter_index: place.index,
            chapter_title: place.title,
            locator: serde_json::from_value(place.locator).ok()?,
            device: place.device_name,
            device_id: place.device,
            version: place.version,
            read_at: Time(place.device_time),
        })
    }
}

impl From<sql::book::Head> for ChapterRef {
    fn from(head: sql::book::Head) -> Self {
        let access = if head.vip { Access::Vip } else { Access::Free };
        Self { id: head.id, index: head.index, title: head.title, access }
    }
}

impl BookImage {
    /// A picture that everybody may see.
    pub fn public(app: &App, picture: BookPicture) -> Self {
        Self::at(picture, |name| app.media_url(name))
    }

    pub fn at(picture: BookPicture, address: impl Fn(&str) -> String) -> Self {
        let BookPicture { full, medium, width, height, blur } = picture;
        Self { full: address(&full), medium: address(&medium), width, height, blur }
    }
}

impl BookKind {
    /// The name in the table.
    pub fn name(self) -> &'static str {
        self.word().name()
    }

    pub fn word(self) -> words::Kind {
        match self {
            Self::Comic => words::Kind::Comic,
            Self::Novel => words::Kind::Novel,
            Self::Animation => words::Kind::Animation,
        }
    }

    pub fn named(word: &str) -> Result<Self, ApiError> {
        Ok(match words::Kind::named(word)? {
            words::Kind::Comic => Self::Comic,
            words::Kind::Novel => Self::Novel,
            words::Kind::Animation => Self::Animation,
        })
    }
}

impl BookStatus {
    pub fn name(self) -> &'static str {
        match self {
            Self::Serial => words::Status::Serial.name(),
            Self::Finished => words::Status::Finished.name(),
        }
    }

    fn named(word: &str) -> Result<Self, ApiError> {
        Ok(match words::Status::named(word)? {
            words::Status::Serial => Self::Serial,
            words::Status::Finished => Self::Finished,
        })
    }
}

impl Direction {
    pub fn named(word: &str) -> Result<Self, ApiError> {
        Ok(match words::Direction::named(word)? {
            words::Direction::Strip => Self::Strip,
            words::Direction::Ltr => Self::Ltr,
            words::Direction::Rtl => Self::Rtl,
        })
    }
}

//! A pack's books, and their chapters.

use std::collections::{BTreeSet, HashSet};

use chrono::{DateTime, FixedOffset};
use deadpool_postgres::{Pool, Transaction};
use queries::queries::book as q;
use serde::{Deserialize, Serialize};

use super::{Change, Diff, Kind, json};
use crate::{Error, book};

/// What a chapter has at most: no place in one is beyond it.
pub const MAX_PAGES: usize = 500;
pub const MAX_PARAGRAPHS: usize = 20_000;
/// Of a paragraph.
pub const MAX_CHARS: usize = 5_000;

#[derive(Debug, Clone, PartialEq, Serialize)]
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
    /// Of a comic: `strip`, `ltr`, `rtl`
    pub direction: String,
    pub cover: BookPicture,
    pub banner: Option<BookPicture>,
    pub featured: Option<i32>,
    /// What the book begins with.
    pub subscribe_num: i64,
    pub read_num: i64,
    pub create_time: DateTime<FixedOffset>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Chapter {
    pub book: i64,
    /// In its book.
    pub id: i64,
    pub place: i32,
    pub title: String,
    /// `free`, `vip`
    pub access: String,
    pub publish_time: DateTime<FixedOffset>,
    pub content: ChapterContent,
}

/// A picture of a book in its sizes: in the media store, of chapters for members in the store of files.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookPicture {
    pub full: String,
    /// For a phone; of a small picture the same.
    pub medium: String,
    /// Of `full`.
    pub width: u32,
    pub height: u32,
    /// A tiny `data:` URI to show until the picture is there.
    pub blur: String,
}

/// As `chapter.content` keeps it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChapterContent {
    Pages(Vec<BookPicture>),
    Paragraphs(Vec<Paragraph>),
    Episode(Box<Episode>),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paragraph {
    pub text: String,
    /// A heading inside the chapter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub heading: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Episode {
    /// An MP4; none where there is a playlist.
    pub file: Option<String>,
    pub playlist: Option<Playlist>,
    pub poster: BookPicture,
    pub thumbs: Option<Thumbs>,
    /// Of a playlist 0 where it is not known.
    pub width: u32,
    pub height: u32,
    pub seconds: f64,
    pub size_bytes: u64,
}

/// A playlist of HLS, line by line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Playlist {
    /// None where only how the episode begins was asked for.
    #[serde(default)]
    pub lines: Vec<PlaylistLine>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlaylistLine {
    Tag(String),
    /// The name of a file in the store, and what stands around it.
    File {
        before: String,
        name: String,
        after: String,
    },
}

/// The preview while a viewer seeks: small pictures side by side in one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Thumbs {
    pub name: String,
    pub columns: u32,
    pub width: u32,
    pub height: u32,
    pub count: u32,
    /// Seconds from one to the next.
    pub every: f64,
}

impl Playlist {
    /// The text, with each file's address in the place of its name.
    #[must_use]
    pub fn with(&self, address: impl Fn(&str) -> String) -> String {
        let line = |line: &PlaylistLine| match line {
            PlaylistLine::Tag(tag) => format!("{tag}\n"),
            PlaylistLine::File { before, name, after } => format!("{before}{}{after}\n", address(name)),
        };
        self.lines.iter().map(line).collect()
    }
}

impl Chapter {
    /// Of its book.
    pub(super) fn key(&self) -> String {
        format!("{}/{}", self.book, self.id)
    }
}

/// The books that an import touches.
#[derive(Default)]
pub(super) struct Books {
    touched: Vec<i64>,
    /// That were not there before.
    fresh: HashSet<i64>,
}

impl Books {
    /// By id, as everywhere, before anything is written.
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

    /// Once all is written.
    pub async fn settle(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        let fresh: Vec<i64> = self.fresh.iter().copied().collect();
        let mut appeared = book::appear(tx, &self.touched, &fresh).await?;
        book::settle(tx, &self.touched).await?;
        // Nobody keeps a book that was not there.
        appeared.retain(|(book, _)| !self.fresh.contains(book));
        book::tell(tx, &appeared).await
    }
}

/// What its readers keep and have read stays.
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

/// A picture that was looked at, and made smaller, by an import before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadePicture {
    /// SHA-256 of the file in the pack, in hex.
    pub digest: String,
    pub width: u32,
    pub height: u32,
    pub blur: String,
}

/// Those of these digests.
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

/// So that the next import has not to do it again, also where this one ends here.
pub async fn keep_made_pictures(pool: &Pool, made: &[MadePicture]) -> Result<(), Error> {
    let client = pool.get().await?;
    let digests: Vec<&str> = made.iter().map(|made| made.digest.as_str()).collect();
    let widths: Vec<i32> = made.iter().map(|made| made.width.cast_signed()).collect();
    let heights: Vec<i32> = made.iter().map(|made| made.height.cast_signed()).collect();
    let blurs: Vec<&str> = made.iter().map(|made| made.blur.as_str()).collect();
    q::keep_made_pictures().bind(&client, &digests, &widths, &heights, &blurs).await?;
    Ok(())
}

//! Frames of single features: notices, orders, gifts, activities, reading.

use serde::{Deserialize, Serialize};
use sql::content::{MAX_CHARS, MAX_PAGES, MAX_PARAGRAPHS};
use utoipa::ToSchema;

use super::{Author, Person, Time, Unread};

/// A like, reply, comment, follow or mention, in the community inbox.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Notice {
    pub id: i64,
    pub kind: NoticeKind,
    /// The last account that acted.
    pub actor: Author,
    /// The account that acted before `actor`.
    pub second: Option<Person>,
    /// Number of accounts that acted: all likes of one post or comment are one notice.
    pub actor_num: i64,
    /// Null: the notice is about a follow.
    pub post_id: Option<i64>,
    /// The liked comment, or the comment that the actor wrote; null: the post itself.
    pub comment_id: Option<i64>,
    /// If `commentId` is a reply: the top-level comment above it.
    pub root_id: Option<i64>,
    /// Beginning of the text that the actor wrote; empty: the actor wrote none, or commented with a picture only.
    pub excerpt: String,
    /// Beginning of the reader's own post or comment that the notice is about; empty: it is about none, or about a comment that is only a
    /// picture.
    pub about: String,
    /// Another like makes a `like` notice unread again.
    pub read: bool,
    pub create_time: Time,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum NoticeKind {
    Like,
    Reply,
    Comment,
    Follow,
    Mention,
}

/// Replaces the notice with the same `id` and moves to the top of the inbox.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewNotice {
    #[serde(flatten)]
    pub notice: Notice,
    pub unread: Unread,
    pub version: i64,
}

/// Number of codes left in a gift pack. State: only the newest matters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GiftLeft {
    pub gift_id: i64,
    pub left: i64,
}

/// The ratings of a game. State: of two for one game the greater `ratingVersion` is newer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameRated {
    pub game_id: i64,
    /// The average, 1 to 5 with one decimal; null: nobody rated the game.
    pub rating: Option<f64>,
    /// Number of ratings.
    pub rating_num: i64,
    /// Numbers of ratings with 1, 2, 3, 4 and 5 stars.
    pub rating_counts: Vec<i64>,
    pub rating_version: i64,
}

impl From<sql::rating::Ratings> for GameRated {
    fn from(ratings: sql::rating::Ratings) -> Self {
        Self {
            game_id: ratings.game,
            rating: ratings.tenths().map(|tenths| tenths as f64 / 10.0),
            rating_num: ratings.num(),
            rating_counts: ratings.counts.into(),
            rating_version: ratings.version,
        }
    }
}

/// The account's progress in an activity that it joined. State: only the newest matters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityProgress {
    pub activity_id: i64,
    /// All tasks of the activity.
    pub progress: Vec<TaskProgress>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TaskProgress {
    pub task: i32,
    /// Completed actions, counted up to the goal; for recharges the sum in X钻.
    pub done: i64,
}

/// A position in a chapter of a comic, a novel or an animation.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(untagged, rename_all = "camelCase", deny_unknown_fields)]
pub enum Locator {
    /// Independent of the width at which the page is shown.
    Comic {
        /// From 0.
        #[schema(minimum = 0)]
        page: u32,
        /// Part of the page above the position, 0 to 1.
        #[schema(minimum = 0, maximum = 1)]
        offset: f64,
    },
    /// Independent of the layout.
    Novel {
        /// Index in the chapter's list of paragraphs, from 0.
        #[schema(minimum = 0)]
        paragraph: u32,
        /// Characters before the position, in this paragraph.
        #[schema(minimum = 0)]
        offset: u32,
    },
    Animation {
        #[schema(minimum = 0)]
        second: f64,
    },
}

impl Locator {
    /// The kind of book that this locator belongs to.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Comic { .. } => "comic",
            Self::Novel { .. } => "novel",
            Self::Animation { .. } => "animation",
        }
    }

    /// Checks that the numbers are within the limits of all chapters.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let is_below = |n: u32, most: usize| usize::try_from(n).is_ok_and(|n| n < most);
        match self {
            Self::Comic { page, offset } => is_below(*page, MAX_PAGES) && (0.0..=1.0).contains(offset),
            Self::Novel { paragraph, offset } => {
                is_below(*paragraph, MAX_PARAGRAPHS) && is_below(*offset, MAX_CHARS + 1)
            }
            Self::Animation { second } => (0.0..=1e6).contains(second),
        }
    }
}

/// The account's reading position, moved by another login. State: of two for one book the greater `version` is newer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadingPlace {
    pub book_id: i64,
    pub chapter_id: i64,
    pub locator: Locator,
    /// Name of the device to show, such as `Chrome · Android`.
    pub device: String,
    /// Id that the app on that device gives itself.
    pub device_id: String,
    pub version: i64,
    /// Time by that device's clock.
    pub read_at: Time,
}

/// The player has seen the new chapters of a subscribed book: its "new" mark disappears on all their devices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BookSeen {
    pub book_id: i64,
}

/// The player put a book on the shelf or took it off, on one of their devices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShelfMoved {
    pub book_id: i64,
    pub subscribed: bool,
}

/// A subscribed book has a new chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewChapter {
    pub book_id: i64,
    pub chapter: ChapterHead,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChapterHead {
    pub id: i64,
    /// Position in the book, from 1.
    pub index: i64,
    pub title: String,
}

/// An order's status changed, for example because a payment arrived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderMoved {
    /// A UUID
    pub order_id: String,
    pub status: OrderStatus,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum OrderStatus {
    Created,
    Paid,
    Delivered,
    Closed,
    Refunded,
}

//! Frames whose features tell of themselves by a push: notices, orders, gifts, activities, reading.

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
    /// Who did it last.
    pub actor: Author,
    /// Who did it before.
    pub second: Option<Person>,
    /// How many did it: likes of one thing are one notice.
    pub actor_num: i64,
    /// Null: somebody follows.
    pub post_id: Option<i64>,
    /// The one that is liked, or that was written; null: the post itself.
    pub comment_id: Option<i64>,
    /// Of a `commentId` that is a reply: the comment it stands below.
    pub root_id: Option<i64>,
    /// How what they wrote begins; empty where they wrote nothing.
    pub excerpt: String,
    /// How the reader's post or comment begins that it is about; empty: about none.
    pub about: String,
    /// Of `like` notices the newest state: more likes make one unread again.
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

/// Replaces the one with the same `id`, and comes first in the inbox.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewNotice {
    #[serde(flatten)]
    pub notice: Notice,
    pub unread: Unread,
    pub version: i64,
}

/// What is left of a gift pack. State.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GiftLeft {
    pub gift_id: i64,
    pub left: i64,
}

/// How far one is with an activity that one joined. State.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityProgress {
    pub activity_id: i64,
    /// Of all its tasks.
    pub progress: Vec<TaskProgress>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TaskProgress {
    pub task: i32,
    /// Deeds, as many as the goal at most; of recharges: X钻.
    pub done: i64,
}

/// Where in a chapter: of a comic, of a novel, or of an animation.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(untagged, rename_all = "camelCase", deny_unknown_fields)]
pub enum Locator {
    /// Does not depend on how wide the page is shown.
    Comic {
        /// From 0.
        #[schema(minimum = 0)]
        page: u32,
        /// How much of the page is above, 0 to 1.
        #[schema(minimum = 0, maximum = 1)]
        offset: f64,
    },
    /// Does not depend on the layout.
    Novel {
        /// From 0, in the chapter's list.
        #[schema(minimum = 0)]
        paragraph: u32,
        /// Characters into it.
        #[schema(minimum = 0)]
        offset: u32,
    },
    Animation {
        #[schema(minimum = 0)]
        second: f64,
    },
}

impl Locator {
    /// The kind of book that has such places.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Comic { .. } => "comic",
            Self::Novel { .. } => "novel",
            Self::Animation { .. } => "animation",
        }
    }

    /// Within what any chapter has.
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

/// One's own reading place, moved by another login. State: of two of one book the greater `version` is newer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadingPlace {
    pub book_id: i64,
    pub chapter_id: i64,
    pub locator: Locator,
    /// As a person knows it, such as `Chrome · Android`.
    pub device: String,
    /// As the app there calls itself.
    pub device_id: String,
    pub version: i64,
    /// By that device's clock.
    pub read_at: Time,
}

/// What is new of a subscribed book was looked at, on one of the player's devices: it is marked on none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BookSeen {
    pub book_id: i64,
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
    /// From 1, in the book's order.
    pub index: i64,
    pub title: String,
}

/// An order moved, such as by a payment that arrived.
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

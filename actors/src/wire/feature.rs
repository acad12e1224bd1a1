//! Frames whose features tell of themselves by a push: notices, orders, gifts, activities, reading.

use serde::{Deserialize, Serialize};
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

/// One's own reading place, moved on another device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadingPlace {
    pub book_id: i64,
    pub chapter_id: i64,
    pub locator: String,
    pub device: String,
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

//! What travels over the socket, defined once: serde makes the frames, utoipa the AsyncAPI document, and from that come
//! the web app's types.

mod client;
mod feature;
mod rows;
mod thread;

use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Serialize};
use utoipa::{PartialSchema, ToSchema};
use uuid::Uuid;

pub use client::{
    All, FrameId, FromClient, HelloFrame, NoticeGroup, PingFrame, ReadFrame, ReadNotices, ReadWhich,
    TokenFrame, WatchFrame,
};
pub use feature::{
    ActivityProgress, BookSeen, ChapterHead, GiftLeft, Locator, NewChapter, NewNotice, Notice, NoticeKind,
    OrderMoved, OrderStatus, ReadingPlace, ShelfMoved, TaskProgress,
};
pub use thread::{
    Author, Comment, CommentEvent, CommentGone, Gap, Likes, Mention, Person, PostChanged, Square, Topic,
    WatchEnd, WatchEnded, Watching,
};

/// A frame to the client. Each has `type`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToClient {
    /// The first frame.
    Hello(Hello),
    /// After hello, and whenever any of it changes. State: only the newest matters.
    Status(Status),
    /// A new inbox message.
    Message(NewMessage),
    /// A like, reply, comment, follow or mention.
    Notice(NewNotice),
    /// In a watched thread: the log, by `seq`.
    Comment(CommentEvent),
    CommentEdited(CommentEvent),
    CommentGone(CommentGone),
    PostChanged(PostChanged),
    /// In a watched thread: state, at most a few times a second.
    Likes(Likes),
    Watching(Watching),
    /// In the watched square.
    Square(Square),
    /// A watch ended because too much was missed.
    Gap(Gap),
    /// A watch ended because what was watched is gone.
    WatchEnded(WatchEnded),
    /// The stock of a watched gift pack.
    Gift(GiftLeft),
    Activity(ActivityProgress),
    Reading(ReadingPlace),
    Chapter(NewChapter),
    Seen(BookSeen),
    Shelf(ShelfMoved),
    Order(OrderMoved),
    /// An operator published one.
    Announcement(Announcement),
    /// The login behind this socket has ended; the socket then closes with 4001.
    SessionEnded(SessionEnded),
    /// A frame that carried an `id` was carried out.
    Ack(Ack),
    /// A frame was not understood or not carried out.
    Error(FrameError),
    /// The answer to `ping`.
    Pong(Pong),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Hello {
    /// Names this connection; another one after each reconnection.
    pub connection: Uuid,
    /// Milliseconds within which a client should send `ping`.
    pub heartbeat: u64,
    /// Whose events arrive here; null for a visitor.
    pub user: Option<i64>,
    /// Names the history of the database; null: not known yet. Another name than before: a standby took over that lacked commits,
    /// and every `version` and `seq` may have gone back. Forget what was read, and read again.
    pub history: Option<String>,
    pub limits: Limits,
}

/// What a socket may send.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Largest frame, bytes; a larger one closes with 1009.
    pub frame_bytes: usize,
    /// Frames a second, averaged; more closes with 4029.
    pub frames_per_second: u32,
    /// Topics that one socket may watch; one more is refused.
    pub topics: usize,
}

/// Coins, membership, unread counts. Of two, the one with the greater `version` is newer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Status {
    /// Balance, X钻
    pub coin_num: i64,
    /// 0: not a member
    pub level_type: i16,
    /// When the membership ends or ended; null: never was one.
    pub exp_time: Option<Time>,
    pub unread: Unread,
    pub version: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Unread {
    pub messages: i64,
    pub likes: i64,
    pub replies: i64,
    pub follows: i64,
    pub total: i64,
}

/// A message in the inbox.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Message {
    pub id: i64,
    pub kind: MessageKind,
    pub title: String,
    /// Sanitised HTML
    pub content: String,
    /// Where a tap leads, a path in the app.
    pub link: Option<String>,
    pub read: bool,
    pub create_time: Time,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MessageKind {
    System,
    Gift,
    Order,
    Vip,
    Invite,
    Moderation,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewMessage {
    #[serde(flatten)]
    pub message: Message,
    pub unread: Unread,
    pub version: i64,
}

/// What pops up when the app starts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Announcement {
    pub id: i64,
    pub title: String,
    /// Sanitised HTML
    pub content: String,
    pub create_time: Time,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionEnded {
    /// `logout`, `password`, `suspended` or `expired`
    pub reason: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Ack {
    pub id: FrameId,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FrameError {
    /// The `id` of the frame that failed, where it had one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
    /// As in the REST envelope.
    pub code: i32,
    pub msg: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Pong {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
}

/// RFC 3339 in UTC with milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(transparent)]
pub struct Time(pub DateTime<Utc>);

impl Serialize for Time {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.to_rfc3339_opts(SecondsFormat::Millis, true))
    }
}

impl PartialSchema for Time {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        use utoipa::openapi::{KnownFormat, ObjectBuilder, SchemaFormat, Type};
        ObjectBuilder::new()
            .schema_type(Type::String)
            .format(Some(SchemaFormat::KnownFormat(KnownFormat::DateTime)))
            .into()
    }
}

impl ToSchema for Time {
    fn name() -> std::borrow::Cow<'static, str> {
        "Time".into()
    }
}

/// How a stored picture's name becomes its address.
pub type MediaUrl = dyn Fn(&str) -> String + Send + Sync;

impl MessageKind {
    /// As the check constraint of the table has them.
    pub const ALL: [Self; 6] =
        [Self::System, Self::Gift, Self::Order, Self::Vip, Self::Invite, Self::Moderation];

    /// As the table and the frames name it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Gift => "gift",
            Self::Order => "order",
            Self::Vip => "vip",
            Self::Invite => "invite",
            Self::Moderation => "moderation",
        }
    }

    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// One that a newer release added shows as a system message.
    fn parse(kind: &str) -> Self {
        Self::named(kind).unwrap_or(Self::System)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_has_one_name() {
        for kind in MessageKind::ALL {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
            assert_eq!(MessageKind::named(kind.name()), Some(kind));
        }
        assert_eq!(MessageKind::parse("of a later release"), MessageKind::System);
    }

    #[test]
    fn times_have_milliseconds_and_z() {
        let time = Time("2026-01-02T03:04:05.678901+08:00".parse().unwrap());
        assert_eq!(serde_json::to_string(&time).unwrap(), r#""2026-01-01T19:04:05.678Z""#);
    }

    #[test]
    fn a_message_frame_is_the_entity_with_unread_beside_it() {
        let frame = ToClient::Message(NewMessage {
            message: Message {
                id: 1,
                kind: MessageKind::System,
                title: "t".into(),
                content: "c".into(),
                link: None,
                read: false,
                create_time: Time(DateTime::UNIX_EPOCH),
            },
            unread: Unread { messages: 1, total: 1, ..Unread::default() },
            version: 3,
        });
        let value = serde_json::to_value(frame).unwrap();
        assert_eq!(value["type"], "message");
        assert_eq!(value["id"], 1);
        assert_eq!(value["unread"]["messages"], 1);
    }
}

//! The frames of the socket, defined once for server, document and web app.
//!
//! - serde encodes the frames; utoipa turns these types into the AsyncAPI document, which yields the web app's types.
//!   Doc comments become descriptions there.
//! - Events keep their order. Of state only the newest value matters, so newer state replaces older.

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
    ActivityProgress, BookSeen, ChapterHead, GameRated, GiftLeft, Locator, NewChapter, NewNotice, Notice,
    NoticeKind, OrderMoved, OrderStatus, ReadingPlace, ShelfMoved, TaskProgress,
};
pub use thread::{
    Author, Comment, CommentEvent, CommentGone, Gap, Image, Likes, Mention, Person, PostChanged, Square,
    Topic, WatchEnd, WatchEnded, Watching,
};

/// A frame to the client. Each has a `type`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToClient {
    /// The first frame.
    Hello(Hello),
    /// Follows `hello` on a user's socket, and each change. State: only the newest matters.
    Status(Status),
    /// A new inbox message.
    Message(NewMessage),
    /// A like, reply, comment, follow or mention.
    Notice(NewNotice),
    /// In a watched thread: an event of the log, ordered by `seq`.
    Comment(CommentEvent),
    CommentEdited(CommentEvent),
    CommentGone(CommentGone),
    PostChanged(PostChanged),
    /// In a watched thread: state, at most a few times a second.
    Likes(Likes),
    Watching(Watching),
    /// In the watched square: new and deleted posts.
    Square(Square),
    /// A subscription ended because the client missed too many events.
    Gap(Gap),
    /// A subscription ended because its topic was hidden or deleted.
    WatchEnded(WatchEnded),
    /// The stock of a watched gift pack.
    Gift(GiftLeft),
    /// The ratings of a watched game.
    Rating(GameRated),
    Activity(ActivityProgress),
    Reading(ReadingPlace),
    Chapter(NewChapter),
    Seen(BookSeen),
    Shelf(ShelfMoved),
    Order(OrderMoved),
    /// An operator published an announcement.
    Announcement(Announcement),
    /// The login behind this socket has ended; the socket then closes with 4001.
    SessionEnded(SessionEnded),
    /// The server executed a frame that carried an `id`.
    Ack(Ack),
    /// The server did not understand or did not execute a frame.
    Error(FrameError),
    /// The answer to `ping`.
    Pong(Pong),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Hello {
    /// Id of this connection; each reconnection gets a new one.
    pub connection: Uuid,
    /// A client should send `ping` once in this many milliseconds.
    pub heartbeat: u64,
    /// The account whose events this socket receives; null: a visitor's socket.
    pub user: Option<i64>,
    /// Name of the database's history; null: not known yet. If the name changed, a standby that lacked commits took over,
    /// and every `version` and `seq` may have gone back. Discard all data and read it again.
    pub history: Option<String>,
    pub limits: Limits,
}

/// Limits for what a client sends over a socket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Largest frame in bytes; a larger one closes the socket with 1009.
    pub frame_bytes: usize,
    /// Average number of frames a second; more frames close the socket with 4029.
    pub frames_per_second: u32,
    /// Topics that one socket may watch; the server refuses more.
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
    /// When the membership ends or ended; null: the account never had one.
    pub exp_time: Option<Time>,
    pub unread: Unread,
    /// The youth mode is on: the account spends nothing, and has closed times. Absent in frames of earlier releases.
    #[serde(default)]
    pub youth: bool,
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
    /// A tap opens this path of the app.
    pub link: Option<String>,
    pub read: bool,
    pub create_time: Time,
    /// The message reports this login. A tap on "这不是我" ends it by `/api/user/center/login/end`. Absent: there is no such tap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub login_id: Option<Uuid>,
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

/// A text that the app shows in a dialog when it starts.
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
    /// `logout`, `password`, `phone` (the phone was changed), `unbound` (an operator removed the phone), `operator` (an operator ended the login), `suspended`, `expired`, `erasing` (the player asked to erase the account), `limit` (a new login took its place) or `reuse` (an old token of it came back)
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
    /// The `id` of the failed frame, if it had one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
    /// The same codes as in the REST envelope.
    pub code: i32,
    pub msg: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Pong {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
}

/// A time as RFC 3339, in UTC and with milliseconds.
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

/// Turns the name of a stored picture into its address.
pub type MediaUrl = dyn Fn(&str) -> String + Send + Sync;

impl MessageKind {
    /// The same kinds as in the table's check constraint.
    pub const ALL: [Self; 6] =
        [Self::System, Self::Gift, Self::Order, Self::Vip, Self::Invite, Self::Moderation];

    /// The name in the table and in frames.
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

    /// A kind that a newer release added becomes a system message.
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
                login_id: None,
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

//! Frames of a watched thread and of the square.
//!
//! - Only the events of a thread's log carry a `seq`: 1, 2, 3 … without gaps.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::Time;

/// A topic that a socket can watch: `post:{id}`, `square`, `square:{tagId}`, `gifts`, `game:{id}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    Post(i64),
    Square,
    Tag(i64),
    /// The stock of all gift packs.
    Gifts,
    /// The ratings of a game.
    Game(i64),
}

impl FromStr for Topic {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let id = |digits: &str| match digits.parse() {
            Ok(id) if id > 0 && digits.bytes().all(|digit| digit.is_ascii_digit()) => Ok(id),
            _ => Err(()),
        };
        match text.split_once(':') {
            None if text == "square" => Ok(Self::Square),
            None if text == "gifts" => Ok(Self::Gifts),
            Some(("post", digits)) => id(digits).map(Self::Post),
            Some(("square", digits)) => id(digits).map(Self::Tag),
            Some(("game", digits)) => id(digits).map(Self::Game),
            _ => Err(()),
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Post(id) => write!(f, "post:{id}"),
            Self::Square => f.write_str("square"),
            Self::Tag(id) => write!(f, "square:{id}"),
            Self::Gifts => f.write_str("gifts"),
            Self::Game(id) => write!(f, "game:{id}"),
        }
    }
}

/// A comment below a post, or a reply below a comment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Comment {
    pub id: i64,
    pub post_id: i64,
    /// Plain text; empty if the comment is only a picture, and once it is deleted.
    pub content: String,
    /// The accounts that the text mentions; the text contains "@name" literally.
    pub mentions: Vec<Mention>,
    /// Its picture; null: none, or the comment is deleted.
    pub image: Option<Image>,
    /// A deleted comment stays as a placeholder while it has replies.
    pub deleted: bool,
    pub author: Author,
    /// Of a reply: the top-level comment above it.
    pub root_id: Option<i64>,
    /// Of a reply: the comment or reply that it answers.
    pub reply_comment_id: Option<i64>,
    /// Of a reply: the author of the comment or reply that it answers.
    pub reply_to: Option<Person>,
    /// Of a top-level comment: its number below the post, from 1.
    pub floor: Option<i32>,
    pub like_num: i64,
    /// The reader likes it; always false in a frame.
    pub liked: bool,
    pub reply_num: i64,
    /// The first two replies; always empty in a frame.
    #[schema(no_recursion)]
    pub replies: Vec<Comment>,
    pub create_time: Time,
    /// Null: never edited.
    pub edit_time: Option<Time>,
}

/// An uploaded picture in its sizes. For a small picture, several sizes are the same file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Image {
    /// The id of the upload. An edit of a post sends it to keep the picture.
    pub id: Uuid,
    /// 320 wide
    pub thumb: String,
    /// 750 wide
    pub medium: String,
    /// At most 1600 wide
    pub full: String,
    /// Pixels of `full`, like `height`.
    pub width: u32,
    pub height: u32,
    /// A tiny `data:` URI to show until the picture has loaded.
    pub blur: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Author {
    pub uid: i64,
    pub name: String,
    /// Address of the avatar; null: the account chose none.
    pub avatar: Option<String>,
    /// 0: not a member
    pub level_type: i16,
    /// Month such as 2026-10: the author checked in on all its days. Shown in that month and the next; null: no badge.
    pub badge: Option<String>,
    /// Address of the frame that the author wears around the avatar; null: none.
    pub frame: Option<String>,
    /// The reader follows the author; always false in a frame of a thread.
    pub followed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    pub uid: i64,
    pub name: String,
}

/// An account that a text mentions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Mention {
    pub uid: i64,
    pub name: String,
}

/// An entry of a thread's log: a comment was written or edited.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CommentEvent {
    pub post_id: i64,
    /// 1, 2, 3 … in each thread, without gaps.
    pub seq: i64,
    pub comment: Comment,
}

/// An entry of a thread's log: a comment was deleted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CommentGone {
    pub post_id: i64,
    pub seq: i64,
    pub comment_id: i64,
    /// Of a reply: the top-level comment above it.
    pub root_id: Option<i64>,
    /// The comment has replies, so it stays as a placeholder without its text.
    pub placeholder: bool,
}

/// An entry of a thread's log: the post was edited, locked, hidden or deleted, or such a change was undone. It carries
/// the current state; read the post again. After a post is hidden or deleted, `watchEnded` follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PostChanged {
    pub post_id: i64,
    pub seq: i64,
    /// The post accepts no more comments.
    pub locked: bool,
    /// An operator hid the post from everybody.
    pub hidden: bool,
    pub deleted: bool,
    /// Null: never edited.
    pub edit_time: Option<Time>,
}

/// Current likes of the post and of some of its comments. State: no `seq`, only the newest values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Likes {
    pub post_id: i64,
    /// Likes of the post.
    pub post: i64,
    /// Comment id → number of likes, for the comments whose likes changed.
    #[schema(value_type = std::collections::BTreeMap<String, i64>)]
    #[serde(deserialize_with = "numbered")]
    pub comments: BTreeMap<i64, i64>,
    /// A client that watched with a `likesVersion` now has every change up to this one. Send it as the `likesVersion` of
    /// the next `watch`.
    pub likes_version: i64,
}

/// JSON keys are strings, and in an enum tagged by `type` serde does not parse them as numbers.
fn numbered<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<i64, i64>, D::Error> {
    let texts = BTreeMap::<String, i64>::deserialize(deserializer)?;
    let number = |(key, n): (String, i64)| key.parse().map(|key| (key, n)).map_err(serde::de::Error::custom);
    texts.into_iter().map(number).collect()
}

/// Number of sockets on all nodes that watch the post. State: only the newest matters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Watching {
    pub post_id: i64,
    pub count: u64,
}

/// Ends the subscription of a topic: the client missed more events than the server kept. Read the topic by REST, then
/// watch it again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Gap {
    pub topic: String,
    /// The last seq before the missed events.
    pub since: i64,
}

/// Ends the subscription of a topic that the reader may no longer see. No frame of this topic follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WatchEnded {
    pub topic: String,
    pub reason: WatchEnd,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum WatchEnd {
    /// The topic was hidden or deleted; REST answers 2002 for it.
    Gone,
}

/// New posts in the square, or with a tag, since the last frame. A topic gets at most one such frame a second.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Square {
    /// Number of new posts to load.
    pub new_posts: u64,
    /// Ids of the first 100 new posts. An open feed stops counting a post once it has read or lost it.
    #[serde(default)]
    pub ids: Vec<i64>,
    /// Authors of `ids`, in the same order. A feed does not count posts of authors whom the reader blocked.
    #[serde(default)]
    pub by: Vec<i64>,
    /// Null: the whole square.
    pub tag: Option<i64>,
    /// Posts that were hidden or deleted: open feeds remove them.
    pub gone: Vec<i64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn likes_are_read_as_they_are_written() {
        let likes = Likes { post_id: 7, post: 2, comments: BTreeMap::from([(3, 1)]), likes_version: 5 };
        let frame = crate::wire::ToClient::Likes(likes);
        let text = serde_json::to_string(&frame).unwrap();
        assert_eq!(text, r#"{"type":"likes","postId":7,"post":2,"comments":{"3":1},"likesVersion":5}"#);
        assert_eq!(serde_json::from_str::<crate::wire::ToClient>(&text).unwrap(), frame);
    }

    #[test]
    fn a_topic_is_read_as_it_is_written() {
        for text in ["post:7", "square", "square:12", "gifts", "game:7"] {
            assert_eq!(text.parse::<Topic>().map(|topic| topic.to_string()).as_deref(), Ok(text));
        }
        for wrong in [
            "",
            "post",
            "post:",
            "post:0",
            "post:-1",
            "post:+7",
            "post:07x",
            "post:9999999999999999999",
            "squares",
            "gifts:1",
            "square:",
            "game:",
            "game:0",
        ] {
            assert!(wrong.parse::<Topic>().is_err(), "{wrong}");
        }
    }
}

//! Frames of a watched thread and of the square.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Time;

/// What can be watched: `post:{id}`, `square`, `square:{tagId}`, `gifts`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    Post(i64),
    Square,
    Tag(i64),
    /// The stock of all gift packs.
    Gifts,
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
        }
    }
}

/// A comment below a post, or a reply below a comment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Comment {
    pub id: i64,
    pub post_id: i64,
    /// Plain text; empty where it is deleted.
    pub content: String,
    /// Who is named in it: "@name" stands in the text literally.
    pub mentions: Vec<Mention>,
    /// It stays as a placeholder while it has replies.
    pub deleted: bool,
    pub author: Author,
    /// Of a reply: the comment it stands below.
    pub root_id: Option<i64>,
    /// Of a reply: the one it answers, which may be a reply itself.
    pub reply_comment_id: Option<i64>,
    /// Of a reply: who wrote the one it answers.
    pub reply_to: Option<Person>,
    /// Of a comment below the post: its number there, from 1.
    pub floor: Option<i32>,
    pub like_num: i64,
    /// By the reader; in a frame always false.
    pub liked: bool,
    pub reply_num: i64,
    /// The first two replies; in a frame none.
    #[schema(no_recursion)]
    pub replies: Vec<Comment>,
    pub create_time: Time,
    /// Null: never edited.
    pub edit_time: Option<Time>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Author {
    pub uid: i64,
    pub name: String,
    /// Address of the picture; null: none chosen.
    pub avatar: Option<String>,
    /// 0: not a member
    pub level_type: i16,
    /// Such as 2026-10: checked in on every day of this month, while it is this one or the one before; null: has none.
    pub badge: Option<String>,
    /// By the reader; in a frame of a thread always false.
    pub followed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    pub uid: i64,
    pub name: String,
}

/// Somebody as a text names them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Mention {
    pub uid: i64,
    pub name: String,
}

/// An entry of a thread's log: a comment was made, or edited.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CommentEvent {
    pub post_id: i64,
    /// 1, 2, 3 … in each thread, without holes.
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
    /// Of a reply: the comment it stood below.
    pub root_id: Option<i64>,
    /// It has replies: it stays without its text.
    pub placeholder: bool,
}

/// An entry of a thread's log: the post was edited, locked, hidden or deleted, or such a change undone. Tells what it is
/// now; read it again. Behind one that is hidden or deleted comes `watchEnded`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PostChanged {
    pub post_id: i64,
    pub seq: i64,
    /// Nobody comments any more.
    pub locked: bool,
    /// By an operator: nobody may see it.
    pub hidden: bool,
    pub deleted: bool,
    /// Null: never edited.
    pub edit_time: Option<Time>,
}

/// How often the post and some of its comments are liked now. State: no `seq`, only the newest values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Likes {
    pub post_id: i64,
    /// Likes of the post.
    pub post: i64,
    /// Comment id → its likes, of those that changed.
    #[schema(value_type = std::collections::BTreeMap<String, i64>)]
    #[serde(deserialize_with = "numbered")]
    pub comments: BTreeMap<i64, i64>,
    /// Every change up to this one has been told to whoever watched from a `likesVersion`: from here a new watch goes on.
    pub likes_version: i64,
}

/// Keys of JSON are texts, and within a frame that is told apart by `type` serde does not read them as numbers.
fn numbered<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<i64, i64>, D::Error> {
    let texts = BTreeMap::<String, i64>::deserialize(deserializer)?;
    let number = |(key, n): (String, i64)| key.parse().map(|key| (key, n)).map_err(serde::de::Error::custom);
    texts.into_iter().map(number).collect()
}

/// How many have the post open now. State.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Watching {
    pub post_id: i64,
    pub count: u64,
}

/// What was missed is more than is kept, and the topic is watched no more: read it by REST, then watch it from there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Gap {
    pub topic: String,
    /// The last seq that was sent.
    pub since: i64,
}

/// A topic is watched no more, because it may not be seen any more. Nothing of it comes behind this.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WatchEnded {
    pub topic: String,
    pub reason: WatchEnd,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum WatchEnd {
    /// Hidden or deleted, as code 2002.
    Gone,
}

/// What is new in the square, or of a tag, since the frame before: at most one a second and topic.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Square {
    /// That are there to be pulled.
    pub new_posts: u64,
    /// Which they are, of the first 100: an open feed that has read one, or loses it, counts it no more.
    #[serde(default)]
    pub ids: Vec<i64>,
    /// Who wrote them, in the same order: what is by people whom the reader blocked is not new to them.
    #[serde(default)]
    pub by: Vec<i64>,
    /// Null: in the whole square.
    pub tag: Option<i64>,
    /// Posts that were hidden or deleted: open feeds take them out.
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
        for text in ["post:7", "square", "square:12", "gifts"] {
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
        ] {
            assert!(wrong.parse::<Topic>().is_err(), "{wrong}");
        }
    }
}

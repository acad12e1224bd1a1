//! The messages about posts that nodes send each other. Nodes of two releases run next to each other: a field that an older node does
//! not send has a default.

use bytestring::ByteString;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// What nodes tell each other of the square.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SquareNews {
    /// Who says so: a node ignores its own.
    pub node: Uuid,
    /// The timeline of the database that the node reads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeline: Option<String>,
    pub post: i64,
    pub tag: Option<i64>,
    /// The author of a new post.
    #[serde(default)]
    pub by: Option<i64>,
    /// True: the post was hidden or deleted. False: the post is new.
    pub gone: bool,
}

/// What a node tells the others of a thread.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ThreadNews {
    pub node: Uuid,
    /// The timeline of the database from which the node read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeline: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Entry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub likes: Vec<Liked>,
    /// Sockets that watch it on that node.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watching: Option<u64>,
}

/// An event of the log, its frame encoded once for everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    pub seq: i64,
    pub text: ByteString,
    /// Takes back what an event before it says: that one is not told again to anybody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub erases: bool,
}

/// See `sql::thread::Likes`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Liked {
    pub comment: Option<i64>,
    pub like_num: i64,
    pub version: i64,
}

impl From<sql::thread::Likes> for Liked {
    fn from(likes: sql::thread::Likes) -> Self {
        Self { comment: likes.comment, like_num: likes.like_num, version: likes.version }
    }
}

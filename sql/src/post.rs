//! Posts: lists for a reader, publishing and ranking. `thread` makes all later changes to a post.
//!
//! - `publish` locks the author's row, publishes once per key, and counts the post in `account.post_num`.
//! - Each list is one query along one index. A filter with `or` would not use the index.
//! - Every change of likes or comments sets `post.hot_due`. `rank_due` ranks these posts; several nodes share the work.

mod list;
mod publish;
mod rank;

use chrono::{DateTime, Utc};
use queries::{client::GenericClient, queries::post as q};
use serde::{Deserialize, Serialize};

use crate::{
    Error,
    media::{Image, Picture, Video},
    mention::Mention,
    person::Author,
};

pub use list::{Feed, Kind, Part, author_exists, by_ids, detail, list, total};
pub use publish::{Published, by_key, mentionable, on_the_shelf, publish};
pub use rank::{add_views, mark_for_rerank, rank_due};

/// The author's input for publishing and editing: the whole post.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Empty: none.
    pub title: String,
    pub content: String,
    pub images: Vec<Image>,
    pub video: Option<PostVideo>,
    pub tag: Option<i64>,
    pub game: Option<i64>,
    pub mentions: Vec<Mention>,
}

/// A video and its poster image.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PostVideo {
    #[serde(flatten)]
    pub video: Video,
    pub poster: Image,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    pub id: i64,
    pub tag: String,
}

/// The game that a post is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    pub id: i64,
    pub name: String,
    pub icon: Picture,
}

/// A post as a reader sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct Post {
    pub id: i64,
    /// The sort key in this list.
    pub rank: i64,
    pub author: Author,
    /// The reader follows the author. False for a visitor.
    pub author_followed: bool,
    pub title: String,
    pub content: String,
    /// The content is truncated.
    pub more: bool,
    pub images: Vec<Image>,
    pub video: Option<PostVideo>,
    pub tag: Option<Tag>,
    pub game: Option<About>,
    pub mentions: Vec<Mention>,
    pub like_num: i64,
    /// Comments that are not deleted, without those that the reader does not see because of a block.
    pub comment_num: i64,
    pub view_num: i64,
    /// The reader likes it.
    pub liked: bool,
    pub locked: bool,
    pub hidden: bool,
    pub seq: i64,
    pub likes_version: i64,
    pub create_time: DateTime<Utc>,
    pub edit_time: Option<DateTime<Utc>>,
}

/// The feeds that show a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub tag: Option<i64>,
    /// Hidden or deleted: no feed shows it.
    pub gone: bool,
}

/// `None`: there never was such a post.
pub async fn place(db: &impl GenericClient, id: i64) -> Result<Option<Place>, Error> {
    let row = q::place().bind(db, &id).opt().await?;
    Ok(row.map(|row| Place { tag: row.tag_id, gone: row.gone }))
}

/// The part of a post that lists of comments show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Excerpt {
    pub id: i64,
    pub title: String,
    /// The beginning of its text.
    pub excerpt: String,
    pub gone: bool,
}

/// Excerpts of these posts, in no particular order.
pub async fn excerpts(db: &impl GenericClient, ids: &[i64]) -> Result<Vec<Excerpt>, Error> {
    let rows = q::excerpts().bind(db, &ids).all().await?;
    let excerpt = |row: q::Excerpts| Excerpt {
        id: row.id,
        // The title of a hidden post is shown to nobody.
        title: if row.gone { String::new() } else { row.title },
        excerpt: if row.gone { String::new() } else { row.excerpt },
        gone: row.gone,
    };
    Ok(rows.into_iter().map(excerpt).collect())
}

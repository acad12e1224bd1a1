//! Lists of posts. The cost of a page depends on its size, not its depth: each page is a keyset cursor along an index.

use std::collections::{HashMap, HashSet};

use queries::{client::GenericClient, queries::post as q};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{About, Post, Tag};
use crate::{
    Error,
    person::{self, Author},
};

/// The posts of a list that is the same for every reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kind {
    pub tag: Option<i64>,
    pub game: Option<i64>,
}

/// A list of posts, and its order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Feed {
    /// By likes, comments and age.
    Hottest(Kind),
    Newest(Kind),
    /// One author's, newest first.
    Author(i64),
    /// Posts by authors whom the reader follows, newest first.
    Followed,
}

/// A page of a list, and the length of its texts.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    /// Keyset cursor: (rank, id) of the last post of the previous page.
    pub after: Option<(i64, i64)>,
    pub skip: i64,
    pub size: i64,
    /// Truncates a post's content to this many characters.
    pub chars: usize,
}

/// Stands for a visitor. No account has this id.
const NOBODY: i64 = 0;
const WHICHEVER: i64 = 0;

/// Visible posts, without authors whom the reader has blocked.
pub async fn list(
    db: &impl GenericClient,
    feed: Feed,
    part: Part,
    reader: Option<i64>,
) -> Result<Vec<Post>, Error> {
    let ranked = ranked(db, feed, part, reader.unwrap_or(NOBODY)).await?;
    let ids: Vec<i64> = ranked.iter().map(|(_, id)| *id).collect();
    let mut posts = shown(db, &ids, part.chars, reader).await?;
    Ok(ranked.into_iter().filter_map(|(rank, id)| Some(Post { rank, ..posts.remove(&id)? })).collect())
}

/// One whole post, if it is visible.
pub async fn detail(db: &impl GenericClient, id: i64, reader: Option<i64>) -> Result<Option<Post>, Error> {
    if super::place(db, id).await?.is_none_or(|place| place.gone) {
        return Ok(None);
    }
    Ok(shown(db, &[id], WHOLE, reader).await?.remove(&id))
}

/// Posts that a reader may see, as lists show them, in no particular order.
pub async fn by_ids(
    db: &impl GenericClient,
    ids: &[i64],
    chars: usize,
    reader: Option<i64>,
) -> Result<Vec<Post>, Error> {
    Ok(shown(db, ids, chars, reader).await?.into_values().collect())
}

/// Longer than any post.
const WHOLE: usize = 1_000_000;

/// Counts the posts of a list. `Author` and `Followed` walk along an index; a `Kind` walks over all its posts.
pub async fn total(db: &impl GenericClient, feed: Feed, reader: Option<i64>) -> Result<i64, Error> {
    let reader = reader.unwrap_or(NOBODY);
    Ok(match feed {
        Feed::Hottest(Kind { tag, game }) | Feed::Newest(Kind { tag, game }) => {
            q::total().bind(db, &tag.unwrap_or(WHICHEVER), &game.unwrap_or(WHICHEVER)).one().await?
        }
        Feed::Author(author) => q::total_of_author().bind(db, &author, &reader).one().await?,
        Feed::Followed => q::total_of_followed().bind(db, &reader).one().await?,
    })
}

pub async fn author_exists(db: &impl GenericClient, uid: i64) -> Result<bool, Error> {
    Ok(q::author_exists().bind(db, &uid).one().await?)
}

/// The posts of a page as (rank, id), in list order.
async fn ranked(
    db: &impl GenericClient,
    feed: Feed,
    part: Part,
    reader: i64,
) -> Result<Vec<(i64, i64)>, Error> {
    let Part { after, skip, size, .. } = part;
    let (rank, before) = after.unwrap_or((i64::MAX, i64::MAX));
    /// The queries return rows of the same shape but of different types.
    macro_rules! ranked {
        ($query:ident, $($param:expr),*) => {
            q::$query().bind(db, $(&$param),*).map(|row| (row.rank, row.id)).all().await?
        };
    }
    Ok(match feed {
        Feed::Newest(Kind { tag, game: Some(game) }) => {
            ranked!(newest_of_game, game, tag.unwrap_or(WHICHEVER), before, reader, skip, size)
        }
        Feed::Newest(Kind { tag: Some(tag), .. }) => ranked!(newest_of_tag, tag, before, reader, skip, size),
        Feed::Newest(_) => ranked!(newest, before, reader, skip, size),
        Feed::Hottest(Kind { tag, game: Some(game) }) => {
            ranked!(hottest_of_game, game, tag.unwrap_or(WHICHEVER), rank, before, reader, skip, size)
        }
        Feed::Hottest(Kind { tag: Some(tag), .. }) => {
            ranked!(hottest_of_tag, tag, rank, before, reader, skip, size)
        }
        Feed::Hottest(_) => ranked!(hottest, rank, before, reader, skip, size),
        Feed::Author(author) => ranked!(of_author, author, reader, before, skip, size),
        Feed::Followed => ranked!(of_followed, before, skip, size, reader),
    })
}

/// Posts by their ids, with the reader's own likes and follows.
async fn shown(
    db: &impl GenericClient,
    ids: &[i64],
    chars: usize,
    reader: Option<i64>,
) -> Result<HashMap<i64, Post>, Error> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = q::shown().bind(db, &(chars as i32), &ids).all().await?;
    let liked: HashSet<i64> = match reader {
        Some(reader) => q::liked().bind(db, &reader, &ids).all().await?.into_iter().collect(),
        None => HashSet::new(),
    };
    let authors: Vec<i64> = rows.iter().map(|row| row.uid).collect();
    let followed = person::followed(db, reader, &authors).await?;
    let unseen: HashMap<i64, i64> = match reader {
        Some(reader) => {
            let rows = q::unseen_comments().bind(db, &ids, &reader).all().await?;
            rows.into_iter().map(|row| (row.post_id, row.num)).collect()
        }
        None => HashMap::new(),
    };
    rows.into_iter()
        .map(|row| {
            let mut post = post(row, chars)?;
            post.liked = liked.contains(&post.id);
            post.author_followed = followed.contains(&post.author.uid);
            // The two reads are apart, so a comment may be deleted between them.
            post.comment_num = (post.comment_num - unseen.get(&post.id).unwrap_or(&0)).max(0);
            Ok((post.id, post))
        })
        .collect()
}

fn post(row: q::Shown, chars: usize) -> Result<Post, Error> {
    let (content, more) = match row.content.char_indices().nth(chars) {
        Some((end, _)) => (row.content[..end].trim_end().to_owned(), true),
        None => (row.content, false),
    };
    let game = match (row.game_id, row.game_name, row.game_icon) {
        (Some(id), Some(name), Some(icon)) => Some(About { id, name, icon: read(icon)? }),
        _ => None,
    };
    Ok(Post {
        id: row.id,
        rank: 0,
        author: Author {
            uid: row.uid,
            name: row.name,
            avatar: row.avatar,
            level_type: row.level_type,
            badge: row.badge,
            frame: row.frame,
        },
        author_followed: false,
        title: row.title,
        content,
        more,
        images: read(row.images)?,
        video: row.video.map(read).transpose()?,
        tag: row.tag_id.zip(row.tag).map(|(id, tag)| Tag { id, tag }),
        game,
        mentions: read(row.mentions)?,
        like_num: row.like_num,
        comment_num: row.comment_num,
        view_num: row.view_num,
        liked: false,
        locked: row.locked,
        hidden: row.hidden,
        seq: row.seq,
        likes_version: row.likes_version,
        create_time: row.create_time.into(),
        edit_time: row.edit_time.map(Into::into),
    })
}

fn read<T: DeserializeOwned>(stored: Value) -> Result<T, Error> {
    serde_json::from_value(stored).map_err(|error| Error::Invalid(format!("a row of posts: {error}")))
}

//! Lists of comments for a reader.

use std::collections::{HashMap, HashSet};

use queries::{client::GenericClient, queries::comment as q};

use crate::{
    Error,
    mention::{self, Mention},
    person,
    post::{self, Excerpt},
    thread::{self, Comment},
};

/// The order of a post's comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// By likes and replies.
    Hot,
    Newest,
    Oldest,
}

/// A page of a list.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    /// Keyset cursor: (rank, id) of the last comment of the previous page.
    pub after: Option<(i64, i64)>,
    pub skip: i64,
    pub size: i64,
}

/// A comment with the reader's own like and follow, and its first replies.
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    pub comment: Comment,
    /// The sort key in this list.
    pub rank: i64,
    /// The reader likes it.
    pub liked: bool,
    /// The reader follows its author.
    pub followed: bool,
    /// The first replies.
    pub replies: Vec<Shown>,
}

/// A comment as its author wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    pub post: i64,
    pub uid: i64,
    pub content: String,
    pub mentions: Vec<Mention>,
    /// It has a picture, so its text may be empty.
    pub pictured: bool,
}

impl Written {
    /// Whether the comment already has this text and these mentions.
    #[must_use]
    pub fn says(&self, content: &str, mentions: &[i64]) -> bool {
        let named: HashSet<i64> = self.mentions.iter().map(|mention| mention.uid).collect();
        self.content == content && named == mentions.iter().copied().collect()
    }
}

/// The position of a post's thread, for a list of its comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    /// The list contains all events up to this one. It may contain later ones, which the client then gets a second time.
    pub seq: i64,
    /// The list contains all likes up to this version. It may contain later ones, which the client then gets a second time.
    pub likes_version: i64,
    pub comments: i64,
}

/// Replies that are shown below a comment in the list.
const FIRST_REPLIES: i64 = 2;

/// Comments below a post. `None`: there is no such visible post.
pub async fn below_post(
    db: &impl GenericClient,
    post: i64,
    sort: Sort,
    part: Part,
    reader: Option<i64>,
) -> Result<Option<(Totals, Vec<Shown>)>, Error> {
    let Some(totals) = q::thread_totals().bind(db, &post).opt().await?.filter(|totals| !totals.gone) else {
        return Ok(None);
    };
    let totals = Totals { seq: totals.seq, likes_version: totals.likes_version, comments: totals.root_num };
    let (Part { after, skip, size }, not_of) = (part, reader.unwrap_or_default());
    let ranked: Vec<(i64, i64)> = match sort {
        Sort::Oldest => {
            let after = after.map_or(0, |(_, id)| id);
            let rows = q::shown_oldest().bind(db, &post, &after, &not_of, &skip, &size).all().await?;
            rows.into_iter().map(|row| (row.rank, row.id)).collect()
        }
        Sort::Newest => {
            let before = after.map_or(i64::MAX, |(_, id)| id);
            let rows = q::shown_newest().bind(db, &post, &before, &not_of, &skip, &size).all().await?;
            rows.into_iter().map(|row| (row.rank, row.id)).collect()
        }
        Sort::Hot => {
            let (rank, before) = after.unwrap_or((i64::MAX, i64::MAX));
            let rows =
                q::shown_hottest().bind(db, &post, &rank, &before, &not_of, &skip, &size).all().await?;
            rows.into_iter().map(|row| (row.rank, row.id)).collect()
        }
    };
    let ids: Vec<i64> = ranked.iter().map(|(_, id)| *id).collect();
    let replies = match ids.is_empty() {
        true => Vec::new(),
        false => q::first_replies().bind(db, &ids, &not_of, &FIRST_REPLIES).all().await?,
    };
    let all: Vec<i64> = ids.iter().chain(&replies).copied().collect();
    let mut shown = shown(db, &all, reader).await?;
    let mut below: HashMap<i64, Vec<Shown>> = HashMap::new();
    for reply in replies.iter().filter_map(|id| shown.remove(id)) {
        below.entry(reply.comment.root.unwrap_or_default()).or_default().push(reply);
    }
    let list = ranked.into_iter().filter_map(|(rank, id)| {
        let replies = below.remove(&id).unwrap_or_default();
        Some(Shown { rank, replies, ..shown.remove(&id)? })
    });
    Ok(Some((totals, list.collect())))
}

/// Replies below a comment, oldest first, with how many there are. `None`: there is no such comment below this post.
pub async fn below_comment(
    db: &impl GenericClient,
    post: i64,
    comment: i64,
    part: Part,
    reader: Option<i64>,
) -> Result<Option<(Totals, Vec<Shown>)>, Error> {
    let Some(totals) = q::thread_totals().bind(db, &post).opt().await?.filter(|totals| !totals.gone) else {
        return Ok(None);
    };
    let Some(total) = q::reply_total().bind(db, &comment, &post).opt().await? else { return Ok(None) };
    let totals = Totals { seq: totals.seq, likes_version: totals.likes_version, comments: total };
    let after = part.after.map_or(0, |(_, id)| id);
    let not_of = reader.unwrap_or_default();
    let rows = q::replies().bind(db, &comment, &after, &not_of, &part.skip, &part.size).all().await?;
    let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
    let mut shown = shown(db, &ids, reader).await?;
    Ok(Some((totals, ids.iter().filter_map(|id| shown.remove(id)).collect())))
}

/// An account's comments, newest first, each with its post; and the total.
pub async fn of_author(
    db: &impl GenericClient,
    uid: i64,
    part: Part,
) -> Result<(i64, Vec<(Shown, Excerpt)>), Error> {
    let total = q::of_author_total().bind(db, &uid).one().await?;
    let before = part.after.map_or(i64::MAX, |(_, id)| id);
    let rows = q::of_author().bind(db, &uid, &before, &part.skip, &part.size).all().await?;
    let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
    let mut shown = shown(db, &ids, Some(uid)).await?;
    let posts: Vec<i64> = shown.values().map(|shown| shown.comment.post).collect();
    let excerpts = post::excerpts(db, &posts).await?;
    let excerpt = |shown: &Shown| excerpts.iter().find(|post| post.id == shown.comment.post).cloned();
    let list = ids.iter().filter_map(|id| {
        let shown = shown.remove(id)?;
        let excerpt = excerpt(&shown)?;
        Some((shown, excerpt))
    });
    Ok((total, list.collect()))
}

/// One comment. For a reply: the top-level comment above it, with this reply first among its replies. `None`: it is not visible.
pub async fn one(
    db: &impl GenericClient,
    post: i64,
    comment: i64,
    reader: Option<i64>,
) -> Result<Option<Shown>, Error> {
    let Some(root) = q::where_it_stands().bind(db, &comment, &post).opt().await? else { return Ok(None) };
    let root = root.unwrap_or(comment);
    let not_of = reader.unwrap_or_default();
    let first = q::first_replies().bind(db, &[root].as_slice(), &not_of, &FIRST_REPLIES).all().await?;
    let asked = (root != comment).then_some(comment);
    let others = first.into_iter().filter(|id| Some(*id) != asked);
    let replies: Vec<i64> = asked.into_iter().chain(others).take(FIRST_REPLIES as usize).collect();
    let all: Vec<i64> = [root].into_iter().chain(replies.iter().copied()).collect();
    let mut shown = shown(db, &all, reader).await?;
    let replies = replies.iter().filter_map(|id| shown.remove(id)).collect();
    Ok(shown.remove(&root).map(|root| Shown { replies, ..root }))
}

/// The post of a comment.
pub async fn post_of(db: &impl GenericClient, comment: i64) -> Result<Option<i64>, Error> {
    Ok(q::thread_of().bind(db, &comment).opt().await?)
}

/// A comment by its id alone, without replies, visible or not.
pub async fn by_id(
    db: &impl GenericClient,
    comment: i64,
    reader: Option<i64>,
) -> Result<Option<Shown>, Error> {
    Ok(shown(db, &[comment], reader).await?.remove(&comment))
}

/// The text of a comment, also of a deleted one.
pub async fn written(db: &impl GenericClient, comment: i64) -> Result<Option<Written>, Error> {
    let row = q::written().bind(db, &comment).opt().await?;
    Ok(row.map(|row| Written {
        post: row.post_id,
        uid: row.uid,
        content: row.content,
        mentions: mention::read(row.mentions),
        pictured: row.pictured,
    }))
}

async fn shown(
    db: &impl GenericClient,
    ids: &[i64],
    reader: Option<i64>,
) -> Result<HashMap<i64, Shown>, Error> {
    let comments = thread::comments(db, ids).await?;
    let liked: HashSet<i64> = match reader {
        Some(uid) if !ids.is_empty() => q::liked().bind(db, &uid, &ids).all().await?.into_iter().collect(),
        _ => HashSet::new(),
    };
    let unseen: HashMap<i64, i64> = match reader {
        Some(uid) if comments.iter().any(|comment| comment.reply_num > 0) => {
            let rows = q::unseen_replies().bind(db, &ids, &uid).all().await?;
            rows.into_iter().map(|row| (row.id, row.num)).collect()
        }
        _ => HashMap::new(),
    };
    let mut authors: Vec<i64> = comments.iter().map(|comment| comment.author.uid).collect();
    authors.sort_unstable();
    authors.dedup();
    let followed = person::followed(db, reader, &authors).await?;
    let shown = |mut comment: Comment| {
        // The two reads are apart, so a reply may be deleted between them.
        comment.reply_num = (comment.reply_num - unseen.get(&comment.id).unwrap_or(&0)).max(0);
        let (liked, followed) = (liked.contains(&comment.id), followed.contains(&comment.author.uid));
        (comment.id, Shown { comment, rank: 0, liked, followed, replies: Vec::new() })
    };
    Ok(comments.into_iter().map(shown).collect())
}

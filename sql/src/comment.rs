//! Lists of comments, as a reader sees them.

use std::collections::{HashMap, HashSet};

use queries::{
    client::GenericClient,
    queries::{comment as q, post as p},
};

use crate::{
    Error,
    post::{self, Excerpt},
    thread::{self, Comment},
};

/// How a post's comments are ordered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// By likes and replies.
    Hot,
    Newest,
    Oldest,
}

/// Which part of a list is wanted.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    /// Where the part before ended, as (rank, id) of its last.
    pub after: Option<(i64, i64)>,
    pub skip: i64,
    pub size: i64,
}

/// A comment with what its reader adds to it.
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    pub comment: Comment,
    /// Its place in the list's order.
    pub rank: i64,
    /// By the reader.
    pub liked: bool,
    /// The first few.
    pub replies: Vec<Shown>,
}

/// Where a post's thread stands, for a list of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    /// What follows this is not in the list, or told twice.
    pub seq: i64,
    pub comments: i64,
}

/// Replies that are shown below a comment in the list.
const FIRST_REPLIES: i64 = 2;

/// Comments below a post. `None`: there is no such post to be seen.
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
    let totals = Totals { seq: totals.seq, comments: totals.root_num };
    let Part { after, skip, size } = part;
    let ranked: Vec<(i64, i64)> = match sort {
        Sort::Oldest => {
            let after = after.map_or(0, |(_, id)| id);
            let rows = q::shown_oldest().bind(db, &post, &after, &skip, &size).all().await?;
            rows.into_iter().map(|row| (row.rank, row.id)).collect()
        }
        Sort::Newest => {
            let before = after.map_or(i64::MAX, |(_, id)| id);
            let rows = q::shown_newest().bind(db, &post, &before, &skip, &size).all().await?;
            rows.into_iter().map(|row| (row.rank, row.id)).collect()
        }
        Sort::Hot => {
            let (rank, before) = after.unwrap_or((i64::MAX, i64::MAX));
            let rows = q::shown_hottest().bind(db, &post, &rank, &before, &skip, &size).all().await?;
            rows.into_iter().map(|row| (row.rank, row.id)).collect()
        }
    };
    let ids: Vec<i64> = ranked.iter().map(|(_, id)| *id).collect();
    let replies = match ids.is_empty() {
        true => Vec::new(),
        false => q::first_replies().bind(db, &ids, &FIRST_REPLIES).all().await?,
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
    let totals = Totals { seq: totals.seq, comments: total };
    let after = part.after.map_or(0, |(_, id)| id);
    let rows = q::replies().bind(db, &comment, &after, &part.skip, &part.size).all().await?;
    let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
    let mut shown = shown(db, &ids, reader).await?;
    Ok(Some((totals, ids.iter().filter_map(|id| shown.remove(id)).collect())))
}

/// An account's own comments, newest first, each with the post it stands below; and how many there are.
pub async fn of_author(
    db: &impl GenericClient,
    uid: i64,
    part: Part,
) -> Result<(i64, Vec<(Shown, Excerpt)>), Error> {
    let total = p::comments_of_total().bind(db, &uid).one().await?;
    let before = part.after.map_or(i64::MAX, |(_, id)| id);
    let rows = p::comments_of().bind(db, &uid, &before, &part.skip, &part.size).all().await?;
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

/// The post that a comment stands below.
pub async fn post_of(db: &impl GenericClient, comment: i64) -> Result<Option<i64>, Error> {
    Ok(q::thread_of().bind(db, &comment).opt().await?)
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
    let shown = |comment: Comment| {
        let liked = liked.contains(&comment.id);
        (comment.id, Shown { comment, rank: 0, liked, replies: Vec::new() })
    };
    Ok(comments.into_iter().map(shown).collect())
}

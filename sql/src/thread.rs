//! Threads: the comments below a post. One transaction carries out many commands to many posts; each command has its own
//! result.
//!
//! - Only `commit` and `moderation` write a thread, under the post's lock, after the locks of the statuses and accounts that they
//!   count or notify. `thread_event.seq` is 1 … `post.seq` without gaps. Counts are stored next to the rows that they count.
//! - Edits and deletions of a comment run one after the other, by an advisory lock that comes before all other locks.
//! - An edited comment is marked, and the edit is in the log. An edit notifies newly mentioned accounts, each at most once
//!   (`comment.once_named`). The same text again changes nothing.

mod batch;

use chrono::{DateTime, Utc};
use deadpool_postgres::{Client, Transaction};
use queries::{client::GenericClient, queries::thread as q};
use tokio_postgres::error::SqlState;
use uuid::Uuid;

use crate::{
    Error, activity,
    media::Image,
    mention::{self, Mention},
    notice::Moved,
    person::Author,
    post::Draft,
};
use batch::Batch;

/// A command in a thread.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    pub post: i64,
    /// The account that gives the command.
    pub uid: i64,
    pub deed: Deed,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Comments below the post, or replies to the comment `answers`. `key` is an idempotency key. `mentions`: the
    /// accounts that the writer intends to name.
    Comment {
        /// Empty only with a picture.
        content: String,
        image: Option<Box<Image>>,
        answers: Option<i64>,
        mentions: Vec<i64>,
        key: Option<Uuid>,
    },
    /// The author edits a comment.
    Edit {
        comment: i64,
        content: String,
        mentions: Vec<i64>,
    },
    /// The author deletes a comment.
    Delete {
        comment: i64,
    },
    /// An operator shows a deleted comment again, as its author. The commit does not notify other nodes.
    Show {
        comment: i64,
    },
    LikePost {
        liked: bool,
    },
    LikeComment {
        comment: i64,
        liked: bool,
    },
    /// The author edits the post.
    EditPost(Box<Draft>),
    /// The author deletes the post permanently.
    DeletePost,
    /// An operator changes the post itself; `uid` is ignored. The commit notifies every node.
    Change(Change),
}

/// An operator's change to a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Makes the post invisible to everyone.
    Hide,
    /// Undoes `Hide`.
    Restore,
    /// Stops new comments.
    Lock,
    Unlock,
    /// Permanent.
    Delete,
}

/// The result of a command.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// The event is `None` if the same key had made the comment before.
    Commented(Box<Comment>, Option<Box<Event>>),
    /// The event is `None` if the comment had the same text before.
    Edited(Option<Box<Event>>),
    /// The event is `None` if the comment was deleted before.
    Deleted(Option<Box<Event>>),
    Liked(Likes),
    /// The event is `None` if the post was in this state before.
    Changed(Option<Box<Event>>),
    Refused(Refusal),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The post or the comment is deleted, hidden, or never existed.
    Gone,
    /// The thread is locked against new comments.
    Locked,
    /// It belongs to another account.
    NotYours,
    /// An operator muted the account until then.
    Muted { until: DateTime<Utc> },
    /// The author of the post or of the comment blocked the account.
    Blocked,
    /// The key has made a comment on another post.
    KeyUsed,
}

/// The result of one transaction.
#[derive(Debug, Default)]
pub struct Committed {
    /// One outcome per command.
    pub outcomes: Vec<Outcome>,
    /// Accounts whose Sessions to notify.
    pub moved: Vec<Moved>,
}

/// An entry of a thread's log.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    pub post: i64,
    /// 1, 2, 3 … without gaps.
    pub seq: i64,
    pub what: What,
}

#[derive(Debug, Clone, PartialEq)]
pub enum What {
    Comment(Comment),
    Edited(Comment),
    /// `placeholder`: it has replies, so it stays without its text.
    Gone {
        comment: i64,
        root: Option<i64>,
        placeholder: bool,
    },
    PostChanged(PostState),
}

/// The changeable state of a post. A replay from the log shows the current state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PostState {
    pub hidden: bool,
    pub deleted: bool,
    pub locked: bool,
    pub edit_time: Option<DateTime<Utc>>,
}

impl PostState {
    /// Nobody may see it.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.hidden || self.deleted
    }
}

/// The number of likes after the change; the greater `version` of a post is the newer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Likes {
    pub post: i64,
    /// `None`: the post itself.
    pub comment: Option<i64>,
    pub like_num: i64,
    pub version: i64,
}

/// A comment as everybody sees it; a deleted one has no text and no picture.
#[derive(Debug, Clone, PartialEq)]
pub struct Comment {
    pub id: i64,
    pub post: i64,
    pub author: Author,
    pub content: String,
    /// The accounts that the comment names.
    pub mentions: Vec<Mention>,
    pub image: Option<Image>,
    pub deleted: bool,
    /// For a reply: the top-level comment above it.
    pub root: Option<i64>,
    /// For a reply: the comment that it answers.
    pub reply_to: Option<ReplyTo>,
    /// For a top-level comment: its number below the post.
    pub floor: Option<i32>,
    pub like_num: i64,
    pub reply_num: i64,
    pub create_time: DateTime<Utc>,
    pub edit_time: Option<DateTime<Utc>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplyTo {
    pub comment: i64,
    pub uid: i64,
    pub name: String,
}

/// The current position of a thread's log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    pub post: i64,
    /// Hidden or deleted: nobody may subscribe.
    pub gone: bool,
    pub locked: bool,
    pub seq: i64,
    pub like_num: i64,
    pub likes_version: i64,
}

/// Runs commands of any number of threads in order, in one transaction. The number of statements does not depend on the number of
/// commands. Locks the statuses and accounts whose counts or notices change, then the posts, each by id ascending.
pub async fn commit(client: &mut Client, commands: &[Command]) -> Result<Committed, Error> {
    match commit_once(client, commands).await {
        // Another transaction used the key on another post at the same moment: the second attempt finds it.
        Err(Error::Database(error)) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {
            commit_once(client, commands).await
        }
        committed => committed,
    }
}

async fn commit_once(client: &mut Client, commands: &[Command]) -> Result<Committed, Error> {
    let tx = client.transaction().await?;
    let (committed, deeds) = Batch::read(&tx, commands).await?.write(&tx).await?;
    activity::join_by_deeds(&tx, &deeds).await?;
    tx.commit().await?;
    Ok(committed)
}

/// Like `commit`, within the caller's transaction, which must hold no locks. For `Deed::Change` it can hold locks of statuses.
/// Its comments and likes join no activity, because they come from a content pack, not from players.
pub(crate) async fn commit_in(tx: &Transaction<'_>, commands: &[Command]) -> Result<Committed, Error> {
    let (committed, _) = Batch::read(tx, commands).await?.write(tx).await?;
    Ok(committed)
}

/// The current positions of threads; posts that never existed are missing.
pub async fn heads(db: &impl GenericClient, posts: &[i64]) -> Result<Vec<Head>, Error> {
    let rows = q::heads().bind(db, &posts).all().await?;
    let head = |row: q::Heads| Head {
        post: row.id,
        gone: row.gone,
        locked: row.locked,
        seq: row.seq,
        like_num: row.like_num,
        likes_version: row.likes_version,
    };
    Ok(rows.into_iter().map(head).collect())
}

/// The events after `seq` in a thread's log, at most `size`. Comments appear in their current state.
pub async fn events_after(
    db: &impl GenericClient,
    post: i64,
    seq: i64,
    size: i64,
) -> Result<Vec<Event>, Error> {
    let rows = q::events_after().bind(db, &post, &seq, &size).all().await?;
    let ids: Vec<i64> = rows.iter().filter_map(|row| row.comment_id).collect();
    let comments = comments(db, &ids).await?;
    let state = match rows.iter().any(|row| row.kind == CHANGED) {
        true => Some(q::post_state().bind(db, &post).one().await?.into()),
        false => None,
    };
    let find = |id: Option<i64>| comments.iter().find(|comment| Some(comment.id) == id);
    Ok(rows
        .iter()
        .filter_map(|row| {
            let what = match (row.kind, find(row.comment_id)) {
                (COMMENT, Some(comment)) => What::Comment(comment.clone()),
                (EDITED, Some(comment)) => What::Edited(comment.clone()),
                (GONE, Some(comment)) => {
                    What::Gone { comment: comment.id, root: comment.root, placeholder: comment.reply_num > 0 }
                }
                (CHANGED, _) => What::PostChanged(state?),
                _ => return None,
            };
            Some(Event { post, seq: row.seq, what })
        })
        .collect())
}

/// The comments of a post whose likes changed after this version, newest change first.
pub async fn comment_likes_after(
    db: &impl GenericClient,
    post: i64,
    version: i64,
    size: i64,
) -> Result<Vec<Likes>, Error> {
    let rows = q::comment_likes_after().bind(db, &post, &version, &size).all().await?;
    let likes = |row: q::CommentLikesAfter| Likes {
        post,
        comment: Some(row.id),
        like_num: row.like_num,
        version: row.likes_version,
    };
    Ok(rows.into_iter().map(likes).collect())
}

/// Comments by their ids, in no particular order.
pub async fn comments(db: &impl GenericClient, ids: &[i64]) -> Result<Vec<Comment>, Error> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = q::comments().bind(db, &ids).all().await?;
    Ok(rows.into_iter().map(Comment::from).collect())
}

impl From<q::PostState> for PostState {
    fn from(row: q::PostState) -> Self {
        let edit_time = row.edit_time.map(Into::into);
        Self { hidden: row.hidden, deleted: row.deleted, locked: row.locked, edit_time }
    }
}

impl From<q::Comment> for Comment {
    fn from(row: q::Comment) -> Self {
        let reply_to = match (row.reply_to, row.reply_to_uid, row.reply_to_name) {
            (Some(comment), Some(uid), Some(name)) => Some(ReplyTo { comment, uid, name }),
            _ => None,
        };
        Self {
            id: row.id,
            post: row.post_id,
            author: Author {
                uid: row.uid,
                name: row.name,
                avatar: row.avatar,
                level_type: row.level_type,
                badge: row.badge,
                frame: row.frame,
            },
            content: row.content,
            mentions: mention::read(row.mentions),
            image: row.image.and_then(|image| serde_json::from_value(image).ok()),
            deleted: row.deleted,
            root: row.root_id,
            reply_to,
            floor: row.floor,
            like_num: row.like_num,
            reply_num: row.reply_num,
            create_time: row.create_time.into(),
            edit_time: row.edit_time.map(Into::into),
        }
    }
}

/// Kinds of `thread_event`.
const COMMENT: i16 = 1;
const EDITED: i16 = 2;
const GONE: i16 = 3;
const CHANGED: i16 = 4;

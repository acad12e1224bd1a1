//! Threads: what is written below a post. Many commands to many posts are one transaction; each is answered on its own.

mod batch;

use chrono::{DateTime, Utc};
use deadpool_postgres::{Client, Transaction};
use queries::{client::GenericClient, queries::thread as q};
use tokio_postgres::error::SqlState;
use uuid::Uuid;

use crate::{
    Error,
    mention::{self, Mention},
    notice::Moved,
    person::Author,
    post::Draft,
};
use batch::Batch;

/// Something that somebody does in a thread.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    pub post: i64,
    /// Who does it.
    pub uid: i64,
    pub deed: Deed,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Comments below the post, or answers the comment `answers`. With `key` it happens once.
    /// `mentions`: whom the writer means to name.
    Comment {
        content: String,
        answers: Option<i64>,
        mentions: Vec<i64>,
        key: Option<Uuid>,
    },
    /// Writes an own comment anew.
    Edit {
        comment: i64,
        content: String,
        mentions: Vec<i64>,
    },
    /// Deletes an own comment.
    Delete {
        comment: i64,
    },
    LikePost {
        liked: bool,
    },
    LikeComment {
        comment: i64,
        liked: bool,
    },
    /// Writes an own post anew.
    EditPost(Box<Draft>),
    /// Deletes an own post, for ever.
    DeletePost,
    /// An operator changes the post itself; whose command it is counts for nothing. Every node is told by the commit.
    Change(Change),
}

/// What operators do to posts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Nobody sees it any more.
    Hide,
    /// Undoes `Hide`.
    Restore,
    /// Nobody comments any more.
    Lock,
    Unlock,
    /// For ever.
    Delete,
}

/// What became of a command.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// The event is `None` where the same key had made the comment before.
    Commented(Box<Comment>, Option<Box<Event>>),
    /// The event is `None` where the comment said the same before.
    Edited(Option<Box<Event>>),
    /// The event is `None` where it was deleted before.
    Deleted(Option<Box<Event>>),
    Liked(Likes),
    /// The event is `None` where it was so before.
    Changed(Option<Box<Event>>),
    Refused(Refusal),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The post or the comment is deleted, hidden, or never was.
    Gone,
    /// The thread takes no more comments.
    Locked,
    /// Somebody else's.
    NotYours,
    /// By an operator, until then.
    Muted { until: DateTime<Utc> },
    /// By whoever wrote the post, or the comment.
    Blocked,
    /// The key has made a comment on another post.
    KeyUsed,
}

/// What one transaction came to.
#[derive(Debug, Default)]
pub struct Committed {
    /// Of each command.
    pub outcomes: Vec<Outcome>,
    /// Whose Sessions have to hear of it.
    pub moved: Vec<Moved>,
}

/// An entry of a thread's log.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    pub post: i64,
    /// 1, 2, 3 … without holes.
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

/// What can be changed of a post. Replayed from the log it is what it is now.
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

/// How often something is liked after the change; the greater `version` of a post is the newer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Likes {
    pub post: i64,
    /// `None`: the post itself.
    pub comment: Option<i64>,
    pub like_num: i64,
    pub version: i64,
}

/// A comment as everybody sees it; without its text where it is deleted.
#[derive(Debug, Clone, PartialEq)]
pub struct Comment {
    pub id: i64,
    pub post: i64,
    pub author: Author,
    pub content: String,
    /// Who is named in it.
    pub mentions: Vec<Mention>,
    pub deleted: bool,
    /// Of a reply: the comment it stands below.
    pub root: Option<i64>,
    /// Of a reply: the one it answers.
    pub reply_to: Option<ReplyTo>,
    /// Of a comment below the post: its number there.
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

/// Where a thread stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    pub post: i64,
    /// Hidden or deleted: nobody may watch it.
    pub gone: bool,
    pub locked: bool,
    pub seq: i64,
    pub like_num: i64,
    pub likes_version: i64,
}

/// Carries out commands to any number of threads in one transaction, in their order. Set-based: the number of
/// statements does not grow with the batch. Locks the statuses and accounts of all who are counted or told, then the
/// posts, each by id ascending.
pub async fn commit(client: &mut Client, commands: &[Command]) -> Result<Committed, Error> {
    match commit_once(client, commands).await {
        // A key that was used on another post at this moment: the second look finds it.
        Err(Error::Database(error)) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {
            commit_once(client, commands).await
        }
        committed => committed,
    }
}

async fn commit_once(client: &mut Client, commands: &[Command]) -> Result<Committed, Error> {
    let tx = client.transaction().await?;
    let committed = commit_in(&tx, commands).await?;
    tx.commit().await?;
    Ok(committed)
}

/// The same within the caller's transaction, which has locked nothing, or only statuses of commands that change posts.
pub(crate) async fn commit_in(tx: &Transaction<'_>, commands: &[Command]) -> Result<Committed, Error> {
    Batch::read(tx, commands).await?.write(tx).await
}

/// Where threads stand; posts that never were are missing.
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

/// What follows `seq` in a thread's log, at most `size` events. Comments are told as they are now.
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
            },
            content: row.content,
            mentions: mention::read(row.mentions),
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

//! The community inbox: notices of likes, comments, replies, mentions and follows.
//!
//! - The transaction of an event also writes its notices and unread counts, under the reader's status lock (`Telling`).
//! - The likes of a post or comment are one notice, which counts the likes by others. A deleted comment takes its notices along.
//! - A block between two accounts prevents notices between them, and their likes do not count in a notice.
//! - The notices of a hidden post are deleted after the commit, in portions (`post.notices_left`, `tidy`); `sweep` continues after
//!   a crash. A restored post comes back without them.

mod likes;
mod telling;
mod tidy;

use std::collections::{BTreeSet, HashMap};

use chrono::{DateTime, Utc};
use deadpool_postgres::Client;
use queries::{
    client::GenericClient,
    queries::{notice as q, status as s},
};

use crate::{Error, person::Person, status};
pub use telling::Moved;
pub(crate) use telling::{New, Telling, Thing};
pub(crate) use tidy::announce;
pub use tidy::{sweep, tidy};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A like of one's post or comment, by any number of people.
    Like,
    /// A reply to one's comment.
    Reply,
    /// A comment on one's post.
    Comment,
    Follow,
    /// A mention of one's name, in a post or a comment.
    Mention,
}

/// Groups of notices with a common count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    Likes,
    Replies,
    Follows,
}

impl Kind {
    pub const ALL: [Self; 5] = [Self::Like, Self::Reply, Self::Comment, Self::Follow, Self::Mention];

    /// The word in the table's check constraint.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Like => "like",
            Self::Reply => "reply",
            Self::Comment => "comment",
            Self::Follow => "follow",
            Self::Mention => "mention",
        }
    }

    fn named(name: &str) -> Result<Self, Error> {
        let found = Self::ALL.into_iter().find(|kind| kind.name() == name);
        found.ok_or_else(|| Error::Invalid(format!("a notice of the unknown kind {name}")))
    }

    #[must_use]
    pub fn group(self) -> Group {
        match self {
            Self::Like => Group::Likes,
            Self::Reply | Self::Comment | Self::Mention => Group::Replies,
            Self::Follow => Group::Follows,
        }
    }
}

impl Group {
    fn kinds(of: Option<Self>) -> Vec<&'static str> {
        Kind::ALL.into_iter().filter(|kind| of.is_none_or(|of| kind.group() == of)).map(Kind::name).collect()
    }
}

/// A notice as its reader sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct Notice {
    pub id: i64,
    pub kind: Kind,
    /// The last account that acted.
    pub actor: Person,
    /// The account before: (uid, name).
    pub second: Option<(i64, String)>,
    pub actor_num: i64,
    pub post: Option<i64>,
    pub comment: Option<i64>,
    /// For a notice about a reply: the top-level comment above it.
    pub root: Option<i64>,
    /// The beginning of the text that the actor wrote.
    pub excerpt: String,
    /// The beginning of the reader's own text that the notice is about.
    pub about: String,
    pub read: bool,
    pub create_time: DateTime<Utc>,
    /// Its position in the inbox.
    pub place: i64,
}

/// A page of the inbox, newest activity first: `size` notices before the position `before` (`i64::MAX`: from the newest),
/// after leaving out `skip`.
pub async fn page(
    db: &impl GenericClient,
    uid: i64,
    group: Option<Group>,
    before: i64,
    skip: i64,
    size: i64,
) -> Result<Vec<Notice>, Error> {
    let kinds = Group::kinds(group);
    let rows = q::page().bind(db, &uid, &kinds, &before, &skip, &size).all().await?;
    let wanted: Vec<(i64, i64)> = rows.iter().map(|row| (uid, row.id)).collect();
    let mut found: Vec<Notice> = shown(db, &wanted).await?.into_iter().map(|(_, notice)| notice).collect();
    found.sort_by_key(|notice| -notice.place);
    Ok(found)
}

pub async fn total(db: &impl GenericClient, uid: i64, group: Option<Group>) -> Result<i64, Error> {
    Ok(q::total().bind(db, &uid, &Group::kinds(group)).one().await?)
}

/// Notices by (owner, id), in no particular order; deleted ones are missing.
pub async fn shown(db: &impl GenericClient, wanted: &[(i64, i64)]) -> Result<Vec<(i64, Notice)>, Error> {
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    let (uids, ids): (Vec<i64>, Vec<i64>) = wanted.iter().copied().unzip();
    let rows = q::shown().bind(db, &uids, &ids).all().await?;
    let notice = |row: q::Shown| {
        let notice = Notice {
            id: row.id,
            kind: Kind::named(&row.kind)?,
            actor: Person {
                uid: row.actor_uid,
                name: row.name,
                avatar: row.avatar,
                level_type: row.level_type,
                badge: row.badge,
                frame: row.frame,
                followed: row.followed,
            },
            second: row.second_uid.zip(row.second_name),
            actor_num: row.actor_num,
            post: row.post_id,
            comment: row.comment_id,
            root: row.root_id,
            excerpt: row.excerpt,
            about: row.about,
            read: row.read,
            create_time: row.create_time.into(),
            place: row.place,
        };
        Ok((row.uid, notice))
    };
    rows.into_iter().map(notice).collect()
}

/// The notices that an account marks read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Read {
    All,
    Group(Group),
    /// Ids of other accounts, or of notices that are already read, change nothing.
    Ids(Vec<i64>),
}

/// Marks notices read for many accounts in one transaction and returns each account's snapshot afterwards.
/// Set-based: the number of statements does not grow with the batch.
pub async fn mark_read(
    client: &mut Client,
    batch: &[(i64, Read)],
) -> Result<HashMap<i64, status::Snapshot>, Error> {
    let uids: Vec<i64> = batch.iter().map(|(uid, _)| *uid).collect::<BTreeSet<_>>().into_iter().collect();
    let (mut ids_of, mut ids, mut kinds_of, mut kinds) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (uid, read) in batch {
        let group = match read {
            Read::Ids(wanted) => {
                ids_of.extend(wanted.iter().map(|_| *uid));
                ids.extend(wanted);
                continue;
            }
            Read::Group(group) => Some(*group),
            Read::All => None,
        };
        for kind in Group::kinds(group) {
            kinds_of.push(*uid);
            kinds.push(kind);
        }
    }
    let tx = client.transaction().await?;
    s::lock_statuses().bind(&tx, &uids).all().await?;
    let mut telling = Telling::default();
    if !ids.is_empty() {
        telling.unread_no_more(q::read_ids().bind(&tx, &ids_of, &ids).all().await?)?;
    }
    if !kinds.is_empty() {
        telling.unread_no_more(q::read_kinds().bind(&tx, &kinds_of, &kinds).all().await?)?;
    }
    telling.write(&tx).await?;
    let snapshots = status::snapshots(&tx, &uids).await?;
    tx.commit().await?;
    Ok(snapshots.into_iter().map(|snapshot| (snapshot.uid, snapshot)).collect())
}

//! Writes one transaction's notices into inboxes, and the unread counts. The caller holds the status locks of all
//! recipients. The number of statements does not grow with the number of notices.

use std::collections::BTreeMap;

use deadpool_postgres::Transaction;
use queries::queries::notice as q;
use serde::{Deserialize, Serialize};

use super::{Group, Kind, likes::Likes};
use crate::{Error, join_results::JoinResults};

/// The notices to write.
#[derive(Default)]
pub struct Telling {
    new: Vec<New>,
    likes: Likes,
    /// Deleted comments; the notices about them are deleted too.
    gone: Vec<i64>,
    moves: Moves,
}

/// A notice of a single event.
#[derive(Debug, Clone, Copy)]
pub struct New {
    /// The recipient.
    pub uid: i64,
    pub kind: Kind,
    /// The account that acted.
    pub actor: i64,
    pub post: Option<i64>,
    pub comment: Option<i64>,
}

/// Something that can be liked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Thing {
    /// The account that owns it.
    pub owner: i64,
    pub post: i64,
    /// 0: the post itself.
    pub comment: i64,
}

/// The changes to publish to an account's Sessions after the commit.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    pub uid: i64,
    /// The account's status has a new version.
    pub status: bool,
    /// Notices that became unread.
    pub raised: Vec<i64>,
    /// Unread notices that now cover more people.
    pub grown: Vec<i64>,
}

/// By account.
#[derive(Default)]
pub(super) struct Moves(BTreeMap<i64, Move>);

#[derive(Default)]
struct Move {
    likes: i64,
    replies: i64,
    follows: i64,
    raised: Vec<i64>,
    grown: Vec<i64>,
}

impl Telling {
    pub fn tell(&mut self, new: New) {
        self.new.push(new);
    }

    /// An account likes the thing, or no longer does; it had `before` likes when the batch began. Leaves out accounts
    /// with a block between them and the owner.
    pub fn like(&mut self, thing: Thing, actor: i64, liked: bool, before: i64) {
        self.likes.push(thing, actor, liked, before);
    }

    pub fn comments_gone(&mut self, comments: &[i64]) {
        self.gone.extend(comments);
    }

    /// Records deleted notices.
    pub fn deleted(&mut self, rows: Vec<q::Gone>) -> Result<(), Error> {
        for row in rows {
            self.moves.unread(row.uid, Kind::named(&row.kind)?.group(), -i64::from(!row.read));
        }
        Ok(())
    }

    /// Records notices that were marked read.
    pub fn unread_no_more(&mut self, rows: Vec<q::Read>) -> Result<(), Error> {
        for row in rows {
            self.moves.unread(row.uid, Kind::named(&row.kind)?.group(), -1);
        }
        Ok(())
    }

    /// Returns the accounts to notify after the commit.
    pub async fn write(mut self, tx: &Transaction<'_>) -> Result<Vec<Moved>, Error> {
        if !self.gone.is_empty() {
            let rows = q::delete_about_comments().bind(tx, &self.gone).all().await?;
            self.deleted(rows)?;
        }
        // Concurrently: likes have separate notices.
        let ((), added) = tokio::join!(self.likes.write(tx, &mut self.moves), insert(tx, &self.new)).all()?;
        for row in added {
            self.moves.raised(row.uid, Kind::named(&row.kind)?.group(), row.id);
        }
        self.moves.write(tx).await
    }
}

async fn insert(tx: &Transaction<'_>, new: &[New]) -> Result<Vec<q::Added>, Error> {
    if new.is_empty() {
        return Ok(Vec::new());
    }
    let column = |of: fn(&New) -> i64| new.iter().map(of).collect::<Vec<i64>>();
    let kinds: Vec<&str> = new.iter().map(|new| new.kind.name()).collect();
    let added = q::insert_notices()
        .bind(
            tx,
            &column(|new| new.uid),
            &kinds,
            &column(|new| new.actor),
            &column(|new| new.post.unwrap_or_default()),
            &column(|new| new.comment.unwrap_or_default()),
        )
        .all()
        .await?;
    Ok(added)
}

impl Moves {
    pub fn unread(&mut self, uid: i64, group: Group, by: i64) {
        let of = self.0.entry(uid).or_default();
        match group {
            Group::Likes => of.likes += by,
            Group::Replies => of.replies += by,
            Group::Follows => of.follows += by,
        }
    }

    pub fn raised(&mut self, uid: i64, group: Group, notice: i64) {
        self.unread(uid, group, 1);
        self.0.entry(uid).or_default().raised.push(notice);
    }

    pub fn grown(&mut self, uid: i64, notice: i64) {
        self.0.entry(uid).or_default().grown.push(notice);
    }

    async fn write(self, tx: &Transaction<'_>) -> Result<Vec<Moved>, Error> {
        let moved: Vec<(&i64, &Move)> = self.0.iter().filter(|(_, of)| of.moves_status()).collect();
        if !moved.is_empty() {
            let uids: Vec<i64> = moved.iter().map(|(uid, _)| **uid).collect();
            let column = |of: fn(&Move) -> i64| moved.iter().map(|(_, m)| of(m)).collect::<Vec<i64>>();
            q::move_unread()
                .bind(tx, &uids, &column(|m| m.likes), &column(|m| m.replies), &column(|m| m.follows))
                .await?;
        }
        let moved = |(uid, of): (i64, Move)| {
            let status = of.moves_status();
            Moved { uid, status, raised: of.raised, grown: of.grown }
        };
        Ok(self.0.into_iter().map(moved).filter(Moved::is_anything).collect())
    }
}

impl Move {
    /// One notice added while another is removed counts as a change, too.
    fn moves_status(&self) -> bool {
        (self.likes, self.replies, self.follows) != (0, 0, 0) || !self.raised.is_empty()
    }
}

impl Moved {
    fn is_anything(&self) -> bool {
        self.status || !self.grown.is_empty()
    }
}

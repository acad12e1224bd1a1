//! What one transaction writes into inboxes, and the unread counts that follow. Whoever it tells has had their status
//! locked. The number of statements does not grow with how much there is to tell.

use std::collections::BTreeMap;

use deadpool_postgres::Transaction;
use queries::queries::notice as q;
use serde::{Deserialize, Serialize};

use super::{Group, Kind, likes::Likes};
use crate::{Error, together::Together};

/// What is to be told.
#[derive(Default)]
pub struct Telling {
    new: Vec<New>,
    likes: Likes,
    /// Comments that are gone, and the notices about them with them.
    gone: Vec<i64>,
    moves: Moves,
}

/// Something that happens once.
#[derive(Debug, Clone, Copy)]
pub struct New {
    /// Who is told.
    pub uid: i64,
    pub kind: Kind,
    /// Who did it.
    pub actor: i64,
    pub post: Option<i64>,
    pub comment: Option<i64>,
}

/// Something that can be liked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Thing {
    /// Whose it is.
    pub owner: i64,
    pub post: i64,
    /// 0: the post itself.
    pub comment: i64,
}

/// What an account's Sessions have to hear of once it is committed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    pub uid: i64,
    /// Its status has another version.
    pub status: bool,
    /// Notices that are unread since.
    pub raised: Vec<i64>,
    /// Notices that tell of more people, and were unread before.
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

    /// Somebody else likes it, or does no longer; it was liked by `before` when the batch began. Of nobody between whom
    /// and the owner a block stands.
    pub fn like(&mut self, thing: Thing, actor: i64, liked: bool, before: i64) {
        self.likes.push(thing, actor, liked, before);
    }

    pub fn comments_gone(&mut self, comments: &[i64]) {
        self.gone.extend(comments);
    }

    /// Notices that were deleted.
    pub fn deleted(&mut self, rows: Vec<q::Gone>) -> Result<(), Error> {
        for row in rows {
            self.moves.unread(row.uid, Kind::named(&row.kind)?.group(), -i64::from(!row.read));
        }
        Ok(())
    }

    /// Notices that were marked read.
    pub fn unread_no_more(&mut self, rows: Vec<q::Read>) -> Result<(), Error> {
        for row in rows {
            self.moves.unread(row.uid, Kind::named(&row.kind)?.group(), -1);
        }
        Ok(())
    }

    /// Returns whom there is something to tell, once it is committed.
    pub async fn write(mut self, tx: &Transaction<'_>) -> Result<Vec<Moved>, Error> {
        if !self.gone.is_empty() {
            let rows = q::delete_about_comments().bind(tx, &self.gone).all().await?;
            self.deleted(rows)?;
        }
        // Side by side: likes have notices of their own.
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
    /// One notice that came while another went is news, too.
    fn moves_status(&self) -> bool {
        (self.likes, self.replies, self.follows) != (0, 0, 0) || !self.raised.is_empty()
    }
}

impl Moved {
    fn is_anything(&self) -> bool {
        self.status || !self.grown.is_empty()
    }
}

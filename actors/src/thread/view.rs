//! A thread as this node knows it, and the rules by which that changes. Pure: no clock, no database, no sockets.

use std::collections::BTreeMap;

use sql::thread::Head;

use super::{
    likes::LikeCounts,
    log::{Log, Replay},
};
use crate::{
    relay::{Entry, Liked},
    wire,
};

#[derive(Debug)]
pub struct View {
    log: Log,
    likes: LikeCounts,
    /// Taken in order, and not shown yet.
    unseen: Vec<Entry>,
}

/// What was read of the thread from the database.
#[derive(Debug)]
pub struct Reading {
    pub head: Head,
    /// What followed `View::seq`, as far as it is made good.
    pub events: Vec<Entry>,
    /// The comments whose likes changed since `View::likes_read_upto`; `None`: more than are made good.
    pub likes: Option<Vec<Liked>>,
}

/// What is shown next.
#[derive(Debug, Default)]
pub struct Changes {
    /// In order; the first follows what was shown before.
    pub events: Vec<Entry>,
    pub likes: Option<wire::Likes>,
}

impl View {
    /// Begins where the thread stands: what came before is in the lists.
    pub fn at(head: &Head) -> Self {
        Self {
            log: Log::at(head.seq),
            likes: LikeCounts::new(head.like_num, head.likes_version),
            unseen: Vec::new(),
        }
    }

    /// Everything up to here is known, in order.
    pub fn seq(&self) -> i64 {
        self.log.seq()
    }

    /// Takes an event, from whichever node and in whatever order.
    pub fn hear(&mut self, entry: Entry) {
        self.unseen.extend(self.log.take(entry));
    }

    pub fn hear_likes(&mut self, liked: Liked) {
        self.likes.hear(liked);
    }

    /// An event has come whose predecessor has not.
    pub fn has_hole(&self) -> bool {
        self.log.has_hole()
    }

    /// The database is ahead of what was read or, in order, heard. A newer like may have been heard of without the one before
    /// it: likes have no order by which a hole shows.
    pub fn may_miss(&self, head: &Head) -> bool {
        head.seq > self.log.seq() || head.likes_version > self.likes.read_upto()
    }

    /// From where likes are read: every change up to this version was read.
    pub fn likes_read_upto(&self) -> i64 {
        self.likes.read_upto()
    }

    /// Takes a reading of the database over. Where more was missed than is read at once, the view goes on at the head, and
    /// this returns the last seq that was shown: whoever watches has to read by REST.
    pub fn take_over(&mut self, Reading { head, events, likes }: Reading) -> Option<i64> {
        events.into_iter().for_each(|entry| self.hear(entry));
        self.likes.read(Liked { comment: None, like_num: head.like_num, version: head.likes_version });
        if let Some(likes) = likes
            && self.log.seq() >= head.seq
        {
            self.take_likes(&likes);
            self.likes.was_read(head.likes_version);
            return None;
        }
        let shown = self.log.seq() - self.unseen.len() as i64;
        self.log = Log::at(head.seq.max(self.log.seq()));
        self.likes = LikeCounts::new(head.like_num, head.likes_version);
        self.unseen.clear();
        Some(shown)
    }

    /// Takes over what was read of likes of comments.
    pub fn take_likes(&mut self, likes: &[Liked]) {
        for liked in likes {
            self.likes.read(*liked);
        }
    }

    /// What followed a seq. What was not shown yet is to be shown first, or it would come twice.
    pub fn since(&self, seq: i64) -> Replay {
        debug_assert!(self.unseen.is_empty());
        self.log.since(seq)
    }

    /// Remembers what came before all that is remembered.
    pub fn remember(&mut self, older: &[Entry]) {
        self.log.remember(older);
    }

    /// What has changed since the last call.
    pub fn changes(&mut self, post: i64) -> Changes {
        Changes { events: std::mem::take(&mut self.unseen), likes: self.likes.changes(post) }
    }

    /// The comments whose likes changed after this version; `None` where that is more than is remembered.
    pub fn likes_since(&self, version: i64) -> Option<BTreeMap<i64, i64>> {
        self.likes.since(version)
    }

    /// How often the post is liked, for one who begins to watch.
    pub fn likes_now(&self, post: i64) -> wire::Likes {
        self.likes.now(post)
    }
}

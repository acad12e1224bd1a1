//! The thread's state on this node, and the rules that change it. Pure: no clock, no database, no sockets.

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
    /// Events that are in order and not sent yet.
    unseen: Vec<Entry>,
}

/// A read of the thread from the database.
#[derive(Debug)]
pub struct Reading {
    pub head: Head,
    /// The events after `View::seq`, up to a bound.
    pub events: Vec<Entry>,
    /// The comments whose likes changed since `View::likes_read_upto`. `None`: they are too many.
    pub likes: Option<Vec<Liked>>,
}

/// The changes that are sent next.
#[derive(Debug, Default)]
pub struct Changes {
    /// In order; the first one follows the last event that was sent.
    pub events: Vec<Entry>,
    pub likes: Option<wire::Likes>,
}

impl View {
    /// Begins at the head. Earlier events are in the lists that clients read by REST.
    pub fn at(head: &Head) -> Self {
        Self {
            log: Log::at(head.seq),
            likes: LikeCounts::new(head.like_num, head.likes_version),
            unseen: Vec::new(),
        }
    }

    /// All events up to this one are known, in order.
    pub fn seq(&self) -> i64 {
        self.log.seq()
    }

    /// Forgets the events that are kept for clients that return.
    pub fn forget_log(&mut self) {
        self.log.forget();
    }

    /// Takes an event of any node, in any order.
    pub fn hear(&mut self, entry: Entry) {
        self.unseen.extend(self.log.take(entry));
    }

    pub fn hear_likes(&mut self, liked: Liked) {
        self.likes.hear(liked);
    }

    /// True if an event arrived before its predecessor.
    pub fn has_hole(&self) -> bool {
        self.log.has_hole()
    }

    /// True if the database may hold an event or a like that this view lacks. Likes have no order that shows a hole: an earlier one may
    /// be missing although a newer one arrived.
    pub fn may_miss(&self, head: &Head) -> bool {
        head.seq > self.log.seq() || head.likes_version > self.likes.read_upto()
    }

    /// All changes of likes up to this version were read.
    pub fn likes_read_upto(&self) -> i64 {
        self.likes.read_upto()
    }

    /// Applies a read of the database. If more was missed than a read holds, the view continues at the head, and this returns the
    /// last `seq` that was sent: watchers have to read by REST.
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

    /// Applies likes of comments that were read from the database.
    pub fn take_likes(&mut self, likes: &[Liked]) {
        for liked in likes {
            self.likes.read(*liked);
        }
    }

    /// The events after a `seq`. Call `changes` first: an event that is not sent yet would be sent twice.
    pub fn since(&self, seq: i64) -> Replay {
        debug_assert!(self.unseen.is_empty());
        self.log.since(seq)
    }

    /// Remembers events that are older than all remembered ones.
    pub fn remember(&mut self, older: &[Entry]) {
        self.log.remember(older);
    }

    /// The changes since the last call.
    pub fn changes(&mut self, post: i64) -> Changes {
        Changes { events: std::mem::take(&mut self.unseen), likes: self.likes.changes(post) }
    }

    /// The comments whose likes changed after this version. `None`: memory does not hold all of them.
    pub fn likes_since(&self, version: i64) -> Option<BTreeMap<i64, i64>> {
        self.likes.since(version)
    }

    /// The post's count of likes, for a client that begins to watch.
    pub fn likes_now(&self, post: i64) -> wire::Likes {
        self.likes.now(post)
    }
}

//! Posts and comments as a batch finds them under the posts' locks, and what it makes of them.

use queries::queries::thread as q;

use super::{Decided, Plan};
use crate::thread::{CHANGED, Change, Event, PostState, Refusal, What};

pub struct Post {
    pub uid: i64,
    pub state: PostState,
    /// Its state is another than it was.
    pub changed: bool,
    pub seq: i64,
    pub floor_num: i32,
    pub likes_version: i64,
    pub like_num: i64,
    /// What this batch adds.
    pub likes: i64,
    pub comments: i64,
    pub roots: i64,
    pub touched: bool,
}

pub struct Target {
    pub post: i64,
    pub uid: i64,
    pub root: Option<i64>,
    pub gone: bool,
    pub reply_num: i64,
    pub like_num: i64,
    /// What this batch adds.
    pub likes: i64,
    pub replies: i64,
}

impl Post {
    /// A change that finds the post as it should be changes nothing. What is deleted stays so.
    pub fn change(&mut self, id: i64, change: Change, plan: &mut Plan) -> Decided {
        let before = self.state;
        match change {
            Change::Delete => self.state.deleted = true,
            _ if before.deleted => return Decided::Refused(Refusal::Gone),
            Change::Hide => self.state.hidden = true,
            Change::Restore => self.state.hidden = false,
            Change::Lock => self.state.locked = true,
            Change::Unlock => self.state.locked = false,
        }
        if self.state == before {
            return Decided::Changed(None);
        }
        self.changed = true;
        if self.state.deleted && !before.deleted {
            plan.counts.posts(self.uid, -1);
        }
        let seq = self.next();
        plan.events.push((id, seq, CHANGED, 0));
        let what = What::PostChanged(self.state);
        Decided::Changed(Some(Box::new(Event { post: id, seq, what })))
    }

    pub fn next(&mut self) -> i64 {
        self.touched = true;
        self.seq += 1;
        self.seq
    }

    pub fn next_likes(&mut self) {
        self.touched = true;
        self.likes_version += 1;
    }
}

impl From<q::Locked> for Post {
    fn from(row: q::Locked) -> Self {
        Self {
            uid: row.uid,
            state: PostState {
                hidden: row.hidden,
                deleted: row.deleted,
                locked: row.locked,
                edit_time: row.edit_time.map(Into::into),
            },
            changed: false,
            seq: row.seq,
            floor_num: row.floor_num,
            likes_version: row.likes_version,
            like_num: row.like_num,
            likes: 0,
            comments: 0,
            roots: 0,
            touched: false,
        }
    }
}

impl Target {
    pub fn has_replies(&self) -> bool {
        self.reply_num + self.replies > 0
    }
}

impl From<q::CommentTargets> for Target {
    fn from(row: q::CommentTargets) -> Self {
        Self {
            post: row.post_id,
            uid: row.uid,
            root: row.root_id,
            gone: row.gone,
            reply_num: row.reply_num,
            like_num: row.like_num,
            likes: 0,
            replies: 0,
        }
    }
}

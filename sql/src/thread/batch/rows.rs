//! Posts and comments as a batch reads them under the posts' locks, with the changes that it makes.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use queries::queries::thread as q;

use super::{Decided, Plan, people::Standing};
use crate::{
    mention::{self, Mention},
    notice::{Kind, New},
    post::Draft,
    thread::{CHANGED, Change, Command, Event, PostState, Refusal, What},
};

pub struct Post {
    pub uid: i64,
    mentions: Vec<Mention>,
    pub state: PostState,
    /// The batch changed hidden, locked or deleted.
    pub changed: bool,
    /// An operator changed it.
    pub by_operator: bool,
    /// When this transaction began.
    now: DateTime<Utc>,
    pub seq: i64,
    pub floor_num: i32,
    pub likes_version: i64,
    pub like_num: i64,
    /// The change by this batch.
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
    /// The change by this batch.
    pub likes: i64,
    pub replies: i64,
}

/// The text of a comment.
pub struct Words {
    pub content: String,
    pub mentions: Vec<Mention>,
    /// Accounts whose mention an edit removed.
    pub once_named: Vec<i64>,
}

impl Post {
    /// A change to the current state does nothing. A deleted post stays deleted.
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
        self.by_operator = true;
        self.changed_from(before, id, plan)
    }

    /// The author edits the post, even while it is hidden.
    pub fn edit(
        &mut self,
        command: &Command,
        draft: &Draft,
        standing: &Standing,
        plan: &mut Plan,
    ) -> Decided {
        if let Some(refusal) = self.refuses(command) {
            return Decided::Refused(refusal);
        }
        let before = self.state;
        self.state.edit_time = Some(self.now);
        // Accounts that were mentioned before have their notice already.
        for Mention { uid, .. } in &draft.mentions {
            if self.mentions.iter().all(|before| before.uid != *uid) && !standing.apart(self.uid, *uid) {
                plan.notices.push(New {
                    uid: *uid,
                    kind: Kind::Mention,
                    actor: self.uid,
                    post: Some(command.post),
                    comment: None,
                });
            }
        }
        self.mentions.clone_from(&draft.mentions);
        plan.edits.insert(command.post, draft.clone());
        self.changed_from(before, command.post, plan)
    }

    /// The author deletes the post, even while it is hidden. A second time changes nothing.
    pub fn delete(&mut self, command: &Command, plan: &mut Plan) -> Decided {
        let before = self.state;
        match self.refuses(command) {
            Some(Refusal::Gone) if self.uid == command.uid => return Decided::Changed(None),
            Some(refusal) => return Decided::Refused(refusal),
            None => self.state.deleted = true,
        }
        self.changed_from(before, command.post, plan)
    }

    fn refuses(&self, command: &Command) -> Option<Refusal> {
        let own = self.uid == command.uid;
        if self.state.deleted || (self.state.hidden && !own) {
            Some(Refusal::Gone)
        } else {
            (!own).then_some(Refusal::NotYours)
        }
    }

    fn changed_from(&mut self, before: PostState, id: i64, plan: &mut Plan) -> Decided {
        self.changed |= PostState { edit_time: before.edit_time, ..self.state } != before;
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
            mentions: mention::read(row.mentions),
            state: PostState {
                hidden: row.hidden,
                deleted: row.deleted,
                locked: row.locked,
                edit_time: row.edit_time.map(Into::into),
            },
            changed: false,
            by_operator: false,
            now: row.now.into(),
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

impl Words {
    /// Names that the new text may use for accounts: their current names, or their names when they were mentioned here.
    pub fn names(&self, content: &str, now: &HashMap<i64, String>) -> HashMap<i64, String> {
        let mut names = now.clone();
        for Mention { uid, name } in &self.mentions {
            if content.contains(&format!("@{name}")) {
                names.insert(*uid, name.clone());
            }
        }
        names
    }

    pub fn has_named(&self, uid: i64) -> bool {
        self.once_named.contains(&uid) || self.mentions.iter().any(|mention| mention.uid == uid)
    }

    pub fn replace(&mut self, content: &str, mentions: Vec<Mention>) {
        content.clone_into(&mut self.content);
        let before = std::mem::replace(&mut self.mentions, mentions);
        for Mention { uid, .. } in before {
            if !self.has_named(uid) {
                self.once_named.push(uid);
            }
        }
    }
}

impl From<q::CommentWords> for Words {
    fn from(row: q::CommentWords) -> Self {
        Self {
            content: row.content,
            mentions: mention::read(row.mentions),
            once_named: mention::read_uids(row.once_named),
        }
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

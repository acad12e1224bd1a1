//! The simulated database: one thread, a few accounts, broadcasts.

use std::{collections::BTreeMap, time::Duration};

use chrono::DateTime;
use sql::{
    inbox::Broadcast,
    person::Author,
    status::Snapshot,
    thread::{Comment, Event, Head, PostState, What},
};

use crate::{
    hub::encode,
    relay::{Entry, Liked},
    wire::ToClient,
};

pub const POST: i64 = 7;
pub const ACCOUNTS: i64 = 3;

#[derive(Default)]
pub struct Database {
    /// The thread's log.
    log: Vec<Logged>,
    /// Texts of the comments that are not deleted.
    pub comments: BTreeMap<i64, String>,
    /// The post is hidden from all readers.
    pub hidden: bool,
    pub likes: i64,
    pub likes_version: i64,
    /// Comment → (likes, version).
    pub comment_likes: BTreeMap<i64, (i64, i64)>,
    /// Coins by account. Each coin raises the version by one.
    pub coins: [i64; ACCOUNTS as usize],
    /// The number of the newest broadcast or withdrawal.
    pub broadcasts: i64,
    /// Number of a withdrawal → number of its broadcast.
    withdrawals: BTreeMap<i64, i64>,
}

#[derive(Clone, Copy)]
enum Logged {
    Comment(i64),
    Edited(i64),
    Gone(i64),
    Changed,
}

impl Database {
    pub fn seq(&self) -> i64 {
        self.log.len() as i64
    }

    pub fn comment(&mut self) -> Entry {
        let id = self.seq() + 1;
        self.comments.insert(id, "说的话".into());
        self.write(Logged::Comment(id))
    }

    /// Edits this comment, or the newest before it. Without any, writes a comment.
    pub fn edit(&mut self, comment: i64) -> Entry {
        let seq = self.seq() + 1;
        match self.comments.range_mut(..=comment).next_back() {
            Some((id, words)) => {
                let id = *id;
                *words = format!("第{seq}次改的话");
                self.write(Logged::Edited(id))
            }
            None => self.comment(),
        }
    }

    /// Deletes the oldest comment. Without any, writes a comment.
    pub fn delete(&mut self) -> Entry {
        match self.comments.pop_first() {
            Some((id, _)) => self.write(Logged::Gone(id)),
            None => self.comment(),
        }
    }

    /// An operator hides the post, or shows it again.
    pub fn hide(&mut self) {
        self.hidden = !self.hidden;
        self.write(Logged::Changed);
    }

    fn write(&mut self, logged: Logged) -> Entry {
        self.log.push(logged);
        self.event(self.seq())
    }

    pub fn like_post(&mut self, liked: bool) -> Liked {
        self.likes_version += 1;
        self.likes = (self.likes + if liked { 1 } else { -1 }).max(0);
        Liked { comment: None, like_num: self.likes, version: self.likes_version }
    }

    pub fn like_comment(&mut self, comment: i64, liked: bool) -> Liked {
        self.likes_version += 1;
        let likes = self.comment_likes.entry(comment).or_default();
        *likes = ((likes.0 + if liked { 1 } else { -1 }).max(0), self.likes_version);
        Liked { comment: Some(comment), like_num: likes.0, version: likes.1 }
    }

    pub fn grant(&mut self, account: i64) -> Snapshot {
        self.coins[account as usize] += 1;
        self.snapshot(account)
    }

    pub fn broadcast(&mut self) {
        self.broadcasts += 1;
    }

    /// Withdraws the oldest broadcast. Without any, nothing happens.
    pub fn withdraw(&mut self) {
        let shown = |seq: &i64| !self.withdrawals.contains_key(seq) && !self.is_withdrawn(*seq);
        if let Some(oldest) = (1..=self.broadcasts).find(shown) {
            self.broadcasts += 1;
            self.withdrawals.insert(self.broadcasts, oldest);
        }
    }

    fn is_withdrawn(&self, seq: i64) -> bool {
        self.withdrawals.values().any(|withdrawn| *withdrawn == seq)
    }

    /// Like `sql::inbox::broadcasts_after`.
    pub fn broadcasts_after(&self, seq: i64) -> Vec<Broadcast> {
        let numbers = (seq + 1..=self.broadcasts).filter(|seq| !self.is_withdrawn(*seq));
        numbers.map(|seq| broadcast(seq, self.withdrawals.contains_key(&seq))).collect()
    }

    pub fn head(&self) -> Head {
        Head {
            post: POST,
            gone: self.hidden,
            locked: false,
            seq: self.seq(),
            like_num: self.likes,
            likes_version: self.likes_version,
        }
    }

    /// The events after `seq`, at most `most`.
    pub fn events_after(&self, seq: i64, most: usize) -> Vec<Entry> {
        (seq + 1..=self.seq()).take(most).map(|seq| self.event(seq)).collect()
    }

    /// The comments whose likes changed after this version; `None` if these are more than `most`.
    pub fn likes_after(&self, version: i64, most: usize) -> Option<Vec<Liked>> {
        let newer = self.comment_likes.iter().filter(|(_, (_, of))| *of > version);
        let liked = |(comment, (like_num, version)): (&i64, &(i64, i64))| Liked {
            comment: Some(*comment),
            like_num: *like_num,
            version: *version,
        };
        let likes: Vec<Liked> = newer.map(liked).collect();
        (likes.len() <= most).then_some(likes)
    }

    /// An entry of the log, with the current state of its comment or post.
    fn event(&self, seq: i64) -> Entry {
        let what = match self.log[seq as usize - 1] {
            Logged::Comment(id) => What::Comment(comment(id, self.comments.get(&id))),
            Logged::Edited(id) => What::Edited(comment(id, self.comments.get(&id))),
            Logged::Gone(comment) => What::Gone { comment, root: None, placeholder: false },
            Logged::Changed => What::PostChanged(PostState {
                hidden: self.hidden,
                deleted: false,
                locked: false,
                edit_time: None,
            }),
        };
        let erases = matches!(what, What::Edited(_) | What::Gone { .. });
        let event = Event { post: POST, seq, what };
        Entry { seq, text: encode(&ToClient::of_thread(event, &|name| name.to_owned())), erases }
    }

    pub fn snapshot(&self, account: i64) -> Snapshot {
        let coins = self.coins[account as usize];
        Snapshot {
            uid: account,
            balance: coins,
            level_type: 0,
            exp_time: None,
            unread_messages: self.broadcasts - 2 * self.withdrawals.len() as i64,
            unread_likes: 0,
            unread_replies: 0,
            unread_follows: 0,
            version: 1 + coins + self.broadcasts,
            broadcast_seq: self.broadcasts,
            channel_id: "0".into(),
            account_time: DateTime::UNIX_EPOCH,
            level_left: Duration::ZERO,
            youth: false,
        }
    }
}

/// A comment; without `words` a deleted one.
fn comment(id: i64, words: Option<&String>) -> Comment {
    Comment {
        id,
        post: POST,
        author: Author { uid: 1, name: String::new(), avatar: None, level_type: 0, badge: None, frame: None },
        content: words.cloned().unwrap_or_default(),
        deleted: words.is_none(),
        root: None,
        reply_to: None,
        floor: Some(1),
        mentions: Vec::new(),
        image: None,
        like_num: 0,
        reply_num: 0,
        create_time: DateTime::UNIX_EPOCH,
        edit_time: None,
    }
}

fn broadcast(seq: i64, withdrawn: bool) -> Broadcast {
    Broadcast {
        id: seq,
        seq,
        to_channel: None,
        to_vip: false,
        kind: "system".into(),
        title: String::new(),
        content: String::new(),
        link: None,
        create_time: DateTime::UNIX_EPOCH.into(),
        withdrawn,
    }
}

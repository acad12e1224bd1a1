//! The truth of a simulated portal: one thread, a few accounts, broadcasts.

use std::{collections::BTreeMap, time::Duration};

use chrono::DateTime;
use sql::{
    inbox::Broadcast,
    status::Snapshot,
    thread::{Event, Head, PostState, What},
};

use crate::{
    switchboard::encode,
    thread::{Entry, Liked},
    wire::ToClient,
};

pub const POST: i64 = 7;
pub const ACCOUNTS: i64 = 3;

#[derive(Default)]
pub struct Database {
    pub seq: i64,
    pub likes: i64,
    pub likes_version: i64,
    /// Comment → (likes, version).
    pub comment_likes: BTreeMap<i64, (i64, i64)>,
    /// Account → coins; each coin is a version.
    pub coins: [i64; ACCOUNTS as usize],
    pub broadcasts: i64,
}

impl Database {
    pub fn comment(&mut self) -> Entry {
        self.seq += 1;
        event(self.seq)
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

    pub fn head(&self) -> Head {
        Head {
            post: POST,
            gone: false,
            locked: false,
            seq: self.seq,
            like_num: self.likes,
            likes_version: self.likes_version,
        }
    }

    /// What followed, at most this many.
    pub fn events_after(&self, seq: i64, most: usize) -> Vec<Entry> {
        (seq + 1..=self.seq).take(most).map(event).collect()
    }

    pub fn likes_after(&self, version: i64) -> Vec<Liked> {
        let likes = self.comment_likes.iter().filter(|(_, (_, of))| *of > version);
        likes
            .map(|(comment, (like_num, version))| Liked {
                comment: Some(*comment),
                like_num: *like_num,
                version: *version,
            })
            .collect()
    }

    pub fn snapshot(&self, account: i64) -> Snapshot {
        let coins = self.coins[account as usize];
        Snapshot {
            uid: account,
            balance: coins,
            level_type: 0,
            exp_time: None,
            unread_messages: self.broadcasts,
            unread_likes: 0,
            unread_replies: 0,
            unread_follows: 0,
            version: 1 + coins + self.broadcasts,
            broadcast_seq: self.broadcasts,
            channel_id: "0".into(),
            account_time: DateTime::UNIX_EPOCH,
            level_left: Duration::ZERO,
        }
    }
}

fn event(seq: i64) -> Entry {
    let state = PostState { hidden: false, deleted: false, locked: false, edit_time: None };
    let event = Event { post: POST, seq, what: What::PostChanged(state) };
    Entry { seq, text: encode(&ToClient::of_thread(event, &|name| name.to_owned())), erases: false }
}

pub fn broadcast(seq: i64) -> Broadcast {
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
    }
}

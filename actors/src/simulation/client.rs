//! A simulated client: the outbox of its socket, and the data that its page shows.

use std::collections::BTreeMap;

use super::database::{Database, POST};
use crate::{
    hub::{Outbox, Outgoing, Pushed, push_all},
    thread::ResumePoint,
    wire::{ToClient, Topic},
};

/// Small, so that slow clients overflow.
const OUTBOX_BYTES: usize = 1_400;

pub struct Client {
    pub account: i64,
    /// The node of its socket; `None`: no socket.
    pub node: Option<usize>,
    /// Its socket is subscribed to the thread.
    pub watches: bool,
    outbox: Outbox,
    /// The seq of the last event that the client knows.
    since: i64,
    /// It must read by REST before it watches again.
    behind: bool,
    /// The server said that it may not see the post.
    gone: bool,
    /// The text of each comment, by id.
    comments: BTreeMap<i64, String>,
    likes: i64,
    /// The client knows all changes of likes up to this version.
    likes_version: i64,
    comment_likes: BTreeMap<i64, i64>,
    version: i64,
    /// The newest version received on this socket.
    version_here: i64,
    coins: i64,
    unread: i64,
}

impl Client {
    pub fn new(account: i64) -> Self {
        Self {
            account,
            node: None,
            watches: false,
            outbox: Outbox::new(OUTBOX_BYTES),
            since: 0,
            behind: true,
            gone: false,
            comments: BTreeMap::new(),
            likes: 0,
            likes_version: 0,
            comment_likes: BTreeMap::new(),
            version: 0,
            version_here: 0,
            coins: 0,
            unread: 0,
        }
    }

    /// Opens a new socket. The items in the old outbox are lost.
    pub fn open(&mut self, node: usize) {
        self.node = Some(node);
        self.outbox = Outbox::new(OUTBOX_BYTES);
        self.watches = false;
        self.version_here = 0;
    }

    /// The `since` and `likesVersion` of its next `watch`; reads by REST first, if it must.
    pub fn known(&mut self, database: &Database) -> ResumePoint {
        if std::mem::take(&mut self.behind) | std::mem::take(&mut self.gone) {
            self.since = database.seq();
            self.comments.clone_from(&database.comments);
            self.likes_version = database.likes_version;
            self.comment_likes = comment_likes(database);
        }
        ResumePoint { seq: Some(self.since), likes_version: Some(self.likes_version) }
    }

    /// The client learns that it may not see the post.
    pub fn refused(&mut self) {
        self.gone = true;
        self.watches = false;
    }

    /// Pushes items like a hub: on a `gap` the subscription ends, on overflow the socket closes.
    pub fn push(&mut self, items: &[Outgoing]) {
        let outbox = &mut self.outbox;
        let mut closed = false;
        let gapped = push_all(items, |item| match outbox.push(item) {
            Pushed::Gapped(topic) => Some(topic),
            Pushed::Overflowed | Pushed::Closing => {
                closed = true;
                None
            }
            Pushed::Queued => None,
        });
        if gapped.contains(&Topic::Post(POST)) {
            self.watches = false;
        }
        if closed {
            self.node = None;
        }
    }

    /// Reads all received items.
    pub fn read(&mut self) {
        let items = self.outbox.take();
        if self.node.is_none() {
            return;
        }
        for item in items {
            let texts = match item {
                Outgoing::Thread(packet) => packet.events.clone(),
                Outgoing::Likes(likes) => vec![likes.text.clone()],
                Outgoing::Event(text)
                | Outgoing::Status(text)
                | Outgoing::Topic(_, text)
                | Outgoing::Gift(_, text)
                | Outgoing::Reading(_, text)
                | Outgoing::Ended(_, text) => vec![text],
                Outgoing::Close { .. } => return self.node = None,
            };
            texts.iter().for_each(|text| self.see(&serde_json::from_str(text).expect("a frame")));
        }
    }

    fn see(&mut self, frame: &ToClient) {
        match frame {
            ToClient::PostChanged(event) => self.follow(event.seq),
            ToClient::Comment(event) => {
                self.follow(event.seq);
                self.comments.insert(event.comment.id, event.comment.content.clone());
            }
            ToClient::CommentEdited(event) => {
                self.follow(event.seq);
                if let Some(words) = self.comments.get_mut(&event.comment.id) {
                    words.clone_from(&event.comment.content);
                }
            }
            ToClient::CommentGone(event) => {
                self.follow(event.seq);
                self.comments.remove(&event.comment_id);
            }
            ToClient::WatchEnded(_) => self.refused(),
            ToClient::Likes(likes) => {
                assert!(likes.likes_version >= self.likes_version, "likes went back");
                self.likes_version = likes.likes_version;
                self.likes = likes.post;
                self.comment_likes.extend(&likes.comments);
            }
            ToClient::Status(status) => {
                assert!(status.version >= self.version_here, "the version went back on one socket");
                self.version_here = status.version;
                // Another node may send an older one after a reconnection; the client ignores it, like the browser.
                if status.version >= self.version {
                    self.version = status.version;
                    self.coins = status.coin_num;
                    self.unread = status.unread.messages;
                }
            }
            ToClient::Gap(gap) => {
                assert_eq!(gap.since, self.since, "a gap begins where the last event was");
                self.behind = true;
                self.watches = false;
            }
            other => panic!("{other:?}"),
        }
    }

    fn follow(&mut self, seq: i64) {
        assert_eq!(seq, self.since + 1, "a hole or a repeat");
        self.since = seq;
    }

    /// The server said that it may not see the post (any more).
    pub fn is_gone(&self) -> bool {
        self.gone
    }

    pub fn equals(&self, database: &Database) {
        assert_eq!(self.gone, database.hidden, "whether the post is to be seen");
        if !self.gone {
            assert_eq!(self.since, database.seq(), "the thread");
            assert_eq!(self.comments, database.comments, "comments");
            assert_eq!(self.likes, database.likes, "likes of the post");
            assert_eq!(self.comment_likes, comment_likes(database), "likes of comments");
        }
        let snapshot = database.snapshot(self.account);
        let expected = (snapshot.version, snapshot.balance, snapshot.unread_messages);
        assert_eq!((self.version, self.coins, self.unread), expected, "the status");
    }
}

fn comment_likes(database: &Database) -> BTreeMap<i64, i64> {
    database.comment_likes.iter().map(|(id, (n, _))| (*id, *n)).collect()
}

//! A client: a socket's outbox on the server's side, and what the person sees.

use std::collections::BTreeMap;

use super::database::{Database, POST};
use crate::{
    hub::{Outbox, Outgoing, Pushed, push_all},
    thread::ResumePoint,
    wire::{ToClient, Topic},
};

/// Small, so that slow readers overflow.
const OUTBOX_BYTES: usize = 1_400;

pub struct Client {
    pub account: i64,
    /// Where its socket is.
    pub node: Option<usize>,
    /// Its socket watches the thread.
    pub watches: bool,
    outbox: Outbox,
    /// The thread is known up to this seq.
    since: i64,
    /// It has to read by REST before it watches.
    behind: bool,
    /// It was told that the post is not to be seen.
    gone: bool,
    /// What each says.
    comments: BTreeMap<i64, String>,
    likes: i64,
    /// Every change of likes up to this version is known.
    likes_version: i64,
    comment_likes: BTreeMap<i64, i64>,
    version: i64,
    /// The newest version that came on this socket.
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

    /// A new socket; whatever waited for the old one is gone.
    pub fn open(&mut self, node: usize) {
        self.node = Some(node);
        self.outbox = Outbox::new(OUTBOX_BYTES);
        self.watches = false;
        self.version_here = 0;
    }

    /// Up to where it knows the thread, as it asks to watch.
    pub fn known(&mut self, database: &Database) -> ResumePoint {
        if std::mem::take(&mut self.behind) | std::mem::take(&mut self.gone) {
            self.since = database.seq();
            self.comments.clone_from(&database.comments);
            self.likes_version = database.likes_version;
            self.comment_likes = comment_likes(database);
        }
        ResumePoint { seq: Some(self.since), likes_version: Some(self.likes_version) }
    }

    /// There is nothing to watch.
    pub fn refused(&mut self) {
        self.gone = true;
        self.watches = false;
    }

    /// As a hub pushes: where it is too slow for the thread, it watches no more.
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

    /// Takes what has come.
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
                // Across sockets a late one is possible, and ignored as the browser ignores it.
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

    /// It was told that there is nothing to see (any more).
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

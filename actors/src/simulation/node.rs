//! A simulated node: the states of its Sessions, the view of its Thread, and the messages between them.
//!
//! - Only the messages are simulated; the rules are the real ones. A change of the actors' messages must be repeated here.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};

use sql::status::Snapshot;

use super::database::{ACCOUNTS, Database, POST};
use crate::{
    hub::{self, LikesNow, Outgoing, Packet, encode},
    relay::{Entry, Liked},
    session::{BroadcastEffect, Merged, State},
    thread::{Reading, Replay, ResumePoint, ThreadView},
    wire::{self, Status, ToClient, Topic},
};

/// The bounds of `thread/catch_up.rs` and `thread/replay.rs`, but small, so that short outages exceed them.
const MAX_CATCH_UP: usize = 8;
const MAX_CATCH_UP_LIKES: usize = 4;
const MAX_REPLAY: i64 = 6;
const MAX_REPLAY_LIKES: usize = 3;

pub struct Node {
    pub alive: bool,
    /// Messages from Redis that have not arrived yet, a queue per sending node.
    pub inbox: Vec<VecDeque<Said>>,
    /// Results of this node's commands that their Sessions have not merged yet. Commands run next to the mailbox.
    pub committed: Vec<Snapshot>,
    view: Option<ThreadView>,
    states: HashMap<i64, State>,
    /// Accounts with a new status that was not shown yet.
    news: Vec<i64>,
    /// The newest broadcast that the Sessions received.
    heard: Option<i64>,
}

/// A message between nodes.
#[derive(Debug, Clone)]
pub enum Said {
    Event(Entry),
    Likes(Liked),
    Status(Snapshot),
}

impl Node {
    pub fn new(nodes: usize) -> Self {
        Self {
            alive: true,
            inbox: vec![VecDeque::new(); nodes],
            committed: Vec::new(),
            view: None,
            states: HashMap::new(),
            news: Vec::new(),
            heard: None,
        }
    }

    pub fn hear(&mut self, said: &Said, database: &Database) {
        match said {
            Said::Event(entry) => {
                if let Some(view) = &mut self.view {
                    view.hear(entry.clone());
                }
            }
            Said::Likes(liked) => {
                if let Some(view) = &mut self.view {
                    view.hear_likes(*liked);
                }
            }
            Said::Status(snapshot) => {
                let uid = snapshot.uid;
                let Some(state) = self.states.get_mut(&uid) else { return };
                match state.merge(snapshot.clone()) {
                    Merged::Newer => self.news.push(uid),
                    Merged::Known => {}
                    Merged::Mixed => self.load(uid, database),
                }
            }
        }
    }

    pub fn hear_broadcasts(&mut self, database: &Database) {
        let heard = self.heard.replace(database.broadcasts);
        let Some(heard) = heard else { return (0..ACCOUNTS).for_each(|uid| self.load(uid, database)) };
        for broadcast in database.broadcasts_after(heard) {
            let mut gaps = Vec::new();
            for (uid, state) in &mut self.states {
                match state.hear(&broadcast) {
                    BroadcastEffect::MustRead => gaps.push(*uid),
                    BroadcastEffect::Counted => self.news.push(*uid),
                    BroadcastEffect::Known => {}
                }
            }
            gaps.into_iter().for_each(|uid| self.load(uid, database));
        }
    }

    /// Brings the view up to the head, before a client subscribes. Returns the end of all other subscriptions, if too much was
    /// missed. An error: readers may not see the post.
    pub fn see(&mut self, database: &Database) -> Result<Option<Outgoing>, ()> {
        let head = database.head();
        if head.gone {
            return Err(());
        }
        Ok(match &self.view {
            None => {
                self.view = Some(ThreadView::at(&head));
                None
            }
            Some(view) if view.may_miss(&head) => self.read_on(database),
            Some(_) => None,
        })
    }

    /// Checks heads and versions. Returns the end of all subscriptions, if they end; the caller flushes first.
    pub fn look(&mut self, database: &Database) -> Option<Outgoing> {
        let behind: Vec<i64> = self
            .states
            .iter()
            .filter(|(uid, state)| state.snapshot.version != database.snapshot(**uid).version)
            .map(|(uid, _)| *uid)
            .collect();
        behind.into_iter().for_each(|uid| self.load(uid, database));
        match &self.view {
            Some(view) if view.may_miss(&database.head()) || database.hidden => self.read_on(database),
            _ => None,
        }
    }

    pub fn resync(&mut self, database: &Database) -> Option<Outgoing> {
        (0..ACCOUNTS).for_each(|uid| self.load(uid, database));
        self.read_on(database)
    }

    /// Reads the missed events and likes, also after NOTIFY about an operator's change. Returns like `look`.
    pub fn read_on(&mut self, database: &Database) -> Option<Outgoing> {
        let view = self.view.as_mut()?;
        let events = database.events_after(view.seq(), MAX_CATCH_UP);
        let likes = database.likes_after(view.likes_read_upto(), MAX_CATCH_UP_LIKES);
        let lost = view.take_over(Reading { head: database.head(), events, likes });
        match database.hidden {
            true => Some(hub::gone(Topic::Post(POST))),
            false => lost.map(gap),
        }
    }

    /// The replay for a socket that subscribes, after a flush. An error: the gap, if the client missed too much.
    pub fn replay(&mut self, known: ResumePoint, database: &Database) -> Result<Vec<Outgoing>, Outgoing> {
        let view = self.view.as_mut().expect("seen");
        let (since, version) = (known.seq.expect("known"), known.likes_version.expect("known"));
        let upto = view.seq();
        let entries = match view.since(since) {
            Replay::Kept(entries) => entries,
            Replay::Older if upto - since > MAX_REPLAY => return Err(gap(since)),
            Replay::Older => database.events_after(since, (upto - since) as usize),
        };
        let comments = match view.likes_since(version) {
            Some(comments) => comments,
            None => {
                let likes = database.likes_after(version, MAX_REPLAY_LIKES).ok_or_else(|| gap(since))?;
                view.take_likes(&likes);
                likes.into_iter().filter_map(|liked| Some((liked.comment?, liked.like_num))).collect()
            }
        };
        let likes = wire::Likes { comments, ..view.likes_now(POST) };
        let mut items: Vec<Outgoing> = packet(entries).into_iter().collect();
        items.push(Outgoing::Likes(LikesNow::new(likes)));
        Ok(items)
    }

    pub fn flush(&mut self) -> Vec<Outgoing> {
        let Some(view) = &mut self.view else { return Vec::new() };
        let changes = view.changes(POST);
        let likes = changes.likes.map(|likes| Outgoing::Likes(LikesNow::new(likes)));
        packet(changes.events).into_iter().chain(likes).collect()
    }

    /// The status from the account's Session. Memory answers only while Redis works.
    pub fn status_of(&mut self, uid: i64, database: &Database, redis: bool) -> Outgoing {
        if !redis || !self.states.contains_key(&uid) {
            self.load(uid, database);
        }
        status(&self.states[&uid].snapshot)
    }

    pub fn news_for(&self, uid: i64) -> Option<Outgoing> {
        self.news.contains(&uid).then(|| status(&self.states[&uid].snapshot))
    }

    pub fn shown(&mut self) {
        self.news.clear();
    }

    fn load(&mut self, uid: i64, database: &Database) {
        let snapshot = database.snapshot(uid);
        match self.states.get_mut(&uid) {
            Some(state) => {
                if state.replace(snapshot) {
                    self.news.push(uid);
                }
            }
            None => {
                self.states.insert(uid, State::new(snapshot));
            }
        }
    }
}

fn status(snapshot: &Snapshot) -> Outgoing {
    Outgoing::Status(encode(&ToClient::Status(Status::from(snapshot))))
}

fn packet(entries: Vec<Entry>) -> Option<Outgoing> {
    let since = entries.first()?.seq - 1;
    let texts = entries.into_iter().map(|entry| entry.text).collect();
    Some(Outgoing::Thread(Arc::new(Packet::new(POST, since, texts))))
}

pub fn gap(since: i64) -> Outgoing {
    hub::gap(Topic::Post(POST), since)
}

//! Reads events from the database for clients that missed more than memory holds: once for all clients that returned together, and no
//! more than their outboxes can take.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use actix::prelude::*;

use super::{Thread, log::Replay, messages::ResumePoint};
use crate::{
    actor::{ActorError, Services},
    relay::{Entry, Liked},
};

/// Maximum number of events of a replay; beyond it the client gets a `gap`.
const MAX_REPLAY: i64 = 1_000;
/// Maximum number of comments whose likes are in a replay; beyond it the client gets a `gap`.
pub const MAX_LIKES: usize = 1_000;
/// Number of events that one statement reads.
const EVENTS_PER_READ: i64 = 250;

#[derive(Debug, Default)]
pub struct StoredReplay {
    /// In order and without holes, up to the newest event in memory.
    events: Vec<Entry>,
    /// Newest change first.
    likes: Vec<Liked>,
    /// `likes` holds all comments whose likes changed after this version. `None`: no likes were read.
    likes_from: Option<i64>,
}

impl StoredReplay {
    /// The events after `since`. `None`: they were not read, because they are too many.
    pub fn events_after(&self, since: i64, upto: i64) -> Option<Vec<Entry>> {
        let entries: Vec<Entry> = self.events.iter().filter(|entry| entry.seq > since).cloned().collect();
        let all = entries.iter().map(|entry| entry.seq).eq(since + 1..=upto);
        all.then_some(entries)
    }

    /// The comments whose likes changed after `version`. `None`: not all of them were read.
    pub fn likes_after(&self, version: i64) -> Option<BTreeMap<i64, i64>> {
        let newer = self.likes.iter().filter(|liked| liked.version > version);
        let all = self.likes_from.is_some_and(|from| version >= from);
        all.then(|| newer.filter_map(|liked| Some((liked.comment?, liked.like_num))).collect())
    }
}

impl Thread {
    /// Reads the events that a returning client missed and memory does not hold. Memory keeps those that fit, for the next clients.
    pub(super) fn older(
        &self,
        pending: impl Iterator<Item = ResumePoint>,
    ) -> ResponseActFuture<Self, Result<StoredReplay, ActorError>> {
        let Some(view) = &self.view else { return fut::ok(StoredReplay::default()).boxed_local() };
        let (mut sinces, mut likes) = (BTreeSet::new(), None);
        let upto = view.seq();
        for ResumePoint { seq, likes_version } in pending {
            sinces.extend(seq.filter(|since| {
                upto.saturating_sub(*since) <= MAX_REPLAY && matches!(view.since(*since), Replay::Older)
            }));
            if let Some(version) = likes_version.filter(|version| view.likes_since(*version).is_none()) {
                likes = Some(likes.unwrap_or(version).min(version));
            }
        }
        if sinces.is_empty() && likes.is_none() {
            return fut::ok(StoredReplay::default()).boxed_local();
        }
        let (services, post) = (self.services.clone(), self.post);
        let window = Window::new(sinces, self.most_replayed());
        async move { Ok(read(&services, post, window, upto, likes).await?) }
            .into_actor(self)
            .map(|older: Result<StoredReplay, ActorError>, act, _| {
                let older = older?;
                if let Some(view) = &mut act.view {
                    view.remember(&older.events);
                    // Otherwise an older count could be sent after one of these.
                    view.take_likes(&older.likes);
                }
                Ok(older)
            })
            .boxed_local()
    }
}

async fn read(
    services: &Services,
    post: i64,
    mut window: Window,
    upto: i64,
    likes: Option<i64>,
) -> Result<StoredReplay, sql::Error> {
    let client = services.pool.get().await?;
    while let Some(seq) = window.next(upto) {
        let more = sql::thread::events_after(&client, post, seq, EVENTS_PER_READ.min(upto - seq)).await?;
        if more.is_empty() {
            break;
        }
        more.into_iter().for_each(|event| window.take(Thread::entry(services, event)));
    }
    let mut older = StoredReplay { events: window.entries.into(), likes: Vec::new(), likes_from: likes };
    if let Some(version) = likes {
        let read = sql::thread::comment_likes_after(&client, post, version, MAX_LIKES as i64 + 1).await?;
        older.likes = read.into_iter().map(Liked::from).collect();
        if older.likes.len() > MAX_LIKES {
            // Likes of other comments may have changed at the same version as the last one.
            older.likes_from = older.likes.last().map(|liked| liked.version);
        }
    }
    Ok(older)
}

/// The part of the log that is read for several clients: oldest first, and only for clients whose outboxes can still take it.
struct Window {
    /// The newest event that each client knows.
    sinces: BTreeSet<i64>,
    /// The events after the first of `sinces`.
    entries: VecDeque<Entry>,
    bytes: usize,
    most_bytes: usize,
}

impl Window {
    fn new(sinces: BTreeSet<i64>, most_bytes: usize) -> Self {
        Self { sinces, entries: VecDeque::new(), bytes: 0, most_bytes }
    }

    /// The event after which to read on. `None`: all clients that can take a replay have it.
    fn next(&self, upto: i64) -> Option<i64> {
        let first = *self.sinces.first()?;
        let at = self.entries.back().map_or(first, |entry| entry.seq);
        (at < upto).then_some(at)
    }

    fn take(&mut self, entry: Entry) {
        self.bytes += size(&entry);
        self.entries.push_back(entry);
        if self.bytes > self.most_bytes {
            self.sinces.pop_first();
        }
        // Drops events that no remaining client missed.
        while let Some(entry) = self.entries.front()
            && self.sinces.first().is_none_or(|since| entry.seq <= *since)
        {
            self.bytes -= size(entry);
            self.entries.pop_front();
        }
    }
}

fn size(entry: &Entry) -> usize {
    entry.text.len() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(seq: i64) -> Entry {
        Entry { seq, text: "x".repeat(9).into(), erases: false }
    }

    /// Reads a log up to `upto`, `a_read` events at a time. Returns the events that are kept, and how many were read.
    fn read(sinces: &[i64], most_bytes: usize, upto: i64, a_read: i64) -> (Vec<i64>, usize) {
        let mut window = Window::new(sinces.iter().copied().collect(), most_bytes);
        let mut reads = 0;
        while let Some(seq) = window.next(upto) {
            for seq in seq + 1..=upto.min(seq + a_read) {
                reads += 1;
                window.take(entry(seq));
            }
        }
        (window.entries.iter().map(|entry| entry.seq).collect(), reads)
    }

    #[test]
    fn what_fits_is_read_whole_and_once() {
        assert_eq!(read(&[0, 7], 1_000, 20, 5), ((1..=20).collect(), 20));
    }

    #[test]
    fn what_cannot_fit_is_not_read_to_its_end() {
        let (entries, reads) = read(&[0], 100, 1_000, 20);
        assert_eq!((entries.len(), reads), (0, 20), "ten fit");
    }

    #[test]
    fn who_comes_from_nearer_gets_what_fits_them() {
        assert_eq!(read(&[0, 95], 100, 100, 20), ((96..=100).collect(), 25));
        assert_eq!(read(&[0, 5, 12], 100, 20, 20).0, Vec::from_iter(13..=20));
    }

    #[test]
    fn of_likes_only_those_are_told_that_were_all_read() {
        let liked = |comment, version| Liked { comment: Some(comment), like_num: 1, version };
        let older = StoredReplay {
            likes: vec![liked(3, 30), liked(2, 20)],
            likes_from: Some(20),
            ..StoredReplay::default()
        };
        assert_eq!(older.likes_after(20), Some(BTreeMap::from([(3, 1)])));
        assert_eq!(older.likes_after(19), None);
        assert_eq!(StoredReplay::default().likes_after(0), None);
    }
}

//! Puts the events of one thread in order, and keeps the newest part of its log. Pure: no clock, no database.

use std::collections::{BTreeMap, VecDeque};

use crate::relay::Entry;

/// Maximum number of events kept for clients that return; the bytes are bounded, too.
const MAX_KEPT: usize = 512;
const MAX_KEPT_BYTES: usize = 1 << 20;
/// Maximum number of early events that are held back. Beyond it they are dropped, and read from the database later.
const MAX_EARLY: usize = 1024;

#[derive(Debug)]
pub struct Log {
    /// All events up to this one were taken, in order.
    seq: i64,
    /// The newest events up to `seq`, without holes.
    kept: VecDeque<Entry>,
    kept_bytes: usize,
    /// Events after a hole.
    early: BTreeMap<i64, Entry>,
}

/// The events after a `seq`.
#[derive(Debug, PartialEq, Eq)]
pub enum Replay {
    /// All of them.
    Kept(Vec<Entry>),
    /// Memory does not hold all of them. The database does.
    Older,
}

impl Log {
    /// A log whose newest event is `seq`.
    pub fn at(seq: i64) -> Self {
        Self { seq, kept: VecDeque::new(), kept_bytes: 0, early: BTreeMap::new() }
    }

    pub fn seq(&self) -> i64 {
        self.seq
    }

    /// Takes an event of any node, in any order. Returns the events that are now in order. A repeated event changes nothing.
    pub fn take(&mut self, entry: Entry) -> Vec<Entry> {
        if entry.seq > self.seq + 1 {
            if self.early.len() < MAX_EARLY || entry.seq < *self.early.last_key_value().expect("full").0 {
                self.early.insert(entry.seq, entry);
            }
            if self.early.len() > MAX_EARLY {
                self.early.pop_last();
            }
            return Vec::new();
        }
        if entry.seq <= self.seq {
            return Vec::new();
        }
        let mut turn = vec![entry];
        self.seq += 1;
        while let Some(next) = self.early.remove(&(self.seq + 1)) {
            self.seq += 1;
            turn.push(next);
        }
        turn.iter().for_each(|entry| self.keep(entry.clone()));
        turn
    }

    /// True if an event arrived before its predecessor.
    pub fn has_hole(&self) -> bool {
        !self.early.is_empty()
    }

    pub fn since(&self, seq: i64) -> Replay {
        if seq >= self.seq {
            return Replay::Kept(Vec::new());
        }
        match self.kept.front() {
            Some(oldest) if oldest.seq <= seq + 1 => {
                Replay::Kept(self.kept.iter().filter(|entry| entry.seq > seq).cloned().collect())
            }
            _ => Replay::Older,
        }
    }

    /// Adds older events in front of the kept ones, as far as they fit. They were read for a client that returned. Further clients
    /// may return from the same point.
    pub fn remember(&mut self, older: &[Entry]) {
        for entry in older.iter().rev() {
            let next = self.kept.front().map_or(self.seq, |oldest| oldest.seq - 1);
            if entry.seq > next {
                continue;
            }
            let fits = self.kept.len() < MAX_KEPT && self.kept_bytes + entry.text.len() <= MAX_KEPT_BYTES;
            if entry.seq < next || !fits {
                return;
            }
            self.kept_bytes += entry.text.len();
            self.kept.push_front(entry.clone());
        }
    }

    /// Forgets the kept events. Clients that return read the database.
    pub fn forget(&mut self) {
        self.kept.clear();
        self.kept_bytes = 0;
    }

    fn keep(&mut self, entry: Entry) {
        if entry.erases {
            // Clients that return from before it get their events from the database, which no longer holds the erased text.
            self.forget();
        }
        self.kept_bytes += entry.text.len();
        self.kept.push_back(entry);
        while self.kept.len() > MAX_KEPT || self.kept_bytes > MAX_KEPT_BYTES {
            let Some(oldest) = self.kept.pop_front() else { break };
            self.kept_bytes -= oldest.text.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use bytestring::ByteString;

    use super::*;

    fn entry(seq: i64) -> Entry {
        Entry { seq, text: seq.to_string().into(), erases: false }
    }

    fn seqs(entries: &[Entry]) -> Vec<i64> {
        entries.iter().map(|entry| entry.seq).collect()
    }

    #[test]
    fn what_comes_early_is_held_back_until_its_turn() {
        let mut log = Log::at(4);
        assert_eq!(log.take(entry(7)), []);
        assert_eq!(log.take(entry(6)), []);
        assert!(log.has_hole());
        assert_eq!(seqs(&log.take(entry(5))), [5, 6, 7]);
        assert!(!log.has_hole());
        assert_eq!(log.seq(), 7);
    }

    #[test]
    fn what_was_taken_before_changes_nothing() {
        let mut log = Log::at(4);
        assert_eq!(log.take(entry(4)), []);
        assert_eq!(seqs(&log.take(entry(5))), [5]);
        assert_eq!(log.take(entry(5)), []);
        assert_eq!(log.since(3), Replay::Older);
        assert_eq!(log.since(4), Replay::Kept(vec![entry(5)]));
    }

    #[test]
    fn what_was_taken_back_is_not_told_again() {
        let mut log = Log::at(0);
        log.take(entry(1));
        log.take(Entry { erases: true, ..entry(3) });
        assert_eq!(seqs(&log.take(entry(2))), [2, 3], "who watches sees both");
        log.take(entry(4));
        assert_eq!(log.since(0), Replay::Older);
        assert_eq!(log.since(1), Replay::Older);
        let Replay::Kept(kept) = log.since(2) else { panic!("{log:?}") };
        assert_eq!(seqs(&kept), [3, 4]);
    }

    #[test]
    fn only_the_newest_are_kept_and_the_rest_is_said_to_be_older() {
        let mut log = Log::at(0);
        for seq in 1..=MAX_KEPT as i64 + 10 {
            log.take(entry(seq));
        }
        assert_eq!(log.since(9), Replay::Older);
        let Replay::Kept(kept) = log.since(10) else { panic!("kept") };
        assert_eq!(kept.len(), MAX_KEPT);
        assert_eq!(log.since(99_999), Replay::Kept(vec![]));
    }

    #[test]
    fn large_events_are_bounded_by_bytes() {
        let mut log = Log::at(0);
        let large: ByteString = "x".repeat(MAX_KEPT_BYTES / 4).into();
        for seq in 1..=10 {
            log.take(Entry { seq, text: large.clone(), erases: false });
        }
        assert_eq!(log.since(5), Replay::Older);
        assert!(matches!(log.since(6), Replay::Kept(kept) if kept.len() == 4));
    }

    #[test]
    fn a_hole_that_is_never_filled_does_not_grow_without_end() {
        let mut log = Log::at(0);
        for seq in (2..4 * MAX_EARLY as i64).rev() {
            log.take(entry(seq));
        }
        assert!(log.early.len() <= MAX_EARLY);
        assert!(log.take(entry(1)).len() > MAX_EARLY / 2, "the nearest were held");
    }

    #[test]
    fn what_came_before_is_taken_back_without_a_hole_and_within_bounds() {
        let mut log = Log::at(1000);
        log.remember(&(400..=900).map(entry).collect::<Vec<_>>());
        assert_eq!(log.since(899), Replay::Older, "not next to what is known");
        log.remember(&(400..=1000).map(entry).collect::<Vec<_>>());
        assert_eq!(log.since(399), Replay::Older, "more than is kept");
        let Replay::Kept(kept) = log.since(1000 - MAX_KEPT as i64) else { panic!("{log:?}") };
        assert_eq!(seqs(&kept), Vec::from_iter(1001 - MAX_KEPT as i64..=1000));
        // A repetition changes nothing, and the next event removes the oldest one.
        log.remember(&(900..=1000).map(entry).collect::<Vec<_>>());
        log.take(entry(1001));
        assert_eq!((log.kept.len(), log.kept.back().unwrap().seq), (MAX_KEPT, 1001));
    }
}

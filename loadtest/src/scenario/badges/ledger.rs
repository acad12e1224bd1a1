//! What was asked of one person's inbox, and what their two sockets showed of it. Pure: times come in.

use std::{
    collections::{HashMap, hash_map::Entry},
    time::{Duration, Instant},
};

use actors::wire::Status;

/// The socket that reads, and the one that only looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Own,
    Other,
}

/// A broken promise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    WentBack,
    ToldTwoThings,
    UnlikeInbox,
    /// The figures are void: the badge moved and we had not read.
    MovedByOthers,
}

pub struct Ledger {
    /// Unread messages before the first read.
    unread: i64,
    /// In the order in which they were sent, which is the order in which the badge falls.
    reads: Vec<Read>,
    own: Newest,
    other: Newest,
    /// What each version told, on whichever socket.
    told: HashMap<i64, Status>,
}

struct Read {
    due: Instant,
    acked: Option<Instant>,
}

/// What a socket showed last, and how many reads that covers.
struct Newest {
    version: i64,
    covered: usize,
}

/// What a status brought.
#[derive(Debug, Default, PartialEq)]
pub struct Brought {
    /// Since each read that is now seen was due. State is conflated: one status may show several.
    pub latencies: Vec<Duration>,
    /// On the other socket, since their ack, where that came first.
    pub behind_ack: Vec<Duration>,
    /// A status told again changes nothing.
    pub repeated: bool,
    pub fault: Option<Fault>,
}

/// What an ack brought.
#[derive(Debug, PartialEq)]
pub struct Acked {
    pub latency: Duration,
    /// The other socket already showed it.
    pub overtaken: bool,
}

impl Ledger {
    /// After both sockets showed their first status.
    pub fn new(own: &Status, other: &Status) -> (Self, Option<Fault>) {
        let newest = |status: &Status| Newest { version: status.version, covered: 0 };
        let mut ledger = Self {
            unread: own.unread.messages,
            reads: Vec::new(),
            own: newest(own),
            other: newest(other),
            told: HashMap::new(),
        };
        let fault = ledger.compare(own).or_else(|| ledger.compare(other));
        (ledger, fault)
    }

    /// A read is sent; the answer names it in acks.
    pub fn send(&mut self, due: Instant) -> usize {
        self.reads.push(Read { due, acked: None });
        self.reads.len() - 1
    }

    /// `None`: no such read, or acknowledged before.
    pub fn ack(&mut self, number: usize, at: Instant) -> Option<Acked> {
        let overtaken = number < self.other.covered;
        let read = self.reads.get_mut(number).filter(|read| read.acked.is_none())?;
        read.acked = Some(at);
        Some(Acked { latency: at.saturating_duration_since(read.due), overtaken })
    }

    pub fn show(&mut self, side: Side, status: &Status, at: Instant) -> Brought {
        let mut brought = Brought { fault: self.compare(status), ..Brought::default() };
        let newest = match side {
            Side::Own => &mut self.own,
            Side::Other => &mut self.other,
        };
        if status.version <= newest.version {
            brought.repeated = status.version == newest.version;
            if !brought.repeated {
                brought.fault = Some(Fault::WentBack);
            }
            return brought;
        }
        newest.version = status.version;
        let fallen = usize::try_from(self.unread - status.unread.messages).unwrap_or(0);
        let covered = fallen.min(self.reads.len());
        if fallen > self.reads.len() || covered < newest.covered {
            brought.fault = Some(Fault::MovedByOthers);
        }
        for read in self.reads.iter().take(covered).skip(newest.covered) {
            brought.latencies.push(at.saturating_duration_since(read.due));
            if side == Side::Other
                && let Some(acked) = read.acked
            {
                brought.behind_ack.push(at.saturating_duration_since(acked));
            }
        }
        newest.covered = newest.covered.max(covered);
        brought
    }

    /// Whatever told it, one version tells one status.
    pub fn compare(&mut self, status: &Status) -> Option<Fault> {
        match self.told.entry(status.version) {
            Entry::Vacant(untold) => {
                untold.insert(status.clone());
                None
            }
            Entry::Occupied(told) => (told.get() != status).then_some(Fault::ToldTwoThings),
        }
    }

    /// By REST: the same status as last shown on both sockets, and so many unread messages in the inbox, where they could be counted.
    pub fn compare_with_rest(&mut self, status: &Status, inbox: Option<i64>) -> Option<Fault> {
        if status.version < self.own.version.max(self.other.version) {
            return Some(Fault::WentBack);
        }
        let unlike = inbox.is_some_and(|unread| unread != status.unread.messages);
        self.compare(status).or(unlike.then_some(Fault::UnlikeInbox))
    }
}

#[cfg(test)]
mod tests {
    use actors::wire::Unread;

    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn status(version: i64, messages: i64) -> Status {
        Status {
            coin_num: 0,
            level_type: 0,
            exp_time: None,
            unread: Unread { messages, total: messages, ..Unread::default() },
            version,
        }
    }

    /// Three unread messages at version 10, of which two are being read: due 0 and 10 ms after the answered time.
    fn two_reads() -> (Ledger, Instant) {
        let (mut ledger, fault) = Ledger::new(&status(10, 3), &status(10, 3));
        assert_eq!(fault, None);
        let begin = Instant::now();
        assert_eq!((ledger.send(begin), ledger.send(begin + 10 * MS)), (0, 1));
        (ledger, begin)
    }

    #[test]
    fn each_read_is_seen_once_on_each_socket() {
        let (mut ledger, begin) = two_reads();
        for side in [Side::Own, Side::Other] {
            let first = ledger.show(side, &status(11, 2), begin + 4 * MS);
            assert_eq!(first.latencies, [4 * MS]);
            let second = ledger.show(side, &status(12, 1), begin + 15 * MS);
            assert_eq!(second.latencies, [5 * MS]);
            let again = ledger.show(side, &status(12, 1), begin + 16 * MS);
            assert_eq!(again, Brought { repeated: true, ..Brought::default() });
        }
    }

    #[test]
    fn one_status_may_show_several_reads() {
        let (mut ledger, begin) = two_reads();
        let both = ledger.show(Side::Other, &status(12, 1), begin + 15 * MS);
        assert_eq!((both.latencies, both.fault), (vec![15 * MS, 5 * MS], None));
    }

    #[test]
    fn the_ack_counts_from_when_the_read_was_due_and_only_once() {
        let (mut ledger, begin) = two_reads();
        assert_eq!(ledger.ack(0, begin + 3 * MS), Some(Acked { latency: 3 * MS, overtaken: false }));
        assert_eq!(ledger.ack(0, begin + 4 * MS), None);
        assert_eq!(ledger.ack(7, begin), None);
        assert_eq!(ledger.show(Side::Other, &status(11, 2), begin + 5 * MS).behind_ack, [2 * MS]);
        assert!(ledger.show(Side::Other, &status(12, 1), begin + 12 * MS).behind_ack.is_empty());
        assert_eq!(ledger.ack(1, begin + 13 * MS), Some(Acked { latency: 3 * MS, overtaken: true }));
    }

    #[test]
    fn a_version_that_goes_back_is_a_fault() {
        let (mut ledger, begin) = two_reads();
        ledger.show(Side::Own, &status(12, 1), begin);
        assert_eq!(ledger.show(Side::Own, &status(11, 2), begin).fault, Some(Fault::WentBack));
        assert_eq!(ledger.compare_with_rest(&status(11, 2), Some(2)), Some(Fault::WentBack));
        assert_eq!(ledger.compare_with_rest(&status(12, 1), Some(1)), None);
    }

    #[test]
    fn one_version_tells_one_status_everywhere() {
        let (mut ledger, begin) = two_reads();
        ledger.show(Side::Own, &status(11, 2), begin);
        assert_eq!(ledger.show(Side::Other, &status(11, 1), begin).fault, Some(Fault::ToldTwoThings));
        assert_eq!(ledger.compare_with_rest(&status(11, 0), None), Some(Fault::ToldTwoThings));
        assert_eq!(Ledger::new(&status(1, 3), &status(1, 2)).1, Some(Fault::ToldTwoThings));
    }

    #[test]
    fn a_badge_that_was_too_high_from_the_beginning_is_a_fault() {
        let (mut ledger, begin) = two_reads();
        for side in [Side::Own, Side::Other] {
            assert_eq!(ledger.show(side, &status(12, 1), begin).fault, None);
        }
        assert_eq!(ledger.compare_with_rest(&status(12, 1), Some(0)), Some(Fault::UnlikeInbox));
        assert_eq!(ledger.compare_with_rest(&status(12, 1), None), None, "too many to be counted");
    }

    #[test]
    fn badges_that_others_move_void_the_figures() {
        let (mut ledger, begin) = two_reads();
        ledger.show(Side::Own, &status(11, 2), begin);
        assert_eq!(ledger.show(Side::Own, &status(12, 3), begin).fault, Some(Fault::MovedByOthers));
        assert_eq!(ledger.show(Side::Other, &status(13, 0), begin).fault, Some(Fault::MovedByOthers));
    }
}

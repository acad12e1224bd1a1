//! The reads sent to one person's inbox, and the statuses that their two sockets showed. Pure: times come in.

use std::{
    collections::{HashMap, hash_map::Entry},
    time::{Duration, Instant},
};

use actors::wire::Status;

/// The socket that sends the reads, and the one that only listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Own,
    Other,
}

/// A broken promise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    VersionDecreased,
    TwoStatuses,
    DiffersFromInbox,
    /// The badge changed without a read of this run, so the figures are invalid.
    ChangedByOthers,
}

pub struct Ledger {
    /// Unread messages before the first read.
    unread: i64,
    /// In the order of sending, which is the order in which the badge falls.
    reads: Vec<Read>,
    own: Newest,
    other: Newest,
    /// The first status that one of the sockets showed for each version.
    statuses: HashMap<i64, Status>,
}

struct Read {
    due: Instant,
    acked: Option<Instant>,
}

/// The last status of a socket: its version, and the number of reads that it includes.
struct Newest {
    version: i64,
    covered: usize,
}

/// The result of a status.
#[derive(Debug, Default, PartialEq)]
pub struct StatusEffect {
    /// For each read that this status shows: the time since the read was due. One status may show several reads.
    pub latencies: Vec<Duration>,
    /// On the other socket, for each read that was acknowledged before: the time since its ack.
    pub behind_ack: Vec<Duration>,
    /// A repeated status changes nothing.
    pub repeated: bool,
    pub fault: Option<Fault>,
}

/// The result of an ack.
#[derive(Debug, PartialEq)]
pub struct Acked {
    pub latency: Duration,
    /// The other socket got the lower badge before this ack arrived.
    pub overtaken: bool,
}

impl Ledger {
    /// Call when both sockets have shown their first status.
    pub fn new(own: &Status, other: &Status) -> (Self, Option<Fault>) {
        let newest = |status: &Status| Newest { version: status.version, covered: 0 };
        let mut ledger = Self {
            unread: own.unread.messages,
            reads: Vec::new(),
            own: newest(own),
            other: newest(other),
            statuses: HashMap::new(),
        };
        let fault = ledger.compare(own).or_else(|| ledger.compare(other));
        (ledger, fault)
    }

    /// Records a sent read; returns its number, by which the ack names it.
    pub fn send(&mut self, due: Instant) -> usize {
        self.reads.push(Read { due, acked: None });
        self.reads.len() - 1
    }

    /// `None` when there is no such read, or its ack came before.
    pub fn ack(&mut self, number: usize, at: Instant) -> Option<Acked> {
        let overtaken = number < self.other.covered;
        let read = self.reads.get_mut(number).filter(|read| read.acked.is_none())?;
        read.acked = Some(at);
        Some(Acked { latency: at.saturating_duration_since(read.due), overtaken })
    }

    pub fn show(&mut self, side: Side, status: &Status, at: Instant) -> StatusEffect {
        let mut effect = StatusEffect { fault: self.compare(status), ..StatusEffect::default() };
        let newest = match side {
            Side::Own => &mut self.own,
            Side::Other => &mut self.other,
        };
        if status.version <= newest.version {
            effect.repeated = status.version == newest.version;
            if !effect.repeated {
                effect.fault = Some(Fault::VersionDecreased);
            }
            return effect;
        }
        newest.version = status.version;
        let fallen = usize::try_from(self.unread - status.unread.messages).unwrap_or(0);
        let covered = fallen.min(self.reads.len());
        if fallen > self.reads.len() || covered < newest.covered {
            effect.fault = Some(Fault::ChangedByOthers);
        }
        for read in self.reads.iter().take(covered).skip(newest.covered) {
            effect.latencies.push(at.saturating_duration_since(read.due));
            if side == Side::Other
                && let Some(acked) = read.acked
            {
                effect.behind_ack.push(at.saturating_duration_since(acked));
            }
        }
        newest.covered = newest.covered.max(covered);
        effect
    }

    /// One version must have one status, whatever source showed it.
    pub fn compare(&mut self, status: &Status) -> Option<Fault> {
        match self.statuses.entry(status.version) {
            Entry::Vacant(vacant) => {
                vacant.insert(status.clone());
                None
            }
            Entry::Occupied(first) => (first.get() != status).then_some(Fault::TwoStatuses),
        }
    }

    /// Compares with REST: the status must equal the last one on both sockets, and the badge the number of unread messages, when it is known.
    pub fn compare_with_rest(&mut self, status: &Status, inbox: Option<i64>) -> Option<Fault> {
        if status.version < self.own.version.max(self.other.version) {
            return Some(Fault::VersionDecreased);
        }
        let unlike = inbox.is_some_and(|unread| unread != status.unread.messages);
        self.compare(status).or(unlike.then_some(Fault::DiffersFromInbox))
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
            youth: false,
            version,
        }
    }

    /// Three unread messages at version 10, two of them being read: due 0 ms and 10 ms after the returned time.
    fn two_reads() -> (Ledger, Instant) {
        let (mut ledger, fault) = Ledger::new(&status(10, 3), &status(10, 3));
        assert_eq!(fault, None);
        let begin = Instant::now();
        assert_eq!((ledger.send(begin), ledger.send(begin + 10 * MS)), (0, 1));
        (ledger, begin)
    }

    #[test]
    fn each_read_counts_once_on_each_socket() {
        let (mut ledger, begin) = two_reads();
        for side in [Side::Own, Side::Other] {
            let first = ledger.show(side, &status(11, 2), begin + 4 * MS);
            assert_eq!(first.latencies, [4 * MS]);
            let second = ledger.show(side, &status(12, 1), begin + 15 * MS);
            assert_eq!(second.latencies, [5 * MS]);
            let again = ledger.show(side, &status(12, 1), begin + 16 * MS);
            assert_eq!(again, StatusEffect { repeated: true, ..StatusEffect::default() });
        }
    }

    #[test]
    fn one_status_may_include_several_reads() {
        let (mut ledger, begin) = two_reads();
        let both = ledger.show(Side::Other, &status(12, 1), begin + 15 * MS);
        assert_eq!((both.latencies, both.fault), (vec![15 * MS, 5 * MS], None));
    }

    #[test]
    fn an_ack_counts_once_and_from_the_due_time() {
        let (mut ledger, begin) = two_reads();
        assert_eq!(ledger.ack(0, begin + 3 * MS), Some(Acked { latency: 3 * MS, overtaken: false }));
        assert_eq!(ledger.ack(0, begin + 4 * MS), None);
        assert_eq!(ledger.ack(7, begin), None);
        assert_eq!(ledger.show(Side::Other, &status(11, 2), begin + 5 * MS).behind_ack, [2 * MS]);
        assert!(ledger.show(Side::Other, &status(12, 1), begin + 12 * MS).behind_ack.is_empty());
        assert_eq!(ledger.ack(1, begin + 13 * MS), Some(Acked { latency: 3 * MS, overtaken: true }));
    }

    #[test]
    fn a_lower_version_is_a_fault() {
        let (mut ledger, begin) = two_reads();
        ledger.show(Side::Own, &status(12, 1), begin);
        assert_eq!(ledger.show(Side::Own, &status(11, 2), begin).fault, Some(Fault::VersionDecreased));
        assert_eq!(ledger.compare_with_rest(&status(11, 2), Some(2)), Some(Fault::VersionDecreased));
        assert_eq!(ledger.compare_with_rest(&status(12, 1), Some(1)), None);
    }

    #[test]
    fn two_statuses_with_one_version_are_a_fault() {
        let (mut ledger, begin) = two_reads();
        ledger.show(Side::Own, &status(11, 2), begin);
        assert_eq!(ledger.show(Side::Other, &status(11, 1), begin).fault, Some(Fault::TwoStatuses));
        assert_eq!(ledger.compare_with_rest(&status(11, 0), None), Some(Fault::TwoStatuses));
        assert_eq!(Ledger::new(&status(1, 3), &status(1, 2)).1, Some(Fault::TwoStatuses));
    }

    #[test]
    fn a_badge_that_differs_from_the_inbox_is_a_fault() {
        let (mut ledger, begin) = two_reads();
        for side in [Side::Own, Side::Other] {
            assert_eq!(ledger.show(side, &status(12, 1), begin).fault, None);
        }
        assert_eq!(ledger.compare_with_rest(&status(12, 1), Some(0)), Some(Fault::DiffersFromInbox));
        assert_eq!(ledger.compare_with_rest(&status(12, 1), None), None, "the inbox has more pages");
    }

    #[test]
    fn a_badge_that_others_change_is_a_fault() {
        let (mut ledger, begin) = two_reads();
        ledger.show(Side::Own, &status(11, 2), begin);
        assert_eq!(ledger.show(Side::Own, &status(12, 3), begin).fault, Some(Fault::ChangedByOthers));
        assert_eq!(ledger.show(Side::Other, &status(13, 0), begin).fault, Some(Fault::ChangedByOthers));
    }
}

//! The account's state in memory, and the rules that change it. Pure: no clock, no database.

use std::cmp::Ordering::{Equal, Greater, Less};

use sql::{inbox::Broadcast, status::Snapshot};

/// The newest committed state of the account that this node knows.
#[derive(Debug)]
pub struct State {
    pub snapshot: Snapshot,
    /// Broadcasts up to this one were sent to the sockets, or are older than this Session.
    shown_seq: i64,
}

/// The result of merging a snapshot of another node or of an own command.
#[derive(Debug, PartialEq, Eq)]
pub enum Merged {
    Newer,
    Known,
    /// It has changes of the account that this node lacks, and lacks broadcasts that this node knows, or the reverse. The database has
    /// both: read it.
    Mixed,
}

/// The effect of a broadcast on an account.
#[derive(Debug, PartialEq, Eq)]
pub enum BroadcastEffect {
    /// Already counted: the snapshot was read after the broadcast was sent.
    Known,
    /// Counted now: the version grew.
    Counted,
    /// One before it was missed, or it left the inboxes and may count as unread: read the snapshot again.
    MustRead,
}

impl State {
    pub fn new(snapshot: Snapshot) -> Self {
        Self { shown_seq: snapshot.broadcast_seq, snapshot }
    }

    /// Replaces the state by a snapshot of another node or of an own command if no part of its version is older and one is newer. Each
    /// node counts broadcasts itself, so for a moment two nodes may hold different states with equal versions.
    pub fn merge(&mut self, snapshot: Snapshot) -> Merged {
        let parts = |s: &Snapshot| (s.version - s.broadcast_seq, s.broadcast_seq);
        let ((own, own_seq), (theirs, their_seq)) = (parts(&self.snapshot), parts(&snapshot));
        match (theirs.cmp(&own), their_seq.cmp(&own_seq)) {
            (Less, Greater) | (Greater, Less) => Merged::Mixed,
            (Less | Equal, Less | Equal) => Merged::Known,
            _ => {
                self.snapshot = snapshot;
                Merged::Newer
            }
        }
    }

    /// The part of the version that grows only by the account's own changes, not by broadcasts or by the end of a membership.
    pub fn own_version(&self) -> i64 {
        let Snapshot { version, broadcast_seq, exp_time, level_left, .. } = &self.snapshot;
        version - broadcast_seq - i64::from(exp_time.is_some() && level_left.is_zero())
    }

    /// Replaces the state by a read of the database, unless its version is lower. True: it is newer.
    /// The state must not change during the read, because events that arrive meanwhile are not compared with it.
    pub fn replace(&mut self, snapshot: Snapshot) -> bool {
        let newer = snapshot.version > self.snapshot.version;
        if snapshot.version >= self.snapshot.version {
            self.snapshot = snapshot;
        }
        newer
    }

    /// Counts a broadcast, or its end, without the database, which a node reads once for all its Sessions. Only an account with unread
    /// messages may have the ended one among them, and reads.
    pub fn hear(&mut self, broadcast: &Broadcast) -> BroadcastEffect {
        if broadcast.seq <= self.snapshot.broadcast_seq {
            return BroadcastEffect::Known;
        }
        if broadcast.seq > self.snapshot.broadcast_seq + 1 {
            return BroadcastEffect::MustRead;
        }
        let visible = self.may_see(broadcast);
        if broadcast.withdrawn && visible && self.snapshot.unread_messages > 0 {
            return BroadcastEffect::MustRead;
        }
        self.snapshot.broadcast_seq = broadcast.seq;
        self.snapshot.version += 1;
        self.snapshot.unread_messages += i64::from(visible && !broadcast.withdrawn);
        BroadcastEffect::Counted
    }

    /// True if the broadcast has to be sent to this account now: once, and only if it is addressed to it.
    pub fn shows(&mut self, broadcast: &Broadcast) -> bool {
        let first = broadcast.seq > self.shown_seq;
        self.shown_seq = self.shown_seq.max(broadcast.seq);
        first && !broadcast.withdrawn && self.may_see(broadcast)
    }

    /// The same rule as the view `visible_broadcast` (migrations/0062_broadcast.sql), but for the end.
    fn may_see(&self, broadcast: &Broadcast) -> bool {
        sql::inbox::sent_at(broadcast) >= self.snapshot.account_time
            && broadcast.to_channel.as_ref().is_none_or(|channel| *channel == self.snapshot.channel_id)
            && (!broadcast.to_vip || self.snapshot.level_type > 0)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use chrono::DateTime;

    use super::*;

    fn snapshot(version: i64) -> Snapshot {
        Snapshot {
            uid: 1,
            balance: version * 10,
            level_type: 0,
            exp_time: None,
            unread_messages: 1,
            unread_likes: 0,
            unread_replies: 0,
            unread_follows: 0,
            version,
            broadcast_seq: 4,
            channel_id: "7".into(),
            account_time: DateTime::UNIX_EPOCH,
            level_left: Duration::ZERO,
            youth: false,
        }
    }

    fn broadcast(seq: i64, to_channel: Option<&str>, to_vip: bool) -> Broadcast {
        Broadcast {
            id: seq,
            seq,
            to_channel: to_channel.map(Into::into),
            to_vip,
            kind: "system".into(),
            title: String::new(),
            content: String::new(),
            link: None,
            create_time: DateTime::UNIX_EPOCH.into(),
            withdrawn: false,
        }
    }

    fn withdrawal(seq: i64, to_channel: Option<&str>) -> Broadcast {
        Broadcast { id: 1, withdrawn: true, ..broadcast(seq, to_channel, false) }
    }

    #[test]
    fn a_lower_version_is_ignored() {
        let mut state = State::new(snapshot(5));
        assert!(!state.replace(snapshot(4)));
        assert_eq!(state.merge(snapshot(4)), Merged::Known);
        assert_eq!(state.merge(snapshot(5)), Merged::Known);
        assert_eq!(state.snapshot.balance, 50);
        assert_eq!(state.merge(snapshot(6)), Merged::Newer);
        assert_eq!(state.snapshot.balance, 60);
        assert!(state.replace(snapshot(7)));
    }

    #[test]
    fn nodes_that_each_know_what_the_other_does_not_ask_the_database() {
        let with = |own: i64, seq: i64| Snapshot { broadcast_seq: seq, ..snapshot(own + seq) };
        // The other node committed a change, and this one received a broadcast: equal versions, different states.
        let mut state = State::new(with(4, 3));
        assert_eq!(state.hear(&broadcast(4, None, false)), BroadcastEffect::Counted);
        assert_eq!(state.merge(with(5, 3)), Merged::Mixed);
        // The same if the other node's version is greater.
        let mut state = State::new(with(4, 5));
        assert_eq!(state.merge(with(7, 3)), Merged::Mixed);
        assert_eq!(state.snapshot.version, 9);
    }

    #[test]
    fn the_next_broadcast_is_counted_once() {
        let mut state = State::new(snapshot(5));
        assert_eq!(state.hear(&broadcast(5, None, false)), BroadcastEffect::Counted);
        assert_eq!((state.snapshot.version, state.snapshot.unread_messages), (6, 2));
        assert_eq!(state.hear(&broadcast(5, None, false)), BroadcastEffect::Known);
        assert_eq!((state.snapshot.version, state.snapshot.unread_messages), (6, 2));
    }

    #[test]
    fn a_broadcast_that_a_snapshot_counted_first_is_still_shown_once() {
        let mut state = State::new(snapshot(5));
        state.replace(Snapshot { broadcast_seq: 5, ..snapshot(6) });
        assert_eq!(state.hear(&broadcast(5, None, false)), BroadcastEffect::Known);
        assert!(state.shows(&broadcast(5, None, false)));
        assert!(!state.shows(&broadcast(5, None, false)));
    }

    #[test]
    fn a_missed_broadcast_is_noticed() {
        let mut state = State::new(snapshot(5));
        assert_eq!(state.hear(&broadcast(6, None, false)), BroadcastEffect::MustRead);
        assert_eq!(state.snapshot.version, 5);
    }

    #[test]
    fn a_withdrawal_is_read_only_by_accounts_that_may_have_the_message_unread() {
        let mut state = State::new(snapshot(5));
        assert_eq!(state.hear(&withdrawal(5, Some("8"))), BroadcastEffect::Counted, "another channel");
        assert_eq!((state.snapshot.version, state.snapshot.unread_messages), (6, 1));
        assert_eq!(state.hear(&withdrawal(6, None)), BroadcastEffect::MustRead);
        assert_eq!((state.snapshot.version, state.snapshot.unread_messages), (6, 1));

        let mut state = State::new(Snapshot { unread_messages: 0, ..snapshot(5) });
        assert_eq!(state.hear(&withdrawal(5, None)), BroadcastEffect::Counted, "nothing is unread");
        assert_eq!((state.snapshot.version, state.snapshot.unread_messages), (6, 0));
        assert!(!state.shows(&withdrawal(5, None)), "a withdrawal is no message");
    }

    #[test]
    fn a_segment_counts_for_its_own_only_but_moves_every_version() {
        let mut state = State::new(snapshot(5));
        assert_eq!(state.hear(&broadcast(5, Some("8"), false)), BroadcastEffect::Counted);
        assert_eq!(state.hear(&broadcast(6, Some("7"), false)), BroadcastEffect::Counted);
        assert_eq!(state.hear(&broadcast(7, None, true)), BroadcastEffect::Counted);
        assert_eq!((state.snapshot.version, state.snapshot.unread_messages), (8, 2));
    }
}

//! What a Session remembers of its account, and the rules by which it changes. Pure: no clock, no database.

use std::cmp::Ordering::{Equal, Greater, Less};

use sql::{inbox::Broadcast, status::Snapshot};

/// The account as last committed, as far as this node has heard.
#[derive(Debug)]
pub struct State {
    pub snapshot: Snapshot,
    /// Broadcasts up to this one have been shown, or were there before this Session.
    shown_seq: i64,
}

/// What became of a snapshot that another node or an own command left.
#[derive(Debug, PartialEq, Eq)]
pub enum Merged {
    Newer,
    Known,
    /// It knows changes of the account that this node does not, and lacks broadcasts that this node knows, or the other
    /// way round: read the database, which has both.
    Mixed,
}

/// What a broadcast does to an account that hears of it.
#[derive(Debug, PartialEq, Eq)]
pub enum BroadcastEffect {
    /// Counted before (the snapshot was read after it was sent).
    Known,
    /// Counted now: the version has grown.
    Counted,
    /// One before it was missed: read the snapshot again.
    Gap,
}

impl State {
    pub fn new(snapshot: Snapshot) -> Self {
        Self { shown_seq: snapshot.broadcast_seq, snapshot }
    }

    /// Takes a snapshot of another node or of an own command over if it is newer in one part of its version and older in none. A node counts
    /// broadcasts by itself, so two nodes may hold different states with one version for a moment.
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

    /// The part of the version that only the account's own changes raise, neither broadcasts nor the clock.
    pub fn own_version(&self) -> i64 {
        let Snapshot { version, broadcast_seq, exp_time, level_left, .. } = &self.snapshot;
        version - broadcast_seq - i64::from(exp_time.is_some() && level_left.is_zero())
    }

    /// Takes a reading of the database over, unless a lower version says that it is the older one. True: it is newer.
    /// Nothing may change the state during the reading: what was heard meanwhile and what was read are not compared.
    pub fn replace(&mut self, snapshot: Snapshot) -> bool {
        let newer = snapshot.version > self.snapshot.version;
        if snapshot.version >= self.snapshot.version {
            self.snapshot = snapshot;
        }
        newer
    }

    /// Counts a broadcast without asking the database: a node with many Sessions hears it once for all of them.
    pub fn hear(&mut self, broadcast: &Broadcast) -> BroadcastEffect {
        if broadcast.seq <= self.snapshot.broadcast_seq {
            return BroadcastEffect::Known;
        }
        if broadcast.seq > self.snapshot.broadcast_seq + 1 {
            return BroadcastEffect::Gap;
        }
        let visible = self.may_see(broadcast);
        self.snapshot.broadcast_seq = broadcast.seq;
        self.snapshot.version += 1;
        self.snapshot.unread_messages += i64::from(visible);
        BroadcastEffect::Counted
    }

    /// Whether the broadcast itself is to be shown now: once, and only to those it is for.
    pub fn shows(&mut self, broadcast: &Broadcast) -> bool {
        let first = broadcast.seq > self.shown_seq;
        self.shown_seq = self.shown_seq.max(broadcast.seq);
        first && self.may_see(broadcast)
    }

    /// The rule of the view `visible_broadcast` (migrations/0003_message.sql).
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
        }
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
        // The other node committed a change, this one has heard a broadcast: equal versions, different states.
        let mut state = State::new(with(4, 3));
        assert_eq!(state.hear(&broadcast(4, None, false)), BroadcastEffect::Counted);
        assert_eq!(state.merge(with(5, 3)), Merged::Mixed);
        // Also where theirs is the greater number.
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
        assert_eq!(state.hear(&broadcast(6, None, false)), BroadcastEffect::Gap);
        assert_eq!(state.snapshot.version, 5);
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

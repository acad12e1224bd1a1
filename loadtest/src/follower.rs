//! The events that one watcher of a thread got: seq 1, 2, 3 … once each and in order, and the newest count of likes. Pure.

/// A broken promise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    Hole,
    Repeat,
    LikesWentBack,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Follower {
    /// The last event's seq.
    pub seq: i64,
    /// Version and count.
    pub likes: Option<(i64, i64)>,
}

impl Follower {
    pub fn event(&mut self, seq: i64) -> Option<Fault> {
        let expected = self.seq + 1;
        self.seq = self.seq.max(seq);
        match seq.cmp(&expected) {
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Fault::Hole),
            std::cmp::Ordering::Less => Some(Fault::Repeat),
        }
    }

    /// Likes are state: a newer version replaces the older.
    pub fn likes(&mut self, version: i64, count: i64) -> Option<Fault> {
        let before = self.likes.map_or(0, |(version, _)| version);
        if version < before {
            return Some(Fault::LikesWentBack);
        }
        self.likes = Some((version, count));
        None
    }
}

impl Fault {
    pub fn message(self) -> &'static str {
        match self {
            Self::Hole => "an event was missing",
            Self::Repeat => "an event came twice or late",
            Self::LikesWentBack => "a like count went back to an older version",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_and_repeats_of_seq_are_faults() {
        let mut follower = Follower { seq: 4, likes: None };
        assert_eq!([5, 6, 7].map(|seq| follower.event(seq)), [None; 3]);
        assert_eq!(follower.event(9), Some(Fault::Hole));
        assert_eq!(follower.event(9), Some(Fault::Repeat));
        // A gap is reported once.
        assert_eq!((follower.event(10), follower.seq), (None, 10));
    }

    #[test]
    fn an_older_version_of_likes_is_a_fault() {
        let mut follower = Follower::default();
        assert_eq!([follower.likes(3, 2), follower.likes(3, 2), follower.likes(8, 1)], [None; 3]);
        assert_eq!(follower.likes(7, 5), Some(Fault::LikesWentBack));
        assert_eq!(follower.likes, Some((8, 1)));
    }
}

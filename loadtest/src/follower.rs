//! What one watcher was shown of a thread: 1, 2, 3 … once each, in order, and the newest count of likes. Pure.

/// A broken promise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    Hole,
    Repeat,
    LikesWentBack,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Follower {
    /// Of the last event.
    pub seq: i64,
    /// Their version, and how many.
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

    /// State: the newest replaces what was.
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
    pub fn words(self) -> &'static str {
        match self {
            Self::Hole => "an event was missing",
            Self::Repeat => "an event came twice or late",
            Self::LikesWentBack => "a count of likes went back",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_once_and_in_order() {
        let mut follower = Follower { seq: 4, likes: None };
        assert_eq!([5, 6, 7].map(|seq| follower.event(seq)), [None; 3]);
        assert_eq!(follower.event(9), Some(Fault::Hole));
        assert_eq!(follower.event(9), Some(Fault::Repeat));
        // What was missing is told once.
        assert_eq!((follower.event(10), follower.seq), (None, 10));
    }

    #[test]
    fn likes_are_state() {
        let mut follower = Follower::default();
        assert_eq!([follower.likes(3, 2), follower.likes(3, 2), follower.likes(8, 1)], [None; 3]);
        assert_eq!(follower.likes(7, 5), Some(Fault::LikesWentBack));
        assert_eq!(follower.likes, Some((8, 1)));
    }
}

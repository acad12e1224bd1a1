//! The counts of likes of a post and its comments, as this node knows them. Pure.

use std::collections::{BTreeMap, HashMap};

use crate::{relay::Liked, wire};

/// Maximum number of comments whose newest count is remembered.
const MAX_COMMENTS: usize = 4096;

#[derive(Debug)]
pub struct LikeCounts {
    /// The newest version that this node knows.
    version: i64,
    /// Every change up to this version was read.
    read_upto: i64,
    /// `comments` holds all known counts that are newer than this.
    kept_from: i64,
    post: Liked,
    comments: HashMap<i64, Count>,
    /// Counts of comments that changed since they were last sent.
    changed: BTreeMap<i64, i64>,
    post_changed: bool,
}

#[derive(Debug, Clone, Copy)]
struct Count {
    like_num: i64,
    version: i64,
}

impl LikeCounts {
    pub fn new(like_num: i64, version: i64) -> Self {
        Self {
            version,
            read_upto: version,
            kept_from: version,
            post: Liked { comment: None, like_num, version },
            comments: HashMap::new(),
            changed: BTreeMap::new(),
            post_changed: false,
        }
    }

    pub fn read_upto(&self) -> i64 {
        self.read_upto
    }

    /// Notes that all changes up to this version were read and taken.
    pub fn was_read(&mut self, version: i64) {
        self.read_upto = self.read_upto.max(version);
    }

    /// Takes a count from a commit, unless a newer one of the same post or comment is known. True: a count has to be sent.
    pub fn hear(&mut self, liked: Liked) -> bool {
        // If the comment is forgotten, a newer count may have been sent. The next read decides.
        self.take(liked, self.read_upto.max(self.kept_from))
    }

    /// Like `hear`, for a count that was read from the database.
    pub fn read(&mut self, liked: Liked) -> bool {
        self.take(liked, self.read_upto)
    }

    /// `floor`: a count of a forgotten comment is old unless its version is above this. The last read, or the lists with which
    /// watchers began, already contained it.
    fn take(&mut self, Liked { comment, like_num, version }: Liked, floor: i64) -> bool {
        self.version = self.version.max(version);
        let Some(comment) = comment else {
            let newer = version > self.post.version && like_num != self.post.like_num;
            if version > self.post.version {
                self.post = Liked { comment, like_num, version };
            }
            self.post_changed |= newer;
            return newer;
        };
        if version <= self.comments.get(&comment).map_or(floor, |known| known.version) {
            return false;
        }
        if self.comments.len() >= MAX_COMMENTS && !self.comments.contains_key(&comment) {
            self.comments.clear();
            self.kept_from = self.version;
        }
        self.comments.insert(comment, Count { like_num, version });
        self.changed.insert(comment, like_num);
        true
    }

    /// The comments whose likes changed after this version, as far as this node knows. `None`: some of them are forgotten.
    pub fn since(&self, version: i64) -> Option<BTreeMap<i64, i64>> {
        let newer = self.comments.iter().filter(|(_, count)| count.version > version);
        (version >= self.kept_from).then(|| newer.map(|(id, count)| (*id, count.like_num)).collect())
    }

    /// The changes since the last call, as a frame.
    pub fn changes(&mut self, post_id: i64) -> Option<wire::Likes> {
        let changed = std::mem::take(&mut self.post_changed) || !self.changed.is_empty();
        changed.then(|| wire::Likes { comments: std::mem::take(&mut self.changed), ..self.now(post_id) })
    }

    /// The post's own count, for a client that begins to watch.
    pub fn now(&self, post_id: i64) -> wire::Likes {
        let (post, likes_version) = (self.post.like_num, self.read_upto);
        wire::Likes { post_id, post, comments: BTreeMap::new(), likes_version }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn liked(comment: Option<i64>, like_num: i64, version: i64) -> Liked {
        Liked { comment, like_num, version }
    }

    #[test]
    fn an_older_count_never_undoes_a_newer_one() {
        let mut counts = LikeCounts::new(5, 10);
        assert!(counts.hear(liked(None, 7, 12)));
        assert!(!counts.hear(liked(None, 6, 11)));
        assert!(counts.hear(liked(Some(3), 2, 14)));
        assert!(!counts.hear(liked(Some(3), 1, 13)));
        let frame = counts.changes(1).unwrap();
        assert_eq!((frame.post, frame.comments), (7, BTreeMap::from([(3, 2)])));
        assert_eq!(counts.changes(1), None);
        assert_eq!((counts.version, frame.likes_version), (14, 10), "not all up to the newest was read");
    }

    #[test]
    fn a_count_from_before_the_beginning_comes_too_late() {
        let mut counts = LikeCounts::new(5, 10);
        assert!(!counts.hear(liked(Some(3), 1, 9)));
        assert!(counts.hear(liked(Some(3), 1, 11)));
    }

    #[test]
    fn a_like_that_came_and_went_between_two_looks_shows_what_is() {
        let mut counts = LikeCounts::new(0, 0);
        counts.hear(liked(Some(3), 1, 1));
        counts.hear(liked(Some(3), 0, 2));
        assert_eq!(counts.changes(1).unwrap().comments, BTreeMap::from([(3, 0)]));
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let mut counts = LikeCounts::new(0, 0);
        for comment in 0..3 * MAX_COMMENTS as i64 {
            counts.hear(liked(Some(comment), 1, comment + 1));
        }
        assert!(counts.comments.len() <= MAX_COMMENTS);
    }

    #[test]
    fn what_changed_since_is_told_as_far_as_it_is_remembered() {
        let mut counts = LikeCounts::new(0, 10);
        counts.hear(liked(Some(3), 1, 11));
        counts.hear(liked(Some(4), 1, 12));
        counts.hear(liked(Some(3), 2, 13));
        assert_eq!(counts.since(10), Some(BTreeMap::from([(3, 2), (4, 1)])));
        assert_eq!(counts.since(12), Some(BTreeMap::from([(3, 2)])));
        assert_eq!(counts.since(9), None, "from before the beginning");
    }

    #[test]
    fn what_was_forgotten_is_not_undone_by_what_comes_late_but_by_what_is_read() {
        let mut counts = LikeCounts::new(0, 0);
        counts.hear(liked(Some(1), 5, 9));
        for comment in 2..=MAX_COMMENTS as i64 + 1 {
            counts.hear(liked(Some(comment), 1, comment + 10));
        }
        assert_eq!(counts.since(9), None, "forgotten");
        assert!(!counts.hear(liked(Some(1), 4, 8)));
        assert!(counts.read(liked(Some(1), 6, 10)));
    }
}

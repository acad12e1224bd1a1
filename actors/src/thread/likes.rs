//! How often a post and its comments are liked, as far as this node has heard. Pure.

use std::collections::{BTreeMap, HashMap};

use super::messages::Liked;
use crate::wire;

/// Comments whose newest version is remembered. Of one that is forgotten an old value may be shown again until the
/// next like of it.
const MAX_COMMENTS: usize = 4096;

#[derive(Debug)]
pub struct LikeCounts {
    /// The newest version heard of.
    version: i64,
    /// Every change up to this version was read.
    read_upto: i64,
    post: Liked,
    comments: HashMap<i64, i64>,
    /// What has changed since it was shown.
    changed: BTreeMap<i64, i64>,
    post_changed: bool,
}

impl LikeCounts {
    pub fn new(like_num: i64, version: i64) -> Self {
        Self {
            version,
            read_upto: version,
            post: Liked { comment: None, like_num, version },
            comments: HashMap::new(),
            changed: BTreeMap::new(),
            post_changed: false,
        }
    }

    pub fn version(&self) -> i64 {
        self.version
    }

    pub fn read_upto(&self) -> i64 {
        self.read_upto
    }

    /// All changes up to this version were read, and taken.
    pub fn was_read(&mut self, version: i64) {
        self.read_upto = self.read_upto.max(version);
    }

    /// Takes a count, unless a newer one of the same thing is known. True: there is something to show.
    pub fn take(&mut self, liked: Liked) -> bool {
        self.version = self.version.max(liked.version);
        let Some(comment) = liked.comment else {
            let newer = liked.version > self.post.version && liked.like_num != self.post.like_num;
            if liked.version > self.post.version {
                self.post = liked;
            }
            self.post_changed |= newer;
            return newer;
        };
        if self.comments.len() >= MAX_COMMENTS && !self.comments.contains_key(&comment) {
            self.comments.clear();
        }
        // What is not newer than the last reading was in it, or in the lists that watchers began with.
        let known = self.comments.entry(comment).or_insert(self.read_upto);
        if liked.version <= *known {
            return false;
        }
        *known = liked.version;
        self.changed.insert(comment, liked.like_num);
        true
    }

    /// What has changed since the last call, as a frame.
    pub fn changes(&mut self, post_id: i64) -> Option<wire::Likes> {
        let changed = std::mem::take(&mut self.post_changed) || !self.changed.is_empty();
        changed.then(|| wire::Likes { comments: std::mem::take(&mut self.changed), ..self.now(post_id) })
    }

    /// The post's own count, for one who begins to watch.
    pub fn now(&self, post_id: i64) -> wire::Likes {
        wire::Likes { post_id, post: self.post.like_num, comments: BTreeMap::new() }
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
        assert!(counts.take(liked(None, 7, 12)));
        assert!(!counts.take(liked(None, 6, 11)));
        assert!(counts.take(liked(Some(3), 2, 14)));
        assert!(!counts.take(liked(Some(3), 1, 13)));
        let frame = counts.changes(1).unwrap();
        assert_eq!((frame.post, frame.comments), (7, BTreeMap::from([(3, 2)])));
        assert_eq!(counts.changes(1), None);
        assert_eq!(counts.version(), 14);
    }

    #[test]
    fn a_count_from_before_the_beginning_comes_too_late() {
        let mut counts = LikeCounts::new(5, 10);
        assert!(!counts.take(liked(Some(3), 1, 9)));
        assert!(counts.take(liked(Some(3), 1, 11)));
    }

    #[test]
    fn a_like_that_came_and_went_between_two_looks_shows_what_is() {
        let mut counts = LikeCounts::new(0, 0);
        counts.take(liked(Some(3), 1, 1));
        counts.take(liked(Some(3), 0, 2));
        assert_eq!(counts.changes(1).unwrap().comments, BTreeMap::from([(3, 0)]));
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let mut counts = LikeCounts::new(0, 0);
        for comment in 0..3 * MAX_COMMENTS as i64 {
            counts.take(liked(Some(comment), 1, comment + 1));
        }
        assert!(counts.comments.len() <= MAX_COMMENTS);
    }
}

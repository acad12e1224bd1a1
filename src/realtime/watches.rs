//! What a socket watches. A client may end a watch, or begin it anew, before its first wish was answered: an answer counts
//! for the wish that it answers.

use std::collections::HashMap;

use actors::wire::Topic;

pub struct Watches {
    most: usize,
    /// Each with the number of the wish that it is by.
    of: HashMap<Topic, u64>,
    wishes: u64,
}

impl Watches {
    pub fn new(most: usize) -> Self {
        Self { most, of: HashMap::new(), wishes: 0 }
    }

    /// The number of this wish; `None`: there are as many topics as there may be.
    pub fn begin(&mut self, topic: Topic) -> Option<u64> {
        if !self.of.contains_key(&topic) && self.of.len() >= self.most {
            return None;
        }
        self.wishes += 1;
        self.of.insert(topic, self.wishes);
        Some(self.wishes)
    }

    /// The wish came to nothing. One that was made since goes on.
    pub fn refused(&mut self, topic: Topic, wish: u64) {
        if self.of.get(&topic) == Some(&wish) {
            self.of.remove(&topic);
        }
    }

    /// False: it was not watched.
    pub fn end(&mut self, topic: Topic) -> bool {
        self.of.remove(&topic).is_some()
    }

    pub fn has(&self, topic: Topic) -> bool {
        self.of.contains_key(&topic)
    }

    pub fn drain(&mut self) -> impl Iterator<Item = Topic> {
        self.of.drain().map(|(topic, _)| topic)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_topics_and_one_again_is_no_more() {
        let mut watches = Watches::new(2);
        assert!(watches.begin(Topic::Post(1)).is_some() && watches.begin(Topic::Post(2)).is_some());
        assert_eq!(watches.begin(Topic::Post(3)), None);
        assert!(watches.begin(Topic::Post(1)).is_some());
        assert!(watches.end(Topic::Post(1)) && !watches.end(Topic::Post(1)));
        assert!(watches.begin(Topic::Post(3)).is_some());
    }

    #[test]
    fn an_answer_counts_for_the_wish_that_it_answers() {
        let mut watches = Watches::new(2);
        let first = watches.begin(Topic::Square).unwrap();
        let second = watches.begin(Topic::Square).unwrap();
        watches.refused(Topic::Square, first);
        assert!(watches.has(Topic::Square), "wished again since");
        watches.refused(Topic::Square, second);
        assert!(!watches.has(Topic::Square));
    }
}

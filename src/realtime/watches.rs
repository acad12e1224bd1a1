//! The topics that a socket is subscribed to.
//!
//! A client may end a subscription, or repeat it, before the first request is answered. So requests are numbered, and an answer
//! applies only to its own request.

use std::collections::HashMap;

use actors::wire::Topic;

pub struct Watches {
    most: usize,
    /// The number of the latest request, by topic.
    topics: HashMap<Topic, u64>,
    requests: u64,
}

impl Watches {
    pub fn new(most: usize) -> Self {
        Self { most, topics: HashMap::new(), requests: 0 }
    }

    /// Returns the number of this request; `None`: the socket has its maximum of topics.
    pub fn begin(&mut self, topic: Topic) -> Option<u64> {
        if !self.topics.contains_key(&topic) && self.topics.len() >= self.most {
            return None;
        }
        self.requests += 1;
        self.topics.insert(topic, self.requests);
        Some(self.requests)
    }

    /// Removes the topic, unless there is a later request for it.
    pub fn refused(&mut self, topic: Topic, request: u64) {
        if self.topics.get(&topic) == Some(&request) {
            self.topics.remove(&topic);
        }
    }

    /// False: there was no subscription.
    pub fn end(&mut self, topic: Topic) -> bool {
        self.topics.remove(&topic).is_some()
    }

    pub fn has(&self, topic: Topic) -> bool {
        self.topics.contains_key(&topic)
    }

    pub fn drain(&mut self) -> impl Iterator<Item = Topic> {
        self.topics.drain().map(|(topic, _)| topic)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_are_bounded_and_a_repeated_topic_counts_once() {
        let mut watches = Watches::new(2);
        assert!(watches.begin(Topic::Post(1)).is_some() && watches.begin(Topic::Post(2)).is_some());
        assert_eq!(watches.begin(Topic::Post(3)), None);
        assert!(watches.begin(Topic::Post(1)).is_some());
        assert!(watches.end(Topic::Post(1)) && !watches.end(Topic::Post(1)));
        assert!(watches.begin(Topic::Post(3)).is_some());
    }

    #[test]
    fn a_refusal_applies_only_to_its_own_request() {
        let mut watches = Watches::new(2);
        let first = watches.begin(Topic::Square).unwrap();
        let second = watches.begin(Topic::Square).unwrap();
        watches.refused(Topic::Square, first);
        assert!(watches.has(Topic::Square), "requested again since");
        watches.refused(Topic::Square, second);
        assert!(!watches.has(Topic::Square));
    }
}

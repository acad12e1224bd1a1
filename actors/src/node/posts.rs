//! New and deleted posts, for the open feeds of every node.

use sql::notice::Moved;
use uuid::Uuid;

use super::Node;
use crate::{relay::SquareNews, thread::ThreadHost};

impl Node {
    /// Publishes a committed new post. `moved`: the accounts whose notices it changed.
    pub fn post_published(&self, post: i64, by: i64, tag: Option<i64>, moved: Vec<Moved>) {
        self.0.tell_moved(moved);
        self.tell_square(SquareNews {
            node: Uuid::nil(),
            timeline: None,
            post,
            tag,
            by: Some(by),
            gone: false,
        });
    }

    /// Publishes that an author deleted a post, after the commit.
    pub fn post_gone(&self, post: i64, tag: Option<i64>) {
        self.tell_square(SquareNews { node: Uuid::nil(), timeline: None, post, tag, by: None, gone: true });
    }

    fn tell_square(&self, news: SquareNews) {
        self.0.services.relay.publish_square(&news);
        self.0.square.hear(news);
    }
}

//! Publishes new and deleted posts to the open feeds of the square. One per node: it collects the changes of all nodes.
//!
//! - Open feeds get at most one frame a second and topic: from the node that published, through the relay; from operators, by notices.
//!   A frame is a hint to read; a lost one shows when the list is read again.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use tokio::{
    sync::{Mutex, mpsc},
    time::Instant,
};

use super::publish;
use crate::{
    actor::{Hubs, Services},
    hub::{Outgoing, count_events, encode},
    relay::SquareNews,
    wire::{Square, ToClient, Topic},
};

/// Shortest time between two frames of a topic.
const PACE: Duration = Duration::from_secs(1);
/// Maximum number of deleted posts in one frame; the rest waits for the next one.
const MAX_GONE: usize = 100;
/// Maximum number of new posts in one frame that are named with their authors.
const MAX_NAMED: usize = 100;
/// Maximum number of deleted posts that wait. Open feeds show further ones until they are read again.
const MAX_WAITING: usize = 10_000;
/// Maximum number of news in the queue; further ones are dropped.
const MAX_QUEUE: usize = 4096;

/// The queue of news for this node's feeds.
pub struct SquareFeed {
    tell: mpsc::Sender<SquareNews>,
    /// Outlives `run`, which may panic and start again.
    heard: Mutex<mpsc::Receiver<SquareNews>>,
}

impl SquareFeed {
    pub fn new() -> Self {
        let (tell, heard) = mpsc::channel(MAX_QUEUE);
        Self { tell, heard: Mutex::new(heard) }
    }

    pub fn hear(&self, news: SquareNews) {
        if self.tell.try_send(news).is_err() {
            metrics::counter!("portal_square_news_lost_total").increment(1);
        }
    }
}

/// Collects news and publishes them. Supervised: runs as long as the node.
pub async fn run((services, feed): (Arc<Services>, Arc<SquareFeed>)) {
    let mut news = feed.heard.lock().await;
    let mut gathered = Gathered::default();
    let mut next = Instant::now();
    loop {
        tokio::select! {
            heard = news.recv() => match heard {
                Some(heard) => gathered.hear(&heard),
                None => return,
            },
            () = tokio::time::sleep_until(next), if !gathered.is_empty() => {
                next = Instant::now() + PACE;
                gathered.take().into_iter().for_each(|(topic, square)| tell(&services.hubs, topic, square));
            }
        }
    }
}

fn tell(hubs: &Hubs, topic: Topic, square: Square) {
    // An event, not state: a newer frame does not replace an older one.
    let item = Outgoing::Event(encode(&ToClient::Square(square)));
    count_events(1);
    publish(hubs, topic, &[item].into());
}

/// The next frame of each topic.
#[derive(Debug, Default)]
struct Gathered(BTreeMap<Topic, Square>);

impl Gathered {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn hear(&mut self, news: &SquareNews) {
        for tag in std::iter::once(None).chain(news.tag.map(Some)) {
            let topic = tag.map_or(Topic::Square, Topic::Tag);
            let square = self.0.entry(topic).or_insert_with(|| nothing_of(tag));
            if !news.gone {
                square.new_posts += 1;
                if let Some(by) = news.by.filter(|_| square.ids.len() < MAX_NAMED) {
                    square.ids.push(news.post);
                    square.by.push(by);
                }
            } else if square.gone.len() < MAX_WAITING && !square.gone.contains(&news.post) {
                square.gone.push(news.post);
            }
        }
    }

    /// Takes one frame per topic.
    fn take(&mut self) -> Vec<(Topic, Square)> {
        let all = std::mem::take(&mut self.0);
        let mut frames = Vec::with_capacity(all.len());
        for (topic, mut square) in all {
            if square.gone.len() > MAX_GONE {
                let gone = square.gone.split_off(MAX_GONE);
                self.0.insert(topic, Square { gone, ..nothing_of(square.tag) });
            }
            frames.push((topic, square));
        }
        frames
    }
}

fn nothing_of(tag: Option<i64>) -> Square {
    Square { new_posts: 0, ids: Vec::new(), by: Vec::new(), tag, gone: Vec::new() }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    fn news(post: i64, tag: Option<i64>, gone: bool) -> SquareNews {
        SquareNews { node: Uuid::nil(), timeline: None, post, tag, by: (!gone).then_some(post + 10), gone }
    }

    #[test]
    fn each_topic_is_told_what_is_its_own_and_the_square_of_all() {
        let mut gathered = Gathered::default();
        for news in
            [news(1, Some(7), false), news(2, None, false), news(3, Some(7), true), news(3, Some(7), true)]
        {
            gathered.hear(&news);
        }
        assert_eq!(
            gathered.take(),
            [
                (
                    Topic::Square,
                    Square { new_posts: 2, ids: vec![1, 2], by: vec![11, 12], tag: None, gone: vec![3] }
                ),
                (
                    Topic::Tag(7),
                    Square { new_posts: 1, ids: vec![1], by: vec![11], tag: Some(7), gone: vec![3] }
                ),
            ]
        );
        assert!(gathered.is_empty() && gathered.take().is_empty());
    }

    #[test]
    fn more_new_posts_than_a_frame_names_are_counted() {
        let mut gathered = Gathered::default();
        (0..250).for_each(|post| gathered.hear(&news(post, None, false)));
        let [(_, square)] = &gathered.take()[..] else { panic!("one topic") };
        assert_eq!((square.new_posts, square.ids.len(), square.by.len()), (250, 100, 100));
        assert_eq!((square.ids[99], square.by[99]), (99, 109));
    }

    #[test]
    fn what_does_not_fit_into_a_frame_is_in_the_next() {
        let mut gathered = Gathered::default();
        (0..250).for_each(|post| gathered.hear(&news(post, None, true)));
        let mut told = Vec::new();
        for size in [100, 100, 50] {
            let frames = gathered.take();
            assert_eq!(frames[0].1.gone.len(), size);
            told.extend(frames[0].1.gone.clone());
        }
        assert_eq!(told, (0..250).collect::<Vec<_>>());
        assert!(gathered.is_empty());
    }
}

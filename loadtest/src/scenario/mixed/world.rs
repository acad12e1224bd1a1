//! The people of the mixed load, their posts and games, and their actions.

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use actors::wire::{All, FromClient, ReadFrame, ReadNotices, ToClient};
use uuid::Uuid;

use super::{
    super::thread::scan::{ThreadUpdate, thread_update},
    shares::Action,
};
use crate::{
    calls::{Calls, Failed},
    client::CHECKED_IN_ALREADY,
    follower::Follower,
    measure::Tally,
    online::Online,
    shop::PaidGame,
};

const LIST: &str = "web/game/list";
const DETAIL: &str = "web/game/detail";
const FEED: &str = "square/post/list";
const POST: &str = "square/post";
const PUBLISH: &str = "square/post, published";
const COMMENTS: &str = "square/post/comment/list";
const COMMENT: &str = "square/post/comment";
const LIKE: &str = "square/post/like";
const BUY: &str = "user/game/download";
const CHECK_IN: &str = "checkin/today";
const NOTICES: &str = "notice/list";
pub const CALLS: [&str; 11] =
    [LIST, DETAIL, FEED, POST, COMMENTS, COMMENT, LIKE, PUBLISH, BUY, CHECK_IN, NOTICES];

pub struct World {
    pub people: Vec<Arc<Online>>,
    /// Hot posts; person n watches post n modulo their number.
    pub posts: Vec<i64>,
    pub paid_games: Vec<PaidGame>,
    pub calls: Arc<Calls>,
    /// For each person: the number of purchases, and the liked posts.
    bought: Vec<AtomicU64>,
    liked: Vec<Mutex<HashSet<i64>>>,
}

/// The state of the threads by the people's sockets.
pub struct Followers {
    posts: Vec<i64>,
    of: Vec<Mutex<Follower>>,
    pub faults: Tally,
}

impl World {
    pub fn new(
        people: Vec<Arc<Online>>,
        posts: Vec<i64>,
        paid_games: Vec<PaidGame>,
        calls: Arc<Calls>,
    ) -> Self {
        let bought = people.iter().map(|_| AtomicU64::default()).collect();
        let liked = people.iter().map(|_| Mutex::default()).collect();
        Self { people, posts, paid_games, calls, bought, liked }
    }

    /// Performs one action; its number decides the person and the target. A failed call ends the action.
    pub async fn act(&self, action: Action, number: u64, due: Instant) {
        let who = number as usize % self.people.len();
        let done = match action {
            Action::Games => self.browse(who, due).await,
            Action::Feed => self.feed(who, due).await,
            Action::Thread => self.read_thread(who, self.post(number), due).await,
            Action::Comment => self.comment(who, self.post(number), due).await,
            Action::Like => self.like(who, self.post(number), due).await,
            Action::Publish => self.publish(who, number, due).await,
            Action::Purchase => self.buy(who, due).await,
            Action::CheckIn => self.check_in(who, due).await,
            Action::Notices => self.read_notices(who, due).await,
        };
        // `call` has counted a failure already.
        drop(done);
    }

    /// A hot post by number; earlier posts get more actions.
    fn post(&self, number: u64) -> i64 {
        let drawn = (number.wrapping_mul(0xD134_2543_DE82_EF95) >> 40) as f64 / (1_u64 << 24) as f64;
        let place = (drawn * drawn * self.posts.len() as f64) as usize;
        self.posts[place.min(self.posts.len() - 1)]
    }

    async fn browse(&self, who: usize, due: Instant) -> Result<(), Failed> {
        let Online { client, person, .. } = &*self.people[who];
        let page = self.calls.call(LIST, due, client.games(Some(person), "hot", 10, None)).await?;
        if let Some(game) = page.records.first() {
            let detail = self.calls.call(DETAIL, Instant::now(), client.game(game.id)).await?;
            self.calls.agree(detail.id == game.id, "the detail shows another game");
        }
        Ok(())
    }

    async fn feed(&self, who: usize, due: Instant) -> Result<(), Failed> {
        let page = self.calls.call(FEED, due, self.people[who].client.posts(None, 20, None)).await?;
        let newest_first = page.records.windows(2).all(|pair| pair[0].id > pair[1].id);
        self.calls.agree(newest_first, "the feed is not sorted by newest first");
        Ok(())
    }

    async fn read_thread(&self, who: usize, post: i64, due: Instant) -> Result<(), Failed> {
        let client = &self.people[who].client;
        let read = self.calls.call(POST, due, client.post(post)).await?;
        self.calls.agree(read.seq >= read.comment_num, "the post has more comments than events");
        self.calls.call(COMMENTS, Instant::now(), client.comments(post)).await
    }

    async fn comment(&self, who: usize, post: i64, due: Instant) -> Result<(), Failed> {
        let Online { client, person, .. } = &*self.people[who];
        let written = client.comment(person, post, "说得好，支持一下", Uuid::new_v4());
        self.calls.call(COMMENT, due, written).await
    }

    async fn like(&self, who: usize, post: i64, due: Instant) -> Result<(), Failed> {
        let Online { client, person, .. } = &*self.people[who];
        let on = {
            let mut liked = self.liked[who].lock().expect("no holder panics");
            let on = liked.insert(post);
            if !on {
                liked.remove(&post);
            }
            on
        };
        let liked = self.calls.call(LIKE, due, client.like(person, post, on)).await?;
        self.calls.agree(liked.liked == on, "the answer to a like shows another state");
        Ok(())
    }

    async fn publish(&self, who: usize, number: u64, due: Instant) -> Result<(), Failed> {
        let Online { client, person, .. } = &*self.people[who];
        let text = format!("第 {number} 篇：今晚开新服");
        let published = client.publish(person, &text, Uuid::new_v4());
        self.calls.call(PUBLISH, due, published).await.map(drop)
    }

    async fn buy(&self, who: usize, due: Instant) -> Result<(), Failed> {
        let Online { client, person, .. } = &*self.people[who];
        let turn = self.bought[who].fetch_add(1, Ordering::Relaxed) as usize;
        let game = self.paid_games[turn % self.paid_games.len()];
        let bought = client.buy(person, game.id, game.price, Uuid::new_v4());
        let bought = self.calls.call(BUY, due, bought).await?;
        // An owned game is downloaded again for nothing. After a failed purchase, the game may be owned or not.
        let right = bought.charged == game.price || (turn >= self.paid_games.len() && bought.charged == 0);
        self.calls.agree(right, "the charge differs from the confirmed price");
        Ok(())
    }

    async fn check_in(&self, who: usize, due: Instant) -> Result<(), Failed> {
        let Online { client, person, .. } = &*self.people[who];
        let done = async {
            match client.check_in(person, Uuid::new_v4()).await {
                Err(error) if error == CHECKED_IN_ALREADY => Ok(()),
                done => done.map(drop),
            }
        };
        self.calls.call(CHECK_IN, due, done).await
    }

    async fn read_notices(&self, who: usize, due: Instant) -> Result<(), Failed> {
        let one = &self.people[who];
        let page = self.calls.call(NOTICES, due, one.client.notices(&one.person)).await?;
        self.calls.agree(page.unread.total >= page.unread.messages, "the unread total is below its parts");
        // When the socket's queue is full the frame is dropped; no check depends on it.
        one.send(FromClient::Read(ReadFrame {
            id: None,
            messages: None,
            notices: Some(ReadNotices::All(All::All)),
        }));
        Ok(())
    }
}

impl Followers {
    /// Followers of posts without comments.
    pub fn new(people: usize, posts: Vec<i64>) -> Self {
        let of = (0..people).map(|_| Mutex::default()).collect();
        Self { posts, of, faults: Tally::default() }
    }

    pub fn topic(&self, who: usize) -> String {
        format!("post:{}", self.posts[who % self.posts.len()])
    }

    pub fn on_frame(&self, who: usize, frame: &ToClient) {
        if matches!(frame, ToClient::Gap(_) | ToClient::WatchEnded(_)) {
            return self.faults.add("a gap, or the watch ended");
        }
        let mut follower = self.of[who].lock().expect("no holder panics");
        let fault = match thread_update(frame) {
            Some(ThreadUpdate::Event { seq, .. }) => follower.event(seq),
            Some(ThreadUpdate::Likes { version, count }) => follower.likes(version, count),
            None => None,
        };
        if let Some(fault) = fault {
            self.faults.add(fault.message());
        }
    }

    /// Number of people whose socket does not show the final seq and likes of their thread.
    pub fn behind(&self, ends: &[(i64, i64)]) -> usize {
        let behind = |(who, follower): &(usize, &Mutex<Follower>)| {
            let (seq, likes) = ends[who % ends.len()];
            let shown = follower.lock().expect("no holder panics");
            shown.seq != seq || shown.likes.map_or(likes != 0, |(_, count)| count != likes)
        };
        self.of.iter().enumerate().filter(behind).count()
    }
}

//! The people and things of a mixed load, and what they do.

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
    super::thread::scan::{Told, told},
    shares::Deed,
};
use crate::{
    calls::{Calls, Failed},
    client::CHECKED_IN_ALREADY,
    follower::Follower,
    measure::Tally,
    online::Online,
    shop::Ware,
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
    /// Hot posts; person n watches the n-th in turn.
    pub posts: Vec<i64>,
    pub wares: Vec<Ware>,
    pub calls: Arc<Calls>,
    /// What each has bought, and which posts they like.
    bought: Vec<AtomicU64>,
    liked: Vec<Mutex<HashSet<i64>>>,
}

/// What the people's sockets showed of their threads.
pub struct Followers {
    posts: Vec<i64>,
    of: Vec<Mutex<Follower>>,
    pub faults: Tally,
}

impl World {
    pub fn new(people: Vec<Arc<Online>>, posts: Vec<i64>, wares: Vec<Ware>, calls: Arc<Calls>) -> Self {
        let bought = people.iter().map(|_| AtomicU64::default()).collect();
        let liked = people.iter().map(|_| Mutex::default()).collect();
        Self { people, posts, wares, calls, bought, liked }
    }

    /// The number decides who does it, and to what. A call that failed ends it.
    pub async fn act(&self, deed: Deed, number: u64, due: Instant) {
        let who = number as usize % self.people.len();
        let done = match deed {
            Deed::Games => self.browse(who, due).await,
            Deed::Feed => self.feed(who, due).await,
            Deed::Thread => self.read_thread(who, self.post(number), due).await,
            Deed::Comment => self.comment(who, self.post(number), due).await,
            Deed::Like => self.like(who, self.post(number), due).await,
            Deed::Publish => self.publish(who, number, due).await,
            Deed::Purchase => self.buy(who, due).await,
            Deed::CheckIn => self.check_in(who, due).await,
            Deed::Notices => self.read_notices(who, due).await,
        };
        // It is counted where it happened.
        drop(done);
    }

    /// Some are hotter than others.
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
            self.calls.agree(detail.id == game.id, "a detail of another game");
        }
        Ok(())
    }

    async fn feed(&self, who: usize, due: Instant) -> Result<(), Failed> {
        let page = self.calls.call(FEED, due, self.people[who].client.posts(None, 20, None)).await?;
        let newest_first = page.records.windows(2).all(|pair| pair[0].id > pair[1].id);
        self.calls.agree(newest_first, "a feed that is not newest first");
        Ok(())
    }

    async fn read_thread(&self, who: usize, post: i64, due: Instant) -> Result<(), Failed> {
        let client = &self.people[who].client;
        let read = self.calls.call(POST, due, client.post(post)).await?;
        self.calls.agree(read.seq >= read.comment_num, "more comments than events");
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
        self.calls.agree(liked.liked == on, "a like that is not as it was asked for");
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
        let ware = self.wares[turn % self.wares.len()];
        let bought = client.buy(person, ware.game, ware.price, Uuid::new_v4());
        let bought = self.calls.call(BUY, due, bought).await?;
        // Whoever owns it downloads it again for nothing; one whose call failed before may or may not own it.
        let right = bought.charged == ware.price || (turn >= self.wares.len() && bought.charged == 0);
        self.calls.agree(right, "another price was charged than was confirmed");
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
        self.calls.agree(page.unread.total >= page.unread.messages, "a total below its parts");
        // A socket that takes frames slowly is told later: nothing waits for it.
        one.say(FromClient::Read(ReadFrame {
            id: None,
            messages: None,
            notices: Some(ReadNotices::All(All::All)),
        }));
        Ok(())
    }
}

impl Followers {
    /// Of posts that nobody has written below.
    pub fn new(people: usize, posts: Vec<i64>) -> Self {
        let of = (0..people).map(|_| Mutex::default()).collect();
        Self { posts, of, faults: Tally::default() }
    }

    pub fn topic(&self, who: usize) -> String {
        format!("post:{}", self.posts[who % self.posts.len()])
    }

    pub fn hear(&self, who: usize, frame: &ToClient) {
        if matches!(frame, ToClient::Gap(_) | ToClient::WatchEnded(_)) {
            return self.faults.add("a watch ended by a gap");
        }
        let mut follower = self.of[who].lock().expect("no holder panics");
        let fault = match told(frame) {
            Some(Told::Event { seq, .. }) => follower.event(seq),
            Some(Told::Likes { version, count }) => follower.likes(version, count),
            None => None,
        };
        if let Some(fault) = fault {
            self.faults.add(fault.words());
        }
    }

    /// Who was not shown all, of threads that ended there.
    pub fn behind(&self, ends: &[(i64, i64)]) -> usize {
        let behind = |(who, follower): &(usize, &Mutex<Follower>)| {
            let (seq, likes) = ends[who % ends.len()];
            let shown = follower.lock().expect("no holder panics");
            shown.seq != seq || shown.likes.map_or(likes != 0, |(_, count)| count != likes)
        };
        self.of.iter().enumerate().filter(behind).count()
    }
}

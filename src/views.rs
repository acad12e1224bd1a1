//! How often posts and books are read. Counted in memory, each viewer once a post (or book) and half an hour, and written every few seconds by
//! one statement however many there were: reading never waits for a post's lock.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use chrono::{DateTime, TimeDelta, Utc};
use ipnet::IpNet;
use sql::Pool;
use tokio::time::{MissedTickBehavior, interval};

use crate::limits::network;

/// Within this a viewer counts once for a post.
const AGAIN: TimeDelta = TimeDelta::minutes(30);
/// Viewers that are remembered; beyond it all are forgotten, and may count a second time.
const MAX_SEEN: usize = 200_000;
/// Posts whose views wait to be written; views of more are not counted.
const MAX_DUE: usize = 50_000;
/// Posts in one statement, which holds their locks.
const AT_ONCE: usize = 1_000;

pub struct Views {
    of: Of,
    counted: Mutex<Counted>,
}

/// What is viewed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Of {
    Posts,
    Books,
}

#[derive(Default)]
struct Counted {
    /// When a viewer last counted.
    seen: HashMap<(i64, Viewer), DateTime<Utc>>,
    /// By post: what is not written yet.
    due: HashMap<i64, i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    Account(i64),
    /// Without an account a household is one.
    Visitor(IpNet),
}

impl Viewer {
    #[must_use]
    pub fn of(uid: Option<i64>, address: IpAddr) -> Self {
        uid.map_or_else(|| Self::Visitor(network(address)), Self::Account)
    }
}

/// Writes what was counted, until it is aborted.
pub async fn write_every(views: Arc<Views>, pool: Pool, every: Duration) {
    let mut turns = interval(every);
    turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        turns.tick().await;
        views.write(&pool).await;
    }
}

impl Views {
    #[must_use]
    pub fn new(of: Of) -> Self {
        Self { of, counted: Mutex::default() }
    }

    pub fn count(&self, post: i64, viewer: Viewer, now: DateTime<Utc>) {
        let mut counted = self.counted.lock().expect("no holder panics");
        let Counted { seen, due } = &mut *counted;
        if seen.get(&(post, viewer)).is_some_and(|last| now - *last < AGAIN) {
            return;
        }
        if seen.len() >= MAX_SEEN {
            seen.retain(|_, last| now - *last < AGAIN);
        }
        if seen.len() >= MAX_SEEN {
            seen.clear();
        }
        seen.insert((post, viewer), now);
        if due.len() < MAX_DUE || due.contains_key(&post) {
            *due.entry(post).or_default() += 1;
        }
        metrics::counter!("portal_views_total").increment(1);
    }

    /// What cannot be written now stays for the next time.
    pub async fn write(&self, pool: &Pool) {
        let due = std::mem::take(&mut self.counted.lock().expect("no holder panics").due);
        let due: Vec<(i64, i64)> = due.into_iter().collect();
        for posts in due.chunks(AT_ONCE) {
            let written = async {
                let client = pool.get().await?;
                match self.of {
                    Of::Posts => sql::post::add_views(&client, posts).await,
                    Of::Books => sql::book::add_reads(&client, posts).await,
                }
            };
            if let Err(error) = written.await {
                tracing::debug!(%error, "views wait for the next time");
                let mut counted = self.counted.lock().expect("no holder panics");
                posts.iter().for_each(|(post, views)| *counted.due.entry(*post).or_default() += views);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn due(views: &Views) -> Vec<(i64, i64)> {
        let mut due: Vec<_> = views.counted.lock().unwrap().due.clone().into_iter().collect();
        due.sort_unstable();
        due
    }

    #[test]
    fn a_viewer_counts_once_a_post_and_half_an_hour() {
        let views = Views::new(Of::Posts);
        let home = |last| IpAddr::from(Ipv4Addr::new(192, 0, 2, last));
        let now = DateTime::UNIX_EPOCH;
        for (post, uid, address) in
            [(1, Some(7), 1), (1, Some(7), 2), (1, None, 1), (1, None, 1), (1, None, 2), (2, Some(7), 1)]
        {
            views.count(post, Viewer::of(uid, home(address)), now);
        }
        assert_eq!(due(&views), [(1, 3), (2, 1)]);
        views.count(2, Viewer::of(Some(7), home(1)), now + TimeDelta::minutes(29));
        assert_eq!(due(&views), [(1, 3), (2, 1)]);
        views.count(2, Viewer::of(Some(7), home(1)), now + TimeDelta::minutes(30));
        assert_eq!(due(&views), [(1, 3), (2, 2)]);
    }

    #[test]
    fn what_is_remembered_has_a_bound() {
        let views = Views::new(Of::Posts);
        for post in 0..=MAX_SEEN as i64 {
            views.count(post, Viewer::Account(1), DateTime::UNIX_EPOCH);
        }
        let counted = views.counted.lock().unwrap();
        assert_eq!((counted.seen.len(), counted.due.len()), (1, MAX_DUE));
    }
}

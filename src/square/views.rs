//! Counts views of posts and books, and searches for games and books. A viewer counts once per item in half an hour. Views are collected
//! in memory and written in batches every few seconds, so a read never waits for a post's lock. The database drops views that another
//! node counted.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
};

use chrono::{DateTime, TimeDelta, Utc};
use ipnet::IpNet;
use parking_lot::Mutex;
use sql::{
    Pool,
    view::{Of, View},
};

use crate::platform::{
    hmac::keyed,
    keys::{Keys, Purpose},
    limits::network,
};

/// A viewer counts once per post within this time.
const AGAIN: TimeDelta = TimeDelta::minutes(30);
/// Maximum number of viewers in memory. Above that all are forgotten, and may count a second time.
const MAX_SEEN: usize = 200_000;
/// Maximum number of views that wait to be written. Further views are not counted.
const MAX_DUE: usize = 200_000;
/// Number of views in one transaction, which holds the locks of their posts.
const AT_ONCE: usize = 2_000;
/// Number of viewers that one run deletes from the database; the next run continues.
const FORGOTTEN_AT_ONCE: i64 = 20_000;

pub struct Views {
    of: Of,
    key: [u8; 32],
    counted: Mutex<Counted>,
}

#[derive(Default)]
struct Counted {
    /// The time when a viewer last counted.
    seen: HashMap<(i64, Viewer), DateTime<Utc>>,
    /// Views that are not written yet.
    due: HashSet<Due>,
}

/// A view: post, viewer and time.
type Due = (i64, Viewer, DateTime<Utc>);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Viewer {
    Account(i64),
    /// Without an account, all visitors of one household are one viewer.
    Visitor(IpNet),
}

impl Viewer {
    #[must_use]
    pub fn of(uid: Option<i64>, address: IpAddr) -> Self {
        uid.map_or_else(|| Self::Visitor(network(address)), Self::Account)
    }

    /// A hash for the database, so that it does not store addresses.
    fn hash(self, key: &[u8]) -> i64 {
        let hash = match self {
            Self::Account(uid) => keyed(key, &[b"account ", uid.to_string().as_bytes()]),
            Self::Visitor(network) => keyed(key, &[b"visitor ", network.to_string().as_bytes()]),
        };
        let [a, b, c, d, e, f, g, h, ..] = hash.bytes();
        i64::from_be_bytes([a, b, c, d, e, f, g, h])
    }
}

impl Views {
    /// Nodes with the same secret compute the same hashes of viewers.
    #[must_use]
    pub fn new(keys: &Keys, of: Of) -> Self {
        Self { of, key: keys.current(Purpose::Viewer), counted: Mutex::default() }
    }

    pub fn count(&self, post: i64, viewer: Viewer, now: DateTime<Utc>) {
        let mut counted = self.counted.lock();
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
        if due.len() < MAX_DUE {
            due.insert((post, viewer, now));
        }
        if matches!(self.of, Of::Posts | Of::Books) {
            metrics::counter!("portal_views_total").increment(1);
        }
    }

    /// Writes the counted views, and deletes the viewers that may count again at `now`.
    pub async fn write_and_forget(&self, pool: &Pool, now: DateTime<Utc>) -> Result<(), sql::Error> {
        self.write(pool).await?;
        sql::view::forget(&pool.get().await?, now - AGAIN, FORGOTTEN_AT_ONCE).await?;
        Ok(())
    }

    /// Writes the waiting views. A view waits until it is written, even if an error or a server stop interrupts the write.
    /// A view that is written twice counts once. Returns the last error.
    pub async fn write(&self, pool: &Pool) -> Result<(), sql::Error> {
        let mut result = Ok(());
        let due = self.counted.lock().due.iter().copied().collect();
        for round in rounds(due) {
            for due in round.chunks(AT_ONCE) {
                let view = |&(id, viewer, time): &Due| View { id, viewer: viewer.hash(&self.key), time };
                let views: Vec<View> = due.iter().map(view).collect();
                match sql::view::count(pool, self.of, &views, AGAIN).await {
                    Ok(()) => {
                        let mut counted = self.counted.lock();
                        for view in due {
                            counted.due.remove(view);
                        }
                    }
                    Err(error) => result = Err(error),
                }
            }
        }
        result
    }
}

/// Splits the views into rounds. Within a round each viewer views a post at most once; a repeated view goes to a later round.
fn rounds(mut due: Vec<Due>) -> Vec<Vec<Due>> {
    due.sort_unstable();
    let mut rounds: Vec<Vec<Due>> = Vec::new();
    for visits in due.chunk_by(|one, next| (one.0, one.1) == (next.0, next.1)) {
        for (nth, visit) in visits.iter().enumerate() {
            if rounds.len() == nth {
                rounds.push(Vec::new());
            }
            rounds[nth].push(*visit);
        }
    }
    rounds
}

#[cfg(test)]
mod tests {
    use std::{net::Ipv4Addr, time::Duration};

    use tokio::time::timeout;

    use super::*;

    /// The number of waiting views by post.
    fn due(views: &Views) -> Vec<(i64, usize)> {
        let mut posts: Vec<i64> = views.counted.lock().due.iter().map(|due| due.0).collect();
        posts.sort_unstable();
        posts.chunk_by(|one, next| one == next).map(|views| (views[0], views.len())).collect()
    }

    #[test]
    fn a_viewer_counts_once_a_post_and_half_an_hour() {
        let views = Views::new(&Keys::new("secret", None), Of::Posts);
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
    fn who_came_again_is_counted_after_their_first_view() {
        let due = |post, uid, time| (post, Viewer::Account(uid), DateTime::from_timestamp(time, 0).unwrap());
        let (one, again, other, elsewhere) = (due(1, 7, 0), due(1, 7, 1800), due(1, 8, 5), due(2, 7, 3));
        assert_eq!(rounds(vec![again, elsewhere, one, other]), [vec![one, other, elsewhere], vec![again]]);
        assert_eq!(rounds(Vec::new()), Vec::<Vec<Due>>::new());
    }

    #[test]
    fn nodes_with_one_secret_know_each_others_viewers() {
        let hash =
            |secret: &str, viewer: Viewer| viewer.hash(&Views::new(&Keys::new(secret, None), Of::Books).key);
        let home = Viewer::of(None, IpAddr::from(Ipv4Addr::new(192, 0, 2, 1)));
        assert_eq!(hash("a", home), hash("a", home));
        assert_ne!(hash("a", home), hash("b", home));
        assert_ne!(hash("a", Viewer::Account(1)), hash("a", Viewer::Account(2)));
    }

    #[tokio::test]
    async fn an_interrupted_write_loses_no_view() {
        // A database that accepts the connection and never answers.
        let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("postgres://portal@{}/portal", silent.local_addr().unwrap());
        let pool = sql::connect(&url, 1).unwrap();
        let views = Views::new(&Keys::new("secret", None), Of::Posts);
        views.count(1, Viewer::Account(7), DateTime::UNIX_EPOCH);
        timeout(Duration::from_millis(50), views.write(&pool)).await.unwrap_err();
        assert_eq!(due(&views), [(1, 1)]);
    }

    #[test]
    fn what_is_remembered_has_a_bound() {
        let views = Views::new(&Keys::new("secret", None), Of::Posts);
        for post in 0..=MAX_SEEN as i64 {
            views.count(post, Viewer::Account(1), DateTime::UNIX_EPOCH);
        }
        let counted = views.counted.lock();
        assert_eq!((counted.seen.len(), counted.due.len()), (1, MAX_DUE));
    }
}

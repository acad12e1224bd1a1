//! A blocking pool for work that takes a core and much memory, off the async threads. Running and waiting work are both bounded.

use std::{
    collections::{HashMap, HashSet, hash_map::Entry},
    net::IpAddr,
    pin::pin,
    sync::Arc,
    time::Duration,
};

use ipnet::IpNet;
use parking_lot::Mutex;
use tokio::{
    sync::{Notify, OwnedSemaphorePermit, Semaphore},
    task::spawn_blocking,
    time::timeout,
};

use crate::platform::limits::{around, network};

#[derive(Clone)]
pub struct BlockingPool {
    at_once: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

/// A permit to run one piece of work: its holder waits in the queue or runs.
pub struct QueueSlot {
    at_once: Arc<Semaphore>,
    place: OwnedSemaphorePermit,
}

/// The work panicked; the log has the error.
#[derive(Debug)]
pub struct Panicked;

impl BlockingPool {
    /// `places` bounds running and waiting work together.
    #[must_use]
    pub fn new(at_once: usize, places: usize) -> Self {
        Self { at_once: Arc::new(Semaphore::new(at_once)), places: Arc::new(Semaphore::new(places)) }
    }

    /// Takes a permit; `None` if too many wait.
    #[must_use]
    pub fn place(&self) -> Option<QueueSlot> {
        let place = self.places.clone().try_acquire_owned().ok()?;
        Some(QueueSlot { at_once: self.at_once.clone(), place })
    }
}

impl QueueSlot {
    /// Waits for its turn, then runs the work.
    pub async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let turn = self.at_once.acquire_owned().await.expect("never closed");
        let place = self.place;
        let working = spawn_blocking(move || {
            // The permits end with the work, also if the caller is dropped.
            let _held = (turn, place);
            work()
        });
        working.await.map_err(|error| {
            tracing::error!(%error, "work on the blocking pool panicked or was cancelled");
            Panicked
        })
    }
}

/// A blocking pool for accounts. An account holds one place, a network at most a quarter of all, and an IPv6 /48 at most half, so that slow
/// uploads of one network cannot block the others.
#[derive(Clone)]
pub struct FairBlockingPool {
    turns: BlockingPool,
    per_network: usize,
    /// Of an IPv6 /48.
    per_site: usize,
    taken: Arc<Mutex<Occupancy>>,
    /// Notified whenever a holder leaves.
    freed: Arc<Notify>,
}

/// A permit of an account to run one piece of work.
pub struct FairSlot {
    place: QueueSlot,
    holder: Holder,
}

/// The current holders of places.
#[derive(Default)]
struct Occupancy {
    accounts: HashSet<i64>,
    /// Accounts with a call that waits for their own place; one call each.
    waiting: HashSet<i64>,
    /// Number of places that each network and each /48 holds; an entry is never 0.
    networks: HashMap<IpNet, usize>,
}

/// Marks an account as waiting for its own place.
struct Waiter {
    taken: Arc<Mutex<Occupancy>>,
    uid: i64,
}

struct Holder {
    taken: Arc<Mutex<Occupancy>>,
    freed: Arc<Notify>,
    uid: i64,
    networks: Vec<IpNet>,
}

impl FairBlockingPool {
    /// `places` bounds all accounts together.
    #[must_use]
    pub fn new(at_once: usize, places: usize) -> Self {
        let per_network = (places / 4).max(1);
        Self {
            turns: BlockingPool::new(at_once, places),
            per_network,
            per_site: (places / 2).max(per_network),
            taken: Arc::default(),
            freed: Arc::default(),
        }
    }

    /// `None`: too many wait, the account holds a place already, or its network holds its maximum.
    #[must_use]
    pub fn place(&self, uid: i64, address: IpAddr) -> Option<FairSlot> {
        let site = around(address).map(|site| (site, self.per_site));
        let limits: Vec<_> = std::iter::once((network(address), self.per_network)).chain(site).collect();
        let entered = self.taken.lock().enter(uid, &limits);
        let networks = limits.into_iter().map(|(network, _)| network).collect();
        let holder = entered.then(|| Holder {
            taken: self.taken.clone(),
            freed: self.freed.clone(),
            uid,
            networks,
        })?;
        Some(FairSlot { place: self.turns.place()?, holder })
    }

    /// Waits up to `patience` while the account holds its place: a page that reloads sends its file again while the server still works on
    /// the first copy. One call of an account waits; the next one is refused at once.
    pub async fn place_within(&self, uid: i64, address: IpAddr, patience: Duration) -> Option<FairSlot> {
        if let Some(place) = self.place(uid, address) {
            return Some(place);
        }
        let _waiter = self.waiter(uid)?;
        let waiting = async {
            loop {
                let mut freed = pin!(self.freed.notified());
                // Registers for notifications before the next check, so that none is missed.
                freed.as_mut().enable();
                if let Some(place) = self.place(uid, address) {
                    return Some(place);
                }
                if !self.taken.lock().accounts.contains(&uid) {
                    // The load of other accounts is the reason, so waiting for this account's place is useless.
                    return None;
                }
                freed.await;
            }
        };
        timeout(patience, waiting).await.ok().flatten()
    }

    fn waiter(&self, uid: i64) -> Option<Waiter> {
        let waits = self.taken.lock().waiting.insert(uid);
        waits.then(|| Waiter { taken: self.taken.clone(), uid })
    }
}

impl FairSlot {
    /// Waits for its turn, then runs the work; the place is free when the work ends.
    pub async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let Self { place, holder } = self;
        let work = move || {
            let _held = holder;
            work()
        };
        place.work(work).await
    }
}

impl Drop for Waiter {
    fn drop(&mut self) {
        self.taken.lock().waiting.remove(&self.uid);
    }
}

impl Drop for Holder {
    fn drop(&mut self) {
        self.taken.lock().leave(self.uid, &self.networks);
        self.freed.notify_waiters();
    }
}

impl Occupancy {
    /// Takes a place for the account; false if it or one of its networks holds its maximum.
    fn enter(&mut self, uid: i64, limits: &[(IpNet, usize)]) -> bool {
        let held = |network: &IpNet| self.networks.get(network).copied().unwrap_or(0);
        if limits.iter().any(|(network, most)| held(network) >= *most) || !self.accounts.insert(uid) {
            return false;
        }
        for (network, _) in limits {
            *self.networks.entry(*network).or_default() += 1;
        }
        true
    }

    fn leave(&mut self, uid: i64, networks: &[IpNet]) {
        self.accounts.remove(&uid);
        for network in networks {
            if let Entry::Occupied(mut held) = self.networks.entry(*network) {
                *held.get_mut() -= 1;
                if *held.get() == 0 {
                    held.remove();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use super::*;

    #[tokio::test]
    async fn a_crowd_is_refused_and_places_come_back() {
        let turns = BlockingPool::new(1, 3);
        let mut places: Vec<_> = (0..3).map(|_| turns.place().unwrap()).collect();
        assert!(turns.place().is_none());
        assert_eq!(places.pop().unwrap().work(|| 7).await.unwrap(), 7);
        places.push(turns.place().unwrap());
        assert!(turns.place().is_none());
        // A dropped permit frees its place.
        drop(places.pop());
        join_all(places.into_iter().map(|place| place.work(|| ())))
            .await
            .into_iter()
            .for_each(Result::unwrap);
        assert_eq!(turns.places.available_permits(), 3);
    }

    #[tokio::test]
    async fn a_network_has_a_quarter_of_the_places_and_gets_them_back() {
        let turns = FairBlockingPool::new(1, 16);
        let [household, neighbour]: [IpAddr; 2] =
            ["2001:db8:1:2::1", "2001:db8:1:3::1"].map(|at| at.parse().unwrap());
        let mut places: Vec<_> = (0..4).map(|uid| turns.place(uid, household).unwrap()).collect();
        assert!(turns.place(4, "2001:db8:1:2:3::4".parse().unwrap()).is_none(), "of the same network");
        assert!(turns.place(0, neighbour).is_none(), "an account has one, wherever it is");
        // A refused call takes no place.
        let other = turns.place(4, neighbour).unwrap();
        places.pop().unwrap().work(|| ()).await.unwrap();
        places.push(turns.place(3, household).unwrap());
        assert!(turns.place(5, household).is_none());
        drop((places, other));
        assert!(turns.taken.lock().networks.is_empty());
    }

    #[tokio::test]
    async fn an_ipv6_site_has_half_of_the_places() {
        let turns = FairBlockingPool::new(1, 16);
        let at = |net: u32| format!("2001:db8:7:{net:x}::1").parse().unwrap();
        let places: Vec<_> = (0..16).filter_map(|n| turns.place(n.into(), at(n))).collect();
        assert_eq!(places.len(), 8);
        assert!(turns.place(20, "2001:db8:8::1".parse().unwrap()).is_some(), "another /48");
        drop(places);
        assert!(turns.taken.lock().networks.is_empty());
    }

    #[tokio::test]
    async fn a_second_call_of_an_account_waits_for_the_first_and_a_third_does_not() {
        const LONG: Duration = Duration::from_secs(60);
        let turns = FairBlockingPool::new(1, 16);
        let at: IpAddr = "2001:db8:1:2::1".parse().unwrap();
        let first = turns.place(1, at).unwrap();
        let mut second = pin!(turns.place_within(1, at, LONG));
        assert!(futures_util::poll!(second.as_mut()).is_pending());
        assert!(turns.place_within(1, at, LONG).await.is_none(), "one waits already");
        drop(turns.place_within(2, at, LONG).await.expect("another account does not wait"));
        assert!(futures_util::poll!(second.as_mut()).is_pending(), "its own place is still taken");
        drop(first);
        let second = second.await.expect("the place is free");
        assert!(turns.place_within(1, at, Duration::from_millis(1)).await.is_none(), "patience ends");
        drop(second);
        let taken = turns.taken.lock();
        assert!(taken.waiting.is_empty() && taken.accounts.is_empty());
    }

    #[tokio::test]
    async fn a_panic_costs_neither_turn_nor_place() {
        let turns = BlockingPool::new(1, 1);
        for _ in 0..2 {
            assert!(turns.place().unwrap().work(|| panic!("on purpose")).await.is_err());
        }
        assert_eq!(turns.place().unwrap().work(|| 7).await.unwrap(), 7);
    }
}

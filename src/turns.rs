//! Work that takes a core and much memory, off the async threads: a bounded number at once, and a bounded number waits.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex},
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::spawn_blocking,
};

#[derive(Clone)]
pub struct Turns {
    at_once: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

/// The right to one turn, however long it takes until it comes.
pub struct Place {
    at_once: Arc<Semaphore>,
    place: OwnedSemaphorePermit,
}

/// The work panicked; it is in the log.
#[derive(Debug)]
pub struct Panicked;

impl Turns {
    /// `places`: of those who have a turn and those who wait for one.
    #[must_use]
    pub fn new(at_once: usize, places: usize) -> Self {
        Self { at_once: Arc::new(Semaphore::new(at_once)), places: Arc::new(Semaphore::new(places)) }
    }

    /// `None`: too many wait.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        let place = self.places.clone().try_acquire_owned().ok()?;
        Some(Place { at_once: self.at_once.clone(), place })
    }
}

impl Place {
    /// Waits for the turn, and works.
    pub async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let turn = self.at_once.acquire_owned().await.expect("never closed");
        let place = self.place;
        let working = spawn_blocking(move || {
            // They end with the work, also when the caller has gone away.
            let _held = (turn, place);
            work()
        });
        working.await.map_err(|error| {
            tracing::error!(%error, "work off the async threads broke off");
            Panicked
        })
    }
}

/// Turns of accounts. Each has one place, so that nobody's slow uploads keep all others out.
#[derive(Clone)]
pub struct AccountTurns {
    turns: Turns,
    taken: Arc<Mutex<HashSet<i64>>>,
}

/// An account's right to one turn.
pub struct AccountPlace {
    place: Place,
    account: Account,
}

struct Account {
    taken: Arc<Mutex<HashSet<i64>>>,
    uid: i64,
}

impl AccountTurns {
    /// `places`: of all accounts together.
    #[must_use]
    pub fn new(at_once: usize, places: usize) -> Self {
        Self { turns: Turns::new(at_once, places), taken: Arc::default() }
    }

    /// `None`: too many wait, or the account has a place already.
    #[must_use]
    pub fn place(&self, uid: i64) -> Option<AccountPlace> {
        let entered = self.taken.lock().expect("no holder panics").insert(uid);
        let account = entered.then(|| Account { taken: self.taken.clone(), uid })?;
        Some(AccountPlace { place: self.turns.place()?, account })
    }
}

impl AccountPlace {
    /// Waits for the turn, and works; the account's place is free when the work has ended.
    pub async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let Self { place, account } = self;
        let work = move || {
            let _held = account;
            work()
        };
        place.work(work).await
    }
}

impl Drop for Account {
    fn drop(&mut self) {
        self.taken.lock().expect("no holder panics").remove(&self.uid);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use super::*;

    #[tokio::test]
    async fn a_crowd_is_refused_and_places_come_back() {
        let turns = Turns::new(1, 3);
        let mut places: Vec<_> = (0..3).map(|_| turns.place().unwrap()).collect();
        assert!(turns.place().is_none());
        assert_eq!(places.pop().unwrap().work(|| 7).await.unwrap(), 7);
        places.push(turns.place().unwrap());
        assert!(turns.place().is_none());
        // Whoever goes away while waiting leaves the place to others.
        drop(places.pop());
        join_all(places.into_iter().map(|place| place.work(|| ())))
            .await
            .into_iter()
            .for_each(Result::unwrap);
        assert_eq!(turns.places.available_permits(), 3);
    }

    #[tokio::test]
    async fn a_panic_costs_neither_turn_nor_place() {
        let turns = Turns::new(1, 1);
        for _ in 0..2 {
            assert!(turns.place().unwrap().work(|| panic!("on purpose")).await.is_err());
        }
        assert_eq!(turns.place().unwrap().work(|| 7).await.unwrap(), 7);
    }
}

//! Collects the ids whose figures changed, until they are read and published. One collection per node and kind of figure.
//!
//! - At most one message a second and id is sent. Only the id travels (by a notice in the transaction of the change) and each node
//!   reads the figure, so no older figure follows a newer one.
//! - Whenever notices may have been lost, the figures of all ids are sent.

use std::{collections::BTreeSet, time::Duration};

use parking_lot::Mutex;
use tokio::{sync::Notify, time::Instant};

/// Shortest time between two messages about an id.
const PACE: Duration = Duration::from_secs(1);

/// The ids whose figures have to be read and published. Bounded by the number of packs or games.
#[derive(Default)]
pub struct Changes {
    gathered: Mutex<Gathered>,
    wake: Notify,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    One(i64),
    /// Any may have changed.
    Any,
}

/// Changes that are not published yet.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Gathered {
    pub ids: BTreeSet<i64>,
    pub any: bool,
}

impl Changes {
    pub fn changed(&self, change: Change) {
        self.with(|gathered| gathered.add(change));
        self.wake.notify_one();
    }

    /// Waits for changes. Returns them, and the time from which the next ones may be taken.
    pub async fn next(&self) -> (Gathered, Instant) {
        self.wake.notified().await;
        let next = Instant::now() + PACE;
        (self.with(std::mem::take), next)
    }

    /// These changes were not published: they are taken again with the next ones.
    pub fn put_back(&self, changes: Gathered) {
        self.with(|gathered| gathered.join(changes));
        self.wake.notify_one();
    }

    fn with<T>(&self, change: impl FnOnce(&mut Gathered) -> T) -> T {
        change(&mut self.gathered.lock())
    }
}

impl Gathered {
    fn add(&mut self, change: Change) {
        match change {
            Change::One(id) => {
                self.ids.insert(id);
            }
            Change::Any => self.any = true,
        }
    }

    fn join(&mut self, other: Self) {
        self.ids.extend(other.ids);
        self.any |= other.any;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_that_changed_often_is_read_once() {
        let mut gathered = Gathered::default();
        for change in [Change::One(7), Change::One(3), Change::One(7)] {
            gathered.add(change);
        }
        assert_eq!(gathered, Gathered { ids: BTreeSet::from([3, 7]), any: false });
    }

    #[test]
    fn changes_that_could_not_be_read_are_not_forgotten() {
        let mut gathered = Gathered::default();
        gathered.add(Change::One(1));
        let failed = std::mem::take(&mut gathered);
        gathered.add(Change::Any);
        gathered.join(failed);
        assert_eq!(gathered, Gathered { ids: BTreeSet::from([1]), any: true });
    }

    #[test]
    fn a_panic_under_the_lock_does_not_block_later_changes() {
        let changes = Changes::default();
        let look = || changes.with(|gathered| assert!(gathered.any, "on purpose"));
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(look)).is_err());
        changes.changed(Change::One(7));
        assert_eq!(changes.with(std::mem::take).ids, BTreeSet::from([7]));
    }
}

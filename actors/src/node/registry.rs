//! The actors of one kind on this node, by key.
//!
//! A walk visits actors without a lock, so calls continue meanwhile. It visits every actor that exists from its beginning to its end.
//! It may miss an actor that starts during the walk; such an actor has just read the database.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::Arc,
};

use crate::platform::sharded::Sharded;

/// `A` is a handle on an actor. It is shared, not cloned: each clone of an `Addr` adds a slot to the mailbox.
pub struct Registry<A>(Sharded<HashMap<i64, Arc<A>>>);

impl<A> Default for Registry<A> {
    fn default() -> Self {
        Self(Sharded::default())
    }
}

impl<A> Registry<A> {
    pub fn find(&self, key: i64) -> Option<Arc<A>> {
        self.0.lock(key).get(&key).cloned()
    }

    /// The actor with this key. If there is none that is `alive`, it starts.
    pub fn find_or_start(
        &self,
        key: i64,
        alive: impl FnOnce(&A) -> bool,
        start: impl FnOnce() -> A,
    ) -> Arc<A> {
        let mut shard = self.0.lock(key);
        if let Some(found) = shard.get(&key).filter(|found| alive(found)) {
            return found.clone();
        }
        let started = Arc::new(start());
        shard.insert(key, started.clone());
        started
    }

    /// Removes the actor with this key if it is `the_one`, because another may have taken its place. `removed` runs before the next one
    /// can start.
    pub fn remove(&self, key: i64, the_one: impl FnOnce(&A) -> bool, removed: impl FnOnce()) {
        if let Entry::Occupied(found) = self.0.lock(key).entry(key)
            && the_one(found.get())
        {
            found.remove();
            removed();
        }
    }

    /// Visits each actor while no lock is held.
    pub fn visit(&self, mut visit: impl FnMut(&A)) {
        let mut actors = Vec::new();
        for shard in self.0.each() {
            actors.extend(shard.values().cloned());
            drop(shard);
            actors.drain(..).for_each(|actor: Arc<A>| visit(&actor));
        }
    }

    /// The keys of the actors that `of` chooses.
    pub fn keys(&self, of: impl Fn(&A) -> bool) -> Vec<i64> {
        let mut keys = Vec::new();
        for shard in self.0.each() {
            keys.extend(shard.iter().filter(|(_, actor)| of(actor)).map(|(key, _)| *key));
        }
        keys
    }

    pub fn len(&self) -> usize {
        self.0.each().map(|shard| shard.len()).sum()
    }
}

#[cfg(test)]
impl<A> Registry<A> {
    /// A registry with one lock for all keys.
    pub fn unsplit() -> Self {
        Self(Sharded::unsplit())
    }

    pub fn locked(&self) -> crate::platform::sharded::contention::Locked {
        self.0.locked()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn registry(keys: std::ops::Range<i64>) -> Registry<i64> {
        let registry = Registry::default();
        for key in keys {
            registry.find_or_start(key, |_| true, || key);
        }
        registry
    }

    #[test]
    fn an_actor_starts_once_and_again_when_it_is_no_longer_alive() {
        let registry = Registry::default();
        let first = registry.find_or_start(1, |_| true, || 'a');
        assert!(Arc::ptr_eq(&first, &registry.find_or_start(1, |_| true, || 'b')));
        assert_eq!(*registry.find_or_start(1, |_| false, || 'c'), 'c');
        assert_eq!((registry.find(1).as_deref(), registry.len()), (Some(&'c'), 1));
    }

    #[test]
    fn an_actor_that_was_replaced_does_not_remove_its_successor() {
        let registry = Registry::default();
        registry.find_or_start(1, |_| true, || 'a');
        registry.find_or_start(1, |_| false, || 'b');
        registry.remove(1, |one| *one == 'a', || panic!("nothing was removed"));
        assert_eq!(registry.find(1).as_deref(), Some(&'b'));
        let mut removed = false;
        registry.remove(1, |one| *one == 'b', || removed = true);
        assert!(removed && registry.find(1).is_none());
    }

    #[test]
    fn a_walk_visits_everyone_once_and_holds_no_lock_meanwhile() {
        let registry = registry(0..1_000);
        let mut visited = Vec::new();
        registry.visit(|key| {
            // With its shard's lock held this would wait for itself.
            registry.remove(*key, |_| true, || {});
            visited.push(*key);
        });
        visited.sort_unstable();
        assert_eq!(visited, (0..1_000).collect::<Vec<_>>());
        assert_eq!((registry.len(), registry.locked().contended), (0, 0));
    }

    #[test]
    fn keys_are_chosen() {
        let mut even = registry(0..100).keys(|key| key % 2 == 0);
        even.sort_unstable();
        assert_eq!(even, (0..100).step_by(2).collect::<Vec<_>>());
    }
}

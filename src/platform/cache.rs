//! A single-flight cache: one caller loads a value, and the others who want it at that time wait for it. Values are kept for a while.
//!
//! When a load fails, it fails for all callers who waited for it: they do not try one after the other.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::Arc,
    time::{Duration, Instant},
};

use chrono::{DateTime, Utc};
use parking_lot::Mutex;

/// The most keys. A full cache drops the values that nobody waits for.
const MAX_KEYS: usize = 1_024;

/// Why there is no value.
#[derive(Debug, thiserror::Error)]
pub enum CacheError<E> {
    #[error(transparent)]
    Load(E),
    /// The load that the caller waited for failed.
    #[error("the load that this call waited for failed")]
    OthersLoad,
}

impl<E> From<E> for CacheError<E> {
    fn from(error: E) -> Self {
        Self::Load(error)
    }
}

/// Values by their key.
pub struct Cache<K, V> {
    slots: Mutex<Slots<K, V>>,
    /// The size of a value, bytes.
    weigh: fn(&V) -> usize,
    /// The most bytes of all values together.
    max_bytes: usize,
}

struct Slots<K, V> {
    by_key: HashMap<K, Arc<Slot<V>>>,
    bytes: usize,
}

/// Locked during a load.
type Slot<V> = tokio::sync::Mutex<Held<V>>;

struct Held<V> {
    /// The value, and when its load began.
    loaded: Option<(V, DateTime<Utc>)>,
    /// When a load failed last.
    failed: Option<Instant>,
}

impl<V> Default for Held<V> {
    fn default() -> Self {
        Self { loaded: None, failed: None }
    }
}

impl<K, V> Default for Cache<K, V> {
    fn default() -> Self {
        Self::within(usize::MAX, |_| 0)
    }
}

impl<K, V> Cache<K, V> {
    /// A cache that drops the values that nobody waits for when it holds more than `max_bytes`.
    #[must_use]
    pub fn within(max_bytes: usize, weigh: fn(&V) -> usize) -> Self {
        Self { slots: Mutex::new(Slots { by_key: HashMap::new(), bytes: 0 }), weigh, max_bytes }
    }
}

impl<K: Eq + Hash, V: Clone> Cache<K, V> {
    /// The value if its load began within `keep` before `now`, else a new one.
    pub async fn get<E>(
        &self,
        key: K,
        keep: Duration,
        now: DateTime<Utc>,
        load: impl AsyncFnOnce() -> Result<V, E>,
    ) -> Result<V, CacheError<E>> {
        let (slot, asked) = (self.slot(key), Instant::now());
        let mut held = slot.lock().await;
        if let Some((value, at)) = &held.loaded
            && (now - *at).to_std().is_ok_and(|age| age < keep)
        {
            return Ok(value.clone());
        }
        if held.failed.is_some_and(|failed| failed > asked) {
            return Err(CacheError::OthersLoad);
        }
        let value = match load().await {
            Ok(value) => value,
            Err(error) => {
                held.failed = Some(Instant::now());
                return Err(CacheError::Load(error));
            }
        };
        let before = held.loaded.replace((value.clone(), now)).map_or(0, |(before, _)| (self.weigh)(&before));
        drop(held);
        self.weighed(before, (self.weigh)(&value));
        Ok(value)
    }

    fn slot(&self, key: K) -> Arc<Slot<V>> {
        let mut slots = self.slots.lock();
        if slots.by_key.len() >= MAX_KEYS && !slots.by_key.contains_key(&key) {
            self.drop_idle(&mut slots);
        }
        slots.by_key.entry(key).or_default().clone()
    }

    /// Replaces the size of one value in the sum.
    fn weighed(&self, before: usize, now: usize) {
        let mut slots = self.slots.lock();
        slots.bytes = slots.bytes.saturating_sub(before) + now;
        if slots.bytes > self.max_bytes {
            self.drop_idle(&mut slots);
        }
    }

    /// Drops the values that nobody waits for.
    fn drop_idle(&self, slots: &mut Slots<K, V>) {
        slots.by_key.retain(|_, slot| Arc::strong_count(slot) > 1);
        // A slot that is locked is weighed when its load ends.
        let held = slots.by_key.values().filter_map(|slot| slot.try_lock().ok());
        slots.bytes = held.map(|held| held.loaded.as_ref().map_or(0, |(value, _)| (self.weigh)(value))).sum();
    }
}

#[cfg(test)]
mod tests {
    use std::{
        convert::Infallible,
        sync::atomic::{AtomicUsize, Ordering},
    };

    use super::*;

    #[test]
    fn the_number_of_keys_is_bounded() {
        let cache = Cache::<usize, u8>::default();
        let waits = cache.slot(0);
        for key in 1..3 * MAX_KEYS {
            cache.slot(key);
        }
        assert!(cache.slots.lock().by_key.len() <= MAX_KEYS);
        assert!(Arc::ptr_eq(&waits, &cache.slot(0)), "somebody waits for it");
    }

    #[tokio::test]
    async fn the_bytes_of_all_values_are_bounded() {
        const MAX_BYTES: usize = 10_000;
        let cache = Cache::<usize, Vec<u8>>::within(MAX_BYTES, Vec::len);
        let (keep, now) = (Duration::from_secs(60), DateTime::UNIX_EPOCH);
        let length = async |key, size: usize| {
            cache.get(key, keep, now, async || Ok::<_, Infallible>(vec![0; size])).await.unwrap().len()
        };
        for key in 0..1_000 {
            assert_eq!(length(key, 1 + key % 500).await, 1 + key % 500);
            let slots = cache.slots.lock();
            let held: usize = slots
                .by_key
                .values()
                .map(|slot| slot.try_lock().unwrap().loaded.as_ref().unwrap().0.len())
                .sum();
            assert_eq!(held, slots.bytes);
            assert!(held <= MAX_BYTES + 500, "{held} bytes are held");
        }
        // A value that is larger than the whole cache is answered all the same.
        assert_eq!(length(1_000, 2 * MAX_BYTES).await, 2 * MAX_BYTES);
        assert_eq!(length(1_001, 7).await, 7);
        assert_eq!(length(1_001, 9).await, 7, "it is kept");
        // A new value replaces the one before.
        let later = now + chrono::TimeDelta::seconds(61);
        cache.get(1_001, keep, later, async || Ok::<_, Infallible>(vec![0; 11])).await.unwrap();
        assert_eq!(cache.slots.lock().bytes, 11);
    }

    #[tokio::test]
    async fn callers_who_wait_for_a_load_that_fails_do_not_try_in_turn() {
        let (cache, tries) = (Cache::<u8, u8>::default(), AtomicUsize::new(0));
        let (keep, now) = (Duration::from_secs(60), DateTime::UNIX_EPOCH);
        let failing = async || {
            let load = async || {
                tries.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
                Err("no database")
            };
            cache.get(0, keep, now, load).await
        };
        let (first, second, third) = tokio::join!(failing(), failing(), failing());
        assert!(first.is_err() && second.is_err() && third.is_err());
        assert_eq!(tries.load(Ordering::Relaxed), 1);
        assert!(failing().await.is_err());
        assert_eq!(tries.load(Ordering::Relaxed), 2, "a later caller tries again");
        assert_eq!(cache.get(0, keep, now, async || Ok::<_, Infallible>(7)).await.unwrap(), 7);
    }
}

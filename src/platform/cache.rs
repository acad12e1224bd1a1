//! A single-flight cache (moka): one caller loads a value, and the others who want it at that time wait for it. Values are kept for a while.
//!
//! - The age of a value counts by the time that the callers give, so moka's own expiry is not used.
//! - When a load fails, it fails for all callers who waited for it: they do not try one after the other.

use std::{
    hash::Hash,
    time::{Duration, Instant},
};

use chrono::{DateTime, Utc};
use moka::policy::EvictionPolicy;

/// Maximum number of keys. A full cache drops the values that were used least recently.
const MAX_KEYS: u32 = 1_024;

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
pub struct Cache<K, V>(moka::future::Cache<K, Loaded<V>>);

/// The result of the latest load.
#[derive(Clone)]
enum Loaded<V> {
    /// With the time when the load began.
    Value(V, DateTime<Utc>),
    /// With the time when the load failed.
    Failure(Instant),
}

impl<K, V> Default for Cache<K, V>
where
    K: Eq + Hash + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    fn default() -> Self {
        Self::within(MAX_KEYS, |_| 1)
    }
}

impl<K, V> Cache<K, V>
where
    K: Eq + Hash + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    /// A cache of the newest value only, for keys that only grow: a value with a smaller key is never wanted again.
    #[must_use]
    pub fn of_newest() -> Self {
        Self::within(1, |_| 1)
    }

    /// A cache with a bound for the bytes of all values together. `weigh` returns the bytes of a value.
    #[must_use]
    pub fn within(max_bytes: u32, weigh: fn(&V) -> usize) -> Self {
        // A small value counts as more, so that one bound limits bytes and keys.
        let least = max_bytes / MAX_KEYS;
        let weigher = move |_: &K, loaded: &Loaded<V>| match loaded {
            Loaded::Value(value, _) => u32::try_from(weigh(value)).unwrap_or(u32::MAX).max(least),
            Loaded::Failure(_) => least,
        };
        // The default policy may reject a new value; then each caller would load it again.
        let cache = moka::future::Cache::builder().eviction_policy(EvictionPolicy::lru());
        Self(cache.max_capacity(max_bytes.into()).weigher(weigher).build())
    }

    /// The value if its load began within `keep` before `now`. Never waits for a load.
    pub async fn fresh(&self, key: &K, keep: Duration, now: DateTime<Utc>) -> Option<V> {
        match self.0.get(key).await? {
            Loaded::Value(value, began) if is_within(began, keep, now) => Some(value),
            _ => None,
        }
    }

    /// The value if its load began within `keep` before `now`, else a new one. A caller who waited for a load gets its value,
    /// however long the load took.
    pub async fn get<E>(
        &self,
        key: K,
        keep: Duration,
        now: DateTime<Utc>,
        load: impl AsyncFnOnce() -> Result<V, E>,
    ) -> Result<V, CacheError<E>> {
        let (asked, mut failure) = (Instant::now(), None);
        let is_outdated = |loaded: &Loaded<V>| match loaded {
            Loaded::Value(_, began) => !is_within(*began, keep, now),
            Loaded::Failure(failed) => *failed <= asked,
        };
        let loading = async {
            // Boxed, because moka's future holds several copies of this future.
            match Box::pin(load()).await {
                Ok(value) => Loaded::Value(value, now),
                Err(error) => {
                    failure = Some(error);
                    Loaded::Failure(Instant::now())
                }
            }
        };
        let entry = self.0.entry(key).or_insert_with_if(loading, is_outdated).await;
        match (entry.into_value(), failure) {
            (Loaded::Value(value, _), _) => Ok(value),
            (Loaded::Failure(_), Some(error)) => Err(CacheError::Load(error)),
            (Loaded::Failure(_), None) => Err(CacheError::OthersLoad),
        }
    }
}

/// Also false if the clock was set back to a time before `began`.
fn is_within(began: DateTime<Utc>, keep: Duration, now: DateTime<Utc>) -> bool {
    (now - began).to_std().is_ok_and(|age| age < keep)
}

#[cfg(test)]
mod tests {
    use std::{
        convert::Infallible,
        sync::atomic::{AtomicUsize, Ordering},
    };

    use super::*;

    const KEEP: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn the_number_of_keys_is_bounded() {
        for cache in [Cache::<u32, u8>::default(), Cache::within(1 << 20, |_| 1)] {
            for key in 0..3 * MAX_KEYS {
                let load = async || Ok::<_, Infallible>(7);
                assert_eq!(cache.get(key, KEEP, DateTime::UNIX_EPOCH, load).await.unwrap(), 7);
            }
            cache.0.run_pending_tasks().await;
            assert_eq!(cache.0.entry_count(), u64::from(MAX_KEYS));
            assert!(cache.0.contains_key(&(3 * MAX_KEYS - 1)), "the newest value is kept");
        }
    }

    #[tokio::test]
    async fn a_cache_of_the_newest_drops_the_values_before() {
        let (cache, mut loads) = (Cache::<u64, u8>::of_newest(), 0);
        for key in 0..1_000 {
            for _ in 0..2 {
                let load = async || {
                    loads += 1;
                    Ok::<_, Infallible>(7)
                };
                assert_eq!(cache.get(key, KEEP, DateTime::UNIX_EPOCH, load).await.unwrap(), 7);
            }
        }
        assert_eq!(loads, 1_000, "the newest value is kept");
        cache.0.run_pending_tasks().await;
        assert_eq!((cache.0.entry_count(), cache.0.contains_key(&999)), (1, true));
    }

    #[tokio::test]
    async fn the_bytes_of_all_values_are_bounded() {
        const MAX_BYTES: u32 = 10_000;
        let cache = Cache::<usize, Vec<u8>>::within(MAX_BYTES, Vec::len);
        let length = async |key, now, size: usize| {
            cache.get(key, KEEP, now, async || Ok::<_, Infallible>(vec![0; size])).await.unwrap().len()
        };
        let now = DateTime::UNIX_EPOCH;
        for key in 0..1_000 {
            assert_eq!(length(key, now, 1 + key % 500).await, 1 + key % 500);
            cache.0.run_pending_tasks().await;
            let held = cache.0.weighted_size();
            assert!(held <= u64::from(MAX_BYTES), "{held} bytes are held");
        }
        // A value that is larger than the whole cache is answered all the same.
        assert_eq!(length(1_000, now, 2 * MAX_BYTES as usize).await, 2 * MAX_BYTES as usize);
        assert_eq!(length(1_001, now, 7).await, 7);
        assert_eq!(length(1_001, now, 9).await, 7, "it is kept");
        // A new value replaces the one before.
        assert_eq!(length(1_001, now + KEEP, 11).await, 11);
    }

    #[tokio::test]
    async fn a_fresh_value_needs_no_load() {
        let cache = Cache::<u8, u8>::default();
        let now = DateTime::UNIX_EPOCH;
        assert_eq!(cache.fresh(&0, KEEP, now).await, None, "no value yet");
        assert!(cache.get(0, KEEP, now, async || Err("no database")).await.is_err());
        assert_eq!(cache.fresh(&0, KEEP, now).await, None, "the load failed");
        assert_eq!(cache.get(0, KEEP, now, async || Ok::<_, Infallible>(7)).await.unwrap(), 7);
        assert_eq!(cache.fresh(&0, KEEP, now).await, Some(7));
        assert_eq!(cache.fresh(&0, KEEP, now + KEEP).await, None, "it is outdated");
    }

    #[tokio::test]
    async fn one_caller_loads_and_the_others_wait() {
        let (cache, loads) = (Cache::<u8, usize>::default(), AtomicUsize::new(0));
        let load = async || {
            let load = async || {
                tokio::task::yield_now().await;
                Ok::<_, Infallible>(loads.fetch_add(1, Ordering::Relaxed))
            };
            cache.get(0, KEEP, DateTime::UNIX_EPOCH, load).await.unwrap()
        };
        assert_eq!(tokio::join!(load(), load(), load()), (0, 0, 0));
    }

    #[tokio::test]
    async fn callers_who_wait_for_a_load_that_fails_do_not_try_in_turn() {
        let (cache, tries) = (Cache::<u8, u8>::default(), AtomicUsize::new(0));
        let now = DateTime::UNIX_EPOCH;
        let failing = async || {
            let load = async || {
                tries.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
                Err("no database")
            };
            cache.get(0, KEEP, now, load).await
        };
        let (first, second, third) = tokio::join!(failing(), failing(), failing());
        assert!(first.is_err() && second.is_err() && third.is_err());
        assert_eq!(tries.load(Ordering::Relaxed), 1);
        assert!(failing().await.is_err());
        assert_eq!(tries.load(Ordering::Relaxed), 2, "a later caller tries again");
        assert_eq!(cache.get(0, KEEP, now, async || Ok::<_, Infallible>(7)).await.unwrap(), 7);
    }
}

//! Splits a map into shards with one lock each: threads that use different keys rarely wait for each other.
//!
//! - No code locks two shards at once.
//! - No code sends a message or waits while it holds a lock.

use parking_lot::{Mutex, MutexGuard};

/// Far more shards than threads, so that two threads rarely need the same one.
const SHARDS: usize = 256;

/// A value of `T` per shard, usually a map.
pub struct Sharded<T>(Box<[Shard<T>]>);

/// Aligned, so that two shards do not share a cache line.
#[repr(align(64))]
struct Shard<T> {
    value: Mutex<T>,
    #[cfg(test)]
    acquired: contention::Counts,
}

impl<T> Sharded<T> {
    /// Locks the shard of this key.
    pub fn lock(&self, key: i64) -> MutexGuard<'_, T> {
        self.0[below(self.0.len(), key)].lock()
    }

    /// Locks the shards one after the other.
    pub fn each(&self) -> impl Iterator<Item = MutexGuard<'_, T>> {
        self.0.iter().map(Shard::lock)
    }
}

impl<T: Default> Default for Sharded<T> {
    fn default() -> Self {
        Self::of(SHARDS)
    }
}

impl<T: Default> Sharded<T> {
    fn of(shards: usize) -> Self {
        let shard = |_| Shard {
            value: Mutex::default(),
            #[cfg(test)]
            acquired: contention::Counts::default(),
        };
        Self((0..shards).map(shard).collect())
    }
}

#[cfg(not(test))]
impl<T> Shard<T> {
    fn lock(&self) -> MutexGuard<'_, T> {
        self.value.lock()
    }
}

/// Maps a key to one of `n` indexes, evenly also for consecutive keys.
pub fn below(n: usize, key: i64) -> usize {
    // Fibonacci hashing: the upper half of the product depends on every bit of the key.
    let hash = (key as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    ((hash * n as u64) >> 32) as usize
}

/// Counts how often threads had to wait for a shard.
#[cfg(test)]
pub mod contention {
    use std::{
        iter::Sum,
        ops::Add,
        sync::atomic::{AtomicU64, Ordering::Relaxed},
    };

    use super::{MutexGuard, Shard, Sharded};

    #[derive(Default)]
    pub struct Counts {
        all: AtomicU64,
        contended: AtomicU64,
    }

    /// The number of times that shards were locked.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Locked {
        pub all: u64,
        /// How many of them had to wait for another thread.
        pub contended: u64,
    }

    impl Add for Locked {
        type Output = Self;

        fn add(self, other: Self) -> Self {
            Self { all: self.all + other.all, contended: self.contended + other.contended }
        }
    }

    impl Sum for Locked {
        fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
            counts.fold(Self::default(), Add::add)
        }
    }

    impl<T> Shard<T> {
        pub(super) fn lock(&self) -> MutexGuard<'_, T> {
            self.acquired.all.fetch_add(1, Relaxed);
            self.value.try_lock().unwrap_or_else(|| {
                self.acquired.contended.fetch_add(1, Relaxed);
                self.value.lock()
            })
        }
    }

    impl<T: Default> Sharded<T> {
        /// A single shard, to compare with one lock for all keys.
        pub fn unsplit() -> Self {
            Self::of(1)
        }

        pub fn locked(&self) -> Locked {
            let of = |Shard { acquired, .. }: &Shard<T>| Locked {
                all: acquired.all.load(Relaxed),
                contended: acquired.contended.load(Relaxed),
            };
            self.0.iter().map(of).sum()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_spread_evenly_whether_they_are_consecutive_or_apart() {
        for (n, apart) in [(1, 1), (2, 1), (8, 1), (256, 1), (8, 8), (8, 1024), (6, 3)] {
            let mut counts = vec![0; n];
            for i in 0..(n as i64 * 1_000) {
                counts[below(n, 10_000 + i * apart)] += 1;
            }
            let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
            assert!(*least > 800 && *most < 1_200, "{n} places, keys {apart} apart: {least} to {most}");
        }
    }

    #[test]
    fn any_key_has_a_place() {
        for key in [0, 1, -1, i64::MIN, i64::MAX] {
            assert!(below(3, key) < 3);
        }
    }

    #[test]
    fn a_thread_that_holds_one_shard_does_not_stop_another_key() {
        let sharded = Sharded::<u32>::default();
        let other = (1..).find(|key| below(SHARDS, *key) != below(SHARDS, 0)).unwrap();
        let held = sharded.lock(0);
        *sharded.lock(other) = 7;
        drop(held);
        assert_eq!(sharded.each().map(|value| *value).sum::<u32>(), 7);
        assert_eq!(sharded.locked().contended, 0);
    }
}

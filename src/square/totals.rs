//! What is counted over many rows, or asked with every picture: kept for a while, and who asks for what is on its way waits for it.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::Arc,
    time::{Duration, Instant},
};

use chrono::{DateTime, Utc};
use parking_lot::Mutex;
use sql::{
    book::{Category, Filter},
    post::{Feed, Kind},
};

use crate::api::{error::ApiError, state::App};

/// Of each sort that are kept; beyond it those that nobody waits for are forgotten.
const MAX_KINDS: usize = 1_024;
/// A chapter that was taken down is shown no longer than this.
const SHOWN: Duration = Duration::from_secs(2);

pub struct Totals {
    posts: Kept<Kind, i64>,
    /// With how often content was imported.
    books: Kept<(Filter, u64), i64>,
    categories: Kept<u64, Vec<Category>>,
    /// (book, chapter)
    chapters: Kept<(i64, i64), bool>,
    keep: Duration,
}

impl Totals {
    #[must_use]
    pub fn new(keep: Duration) -> Self {
        let (posts, books, categories, chapters) = Default::default();
        Self { posts, books, categories, chapters, keep }
    }

    /// Of an author's own or followed posts there are never many: they are counted anew.
    pub async fn of(&self, app: &App, feed: Feed, reader: Option<i64>) -> Result<i64, ApiError> {
        let count = async || Ok(sql::post::total(&app.db().await?, feed, reader).await?);
        match feed {
            Feed::Hottest(kind) | Feed::Newest(kind) => {
                self.posts.get(kind, self.keep, app.clock.now(), count).await
            }
            _ => count().await,
        }
    }

    /// How many books there are of these; as long as no content is imported.
    pub async fn of_books(&self, app: &App, filter: &Filter) -> Result<i64, ApiError> {
        let count = async || Ok(sql::book::total(&app.db().await?, filter).await?);
        match app.node.content_heard() {
            Some(heard) => self.books.get((filter.clone(), heard), self.keep, app.clock.now(), count).await,
            None => count().await,
        }
    }

    /// The categories of books; likewise.
    pub async fn categories(&self, app: &App) -> Result<Vec<Category>, ApiError> {
        let read = async || Ok(sql::book::categories(&app.db().await?).await?);
        match app.node.content_heard() {
            Some(heard) => self.categories.get(heard, self.keep, app.clock.now(), read).await,
            None => read().await,
        }
    }

    /// Whether a chapter is to be seen.
    pub async fn is_shown(&self, app: &App, book: i64, chapter: i64) -> Result<bool, ApiError> {
        let look = async || Ok(sql::book::is_vip(&app.db().await?, book, chapter).await?.is_some());
        self.chapters.get((book, chapter), SHOWN, app.clock.now(), look).await
    }
}

/// What was found, by what it was asked with.
pub(crate) struct Kept<K, V> {
    slots: Mutex<Slots<K, V>>,
    /// How much room one takes, bytes.
    weigh: fn(&V) -> usize,
    /// All of them, bytes.
    most: usize,
}

struct Slots<K, V> {
    by_key: HashMap<K, Arc<Slot<V>>>,
    bytes: usize,
}

/// Locked while it is looked for.
type Slot<V> = tokio::sync::Mutex<Held<V>>;

struct Held<V> {
    /// What was found, and when.
    found: Option<(V, DateTime<Utc>)>,
    /// When looking failed last.
    failed: Option<Instant>,
}

impl<V> Default for Held<V> {
    fn default() -> Self {
        Self { found: None, failed: None }
    }
}

impl<K, V> Default for Kept<K, V> {
    fn default() -> Self {
        Self::within(usize::MAX, |_| 0)
    }
}

impl<K, V> Kept<K, V> {
    /// Beyond so many bytes those that nobody waits for are forgotten.
    pub(crate) fn within(most: usize, weigh: fn(&V) -> usize) -> Self {
        Self { slots: Mutex::new(Slots { by_key: HashMap::new(), bytes: 0 }), weigh, most }
    }
}

impl<K: Eq + Hash, V: Clone> Kept<K, V> {
    /// Where looking fails, it has failed for all who were waiting by then: each trying in turn would make a queue of them.
    pub(crate) async fn get(
        &self,
        key: K,
        keep: Duration,
        now: DateTime<Utc>,
        look: impl AsyncFnOnce() -> Result<V, ApiError>,
    ) -> Result<V, ApiError> {
        let (slot, asked) = (self.slot(key), Instant::now());
        let mut kept = slot.lock().await;
        if let Some((found, at)) = &kept.found
            && (now - *at).to_std().is_ok_and(|age| age < keep)
        {
            return Ok(found.clone());
        }
        if kept.failed.is_some_and(|failed| failed > asked) {
            return Err(ApiError::Busy);
        }
        let found = match look().await {
            Ok(found) => found,
            Err(error) => {
                kept.failed = Some(Instant::now());
                return Err(error);
            }
        };
        let before = kept.found.replace((found.clone(), now)).map_or(0, |(before, _)| (self.weigh)(&before));
        drop(kept);
        self.grew(before, (self.weigh)(&found));
        Ok(found)
    }

    fn slot(&self, key: K) -> Arc<Slot<V>> {
        let mut slots = self.slots.lock();
        if slots.by_key.len() >= MAX_KINDS && !slots.by_key.contains_key(&key) {
            self.forget(&mut slots);
        }
        slots.by_key.entry(key).or_default().clone()
    }

    /// One took so much room and now takes that much.
    fn grew(&self, before: usize, now: usize) {
        let mut slots = self.slots.lock();
        slots.bytes = slots.bytes.saturating_sub(before) + now;
        if slots.bytes > self.most {
            self.forget(&mut slots);
        }
    }

    /// Those that nobody waits for.
    fn forget(&self, slots: &mut Slots<K, V>) {
        slots.by_key.retain(|_, slot| Arc::strong_count(slot) > 1);
        // One that is being looked for is weighed when it is found.
        let found = slots.by_key.values().filter_map(|slot| slot.try_lock().ok());
        slots.bytes = found.map(|kept| kept.found.as_ref().map_or(0, |(found, _)| (self.weigh)(found))).sum();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn kinds_that_anybody_makes_up_have_a_bound() {
        let totals = Totals::new(Duration::from_secs(60));
        let kind = |tag| Kind { tag: Some(tag), game: None };
        let waits = totals.posts.slot(kind(0));
        for tag in 1..3 * MAX_KINDS as i64 {
            totals.posts.slot(kind(tag));
        }
        assert!(totals.posts.slots.lock().by_key.len() <= MAX_KINDS);
        assert!(Arc::ptr_eq(&waits, &totals.posts.slot(kind(0))), "somebody waits for it");
    }

    #[tokio::test]
    async fn what_is_kept_has_a_bound_in_bytes() {
        const MOST: usize = 10_000;
        let kept = Kept::<usize, Vec<u8>>::within(MOST, Vec::len);
        let (keep, now) = (Duration::from_secs(60), DateTime::UNIX_EPOCH);
        let found = async |key, size: usize| {
            kept.get(key, keep, now, async || Ok(vec![0; size])).await.unwrap().len()
        };
        for key in 0..1_000 {
            assert_eq!(found(key, 1 + key % 500).await, 1 + key % 500);
            let slots = kept.slots.lock();
            let held: usize = slots
                .by_key
                .values()
                .map(|slot| slot.try_lock().unwrap().found.as_ref().unwrap().0.len())
                .sum();
            assert_eq!(held, slots.bytes);
            assert!(held <= MOST + 500, "{held} bytes are held");
        }
        // One that is larger than all may be is answered all the same.
        assert_eq!(found(1_000, 2 * MOST).await, 2 * MOST);
        assert_eq!(found(1_001, 7).await, 7);
        assert_eq!(found(1_001, 9).await, 7, "it is kept");
        // What is found anew takes the place of what was.
        let later = now + chrono::TimeDelta::seconds(61);
        kept.get(1_001, keep, later, async || Ok(vec![0; 11])).await.unwrap();
        assert_eq!(kept.slots.lock().bytes, 11);
    }

    #[tokio::test]
    async fn who_waits_for_what_fails_does_not_try_in_turn() {
        let (kept, tries) = (Kept::<u8, u8>::default(), AtomicUsize::new(0));
        let (keep, now) = (Duration::from_secs(60), DateTime::UNIX_EPOCH);
        let failing = async || {
            let look = async || {
                tries.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
                Err(ApiError::Busy)
            };
            kept.get(0, keep, now, look).await
        };
        let (first, second, third) = tokio::join!(failing(), failing(), failing());
        assert!(first.is_err() && second.is_err() && third.is_err());
        assert_eq!(tries.load(Ordering::Relaxed), 1);
        assert!(failing().await.is_err());
        assert_eq!(tries.load(Ordering::Relaxed), 2, "who comes later tries again");
        assert_eq!(kept.get(0, keep, now, async || Ok(7)).await.unwrap(), 7);
    }
}

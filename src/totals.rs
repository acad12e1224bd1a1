//! What is counted over many rows, or asked with every picture: kept for a while, and who asks for what is on its way waits for it.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex},
    time::Duration,
};

use chrono::{DateTime, Utc};
use sql::{
    book::{Category, Filter},
    post::{Feed, Kind},
};

use crate::{app::App, http::error::ApiError};

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
pub(crate) struct Kept<K, V>(Mutex<HashMap<K, Arc<Slot<V>>>>);

/// What was found, and when. Locked while it is looked for.
type Slot<V> = tokio::sync::Mutex<Option<(V, DateTime<Utc>)>>;

impl<K, V> Default for Kept<K, V> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash, V: Clone> Kept<K, V> {
    pub(crate) async fn get(
        &self,
        key: K,
        keep: Duration,
        now: DateTime<Utc>,
        look: impl AsyncFnOnce() -> Result<V, ApiError>,
    ) -> Result<V, ApiError> {
        let slot = self.slot(key);
        let mut kept = slot.lock().await;
        if let Some((found, at)) = &*kept
            && (now - *at).to_std().is_ok_and(|age| age < keep)
        {
            return Ok(found.clone());
        }
        let found = look().await?;
        *kept = Some((found.clone(), now));
        Ok(found)
    }

    fn slot(&self, key: K) -> Arc<Slot<V>> {
        let mut kept = self.0.lock().expect("no holder panics");
        if kept.len() >= MAX_KINDS && !kept.contains_key(&key) {
            kept.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        kept.entry(key).or_default().clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_that_anybody_makes_up_have_a_bound() {
        let totals = Totals::new(Duration::from_secs(60));
        let kind = |tag| Kind { tag: Some(tag), game: None };
        let waits = totals.posts.slot(kind(0));
        for tag in 1..3 * MAX_KINDS as i64 {
            totals.posts.slot(kind(tag));
        }
        assert!(totals.posts.0.lock().unwrap().len() <= MAX_KINDS);
        assert!(Arc::ptr_eq(&waits, &totals.posts.slot(kind(0))), "somebody waits for it");
    }
}

//! Caches how many posts and books there are, the categories of books, the version of the documents, and which chapters are shown.

use std::{sync::Arc, time::Duration};

use actors::{Clock, Node};
use sql::{
    Pool,
    book::{Category, Filter},
    post::{Feed, Kind},
};

use crate::platform::cache::{Cache, CacheError};

/// A chapter that was taken down stays visible for at most this long.
const CHAPTER_KEPT: Duration = Duration::from_secs(2);

/// How long the app's start waits for the version of the documents.
const VERSION_WAIT: Duration = Duration::from_millis(500);

pub struct Totals {
    pool: Pool,
    node: Node,
    clock: Arc<dyn Clock>,
    /// The key is the kind and the epoch of the database's history.
    posts: Cache<(Kind, u64), i64>,
    /// The key is the filter and the number of imports.
    books: Cache<(Filter, u64), i64>,
    /// The key is the number of imports.
    categories: Cache<u64, Vec<Category>>,
    /// The key is the number of imports.
    documents: Cache<u64, Option<String>>,
    /// The key is the book and the chapter.
    chapters: Cache<(i64, i64), bool>,
    keep: Duration,
}

impl Totals {
    #[must_use]
    pub fn new(pool: Pool, node: Node, clock: Arc<dyn Clock>, keep: Duration) -> Self {
        let (posts, books, categories, documents, chapters) = Default::default();
        Self { pool, node, clock, posts, books, categories, documents, chapters, keep }
    }

    /// The number of posts in a feed. Posts of one author and of followed authors are few: they are counted each time.
    pub async fn of(&self, feed: Feed, reader: Option<i64>) -> Result<i64, CacheError<sql::Error>> {
        let count = async || sql::post::total(&self.pool.get().await?, feed, reader).await;
        match feed {
            Feed::Hottest(kind) | Feed::Newest(kind) => {
                self.posts.get((kind, self.node.epoch()), self.keep, self.clock.now(), count).await
            }
            _ => Ok(count().await?),
        }
    }

    /// The number of books that pass a filter. An import of content invalidates the cache.
    pub async fn of_books(&self, filter: &Filter) -> Result<i64, CacheError<sql::Error>> {
        let count = async || sql::book::total(&self.pool.get().await?, filter).await;
        match self.node.content_heard() {
            Some(heard) => self.books.get((filter.clone(), heard), self.keep, self.clock.now(), count).await,
            None => Ok(count().await?),
        }
    }

    /// The categories of books. An import of content invalidates the cache.
    pub async fn categories(&self) -> Result<Vec<Category>, CacheError<sql::Error>> {
        let read = async || sql::book::categories(&self.pool.get().await?).await;
        match self.node.content_heard() {
            Some(heard) => self.categories.get(heard, self.keep, self.clock.now(), read).await,
            None => Ok(read().await?),
        }
    }

    /// The day of the newest document that players agree to; `None`: there is none, or the database does not answer at once. An import of
    /// content invalidates the cache.
    pub async fn documents_version(&self) -> Option<String> {
        tokio::time::timeout(VERSION_WAIT, self.cached_documents_version()).await.ok()?.ok()?
    }

    async fn cached_documents_version(&self) -> Result<Option<String>, CacheError<sql::Error>> {
        let read = async || sql::service::documents_version(&self.pool.get().await?).await;
        match self.node.content_heard() {
            Some(heard) => self.documents.get(heard, self.keep, self.clock.now(), read).await,
            None => Ok(read().await?),
        }
    }

    /// Whether readers may see a chapter.
    pub async fn is_shown(&self, book: i64, chapter: i64) -> Result<bool, CacheError<sql::Error>> {
        let look = async || Ok(sql::book::is_vip(&self.pool.get().await?, book, chapter).await?.is_some());
        self.chapters.get((book, chapter), CHAPTER_KEPT, self.clock.now(), look).await
    }
}

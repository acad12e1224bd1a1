//! Frequent searches: counts searches by the game or book that they found, and caches the list of the most frequent ones.

use std::{net::IpAddr, sync::Arc, time::Duration};

use actors::{Clock, Node};
use sql::{Pool, search::Trend, view::Of};

use super::views::{Viewer, Views};
use crate::platform::{
    cache::{Cache, CacheError},
    keys::Keys,
};

/// How long the list stays in the cache. An import of content makes a new one.
const KEEP: Duration = Duration::from_secs(60);
/// Maximum number of names in the list.
const MOST: i64 = 10;

pub struct Trends {
    pool: Pool,
    node: Node,
    clock: Arc<dyn Clock>,
    games: Views,
    books: Views,
    /// The key is the number of imports that this node has heard of.
    list: Cache<u64, Arc<Vec<Trend>>>,
}

impl Trends {
    #[must_use]
    pub fn new(keys: &Keys, pool: Pool, node: Node, clock: Arc<dyn Clock>) -> Self {
        let (games, books) = (Views::new(keys, Of::GameSearches), Views::new(keys, Of::BookSearches));
        Self { pool, node, clock, games, books, list: Cache::of_newest() }
    }

    /// Counts a search for the game that it found, otherwise for the book. A searcher counts once in half an hour for each of them.
    pub fn count(&self, game: Option<i64>, book: Option<i64>, uid: Option<i64>, address: IpAddr) {
        let (searcher, now) = (Viewer::of(uid, address), self.clock.now());
        match (game, book) {
            (Some(game), _) => self.games.count(game, searcher, now),
            (None, Some(book)) => self.books.count(book, searcher, now),
            (None, None) => {}
        }
    }

    /// Most frequent first. Popular games and books fill the list.
    pub async fn list(&self) -> Result<Arc<Vec<Trend>>, CacheError<sql::Error>> {
        let read = async || Ok(Arc::new(sql::search::trends(&self.pool.get().await?, MOST).await?));
        match self.node.content_heard() {
            Some(heard) => self.list.get(heard, KEEP, self.clock.now(), read).await,
            None => Ok(read().await?),
        }
    }

    /// Writes the counted searches, and deletes the counts that are too old for the list.
    pub async fn write_and_forget(&self) -> Result<(), sql::Error> {
        self.games.write_and_forget(&self.pool, self.clock.now()).await?;
        self.books.write_and_forget(&self.pool, self.clock.now()).await?;
        sql::search::forget_searches(&self.pool.get().await?).await?;
        Ok(())
    }

    /// Writes the counted searches before a stop.
    pub async fn write(&self) -> Result<(), sql::Error> {
        self.games.write(&self.pool).await?;
        self.books.write(&self.pool).await
    }
}

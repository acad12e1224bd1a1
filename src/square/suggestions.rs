//! Caches the suggestions for each keyword for a minute: many people type the same.

use std::{sync::Arc, time::Duration};

use actors::{Clock, Node};
use sql::{
    Pool,
    search::{Keyword, Suggestion},
};

use super::pinyin::Pinyin;
use crate::platform::cache::{Cache, CacheError};

/// How long suggestions stay in the cache.
const KEEP: Duration = Duration::from_secs(60);
/// More suggestions than an answer shows: a reader may have blocked some of their authors.
const MOST: usize = 20;

pub struct Suggestions {
    pool: Pool,
    node: Node,
    clock: Arc<dyn Clock>,
    pinyin: Arc<Pinyin>,
    /// The key is the keyword and the epoch of the database's history.
    cache: Cache<(String, u64), Arc<Vec<Suggestion>>>,
}

impl Suggestions {
    #[must_use]
    pub fn new(pool: Pool, node: Node, clock: Arc<dyn Clock>, pinyin: Arc<Pinyin>) -> Self {
        Self { pool, node, clock, pinyin, cache: Cache::default() }
    }

    pub async fn of(
        &self,
        keyword: &str,
    ) -> Result<Arc<Vec<Suggestion>>, CacheError<CacheError<sql::Error>>> {
        let load = async || {
            let found = match self.read(keyword).await? {
                Some(keyword) => {
                    let pinyin = self.pinyin.find(&keyword).await?;
                    let client = self.pool.get().await.map_err(sql::Error::from)?;
                    sql::search::suggestions(&client, &keyword, &pinyin, MOST).await?
                }
                None => Vec::new(),
            };
            Ok(Arc::new(found))
        };
        self.cache.get((keyword.to_owned(), self.node.epoch()), KEEP, self.clock.now(), load).await
    }

    async fn read(&self, keyword: &str) -> Result<Option<Keyword>, sql::Error> {
        Keyword::read(&self.pool.get().await?, keyword).await
    }
}

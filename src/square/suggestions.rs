//! Caches the suggestions for each keyword for a minute: many people type the same.

use std::{sync::Arc, time::Duration};

use actors::Clock;
use sql::{
    Pool,
    search::{Keyword, Suggestion},
};

use crate::platform::cache::{Cache, CacheError};

/// How long suggestions stay in the cache.
const KEEP: Duration = Duration::from_secs(60);
/// More suggestions than an answer shows: a reader may have blocked some of their authors.
const MOST: usize = 20;

pub struct Suggestions {
    pool: Pool,
    clock: Arc<dyn Clock>,
    cache: Cache<String, Arc<Vec<Suggestion>>>,
}

impl Suggestions {
    #[must_use]
    pub fn new(pool: Pool, clock: Arc<dyn Clock>) -> Self {
        Self { pool, clock, cache: Cache::default() }
    }

    pub async fn of(&self, keyword: &str) -> Result<Arc<Vec<Suggestion>>, CacheError<sql::Error>> {
        let load = async || {
            let client = self.pool.get().await?;
            let found = match Keyword::read(&client, keyword).await? {
                Some(keyword) => sql::search::suggestions(&client, &keyword, MOST).await?,
                None => Vec::new(),
            };
            Ok(Arc::new(found))
        };
        self.cache.get(keyword.to_owned(), KEEP, self.clock.now(), load).await
    }
}

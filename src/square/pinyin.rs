//! Caches the index of the search by pinyin. An import of content renews it at once. Otherwise it is read again after a minute, for new
//! players and new weights.

use std::{sync::Arc, time::Duration};

use actors::{Clock, Node};
use sql::{
    Pool,
    search::{Keyword, PinyinIndex, PinyinMatches},
};

use crate::platform::cache::{Cache, CacheError};

const KEEP: Duration = Duration::from_secs(60);

pub struct Pinyin {
    pool: Pool,
    node: Node,
    clock: Arc<dyn Clock>,
    /// The key is the number of imports that this node has heard of.
    index: Cache<u64, Arc<PinyinIndex>>,
}

impl Pinyin {
    #[must_use]
    pub fn new(pool: Pool, node: Node, clock: Arc<dyn Clock>) -> Self {
        Self { pool, node, clock, index: Cache::of_newest() }
    }

    /// The entries that the keyword finds by pinyin. A keyword without Latin letters needs no index.
    pub async fn find(&self, keyword: &Keyword) -> Result<PinyinMatches, CacheError<sql::Error>> {
        if !keyword.can_be_pinyin() {
            return Ok(PinyinMatches::default());
        }
        let read = async || Ok(Arc::new(PinyinIndex::read(&self.pool.get().await?).await?));
        let index = match self.node.content_heard() {
            Some(heard) => self.index.get(heard, KEEP, self.clock.now(), read).await?,
            None => read().await?,
        };
        Ok(index.find(keyword))
    }
}

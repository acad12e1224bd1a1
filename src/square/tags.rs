//! Caches the tags of the square. There are few tags, and only an import changes them.

use actors::Node;
use sql::Pool;
use tokio::sync::Mutex;

/// Loaded at the first request, and again after an import of content on any node.
#[derive(Default)]
pub struct Tags(Mutex<Option<Loaded>>);

struct Loaded {
    ids: Vec<i64>,
    /// The value of `Node::content_heard` before the tags were read.
    heard: u64,
}

impl Tags {
    pub async fn has(&self, tag: i64, node: &Node, pool: &Pool) -> Result<bool, sql::Error> {
        let mut loaded = self.0.lock().await;
        // Taken before the read, so that an import during the read causes another read.
        let heard = node.content_heard();
        if let Some(loaded) = loaded.as_ref().filter(|loaded| heard == Some(loaded.heard)) {
            return Ok(loaded.ids.contains(&tag));
        }
        let tags = sql::square_tag::all(&pool.get().await?).await?;
        let ids: Vec<i64> = tags.into_iter().map(|tag| tag.id).collect();
        let has = ids.contains(&tag);
        *loaded = heard.map(|heard| Loaded { ids, heard });
        Ok(has)
    }
}

//! Filters words that players may not use in public. One pass over a text finds them all, regardless of the width, case or form
//! of its letters and of characters inserted between them.

mod fold;
mod list;
mod rules;

use std::sync::Arc;

use actors::Node;
pub use fold::fold;
pub use list::List;
use sql::Pool;
use tokio::{sync::Mutex, task::spawn_blocking};

/// The current words. Loaded at the first request, and again after an import of content on any node.
#[derive(Default)]
pub struct Words(Mutex<Option<Loaded>>);

struct Loaded {
    list: Arc<List>,
    /// The value of `Node::content_heard` before the words were read. `None`: the node could not receive notifications.
    heard: Option<u64>,
}

impl Words {
    pub async fn current(&self, node: &Node, pool: &Pool) -> Result<Arc<List>, sql::Error> {
        let mut loaded = self.0.lock().await;
        // Taken before the read, so that an import during the read causes another read.
        let heard = node.content_heard();
        if let Some(loaded) = loaded.as_ref().filter(|loaded| heard.is_some() && loaded.heard == heard) {
            return Ok(loaded.list.clone());
        }
        let words = sql::service::sensitive_words(&pool.get().await?).await?;
        let list = spawn_blocking(move || List::new(&words)).await;
        let list = Arc::new(list.map_err(|error| sql::Error::Invalid(error.to_string()))??);
        *loaded = Some(Loaded { list: list.clone(), heard });
        Ok(list)
    }
}

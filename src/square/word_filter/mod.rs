//! Words that players may not use in public. One automaton finds them all in one pass over a text, whatever the width,
//! case or form of its letters and whatever was put between them.

mod fold;
mod list;
mod rules;

use std::sync::Arc;

use actors::Node;
pub use fold::fold;
pub use list::List;
use sql::Pool;
use tokio::{sync::Mutex, task::spawn_blocking};

/// The words in force. Read when first asked for, and again once content was imported anywhere.
#[derive(Default)]
pub struct Words(Mutex<Option<Loaded>>);

struct Loaded {
    list: Arc<List>,
    /// As `Node::content_heard` told before the words were read; `None`: it could not hear.
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

//! Translates texts of content packs for the reader of an answer. There are few texts, and only an import changes them, so every node
//! caches the translations of each language.

use std::{collections::HashMap, sync::Arc};

use actors::Node;
use sql::Pool;
use tokio::sync::Mutex;

use super::Language;

/// A language is loaded at its first request, and again after an import of content on any node.
#[derive(Default)]
pub struct Translations(Mutex<HashMap<Language, Loaded>>);

struct Loaded {
    texts: Arc<HashMap<String, String>>,
    /// The value of `Node::content_heard` before the texts were read.
    heard: u64,
}

/// The texts of packs in the language of one reader.
#[derive(Debug, Clone, Default)]
pub struct PackTexts(Option<Arc<HashMap<String, String>>>);

impl Translations {
    /// For the language of the request that this task answers. Readers in Chinese cost no read.
    pub async fn for_reader(&self, node: &Node, pool: &Pool) -> Result<PackTexts, sql::Error> {
        let language = Language::current();
        if language == Language::Chinese {
            return Ok(PackTexts::default());
        }
        let mut loaded = self.0.lock().await;
        // Taken before the read, so that an import during the read causes another read.
        let heard = node.content_heard();
        if let Some(loaded) = loaded.get(&language).filter(|loaded| heard == Some(loaded.heard)) {
            return Ok(PackTexts(Some(loaded.texts.clone())));
        }
        let texts = Arc::new(sql::translation::all(&pool.get().await?, language.code()).await?);
        if let Some(heard) = heard {
            loaded.insert(language, Loaded { texts: texts.clone(), heard });
        }
        Ok(PackTexts(Some(texts)))
    }
}

impl PackTexts {
    /// The translation, or the text itself if there is none.
    #[must_use]
    pub fn of(&self, text: String) -> String {
        self.0.as_ref().and_then(|texts| texts.get(&text)).cloned().unwrap_or(text)
    }
}

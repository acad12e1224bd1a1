//! Operators try a text against the word filter. Nothing is stored.

use sql::service::{SensitiveWord, WordAction};
use tokio::task::spawn_blocking;

use super::{Ops, Refused};
use crate::square::word_filter::List;

/// The result of the word filter for a text.
pub struct CheckedText {
    /// The words of the filter that the text has.
    pub words: Vec<SensitiveWord>,
    /// The text as others would see it.
    pub masked: String,
}

impl Ops {
    /// Which words of the filter a text has, and the text as others would see it.
    pub async fn check_words(&self, text: &str) -> Result<CheckedText, Refused> {
        let words = self.read(async |tx| Ok(sql::service::sensitive_words(tx).await?)).await?;
        let text = text.to_owned();
        let checked = spawn_blocking(move || {
            let list = List::new(&words)?;
            let found: Vec<String> = list.find(&text).into_iter().map(str::to_owned).collect();
            let masked = list.masked(&text).into_owned();
            let words = words.into_iter().filter(|word| found.contains(&word.word)).collect();
            Ok::<_, sql::Error>(CheckedText { words, masked })
        });
        Ok(checked.await.map_err(|error| sql::Error::Invalid(error.to_string()))??)
    }
}

impl CheckedText {
    /// Whether the filter refuses to publish the text.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        self.words.iter().any(|word| word.action == WordAction::Refuse)
    }
}

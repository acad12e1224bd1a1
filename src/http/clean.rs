//! What others are to read passes the sensitive words first.

use serde_json::json;

use super::error::{ApiError, Code};
use crate::app::App;

/// Refuses what others are to read where it has words that are not allowed.
pub async fn must_be_clean(app: &App, texts: &[Option<&str>]) -> Result<(), ApiError> {
    if texts.iter().all(Option::is_none) {
        return Ok(());
    }
    let list = app.words.current(&app.node, &app.pool).await?;
    let mut words: Vec<&str> = Vec::new();
    for word in texts.iter().flatten().flat_map(|text| list.find(text)) {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    if words.is_empty() {
        return Ok(());
    }
    Err(ApiError::Refused { code: Code::WordsNotAllowed, data: json!({ "words": words }) })
}

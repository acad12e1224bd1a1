//! Applies the sensitive words to texts before they are published.

use serde_json::json;

use super::error::{ApiError, Code};
use crate::api::state::App;

/// For names and signatures: refuses every word of the list, including words that posts only mask.
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
    refuse(&words)
}

/// For posts and comments: refuses a text with refused words. Otherwise returns the text with masked words replaced.
pub async fn to_publish(app: &App, text: String) -> Result<String, ApiError> {
    let list = app.words.current(&app.node, &app.pool).await?;
    refuse(&list.refused(&text))?;
    Ok(list.masked(&text).into_owned())
}

fn refuse(words: &[&str]) -> Result<(), ApiError> {
    if words.is_empty() {
        return Ok(());
    }
    Err(ApiError::Refused { code: Code::WordsNotAllowed, data: json!({ "words": words }) })
}

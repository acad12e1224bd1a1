//! What is suggested to whoever types, kept for a while: many type the same.

use std::{collections::HashMap, sync::Arc};

use chrono::{DateTime, TimeDelta, Utc};
use parking_lot::Mutex;
use sql::search::{Keyword, Suggestion};

use crate::{app::App, http::error::ApiError};

/// How long they are kept.
const KEEP: TimeDelta = TimeDelta::minutes(1);
/// Keywords that are kept; beyond it those that nobody waits for are forgotten.
const MAX_KEYWORDS: usize = 4_096;
/// More than are shown: a reader may have blocked some of whom they come.
const MOST: usize = 20;

#[derive(Default)]
pub struct Suggestions(Mutex<HashMap<String, Arc<Slot>>>);

/// What is suggested, and since when. Locked while it is looked for, so that it is looked for once.
type Slot = tokio::sync::Mutex<Option<(Arc<Vec<Suggestion>>, DateTime<Utc>)>>;

impl Suggestions {
    pub async fn of(&self, app: &App, keyword: &str) -> Result<Arc<Vec<Suggestion>>, ApiError> {
        let slot = self.slot(keyword);
        let mut kept = slot.lock().await;
        let now = app.clock.now();
        if let Some((suggestions, _)) = kept.as_ref().filter(|(_, since)| now - *since < KEEP) {
            return Ok(suggestions.clone());
        }
        let client = app.db().await?;
        let found = match Keyword::read(&client, keyword).await? {
            Some(keyword) => sql::search::suggestions(&client, &keyword, MOST).await?,
            None => Vec::new(),
        };
        let found = Arc::new(found);
        *kept = Some((found.clone(), now));
        Ok(found)
    }

    fn slot(&self, keyword: &str) -> Arc<Slot> {
        let mut kept = self.0.lock();
        if kept.len() >= MAX_KEYWORDS && !kept.contains_key(keyword) {
            kept.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        kept.entry(keyword.to_owned()).or_default().clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_that_anybody_makes_up_have_a_bound() {
        let suggestions = Suggestions::default();
        let waits = suggestions.slot("0");
        for n in 1..3 * MAX_KEYWORDS {
            suggestions.slot(&n.to_string());
        }
        assert!(suggestions.0.lock().len() <= MAX_KEYWORDS);
        assert!(Arc::ptr_eq(&waits, &suggestions.slot("0")), "somebody waits for it");
    }
}

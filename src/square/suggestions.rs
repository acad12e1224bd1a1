//! Caches the suggestions for each keyword for a minute: many people type the same.

use std::{sync::Arc, time::Duration};

use sql::search::{Keyword, Suggestion};

use crate::{
    api::{error::ApiError, state::App},
    square::totals::Kept,
};

/// How long they are kept.
const KEEP: Duration = Duration::from_secs(60);
/// More than are shown: a reader may have blocked some of whom they come.
const MOST: usize = 20;

#[derive(Default)]
pub struct Suggestions(Kept<String, Arc<Vec<Suggestion>>>);

impl Suggestions {
    pub async fn of(&self, app: &App, keyword: &str) -> Result<Arc<Vec<Suggestion>>, ApiError> {
        let look = async || {
            let client = app.db().await?;
            let found = match Keyword::read(&client, keyword).await? {
                Some(keyword) => sql::search::suggestions(&client, &keyword, MOST).await?,
                None => Vec::new(),
            };
            Ok(Arc::new(found))
        };
        self.0.get(keyword.to_owned(), KEEP, app.clock.now(), look).await
    }
}

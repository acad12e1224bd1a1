//! How many posts there are of a kind. Counting a million rows takes long, so each count is kept for a while, and who asks
//! for one that is on its way waits for it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use chrono::{DateTime, Utc};
use sql::post::{Feed, Kind};

use crate::{app::App, http::error::ApiError};

/// Kinds that are kept; beyond it those that nobody waits for are forgotten.
const MAX_KINDS: usize = 1_024;

pub struct Totals {
    kinds: Mutex<HashMap<Kind, Arc<Slot>>>,
    keep: Duration,
}

/// The count, and when it was made. Locked while it is made.
type Slot = tokio::sync::Mutex<Option<(i64, DateTime<Utc>)>>;

impl Totals {
    #[must_use]
    pub fn new(keep: Duration) -> Self {
        Self { kinds: Mutex::default(), keep }
    }

    /// Of an author's own or followed posts there are never many: they are counted anew.
    pub async fn of(&self, app: &App, feed: Feed, reader: Option<i64>) -> Result<i64, ApiError> {
        let (Feed::Hottest(kind) | Feed::Newest(kind)) = feed else {
            return Ok(sql::post::total(&app.db().await?, feed, reader).await?);
        };
        let slot = self.slot(kind);
        let mut kept = slot.lock().await;
        let now = app.clock.now();
        if let Some((total, at)) = *kept
            && (now - at).to_std().is_ok_and(|age| age < self.keep)
        {
            return Ok(total);
        }
        let total = sql::post::total(&app.db().await?, feed, reader).await?;
        *kept = Some((total, now));
        Ok(total)
    }

    fn slot(&self, kind: Kind) -> Arc<Slot> {
        let mut kinds = self.kinds.lock().expect("no holder panics");
        if kinds.len() >= MAX_KINDS && !kinds.contains_key(&kind) {
            kinds.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        kinds.entry(kind).or_default().clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_that_anybody_makes_up_have_a_bound() {
        let totals = Totals::new(Duration::from_secs(60));
        let kind = |tag| Kind { tag: Some(tag), game: None };
        let waits = totals.slot(kind(0));
        for tag in 1..3 * MAX_KINDS as i64 {
            totals.slot(kind(tag));
        }
        assert!(totals.kinds.lock().unwrap().len() <= MAX_KINDS);
        assert!(Arc::ptr_eq(&waits, &totals.slot(kind(0))), "somebody waits for it");
    }
}

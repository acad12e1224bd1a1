//! Caches the first pages of lists for visitors: each is read and encoded once for all requests within `PORTAL_FEEDS_LISTS_MS`.
//!
//! - A signed-in caller always reads from the database, so that an own post, like or purchase shows at once.
//! - A list that was read on a standby can lack the commits of the last `PORTAL_FEEDS_LISTS_MS` plus `PORTAL_DATABASE_READ_LAG_MS`.
//! - Cached lists depend on nothing of the reader but the language, and have a bound in bytes. Searches and deeper pages are
//!   never cached.

use std::time::Duration;

use actix_web::{HttpResponse, web::Bytes};
use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::{
    api::{
        envelope::{Answer, encode, encoded},
        error::ApiError,
        extract::page::PageRequest,
        state::App,
    },
    platform::cache::Cache,
    text::{LANGUAGE, Language},
};

/// Bound of the cache, bytes: some hundreds of full pages.
const MAX_BYTES: u32 = 16 << 20;

pub struct PublicLists {
    kept: Cache<Asked, PublicList>,
    keep: Duration,
}

/// A list for visitors.
#[derive(Clone)]
pub struct PublicList {
    pub json: Bytes,
    /// How long others may see this list. `None`: it was read for one call.
    moment: Option<Moment>,
}

/// The time of a list's read, and how long the list may be shown after it.
#[derive(Debug, Clone, Copy)]
pub struct Moment {
    pub read: DateTime<Utc>,
    pub keep: Duration,
}

/// The cache key.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Asked {
    list: String,
    size: i64,
    language: Language,
}

impl PublicLists {
    #[must_use]
    pub fn new(keep: Duration) -> Self {
        Self { kept: Cache::within(MAX_BYTES, |list| list.json.len()), keep }
    }

    /// `list` names the list and all its filters.
    pub async fn answer<T: Serialize>(
        &self,
        app: &App,
        list: String,
        wanted: &PageRequest,
        read: impl AsyncFnOnce() -> Answer<T>,
    ) -> Result<PublicList, ApiError> {
        let first = wanted.skip == 0 && wanted.after.is_none();
        if !first || self.keep.is_zero() {
            return PublicList::for_one_call(read().await);
        }
        let language = LANGUAGE.try_with(|language| *language).unwrap_or(Language::Chinese);
        let asked = Asked { list, size: wanted.size, language };
        let moment = Moment { read: app.clock.now(), keep: self.keep };
        let read =
            async || Ok::<_, ApiError>(PublicList { json: encode(read().await)?, moment: Some(moment) });
        Ok(self.kept.get(asked, moment.keep, moment.read, read).await?)
    }
}

impl PublicList {
    pub fn for_one_call<T: Serialize>(answer: Answer<T>) -> Result<Self, ApiError> {
        Ok(Self { json: encode(answer)?, moment: None })
    }

    /// Adds the `Moment`, if there is one, to the answer's extensions, for `api/middleware/response_cache.rs`.
    pub fn into_response(self) -> HttpResponse {
        let mut response = encoded(self.json);
        if let Some(moment) = self.moment {
            response.extensions_mut().insert(moment);
        }
        response
    }
}

impl Moment {
    /// True while the list may be shown. False also if the clock was set back to before the list was read.
    pub fn lasts(self, now: DateTime<Utc>) -> bool {
        (now - self.read).to_std().is_ok_and(|age| age < self.keep)
    }
}

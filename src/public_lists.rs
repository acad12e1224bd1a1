//! First pages of lists as visitors are answered them: read and encoded once for all who ask within a moment. Who is signed
//! in reads anew: an own post, like or purchase shows at once.

use std::time::Duration;

use actix_web::web::Bytes;
use serde::Serialize;

use crate::{
    app::App,
    http::{
        envelope::{Answer, encode},
        error::ApiError,
        page::Wanted,
        text::{LANGUAGE, Language},
    },
    totals::Kept,
};

/// What all answers may take together, bytes: some hundreds of full pages.
const MAX_BYTES: usize = 16 << 20;

pub struct PublicLists {
    kept: Kept<Asked, Bytes>,
    keep: Duration,
}

/// What an answer depends on, beside the moment.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Asked {
    list: String,
    size: i64,
    language: Language,
}

impl PublicLists {
    #[must_use]
    pub fn new(keep: Duration) -> Self {
        Self { kept: Kept::within(MAX_BYTES, Bytes::len), keep }
    }

    /// `list`: which, with all that chooses from it.
    pub async fn answer<T: Serialize>(
        &self,
        app: &App,
        list: String,
        wanted: &Wanted,
        read: impl AsyncFnOnce() -> Answer<T>,
    ) -> Result<Bytes, ApiError> {
        let first = wanted.skip == 0 && wanted.after.is_none();
        if !first || self.keep.is_zero() {
            return encode(read().await);
        }
        let language = LANGUAGE.try_with(|language| *language).unwrap_or(Language::Chinese);
        let asked = Asked { list, size: wanted.size, language };
        self.kept.get(asked, self.keep, app.clock.now(), async || encode(read().await)).await
    }
}

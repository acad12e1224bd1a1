//! Common parts of all searches.

use actix_web::HttpRequest;
use sql::search::{Keyword, PinyinMatches};
use utoipa::IntoParams;

use crate::api::{extract::client_address::client_address, prelude::*};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Search {
    /// The words to search for. A result has all of them. Characters after the 50th are ignored.
    keyword: String,
}

/// Longest keyword of a search, characters.
const MAX_KEYWORD: usize = 50;
/// The uid of a visitor without a session.
const NOBODY: i64 = 0;

impl Search {
    /// The terms of this search. `None`: the text has nothing to search for.
    pub async fn keyword(&self, app: &App, reader: Option<Caller>) -> Result<Option<SearchTerms>, ApiError> {
        SearchTerms::read(app, reader, &self.given()).await
    }

    /// The keyword as sent, truncated.
    pub fn given(&self) -> String {
        bounded(&self.keyword)
    }
}

/// A keyword, and the entries that it finds by pinyin.
pub struct SearchTerms {
    pub keyword: Keyword,
    pub pinyin: PinyinMatches,
}

impl SearchTerms {
    pub async fn read(app: &App, reader: Option<Caller>, given: &str) -> Result<Option<Self>, ApiError> {
        let read = async |db: &sql::Client| Keyword::read(db, given).await;
        let keyword = app.read_public(reader.map(|caller| caller.uid), read).await?;
        let Some(keyword) = keyword else { return Ok(None) };
        let pinyin = app.pinyin.find(&keyword).await?;
        Ok(Some(Self { keyword, pinyin }))
    }
}

/// Truncates a keyword to the searchable length.
pub fn bounded(keyword: &str) -> String {
    keyword.trim().chars().take(MAX_KEYWORD).collect()
}

/// Takes one search from the rate limit of the account, or of the client's address for a visitor.
pub fn take(app: &App, reader: Option<Caller>, req: &HttpRequest) -> Result<(), ApiError> {
    let (square, now) = (&app.config.square, app.clock.now());
    match reader {
        Some(caller) => {
            app.paces.take(format!("search:{}", caller.uid), &square.searches_per_account, now)?;
        }
        None => {
            app.paces.take_from("search", client_address(req), &square.searches_per_address, now)?;
        }
    }
    Ok(())
}

pub fn uid(reader: Option<Caller>) -> i64 {
    reader.map_or(NOBODY, |caller| caller.uid)
}

/// An empty page.
pub fn nothing<T>(wanted: &crate::api::extract::page::PageRequest) -> Page<T> {
    wanted.page(Vec::new(), 0, |_| (0, 0))
}

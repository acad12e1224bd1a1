//! What all searches share.

use actix_web::HttpRequest;
use sql::search::Keyword;
use utoipa::IntoParams;

use crate::api::{extract::client_address::client_address, prelude::*};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Search {
    /// What is searched for: words, of which all have to be there. Of more than 50 characters, the first 50.
    keyword: String,
}

/// Longest keyword that is searched for, characters.
const MAX_KEYWORD: usize = 50;
/// Whoever is not signed in.
const NOBODY: i64 = 0;

impl Search {
    /// `None`: it has nothing that can be searched for.
    pub async fn keyword(&self, app: &App) -> Result<Option<Keyword>, ApiError> {
        Ok(Keyword::read(&app.db().await?, &self.given()).await?)
    }

    /// As it was sent, bounded.
    pub fn given(&self) -> String {
        bounded(&self.keyword)
    }
}

/// No more of a keyword than is searched for.
pub fn bounded(keyword: &str) -> String {
    keyword.trim().chars().take(MAX_KEYWORD).collect()
}

/// Takes what a search costs, of the account or else of where it comes from.
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

/// A page of nothing.
pub fn nothing<T>(wanted: &crate::api::extract::page::Wanted) -> Page<T> {
    wanted.page(Vec::new(), 0, |_| (0, 0))
}

//! `/media/{name}`: pictures and files of the media store, each named by its content.

use std::io::ErrorKind;

use actix_files::NamedFile;
use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::{StatusCode, header::TryIntoHeaderPair},
    web::{Data, Path},
};

use crate::{
    app::App,
    assets::immutable,
    config::Config,
    http::error::ApiError,
    ports::storage::{LocalStorage, Name},
};

pub async fn media(req: HttpRequest, app: Data<App>, name: Path<String>) -> HttpResponse {
    let Some(name) = Name::parse(&name) else { return ApiError::address_unknown().error_response() };
    match NamedFile::open_async(storage(&app.config).path(&name)).await {
        Ok(file) => {
            let mut response = file.prefer_utf8(true).into_response(&req);
            // A range that is not there is an answer about the range.
            if response.status() != StatusCode::RANGE_NOT_SATISFIABLE
                && let Ok((key, value)) = immutable().try_into_pair()
            {
                response.headers_mut().insert(key, value);
            }
            response
        }
        Err(error) if error.kind() == ErrorKind::NotFound => ApiError::address_unknown().error_response(),
        Err(error) => {
            tracing::warn!(%error, %name, "the media store could not answer");
            ApiError::Busy.error_response()
        }
    }
}

/// The media store of this installation.
#[must_use]
pub fn storage(config: &Config) -> LocalStorage {
    LocalStorage::new(config.general.media(), BASE)
}

/// Where the store's files are fetched.
pub const BASE: &str = "/media/";

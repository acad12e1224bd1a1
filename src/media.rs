//! `/media/{name}`: pictures and files of the media store, each named by its content.

use actix_files::NamedFile;
use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::StatusCode,
    web::{Data, Path},
};

use crate::{
    app::App,
    assets::immutable,
    config::Config,
    http::{error::ApiError, text::Text},
    ports::storage::{LocalStorage, Name},
};

pub async fn media(req: HttpRequest, app: Data<App>, name: Path<String>) -> HttpResponse {
    let file = match Name::parse(&name) {
        Some(name) => NamedFile::open_async(storage(&app.config).path(&name)).await.ok(),
        None => None,
    };
    match file {
        Some(file) => {
            let mut response = file.prefer_utf8(true).into_response(&req);
            let caching = actix_web::http::header::TryIntoHeaderPair::try_into_pair(immutable());
            if let Ok((key, value)) = caching {
                response.headers_mut().insert(key, value);
            }
            response
        }
        None => ApiError::Status(StatusCode::NOT_FOUND, Text::AddressUnknown).error_response(),
    }
}

/// The media store of this installation.
#[must_use]
pub fn storage(config: &Config) -> LocalStorage {
    LocalStorage::new(config.general.media(), BASE)
}

/// Where the store's files are fetched.
pub const BASE: &str = "/media/";

//! `/media/{name}`: the pictures and videos of the media store. The name is the hash of the content.

use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::header::{CONTENT_SECURITY_POLICY, ContentType, EntityTag},
    web::{Data, Path},
};

use crate::{
    api::{
        caching::immutable,
        error::ApiError,
        extract::client_address::client_address,
        state::App,
        stored_files::{min_transfer_rate::Pace, range_response},
    },
    platform::storage::Name,
};

/// A stored file cannot run scripts or load other resources.
const SANDBOX: &str = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

pub async fn media(req: HttpRequest, app: Data<App>, name: Path<String>) -> HttpResponse {
    let Some(name) = Name::parse(&name) else { return ApiError::address_unknown(&req).error_response() };
    let tag = EntityTag::new_strong(name.as_str().to_owned());
    let kind = mime_guess::from_path(name.as_str()).first_or_octet_stream();
    let (storage, pace) = (app.stores.media.as_ref(), Pace::of(&app.config.media));
    let is_video = kind.type_() == mime_guess::mime::VIDEO;
    // The video is served as uploaded. The policy lets a browser show it only as a video, whatever type it guesses.
    let held = if is_video {
        let Some(place) = app.downloads.take(None, client_address(&req)) else {
            return ApiError::Busy.error_response();
        };
        Some(place)
    } else {
        None
    };
    let answered = range_response::answer(&req, storage, &name, tag, pace, held, |response| {
        response.insert_header(ContentType(kind)).insert_header(immutable());
        if is_video {
            response.insert_header((CONTENT_SECURITY_POLICY, SANDBOX));
        }
    });
    match answered.await {
        Ok(Some(response)) => response,
        Ok(None) => ApiError::address_unknown(&req).error_response(),
        Err(error) => {
            tracing::warn!(%error, %name, "the media store could not answer");
            ApiError::Busy.error_response()
        }
    }
}

//! `/media/{name}`: the pictures and videos of the media store. The name is the hash of the content.

use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::header::{CONTENT_SECURITY_POLICY, ContentType, EntityTag},
    web::{Data, Path},
};

use crate::{
    api::{
        caching::{for_a_day, immutable},
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
        let caching = if may_be_a_players(&name) { for_a_day() } else { immutable() };
        response.insert_header(ContentType(kind)).insert_header(caching);
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

/// Whether a player may have sent the file, so that it may be deleted: their pictures are stored as JPEG, and their videos as MP4.
/// Packs have a few files of these kinds, too.
fn may_be_a_players(name: &Name) -> bool {
    [".jpg", ".mp4"].iter().any(|ending| name.as_str().ends_with(ending))
}

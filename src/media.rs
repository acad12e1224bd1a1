//! `/media/{name}`: the pictures of the media store, each named by its content.

use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::header::{ContentType, EntityTag},
    web::{Data, Path},
};

use crate::{
    app::App,
    assets::immutable,
    http::{error::ApiError, kept, pace::Pace},
    ports::storage::Name,
};

pub async fn media(req: HttpRequest, app: Data<App>, name: Path<String>) -> HttpResponse {
    let Some(name) = Name::parse(&name) else { return ApiError::address_unknown().error_response() };
    let tag = EntityTag::new_strong(name.as_str().to_owned());
    let kind = mime_guess::from_path(name.as_str()).first_or_octet_stream();
    let (storage, pace) = (app.stores.media.as_ref(), Pace::of(&app.config.media));
    let answered = kept::answer(&req, storage, &name, tag, pace, (), |response| {
        response.insert_header(ContentType(kind)).insert_header(immutable());
    });
    match answered.await {
        Ok(Some(response)) => response,
        Ok(None) => ApiError::address_unknown().error_response(),
        Err(error) => {
            tracing::warn!(%error, %name, "the media store could not answer");
            ApiError::Busy.error_response()
        }
    }
}

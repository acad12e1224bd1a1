//! `/pages/{token}/{name}`: pages and videos of members' chapters, at addresses signed for one login.
//! Each request checks again that the login is live and the membership is in force.

use crate::{
    api::{
        book::reader::member_of,
        error::ApiError,
        extract::client_address::client_address,
        state::App,
        stored_files::{min_transfer_rate::Pace, range_response},
    },
    platform::storage::Name,
    reading::signed_url::{PLAYLIST, PageGrant},
    text::Text,
};
use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::{
        StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE, EntityTag},
    },
    web::{Data, Path},
};

/// No proxy stores it. The browser must revalidate its copy at each use.
const PRIVATE: &str = "private, no-cache, no-transform";

pub async fn page(req: HttpRequest, app: Data<App>, path: Path<(String, String)>) -> HttpResponse {
    let (token, name) = path.into_inner();
    match serve(&req, &app, &token, &name).await {
        Ok(response) => response,
        Err(error) => error.error_response(),
    }
}

/// The content type of a file. A fragment of MP4 is a video too (ISO/IEC 23009-1, annex C).
fn kind_of(name: &str) -> mime_guess::Mime {
    if name.ends_with(".m4s") {
        return "video/iso.segment".parse().expect("a media type");
    }
    mime_guess::from_path(name).first_or_octet_stream()
}

async fn serve(req: &HttpRequest, app: &App, token: &str, name: &str) -> Result<HttpResponse, ApiError> {
    let grant = app.page_links.read(token, name).ok_or_else(invalid)?;
    look_again(app, &grant).await?;
    if name == PLAYLIST {
        return playlist(req, app, &grant).await;
    }
    let name = Name::parse(name).ok_or_else(invalid)?;
    let kind = kind_of(name.as_str());
    let held = if kind.type_() == mime_guess::mime::VIDEO {
        let uid = grant.caller.map(|caller| caller.uid);
        Some(app.downloads.take(uid, client_address(req)).ok_or(ApiError::Busy)?)
    } else {
        None
    };
    let tag = EntityTag::new_strong(name.as_str().to_owned());
    let (storage, pace) = (app.stores.files.as_ref(), Pace::of(&app.config.media));
    let answered = range_response::answer(req, storage, &name, tag, pace, held, |response| {
        response.insert_header((CONTENT_TYPE, kind.as_ref())).insert_header((CACHE_CONTROL, PRIVATE));
    });
    let answered = answered.await.map_err(|error| {
        tracing::warn!(%error, %name, "the store of files could not answer");
        ApiError::Busy
    })?;
    answered.ok_or_else(|| {
        let PageGrant { book, chapter, .. } = grant;
        tracing::error!(book, chapter, %name, "a page is not in the store; import its pack again");
        ApiError::address_unknown(req)
    })
}

async fn look_again(app: &App, grant: &PageGrant) -> Result<(), ApiError> {
    if app.clock.now() >= grant.expires_at {
        return Err(invalid());
    }
    let status = match grant.caller {
        // One message to the Session gets the login and the status: a strip has hundreds of pages.
        Some(caller) => Some(app.node.admit(caller.uid, caller.login).await?.ok_or_else(invalid)?),
        None => None,
    };
    if !grant.open && member_of(app, status.as_ref()).is_none() {
        return Err(invalid());
    }
    // A chapter that was taken down is hidden from everybody.
    app.totals.is_shown(grant.book, grant.chapter).await?.then_some(()).ok_or_else(invalid)
}

/// The playlist of a chapter, with its entries signed like the playlist.
async fn playlist(req: &HttpRequest, app: &App, grant: &PageGrant) -> Result<HttpResponse, ApiError> {
    let found = sql::book::playlist(&app.db().await?, grant.book, grant.chapter).await?;
    let (playlist, vip) = found.ok_or_else(|| ApiError::address_unknown(req))?;
    // The chapter became one for members after the address was signed as a free one.
    if grant.open && vip {
        return Err(invalid());
    }
    let entry = |name: &str| {
        if grant.open { app.media_url(name) } else { app.page_links.sign(grant, name) }
    };
    let mut response = HttpResponse::Ok();
    response.insert_header((CONTENT_TYPE, "application/vnd.apple.mpegurl"));
    response.insert_header((CACHE_CONTROL, PRIVATE));
    Ok(response.body(playlist.with(entry)))
}

/// The same answer for a forged, expired or revoked address and a lapsed membership.
fn invalid() -> ApiError {
    ApiError::Status(StatusCode::FORBIDDEN, Text::PageInvalid)
}

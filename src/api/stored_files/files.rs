//! `/files/{token}/{file name}`: the file of a game, at an address signed for one login.

use std::{io, time::Duration};

use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::{
        Method, StatusCode,
        header::{
            CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, Charset, ContentDisposition, DispositionParam,
            DispositionType, EntityTag, ExtendedValue, LOCATION,
        },
    },
    web::{Data, Path},
};
use base64::{Engine, prelude::BASE64_STANDARD};

use crate::{
    api::{
        error::ApiError,
        extract::client_address::client_address,
        state::App,
        stored_files::{min_transfer_rate::Pace, range_response},
    },
    downloads::signed_url::Linked,
    platform::storage::{Fetch, Sha256Hex},
    text::Text,
};

/// An address of the store expires with ours. It lasts at least this long, so that the client can use it.
const LEAST_LIFE: Duration = Duration::from_secs(10);
/// An address of the store lasts at most this long, because the store cannot check the login. A resumed download requests our address
/// first, so it gets a new one.
const MOST_LIFE: Duration = Duration::from_secs(60);

pub async fn file(req: HttpRequest, app: Data<App>, path: Path<(String, String)>) -> HttpResponse {
    let (token, file_name) = path.into_inner();
    match serve(&req, &app, &token, &file_name).await {
        Ok(response) => response,
        Err(error) => error.error_response(),
    }
}

async fn serve(req: &HttpRequest, app: &App, token: &str, file_name: &str) -> Result<HttpResponse, ApiError> {
    let linked = app.links.read(token, file_name).ok_or_else(invalid)?;
    if app.clock.now() >= linked.expires_at {
        return Err(invalid());
    }
    // After sign-out or suspension the signed addresses of the login stop working.
    if let Some(caller) = linked.caller
        && app.node.authorise(caller.uid, caller.login).await?.is_none()
    {
        return Err(invalid());
    }
    let left = (linked.expires_at - app.clock.now()).to_std().unwrap_or_default();
    let Linked { caller, game, name, sha256, .. } = linked;
    let (content_type, disposition) = (kind_of(name.as_str()), attachment(file_name).to_string());
    let head = req.method() == Method::HEAD;
    let fetch =
        Fetch { head, content_type, disposition: &disposition, life: left.clamp(LEAST_LIFE, MOST_LIFE) };
    if let Some(address) =
        app.stores.files.address(&name, &fetch).await.map_err(|error| store_failed(&error))?
    {
        let mut elsewhere = HttpResponse::Found();
        elsewhere.insert_header((LOCATION, address)).insert_header((CACHE_CONTROL, "private, no-store"));
        return Ok(elsewhere.finish());
    }
    let uid = caller.map(|caller| caller.uid);
    let place = app.downloads.take(uid, client_address(req)).ok_or(ApiError::Busy)?;
    let tag = EntityTag::new_strong(sha256.as_str().to_owned());
    let pace = Pace::of(&app.config.media);
    let answered =
        range_response::answer(req, app.stores.files.as_ref(), &name, tag, pace, place, |response| {
            response
                .insert_header((CONTENT_TYPE, content_type))
                .insert_header((CONTENT_DISPOSITION, disposition))
                .insert_header(("Repr-Digest", repr_digest(&sha256)))
                // `no-transform`: proxies of phone networks change content if they may.
                .insert_header((CACHE_CONTROL, "private, no-cache, no-transform"));
        });
    answered.await.map_err(|error| store_failed(&error))?.ok_or_else(|| {
        tracing::error!(game, %name, "the file of a game is not in the store; import its pack again");
        ApiError::address_unknown(req)
    })
}

fn store_failed(error: &io::Error) -> ApiError {
    tracing::warn!(%error, "the store of game files could not answer");
    ApiError::Busy
}

/// The same answer for a forged, an expired and a revoked address: in each case the client requests a new one.
fn invalid() -> ApiError {
    ApiError::Status(StatusCode::FORBIDDEN, Text::LinkInvalid)
}

fn kind_of(name: &str) -> &'static str {
    if name.ends_with(".apk") {
        "application/vnd.android.package-archive"
    } else {
        "application/octet-stream"
    }
}

/// The file name as it is, and an ASCII version for clients from before RFC 6266.
fn attachment(file_name: &str) -> ContentDisposition {
    let plain: String = file_name.chars().map(|c| if c.is_ascii() { c } else { '_' }).collect();
    let mut parameters = vec![DispositionParam::Filename(plain)];
    if !file_name.is_ascii() {
        parameters.push(DispositionParam::FilenameExt(ExtendedValue {
            charset: Charset::Ext("UTF-8".into()),
            language_tag: None,
            value: file_name.as_bytes().to_vec(),
        }));
    }
    ContentDisposition { disposition: DispositionType::Attachment, parameters }
}

/// RFC 9530
fn repr_digest(sha256: &Sha256Hex) -> String {
    format!("sha-256=:{}:", BASE64_STANDARD.encode(sha256.bytes()))
}

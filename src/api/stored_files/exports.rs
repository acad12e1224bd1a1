//! `/exports/{token}/{file name}`: the data of one account, at a signed address that gives it out once.
//!
//! - The database is read at the fetch, in one snapshot. The zip is written to a file without a name, so nothing personal is stored for it.
//! - Browsers of other apps begin a fetch, cancel it and hand the address to a download manager. So a few fetches may begin.
//! - The end of the zip is sent after the fetch counts as complete. So nobody gets a second complete zip, also by two fetches at once.
//! - `AT_ONCE` zips are written at once, off the async threads. Ranges are not supported, because each fetch writes another zip.

use std::{io, time::Duration};

use actix_web::{
    HttpRequest, HttpResponse, HttpResponseBuilder, ResponseError,
    body::{None as NoBody, SizedStream},
    http::{
        Method, StatusCode,
        header::{
            ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_TYPE, HeaderValue,
        },
    },
    web::{Bytes, Data, Path},
};
use futures_util::{StreamExt, stream};
use sql::export::address;
use uuid::Uuid;

use crate::{
    accounts::export::{self, Unnamed},
    api::{
        error::ApiError, extract::client_address::client_address, state::App,
        stored_files::min_transfer_rate::Pace,
    },
    platform::storage::next_pieces,
    text::Text,
};

/// Zips that this node writes at once.
pub const AT_ONCE: usize = 2;
/// How long a fetch waits for its turn.
const PATIENCE: Duration = Duration::from_secs(30);
/// A small zip fits into the buffers of a connection at once. So the end comes in three parts, each after this pause, and the fetch counts as
/// complete before the third. If the client has closed the connection, it answers the first part with a reset, and the second part fails.
const BEFORE_THE_END: Duration = Duration::from_millis(400);

const NO_STORE: HeaderValue = HeaderValue::from_static("private, no-store");

pub async fn export(req: HttpRequest, app: Data<App>, path: Path<(String, String)>) -> HttpResponse {
    let (token, file_name) = path.into_inner();
    let mut response = match serve(&req, &app, &token, &file_name).await {
        Ok(response) => response,
        Err(error) => error.error_response(),
    };
    response.headers_mut().insert(CACHE_CONTROL, NO_STORE);
    response
}

async fn serve(
    req: &HttpRequest,
    app: &Data<App>,
    token: &str,
    file_name: &str,
) -> Result<HttpResponse, ApiError> {
    let forged = || ApiError::Status(StatusCode::FORBIDDEN, Text::ExportInvalid);
    let link = app.export_links.read(token, file_name).ok_or_else(forged)?;
    if app.clock.now() >= link.expires_at {
        return Err(gone());
    }
    let login = address::login_of(&app.db().await?, link.id, link.uid).await?.ok_or_else(gone)?;
    // The end of the login that asked closes the address; an erasure ends all logins.
    if app.node.authorise(link.uid, login).await?.is_none() {
        return Err(gone());
    }
    if *req.method() == Method::HEAD {
        return Ok(described(file_name).body(NoBody::new()));
    }
    let place = app.downloads.take(Some(link.uid), client_address(req)).ok_or(ApiError::Busy)?;
    let turn = tokio::time::timeout(PATIENCE, app.exports.clone().acquire_owned());
    let turn = turn.await.map_err(|_| ApiError::Busy)?.map_err(|_| ApiError::Busy)?;
    if !address::begin(&app.db().await?, link.id).await? {
        return Err(gone());
    }
    let Unnamed { file, size, end } = write(app, link.uid).await?;
    drop(turn);
    let before = size.saturating_sub(end.len() as u64);
    let pieces = Pace::of(&app.config.media).keep(next_pieces(tokio::fs::File::from_std(file), before));
    let byte = |at: usize| stream::once(later(end.slice(at..=at)));
    let last = stream::once(finish(app.clone(), link.id, end.slice(2..)));
    let ending = byte(0).chain(byte(1)).chain(last);
    let pieces = pieces.chain(ending).inspect(move |_| {
        let _ = &place;
    });
    Ok(described(file_name).body(SizedStream::new(size, pieces)))
}

/// Writes the zip off the async threads.
async fn write(app: &Data<App>, uid: i64) -> Result<Unnamed, ApiError> {
    let (writing, runtime) = (app.clone(), app.runtime.clone());
    let written = app.runtime.spawn_blocking(move || {
        let folder = writing.config.general.arriving();
        runtime.block_on(export::write_unnamed(&writing.pool, &*writing.stores.media, uid, &folder))
    });
    let written = written.await.map_err(|error| ApiError::Internal(error.into()))?;
    written.map_err(|error| {
        tracing::error!(cause = format!("{error:#}"), uid, "the data of an account could not be written");
        ApiError::Busy
    })
}

async fn later(bytes: Bytes) -> io::Result<Bytes> {
    tokio::time::sleep(BEFORE_THE_END).await;
    Ok(bytes)
}

/// The last bytes of the zip, for the first fetch that comes this far.
async fn finish(app: Data<App>, id: Uuid, last: Bytes) -> io::Result<Bytes> {
    let last = later(last).await?;
    let finished = async { address::finish(&app.db().await?, id).await };
    match finished.await {
        Ok(true) => Ok(last),
        Ok(false) => Err(io::Error::other("another fetch was complete first")),
        Err(error) => {
            tracing::warn!(%error, "an export broke off before its end");
            Err(io::Error::other(error))
        }
    }
}

fn described(file_name: &str) -> HttpResponseBuilder {
    let mut response = HttpResponse::Ok();
    response
        .insert_header((CONTENT_TYPE, "application/zip"))
        // The signature covers the name, which has no quotes.
        .insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"{file_name}\"")))
        .insert_header((ACCEPT_RANGES, "none"))
        // Compression on the way would remove the length.
        .insert_header((CONTENT_ENCODING, "identity"));
    response
}

/// The same answer for an expired, a used and a closed address: in each case the player asks again.
fn gone() -> ApiError {
    ApiError::Status(StatusCode::GONE, Text::ExportInvalid)
}

//! `/exports/{token}/{file name}`: the data of one account, at a signed address that gives it out once.
//!
//! - The database is read at the fetch, in one snapshot. The zip is written to an unnamed temporary file, so nothing personal is stored for it.
//! - In-app browsers start a fetch, cancel it, and pass the address to a download manager. So a few fetches may begin.
//! - The last bytes are sent only after the fetch is recorded as complete, so of concurrent fetches one gets a complete zip.
//! - `ExportPermits` bounds the zips of a node: they are large. Ranges are not supported, because each fetch writes another zip.

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
use futures_util::{Stream, StreamExt, stream};
use sql::export::address;
use tokio::sync::OwnedSemaphorePermit;
use uuid::Uuid;

use crate::{
    accounts::{
        export::{self, TemporaryZip},
        export_permits::HeldPermit,
    },
    api::{
        error::ApiError, extract::client_address::client_address, state::App,
        stored_files::min_transfer_rate::Pace,
    },
    platform::storage::read_pieces,
    text::Text,
};

/// Least rate of a fetch: a slow client must not hold a large temporary file for days.
const BYTES_A_SECOND: usize = 64 * 1024;
/// The pause before each part of the end, see `end_slowly`.
const END_PAUSE: Duration = Duration::from_millis(400);

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
        return Ok(response_head(file_name).body(NoBody::new()));
    }
    let download = app.downloads.take(Some(link.uid), client_address(req)).ok_or(ApiError::Busy)?;
    let (held, writing) = app.export_permits.take(link.uid).await.ok_or(ApiError::Busy)?;
    if !address::begin(&app.db().await?, link.id).await? {
        return Err(gone());
    }
    let (TemporaryZip { file, size, end }, held) = write(app, link.uid, held, writing).await?;
    let size_without_end = size.saturating_sub(end.len() as u64);
    let pace = Pace { bytes_a_second: BYTES_A_SECOND, ..Pace::of(&app.config.media) };
    let pieces = pace.keep(read_pieces(tokio::fs::File::from_std(file), size_without_end));
    let body = pieces.chain(end_slowly(app.clone(), link.id, &end)).inspect(move |_| {
        let _ = (&held, &download);
    });
    Ok(response_head(file_name).body(SizedStream::new(size, body)))
}

/// Writes the zip off the async threads. The permits belong to the task, because it goes on if the client is gone.
async fn write(
    app: &Data<App>,
    uid: i64,
    held: HeldPermit,
    writing: OwnedSemaphorePermit,
) -> Result<(TemporaryZip, HeldPermit), ApiError> {
    let (app, runtime) = (app.clone(), app.runtime.clone());
    let task = app.runtime.clone().spawn_blocking(move || {
        let folder = app.config.general.arriving();
        let written = runtime.block_on(export::write_temporary(&app.pool, &*app.stores.media, uid, &folder));
        drop(writing);
        written.map(|zip| (zip, held))
    });
    let written = task.await.map_err(|error| ApiError::Internal(error.into()))?;
    written.map_err(|error| {
        tracing::error!(cause = format!("{error:#}"), uid, "the data of an account could not be written");
        ApiError::Busy
    })
}

/// The last bytes in three parts, with a pause before each. A small zip fits into the buffers of a connection at once; a closed client
/// answers the first part with a reset, so sending the second fails, and the fetch does not count as complete.
fn end_slowly(app: Data<App>, id: Uuid, end: &Bytes) -> impl Stream<Item = io::Result<Bytes>> + use<> {
    let parts = [end.slice(..1), end.slice(1..2), end.slice(2..)];
    stream::iter(parts).enumerate().then(move |(number, part)| {
        let app = app.clone();
        async move {
            tokio::time::sleep(END_PAUSE).await;
            if number == 2 {
                complete(&app, id).await?;
            }
            Ok(part)
        }
    })
}

/// Records the fetch as complete. An error ends the body: another fetch was complete first, or the database cannot be reached.
async fn complete(app: &App, id: Uuid) -> io::Result<()> {
    let finished = async { address::finish(&app.db().await?, id).await };
    match finished.await {
        Ok(true) => Ok(()),
        Ok(false) => Err(io::Error::other("another fetch was complete first")),
        Err(error) => {
            tracing::warn!(%error, "an export broke off before its end");
            Err(io::Error::other(error))
        }
    }
}

fn response_head(file_name: &str) -> HttpResponseBuilder {
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

//! Reads a file from a form, with a size limit and a minimum transfer rate instead of a time limit.

use std::{
    io,
    time::{Duration, Instant},
};

use actix_multipart::{Field, Multipart, MultipartError};
use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    error::PayloadError,
    http::StatusCode,
    web::{Bytes, BytesMut, Data},
};
use futures_util::StreamExt;
use tokio::io::AsyncWriteExt;

use super::caller::Caller;
use crate::{
    api::{error::ApiError, state::App},
    text::Text,
};

/// Paths whose bodies may arrive longer than the answer deadline. `api/middleware/deadline.rs` leaves their time to `Upload`.
pub const PATHS: &[&str] = &["/api/user/center/uploadAvatar", "/api/v1/media"];

/// How long an upload waits for an earlier upload of the same account.
pub const PATIENCE: Duration = Duration::from_secs(3);

/// A refused body is still read, up to this many times its limit. A client that is cut off while sending never reads the
/// refusal.
const HEARD_OUT: usize = 4;

/// Longest number, bytes.
const MAX_UID: usize = 20;
/// Longest `kind` of a file, bytes.
const MAX_KIND: usize = 20;
/// Largest form content before and after a file, bytes.
const AROUND: usize = 64 * 1024;

/// A `multipart/form-data` body that is not read yet.
pub struct Upload {
    form: Multipart,
    bytes_a_second: usize,
    pause: Duration,
}

impl FromRequest for Upload {
    type Error = ApiError;
    type Future = std::future::Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let media = &req.app_data::<Data<App>>().expect("set in server/mod.rs").config.media;
        let (bytes_a_second, pause) = (media.upload_bytes_a_second, media.upload_pause.duration());
        let form = Multipart::new(req.headers(), payload.take());
        std::future::ready(Ok(Self { form, bytes_a_second, pause }))
    }
}

impl Upload {
    /// Reads the form's field of this name. A field `uid` must be the caller's own; other fields are ignored.
    pub async fn file(self, caller: Caller, name: &str, max_bytes: usize) -> Result<Bytes, ApiError> {
        let Self { mut form, bytes_a_second, pause } = self;
        let limit = max_bytes * HEARD_OUT;
        let mut reading = Reading { began: Instant::now(), read: 0, bytes_a_second, pause, limit };
        let (mut file, mut uid) = (None, None);
        while let Some(field) = reading.next(&mut form).await? {
            let mut field = field.map_err(|error| form_error(&error))?;
            let wanted = file.is_none() && field.name() == Some(name);
            let is_uid = field.name() == Some("uid");
            let kept = match (wanted, is_uid) {
                (true, _) => max_bytes,
                (_, true) => MAX_UID,
                _ => 0,
            };
            let content = reading.field(&mut field, kept).await?;
            if wanted {
                file = Some(content);
            } else if is_uid {
                uid = Some(content);
            }
        }
        caller.must_be(uid.map(|uid| uid.number("uid")).transpose()?)?;
        match file {
            None => Err(ApiError::malformed(name, Text::FieldMissing)),
            Some(Content::TooLarge) => Err(too_large()),
            Some(Content::Whole(content)) if content.is_empty() => {
                Err(ApiError::malformed(name, Text::FieldMissing))
            }
            Some(Content::Whole(content)) => Ok(content),
        }
    }
}

/// The destination of a file while it arrives.
pub enum Keep {
    InMemory { max_bytes: usize },
    InFile { to: tokio::fs::File, max_bytes: usize },
}

/// A file that has arrived.
pub enum Arrived {
    InMemory(Bytes),
    InFile,
}

impl Upload {
    /// Reads a form whose field `kind` gives the kind of the field `file` after it; `keep` chooses the file's destination.
    /// A field `uid` must be the caller's own; other fields are ignored.
    pub async fn media(
        self,
        caller: Caller,
        mut keep: impl AsyncFnMut(&str) -> Result<Keep, ApiError>,
    ) -> Result<Arrived, ApiError> {
        let Self { mut form, bytes_a_second, pause } = self;
        let mut reading = Reading { began: Instant::now(), read: 0, bytes_a_second, pause, limit: AROUND };
        let (mut kind, mut arrived) = (None, None);
        while let Some(field) = reading.next(&mut form).await? {
            let mut field = field.map_err(|error| form_error(&error))?;
            match field.name() {
                Some("kind") if kind.is_none() => {
                    kind = Some(reading.field(&mut field, MAX_KIND).await?.text("kind")?);
                }
                Some("uid") => {
                    let uid = reading.field(&mut field, MAX_UID).await?.number("uid")?;
                    caller.must_be(Some(uid))?;
                }
                Some("file") if arrived.is_none() => {
                    let kind = kind.as_deref();
                    let kind = kind.ok_or_else(|| ApiError::malformed("kind", Text::MediaKindRule))?;
                    let asked = Instant::now();
                    let keep = keep(kind).await?;
                    // Waiting for admission is not the client's fault, so it does not count.
                    reading.began += asked.elapsed();
                    arrived = Some(reading.file(&mut field, keep).await?);
                }
                _ => {
                    reading.field(&mut field, 0).await?;
                }
            }
        }
        arrived.ok_or_else(|| ApiError::malformed("file", Text::FieldMissing))
    }
}

enum Content {
    Whole(Bytes),
    TooLarge,
}

impl Content {
    fn text(&self, name: &str) -> Result<String, ApiError> {
        let Self::Whole(text) = self else { return Err(ApiError::malformed(name, Text::FieldMalformed)) };
        let text = str::from_utf8(text).map_err(|_| ApiError::malformed(name, Text::FieldMalformed))?;
        Ok(text.trim().to_owned())
    }

    fn number(&self, name: &str) -> Result<i64, ApiError> {
        self.text(name)?.parse().map_err(|_| ApiError::malformed(name, Text::FieldMalformed))
    }
}

/// The progress of reading a body.
struct Reading {
    began: Instant,
    read: usize,
    bytes_a_second: usize,
    /// Total time of pauses that is allowed in addition to the time for the rate.
    pause: Duration,
    /// Bytes after which reading stops.
    limit: usize,
}

impl Reading {
    /// Reads a whole field and keeps at most `max_bytes` of it.
    async fn field(&mut self, field: &mut Field, max_bytes: usize) -> Result<Content, ApiError> {
        let mut kept = BytesMut::new();
        let mut fits = true;
        while let Some(piece) = self.next(field).await? {
            let piece = piece.map_err(|error| form_error(&error))?;
            self.read += piece.len();
            if self.read > self.limit {
                return Err(too_large());
            }
            fits &= kept.len() + piece.len() <= max_bytes;
            if fits {
                kept.extend_from_slice(&piece);
            } else {
                kept = BytesMut::new();
            }
        }
        Ok(if fits { Content::Whole(kept.freeze()) } else { Content::TooLarge })
    }

    /// Reads a whole file into its destination.
    async fn file(&mut self, field: &mut Field, keep: Keep) -> Result<Arrived, ApiError> {
        let (to, max_bytes) = match keep {
            Keep::InMemory { max_bytes } => {
                self.limit = self.read + max_bytes * HEARD_OUT;
                return match self.field(field, max_bytes).await? {
                    Content::TooLarge => Err(too_large()),
                    Content::Whole(content) if content.is_empty() => Err(no_file()),
                    Content::Whole(content) => Ok(Arrived::InMemory(content)),
                };
            }
            Keep::InFile { to, max_bytes } => (to, max_bytes),
        };
        self.limit = self.read + max_bytes + max_bytes / HEARD_OUT + AROUND;
        let mut to = tokio::io::BufWriter::new(to);
        let mut size = 0;
        while let Some(piece) = self.next(field).await? {
            let piece = piece.map_err(|error| form_error(&error))?;
            self.read += piece.len();
            size += piece.len();
            if self.read > self.limit {
                break;
            }
            if size <= max_bytes {
                to.write_all(&piece).await.map_err(not_written)?;
            }
        }
        to.flush().await.map_err(not_written)?;
        if size > max_bytes {
            return Err(ApiError::Status(StatusCode::PAYLOAD_TOO_LARGE, Text::VideoTooLarge));
        }
        if size == 0 { Err(no_file()) } else { Ok(Arrived::InFile) }
    }

    /// The next item, unless the body is too slow so far.
    async fn next<S: StreamExt + Unpin>(&self, stream: &mut S) -> Result<Option<S::Item>, ApiError> {
        let allowed = Duration::from_secs_f64(self.read as f64 / self.bytes_a_second as f64) + self.pause;
        let left = allowed.saturating_sub(self.began.elapsed());
        tokio::time::timeout(left, stream.next())
            .await
            .map_err(|_| ApiError::Status(StatusCode::REQUEST_TIMEOUT, Text::UploadTooSlow))
    }
}

fn too_large() -> ApiError {
    ApiError::Status(StatusCode::PAYLOAD_TOO_LARGE, Text::PictureTooLarge)
}

fn no_file() -> ApiError {
    ApiError::malformed("file", Text::FieldMissing)
}

/// A failed write, such as to a full disk.
fn not_written(error: io::Error) -> ApiError {
    ApiError::Internal(anyhow::Error::new(error).context("an upload could not be written"))
}

fn form_error(error: &MultipartError) -> ApiError {
    match error {
        MultipartError::ContentTypeMissing
        | MultipartError::ContentTypeParse
        | MultipartError::ContentTypeIncompatible => {
            ApiError::Status(StatusCode::UNSUPPORTED_MEDIA_TYPE, Text::WrongMediaType)
        }
        MultipartError::Payload(PayloadError::Overflow) => too_large(),
        _ => ApiError::malformed("body", Text::FieldMalformed),
    }
}

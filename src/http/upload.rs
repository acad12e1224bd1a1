//! A file in a form, read with a bound on its size and a least rate instead of a time limit.

use std::time::{Duration, Instant};

use actix_multipart::{Field, Multipart, MultipartError};
use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    error::PayloadError,
    http::StatusCode,
    web::{Bytes, BytesMut, Data},
};
use futures_util::StreamExt;

use super::{caller::Caller, error::ApiError, text::Text};
use crate::app::App;

/// Addresses whose bodies may take longer than an answer; `middleware/deadline.rs` leaves their time to `Upload`.
pub const PATHS: &[&str] = &["/api/user/center/uploadAvatar"];

/// How much of a body that was refused is read all the same, as often as its limit: a client that is cut off while it
/// sends does not hear why.
const HEARD_OUT: usize = 4;

/// Longest number, bytes.
const MAX_UID: usize = 20;

/// A `multipart/form-data` body that was not read yet.
pub struct Upload {
    form: Multipart,
    bytes_a_second: usize,
    pause: Duration,
}

impl FromRequest for Upload {
    type Error = ApiError;
    type Future = std::future::Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let media = &req.app_data::<Data<App>>().expect("set in server.rs").config.media;
        let (bytes_a_second, pause) = (media.upload_bytes_a_second, media.upload_pause.duration());
        let form = Multipart::new(req.headers(), payload.take());
        std::future::ready(Ok(Self { form, bytes_a_second, pause }))
    }
}

impl Upload {
    /// The content of the form's field of this name. A field `uid` must be the caller's own; others are passed over.
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

enum Content {
    Whole(Bytes),
    TooLarge,
}

impl Content {
    fn number(&self, name: &str) -> Result<i64, ApiError> {
        let Self::Whole(digits) = self else { return Err(ApiError::malformed(name, Text::FieldMalformed)) };
        let number = str::from_utf8(digits).ok().and_then(|digits| digits.trim().parse().ok());
        number.ok_or_else(|| ApiError::malformed(name, Text::FieldMalformed))
    }
}

/// How the reading of a body goes.
struct Reading {
    began: Instant,
    read: usize,
    bytes_a_second: usize,
    /// What all pauses together may take beside what the rate allows.
    pause: Duration,
    /// Beyond this nobody listens.
    limit: usize,
}

impl Reading {
    /// All of a field, of which at most `max_bytes` are kept.
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

    /// The next item, unless the body has been too slow so far.
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

use std::time::Duration;

use actix_web::{HttpRequest, http::StatusCode};
use actors::wire::Image;
use sql::media::{self, Media};
use uuid::Uuid;

use crate::{
    api::{
        extract::{
            client_address::client_address,
            input::{IdempotencyKey, KEY},
            upload::{Arrived, Keep, PATIENCE, Upload},
        },
        limits::{take_image, take_video},
        prelude::*,
        square::posts,
    },
    media::{pictures, videos},
};

#[derive(ToSchema)]
#[allow(dead_code, reason = "what the document says of the form; it is read as a stream")]
pub struct UploadMedia {
    uid: Option<i64>,
    /// Must come before the file.
    kind: MediaKind,
    /// JPEG, PNG, WebP or GIF (only its first picture), or an MP4 or MOV with H.264, VP9 or AV1. `/api/v1/square/config/list` has the size
    /// limits.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MediaKind {
    Image,
    Video,
}

/// The upload, ready for a post. Only the field of its kind is present.
#[derive(Debug, Serialize, ToSchema)]
pub struct MediaUploaded {
    id: Uuid,
    kind: MediaKind,
    image: Option<Image>,
    video: Option<UploadedVideo>,
}

/// An uploaded video, without a poster.
#[derive(Debug, Serialize, ToSchema)]
pub struct UploadedVideo {
    id: Uuid,
    url: String,
    width: u32,
    height: u32,
    seconds: u32,
    /// Bytes
    size: u64,
}

/// Uploads a picture or a video for a post, or a picture for a comment. A picture is stored in three sizes without metadata; a video as it is, without the metadata
/// about places and people.
#[utoipa::path(
    tag = "square",
    params(("Idempotency-Key" = Option<Uuid>, Header)),
    request_body(content = UploadMedia, content_type = "multipart/form-data"),
    responses(
        (status = 200, body = Envelope<MediaUploaded>, description = "Code 1005: too many of one account"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000: a field is missing, or `file` is broken, too long, or has too many pixels"),
        (status = 403, body = Envelope<serde_json::Value>, description = "`uid` is not the session's"),
        (status = 408, body = Envelope<serde_json::Value>, description = "The body arrived too slowly"),
        (status = 413, body = Envelope<serde_json::Value>, description = "The body is too large"),
        (status = 415, body = Envelope<serde_json::Value>, description = "Nothing of a known format, or no form"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`; also for a second upload of the account after waiting 3 s for the first, and for too many uploads of one network"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/media")]
pub async fn upload_media(
    app: Data<App>,
    caller: Caller,
    IdempotencyKey(key): IdempotencyKey,
    upload: Upload,
    req: HttpRequest,
) -> Answer<MediaUploaded> {
    let (config, address) = (&app.config.media, client_address(&req));
    let mut bringing = None;
    let arrived = upload
        .media(caller, async |kind| match kind {
            "image" => {
                let place = app.pictures.place_within(caller.uid, address, PATIENCE).await?;
                bringing = Some(Bringing::Image(place));
                Ok(Keep::InMemory { max_bytes: config.image_bytes })
            }
            "video" => {
                let place = app.videos.place_within(caller.uid, address, PATIENCE).await?;
                let file = place.file()?;
                let to = file.reopen().map_err(videos::Refused::Failed)?;
                bringing = Some(Bringing::Video(place, file));
                Ok(Keep::InFile { to: to.into(), max_bytes: config.video_bytes })
            }
            _ => Err(ApiError::malformed("kind", Text::MediaKindRule)),
        })
        .await?;
    // The body has arrived: from here on the usual answer deadline applies.
    let kept = keep(&app, caller, bringing.expect("a file was taken"), arrived, key);
    match tokio::time::timeout(LONGER + app.config.http.answer_within.duration(), kept).await {
        Ok(kept) => answer(MediaUploaded::new(&app, kept?)),
        Err(_) => Err(ApiError::Status(StatusCode::SERVICE_UNAVAILABLE, Text::TooSlow)),
    }
}

/// Extra time: writing a large video to a store takes a while.
const LONGER: Duration = Duration::from_secs(60);

enum Bringing {
    Image(pictures::PictureSlot),
    Video(videos::VideoSlot, tempfile::NamedTempFile),
}

async fn keep(
    app: &App,
    caller: Caller,
    bringing: Bringing,
    arrived: Arrived,
    key: Option<Uuid>,
) -> Result<Media, ApiError> {
    let key_used = || ApiError::malformed(KEY, Text::KeyUsed);
    if let Some(key) = key {
        let db = app.db().await?;
        if let Some(before) = media::by_key(&db, caller.uid, key).await? {
            return Ok(before);
        }
        if sql::key::is_used(&db, caller.uid, key).await? {
            return Err(key_used());
        }
    }
    let store = app.stores.media.as_ref();
    let failed = |error| ApiError::Internal(anyhow::Error::new(error).context("what was sent was not kept"));
    let media = match (bringing, arrived) {
        (Bringing::Image(place), Arrived::InMemory(bytes)) => {
            take_image(app, caller.uid).await?;
            let picture = app.pictures.picture(place, bytes).await?;
            media::hold_files(&app.db().await?, picture.renditions[0].name.as_str()).await?;
            pictures::keep(store, &picture.renditions).await.map_err(failed)?;
            Media::Image(picture.named(Uuid::now_v7()))
        }
        (Bringing::Video(place, file), Arrived::InFile) => {
            take_video(app, caller.uid).await?;
            let video = place.look(file, app.config.media.video_seconds).await?;
            media::hold_files(&app.db().await?, video.name.as_str()).await?;
            store.put_file(&video.name, video.file.path()).await.map_err(failed)?;
            let videos::About { width, height, seconds } = video.about;
            let (id, file) = (Uuid::now_v7(), video.name.to_string());
            Media::Video(media::Video { id, file, width, height, seconds, size_bytes: video.size_bytes })
        }
        _ => unreachable!("a picture is kept in memory, a video in a file"),
    };
    media::insert(&app.db().await?, caller.uid, media, key).await?.ok_or_else(key_used)
}

impl MediaUploaded {
    fn new(app: &App, media: Media) -> Self {
        let id = media.id();
        match media {
            Media::Image(image) => {
                Self { id, kind: MediaKind::Image, image: Some(posts::image(image)), video: None }
            }
            Media::Video(video) => {
                let media::Video { id, file, width, height, seconds, size_bytes: size } = video;
                let video = UploadedVideo { id, url: app.media_url(&file), width, height, seconds, size };
                Self { id, kind: MediaKind::Video, image: None, video: Some(video) }
            }
        }
    }
}

impl From<videos::Refused> for ApiError {
    fn from(refused: videos::Refused) -> Self {
        use videos::Refused;
        match refused {
            Refused::Unknown => Self::Status(StatusCode::UNSUPPORTED_MEDIA_TYPE, Text::VideoUnknown),
            Refused::TooLong => Self::malformed("file", Text::VideoTooLong),
            Refused::Broken(cause) => {
                tracing::debug!(cause, "a video that was sent is broken");
                Self::malformed("file", Text::VideoBroken)
            }
            Refused::Busy => Self::Busy,
            Refused::Failed(error) => {
                Self::Internal(anyhow::Error::new(error).context("a video could not be taken in"))
            }
        }
    }
}

use actix_web::{HttpRequest, http::StatusCode};

use crate::{
    api::{
        extract::{
            client_address::client_address,
            upload::{PATIENCE, Upload},
        },
        limits::take_avatar,
        prelude::*,
    },
    media::pictures::{self, AVATAR_SHOWN, Refused},
};

#[derive(ToSchema)]
#[allow(dead_code, reason = "what the document says of the form; it is read as a stream")]
pub struct UploadAvatar {
    uid: Option<i64>,
    /// JPEG, PNG, WebP or GIF (only its first picture), up to 5 MiB and 40 million pixels.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AvatarUploaded {
    /// The address of the picture, 256 pixels wide. Its name ends in `-256.jpg`; `-96.jpg` and `-640.jpg` exist too.
    avatar: String,
}

/// Sets the caller's avatar to the middle of the picture. The server rotates it upright and removes the metadata.
#[utoipa::path(
    tag = "user",
    request_body(content = UploadAvatar, content_type = "multipart/form-data"),
    responses(
        (status = 200, body = Envelope<AvatarUploaded>, description = "Code 1005: too many of one account"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000: `file` is missing, broken, or has too many pixels"),
        (status = 403, body = Envelope<serde_json::Value>, description = "`uid` is not the session's"),
        (status = 408, body = Envelope<serde_json::Value>, description = "The body arrived too slowly"),
        (status = 413, body = Envelope<serde_json::Value>, description = "The body is too large"),
        (status = 415, body = Envelope<serde_json::Value>, description = "No picture of a known format, or no form"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`; also for a second picture of the account after waiting 3 s for the first, and for too many pictures of one network"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/uploadAvatar")]
pub async fn upload_avatar(
    app: Data<App>,
    caller: Caller,
    upload: Upload,
    req: HttpRequest,
) -> Answer<AvatarUploaded> {
    let place = app.pictures.place_within(caller.uid, client_address(&req), PATIENCE).await?;
    let bytes = upload.file(caller, "file", app.config.media.avatar_bytes).await?;
    let kept = async {
        take_avatar(&app, caller.uid).await?;
        let renditions = app.pictures.avatar(place, bytes).await?;
        // The garbage collector may be deleting an identical picture of a post at this moment.
        sql::media::hold_files(&app.db().await?, renditions[0].name.as_str()).await?;
        pictures::keep(app.stores.media.as_ref(), &renditions).await.map_err(|error| {
            ApiError::Internal(anyhow::Error::new(error).context("an avatar was not kept"))
        })?;
        let shown = renditions.iter().find(|rendition| rendition.width == AVATAR_SHOWN);
        let name = shown.expect("one of the widths").name.as_str();
        app.node.set_avatar(caller.uid, name).await?;
        answer(AvatarUploaded { avatar: app.media_url(name) })
    };
    // The body has arrived: from here on the usual answer deadline applies.
    match tokio::time::timeout(app.config.http.answer_within.duration(), kept).await {
        Ok(answered) => answered,
        Err(_) => Err(ApiError::Status(StatusCode::SERVICE_UNAVAILABLE, Text::TooSlow)),
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Unknown => Self::Status(StatusCode::UNSUPPORTED_MEDIA_TYPE, Text::PictureUnknown),
            Refused::TooManyPixels => Self::malformed("file", Text::PictureTooManyPixels),
            Refused::Broken(cause) => {
                tracing::debug!(cause, "a picture that was sent is broken");
                Self::malformed("file", Text::PictureBroken)
            }
            Refused::Busy => Self::Busy,
        }
    }
}

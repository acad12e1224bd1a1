use serde_json::json;

use crate::api::{
    error::Code,
    extract::input::Json,
    prelude::*,
    user::status::{UserStatus, user_status},
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct WearFrame {
    /// The id of a frame that the caller has. Null: none. Required, so that no other body takes a frame off.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    frame: Option<String>,
}

/// Wears a frame around the avatar, or takes it off. Everybody sees it next to the name.
#[utoipa::path(
    tag = "goods",
    request_body = WearFrame,
    responses(
        (status = 200, body = Envelope<UserStatus>, description = "Code 2004: the caller does not have the frame (`need`: `frame`)"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/goods/frame")]
pub async fn wear_frame(
    app: Data<App>,
    caller: Caller,
    Json(WearFrame { frame }): Json<WearFrame>,
) -> Answer<UserStatus> {
    if !frame.as_deref().is_none_or(is_id) || !app.node.wear_frame(caller.uid, frame.as_deref()).await? {
        let data = json!({ "need": "frame", "have": 0 });
        return Err(ApiError::Refused { code: Code::ConditionNotMet, data });
    }
    answer(user_status(&app, caller.uid).await?)
}

/// Whether a content pack can contain a frame with this id. Other texts need no look into the database.
fn is_id(text: &str) -> bool {
    text.len() <= 40 && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

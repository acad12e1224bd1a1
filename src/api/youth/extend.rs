use super::{Youth, changed, checked, wrong_pin};
use crate::{
    accounts::youth,
    api::{extract::input::Json, prelude::*},
    text::fields::Pin,
};

#[derive(Deserialize, ToSchema)]
pub struct ExtendYouth {
    pin: Pin,
}

/// Opens the account for 40 minutes from now on, at night too. These minutes are not counted. The mode stays on.
#[utoipa::path(
    tag = "youth",
    request_body = ExtendYouth,
    responses(
        (
            status = 200,
            body = Envelope<Youth>,
            description = "Code 1001: the PIN is wrong, or the mode is off; 1005: too many wrong ones",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/youth/extend")]
pub async fn extend_youth(app: Data<App>, caller: Caller, Json(input): Json<ExtendYouth>) -> Answer<Youth> {
    let hash = checked(&app, caller.uid, input.pin.0).await?;
    let until = youth::extended(app.clock.now());
    if !sql::youth::allow_until(&app.pool, caller.uid, &hash, until).await? {
        // Another device switched the mode off in the meantime.
        return Err(wrong_pin());
    }
    changed(&app, caller.uid).await
}

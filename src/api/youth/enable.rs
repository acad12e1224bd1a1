use sql::youth::Enabled;

use super::{Youth, changed};
use crate::{
    api::{
        error::{Code, NotAllowed},
        extract::input::Json,
        prelude::*,
    },
    text::fields::Pin,
};

#[derive(Deserialize, ToSchema)]
pub struct EnableYouth {
    pin: Pin,
}

/// Switches the youth mode on, on all devices of the account, and cancels its unpaid orders. From then on the account spends nothing, and
/// is closed from 22:00 to 6:00 by the portal's clock and after 40 minutes a day.
#[utoipa::path(
    tag = "youth",
    request_body = EnableYouth,
    responses(
        (status = 200, body = Envelope<Youth>, description = "Codes 2003: the mode is on already; 3002: the phone was replaced a few days ago, and can take the account back"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/youth/enable")]
pub async fn enable_youth(app: Data<App>, caller: Caller, Json(input): Json<EnableYouth>) -> Answer<Youth> {
    if sql::youth::pin_hash(&app.db().await?, caller.uid).await?.is_some() {
        return Err(ApiError::refused(Code::Already));
    }
    let hash = app.passwords.hash(input.pin.0).await?;
    let (now, zone) = (app.clock.now(), &app.config.general.zone);
    match sql::youth::enable(&app.pool, caller.uid, &hash, now, zone).await? {
        Enabled::Now => {}
        Enabled::Already => return Err(ApiError::refused(Code::Already)),
        Enabled::PhoneReplaced => return Err(ApiError::NotAllowed(NotAllowed::YouthTooSoon)),
    }
    // Their pages at the channel may be open.
    app.payments.cancel_all(caller.uid).await?;
    changed(&app, caller.uid).await
}

use actix_web::HttpRequest;

use super::{Youth, changed, checked, wrong_pin};
use crate::{
    accounts::codes::Scene,
    api::{
        error::Code,
        extract::{client_address::client_address, input::Json},
        prelude::*,
        user::phone::use_code,
    },
    text::fields::{Phone, Pin},
};

/// The PIN; or, if it is forgotten, the account's phone and a code.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DisableYouth {
    pin: Option<Pin>,
    /// The phone that is bound to the account; with `smsCode`, instead of the PIN.
    phone: Option<Phone>,
    /// The code that was sent for the scene `reset`.
    sms_code: Option<String>,
    /// The `requestId` of the request for the code. Without it, the newest request of the caller's network counts.
    request_id: Option<String>,
}

/// Switches the youth mode off, on all devices of the account.
#[utoipa::path(
    tag = "youth",
    request_body = DisableYouth,
    responses(
        (
            status = 200,
            body = Envelope<Youth>,
            description = "Codes 1001: the PIN is wrong, or the mode is off; 1004; 1005: too many tries; \
                           1006: the phone is not bound to this account",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/youth/disable")]
pub async fn disable_youth(
    app: Data<App>,
    req: HttpRequest,
    caller: Caller,
    Json(input): Json<DisableYouth>,
) -> Answer<Youth> {
    let hash = match (input.pin, input.phone, input.sms_code) {
        (Some(pin), ..) => checked(&app, caller.uid, pin.0).await?,
        (None, Some(phone), Some(code)) => {
            use_code(&app, client_address(&req), Scene::Reset, &phone.0, &code, input.request_id.as_deref())
                .await?;
            let client = app.db().await?;
            if sql::account::uid_by_phone(&client, &phone.0).await? != Some(caller.uid) {
                return Err(ApiError::refused(Code::PhoneUnknown));
            }
            sql::youth::pin_hash(&client, caller.uid).await?.ok_or_else(wrong_pin)?
        }
        (None, Some(_), None) => return Err(ApiError::malformed("smsCode", Text::FieldMissing)),
        (None, None, _) => return Err(ApiError::malformed("pin", Text::FieldMissing)),
    };
    if !sql::youth::disable(&app.pool, caller.uid, &hash).await? {
        // Another device switched the mode off in the meantime.
        return Err(wrong_pin());
    }
    changed(&app, caller.uid).await
}

use actix_web::HttpRequest;

use super::{
    phone::use_code,
    status::{UserStatus, user_status},
};
use crate::{
    accounts::{
        codes::Scene,
        security_events::{Kind, Outcome},
    },
    api::{
        error::{Code, NotAllowed},
        extract::client_address::client_address,
        prelude::*,
        security,
    },
    text::fields::Phone,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BindPhone {
    uid: Option<i64>,
    phone: Phone,
    /// The code that was sent for the scene `bind`.
    sms_code: String,
    /// The `requestId` of the request for the code. Without it, the newest request of the caller's network counts.
    request_id: Option<String>,
}

/// Binds a phone to the caller's account. It replaces the previous phone.
#[utoipa::path(
    tag = "user",
    request_body(content = BindPhone, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<UserStatus>,
            description = "Codes 1004, 1005; 1008: the phone is bound to another account; 3002: youth mode",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/bind")]
pub async fn bind(
    app: Data<App>,
    req: HttpRequest,
    caller: Caller,
    Form(input): Form<BindPhone>,
) -> Answer<UserStatus> {
    caller.must_be(input.uid)?;
    // A code to the bound phone replaces the PIN: the child must not bind another phone.
    if app.node.status(caller.uid).await?.is_some_and(|status| status.youth) {
        return Err(ApiError::NotAllowed(NotAllowed::YouthBinds));
    }
    let phone = input.phone.0.as_str();
    use_code(&app, client_address(&req), Scene::Bind, phone, &input.sms_code, input.request_id.as_deref())
        .await?;
    // The code proves who holds the phone; only they learn that another account has it.
    if app.node.bind_phone(caller.uid, phone).await?.is_err() {
        return Err(ApiError::refused(Code::PhoneTaken));
    }
    security::note(&req, Kind::Rebinding, Outcome::Done, Some(caller.uid));
    answer(user_status(&app, caller.uid).await?)
}

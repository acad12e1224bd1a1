use actix_web::{
    HttpResponse,
    http::StatusCode,
    web::{Bytes, Path},
};

use crate::{api::prelude::*, payments::HeardBack};

/// Channels repeat their call-back until they read this word.
const TAKEN: &str = "success";
const NOT_TAKEN: &str = "fail";

/// The call-back of a payment channel. The answer is not an envelope but a word for channels: `success` if the channel need not repeat
/// the call, even if it changed nothing; otherwise `fail`.
#[utoipa::path(
    tag = "order",
    params(("channel" = String, Path, description = "Such as `alipay`")),
    request_body(content = String, content_type = "application/x-www-form-urlencoded", description = "As the channel signs it"),
    responses(
        (status = 200, content_type = "text/plain", body = String, description = "`success`"),
        (status = 400, content_type = "text/plain", body = String, description = "`fail`: not the channel's, or not for this portal"),
        (status = 404, content_type = "text/plain", body = String, description = "`fail`: no such channel"),
        (status = 503, content_type = "text/plain", body = String, description = "`fail`: not now, call again"),
    ),
)]
#[post("/api/order/notify/{channel}")]
pub async fn hear_payment(app: Data<App>, channel: Path<String>, body: Bytes) -> HttpResponse {
    let Ok(fields) = serde_urlencoded::from_bytes::<Vec<(String, String)>>(&body) else {
        return say(StatusCode::BAD_REQUEST, NOT_TAKEN);
    };
    // No channel sends NUL, and the database's texts cannot store it.
    if fields.iter().any(|(_, value)| value.contains('\0')) {
        return say(StatusCode::BAD_REQUEST, NOT_TAKEN);
    }
    match app.payments.hear(&channel, &fields).await {
        Ok(HeardBack::Forged(_)) => say(StatusCode::BAD_REQUEST, NOT_TAKEN),
        Ok(HeardBack::UnknownChannel) => say(StatusCode::NOT_FOUND, NOT_TAKEN),
        // An odd payment is stored for an operator: a repeated call-back would add nothing.
        Ok(HeardBack::Settled(_) | HeardBack::Nothing) => say(StatusCode::OK, TAKEN),
        Err(error) => {
            tracing::error!(%error, "a call-back could not be taken in; the channel will call again");
            say(StatusCode::SERVICE_UNAVAILABLE, NOT_TAKEN)
        }
    }
}

fn say(status: StatusCode, word: &'static str) -> HttpResponse {
    HttpResponse::build(status).content_type("text/plain; charset=utf-8").body(word)
}

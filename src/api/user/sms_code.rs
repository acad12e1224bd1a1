use actix_web::HttpRequest;
use uuid::Uuid;

use super::letters::purpose;
use crate::{
    accounts::{
        codes::Scene,
        sms::{NotSent, Sms, SmsLimits},
    },
    api::{error::Code, extract::client_address::client_address, prelude::*},
    text::fields::Phone,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SendSmsCode {
    uid: Option<i64>,
    phone: Phone,
    scene: Scene,
    #[serde(rename = "deviceID")]
    device_id: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SmsCodeSent {
    /// Seconds until another code can be sent.
    resend_after: u64,
}

/// Sends a code to a phone. It replaces the previous code. Phones with and without an account get the same answer.
#[utoipa::path(
    tag = "user",
    request_body(content = SendSmsCode, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<SmsCodeSent>,
            description = "Code 1005: too many; scene `bind` without session: code 2",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>, description = "`uid` is not the session's"),
        (status = 503, body = Envelope<serde_json::Value>, description = "The message could not be sent"),
    ),
    security((), ("uid" = [], "token" = [])),
)]
#[post("/api/user/smsCode")]
pub async fn send_sms_code(
    app: Data<App>,
    req: HttpRequest,
    visitor: Visitor,
    Form(input): Form<SendSmsCode>,
) -> Answer<SmsCodeSent> {
    let SendSmsCode { uid, phone: Phone(phone), scene, device_id } = input;
    if let Some(caller) = visitor.0 {
        caller.must_be(uid)?;
    }
    if scene == Scene::Bind && visitor.0.is_none() {
        return Err(ApiError::refused(Code::SessionInvalid));
    }
    let purpose = purpose(&app, scene, visitor).await?;
    let settings = &app.config.sms;
    let limits = SmsLimits { limits: &app.limits, pool: &app.pool, settings, zone: &app.config.general.zone };
    let taken = limits.take(&phone, device_id.as_deref(), client_address(&req)).await?;
    // Issue the code before it is sent: it may reach the phone before the gateway answers.
    let code = app.codes.issue(&app.node, settings, scene, &phone, app.clock.now()).await?;
    let minutes = settings.code_life.duration().as_secs().div_ceil(60);
    let text = Text::SmsCode
        .to_string()
        .replace("{code}", &code)
        .replace("{purpose}", &purpose.to_string())
        .replace("{minutes}", &minutes.to_string());
    let sms = Sms { id: Uuid::new_v4(), phone: &phone, scene: scene.as_str(), code: &code, text: &text };
    let sent = app.sms.send(sms).await;
    let outcome = if sent.is_ok() { "sent" } else { "failed" };
    metrics::counter!("portal_sms_total", "outcome" => outcome).increment(1);
    let resend_after = taken.wait;
    if let Err(NotSent::Surely(_)) = &sent {
        taken.was_not_sent().await?;
    }
    sent?;
    answer(SmsCodeSent { resend_after: resend_after.as_secs_f64().ceil() as u64 })
}

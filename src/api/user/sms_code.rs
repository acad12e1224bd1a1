use actix_web::HttpRequest;
use uuid::Uuid;

use super::account::shortened;
use crate::{
    accounts::{
        codes::{CodeFor, Issued, Scene},
        sms::{NotSent, Sms, SmsLimits, SmsRequest},
    },
    api::{bans, error::Code, extract::client_address::client_address, prelude::*},
    platform::limits::network,
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
    /// 1: the client sends `requestId` together with the code, so the code is invalid without it. Otherwise the network of the request can
    /// use the code without `requestId`.
    sends_request_id: Option<u8>,
    /// The solution of a challenge, after code 1009.
    challenge: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SmsCodeSent {
    /// Seconds until another code can be sent.
    resend_after: u64,
    /// The id of this request, to send together with the code. Keep it secret: it lets nobody else use the code, or use up its tries.
    request_id: String,
}

/// Sends a code to a phone: six digits, valid once, for the request that `requestId` names. Phones with and without an account get the same answer.
#[utoipa::path(
    tag = "user",
    request_body(content = SendSmsCode, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<SmsCodeSent>,
            description = "Code 1005: too many; 1009: solve `data.challenge` and send the solution; scene `bind`, `erase` or `export` without session: code 2; scene `login`, 3002: the network or device is banned (reason `banned`, `until`)",
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
    let SendSmsCode { uid, phone: Phone(phone), scene, device_id, sends_request_id, challenge } = input;
    if let Some(caller) = visitor.0 {
        caller.must_be(uid)?;
    }
    if matches!(scene, Scene::Bind | Scene::Erase | Scene::Export) && visitor.0.is_none() {
        return Err(ApiError::refused(Code::SessionInvalid));
    }
    if scene == Scene::Login {
        let device = shortened(device_id.as_deref().unwrap_or_default());
        bans::may_sign_in(&app, client_address(&req), &device).await?;
    }
    let purpose = purpose(&app, scene, visitor).await?;
    let settings = &app.config.sms;
    let limits = SmsLimits {
        limits: &app.limits,
        challenges: app.challenges.as_ref(),
        pool: &app.pool,
        settings,
        zone: &app.config.general.zone,
    };
    let (address, now) = (client_address(&req), app.clock.now());
    let (device_id, solution) = (device_id.as_deref(), challenge.as_deref());
    let taken = limits.take(SmsRequest { scene, phone: &phone, device_id, address, solution }).await?;
    let network = (sends_request_id != Some(1)).then(|| network(address));
    // Issue the code before it is sent: it may reach the phone before the gateway answers.
    let Issued { code, request_id } =
        app.codes.issue(&app.node, settings, CodeFor { scene, phone: &phone }, network, now).await?;
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
    answer(SmsCodeSent { resend_after: resend_after.as_secs_f64().ceil() as u64, request_id })
}

/// What a code is for, in the words of its SMS.
async fn purpose(app: &App, scene: Scene, visitor: Visitor) -> Result<Text, ApiError> {
    Ok(match (scene, visitor.0) {
        (Scene::Login, _) => Text::PurposeLogin,
        (Scene::Reset, _) => Text::PurposeReset,
        (Scene::Erase, _) => Text::PurposeErase,
        (Scene::Export, _) => Text::PurposeExport,
        (Scene::Bind, Some(caller)) => {
            let known = sql::account::credentials(&app.db().await?, caller.uid).await?;
            match known.and_then(|known| known.phone) {
                Some(_) => Text::PurposeRebind,
                None => Text::PurposeBind,
            }
        }
        (Scene::Bind, None) => Text::PurposeBind,
    })
}

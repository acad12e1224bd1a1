//! A player takes a copy of everything that the portal stores about the account.

use actix_web::HttpRequest;
use actors::wire::Time;

use super::{
    account::Origin,
    account_messages,
    owner_proof::{ProofFields, prove},
};
use crate::{
    accounts::{
        codes::Scene,
        security_events::{Kind, Outcome},
    },
    api::{limits::take_export, prelude::*, security},
    text::fields::Phone,
};

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RequestExport {
    /// The caller's password.
    #[schema(format = Password)]
    password: Option<String>,
    /// The phone that is bound to the account; with `smsCode`, instead of the password.
    phone: Option<Phone>,
    /// The code that was sent for the scene `export`.
    sms_code: Option<String>,
    /// The `requestId` of the request for the code. Without it, the newest request of the caller's network counts.
    request_id: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExportLink {
    /// The address of a zip of JSON and media. It gives the data out once, until `expireTime`, and only while this login is live. A fetch that
    /// breaks off can be repeated a few times.
    url: String,
    expire_time: Time,
}

/// Opens an address that gives out everything that the portal stores about the account. It takes the password, or a code to the bound
/// phone. A message in the inbox and an SMS to the bound phone report it. A repeated call closes the earlier address.
#[utoipa::path(
    tag = "user",
    request_body(content = RequestExport, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<ExportLink>,
            description = "Codes 1001: the password is wrong, or the account has none; 1004; 1005: too many tries, or too many exports; \
                           1006: the phone is not bound to this account",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/export")]
pub async fn ask_export(
    app: Data<App>,
    req: HttpRequest,
    caller: Caller,
    Form(input): Form<RequestExport>,
) -> Answer<ExportLink> {
    let RequestExport { password, phone, sms_code, request_id } = input;
    let fields = ProofFields { password, phone, sms_code, request_id };
    let proof = prove(&app, &req, caller, Scene::Export, fields).await?;
    // After the proof: a stolen token uses up no export.
    let taken = take_export(&app, caller.uid).await?;
    let message = account_messages::exported(&app, &Origin::of(&req, None));
    let life = app.config.privacy.export_link.duration();
    let opened =
        sql::export::address::open(&app.pool, caller.into(), proof.credential(), life, &message.stored())
            .await;
    if !matches!(opened, Ok(Ok(_))) {
        taken.was_none().await;
    }
    let id = opened?.map_err(|_| proof.refusal())?;
    app.node.status_moved(caller.uid);
    security::note(&req, Kind::Export, Outcome::Done, Some(caller.uid));
    let (url, expires_at) = app.export_links.sign(id, caller.uid, app.clock.now());
    if let Some(phone) = proof.into_bound_phone() {
        account_messages::send_notice(&app, phone, Text::SmsExportRequested);
    }
    answer(ExportLink { url, expire_time: Time(expires_at) })
}

//! A player requests the erasure of the account.

use actix_web::HttpRequest;
use actors::wire::Time;
use sql::erasure::Posts;

use super::{
    account_messages,
    owner_proof::{ProofFields, prove},
};
use crate::{
    accounts::{
        codes::Scene,
        security_events::{Kind, Outcome},
    },
    api::{prelude::*, security},
    text::fields::Phone,
};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ErasureTerms {
    /// Days between the call and the erasure. A sign-in during this time cancels it.
    cooling_off_days: u32,
    /// X钻 that would be lost.
    coin_num: i64,
    /// Orders that can still be paid. The erasure waits for their end.
    open_orders: i64,
}

#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ErasedPosts {
    /// Posts and comments stay, under the name 已注销用户.
    Keep,
    Delete,
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RequestErasure {
    /// The caller's password.
    #[schema(format = Password)]
    password: Option<String>,
    /// The phone that is bound to the account; with `smsCode`, instead of the password.
    phone: Option<Phone>,
    /// The code that was sent for the scene `erase`.
    sms_code: Option<String>,
    /// The `requestId` of the request for the code. Without it, the newest request of the caller's network counts.
    request_id: Option<String>,
    posts: ErasedPosts,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ErasureAsked {
    /// The account is erased at this time, unless somebody signs in before.
    due_time: Time,
}

/// The terms of an erasure: the cooling-off, and what would be lost.
#[utoipa::path(
    tag = "user",
    responses((status = 200, body = Envelope<ErasureTerms>)),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/user/center/erasure")]
pub async fn read_erasure_terms(app: Data<App>, caller: Caller) -> Answer<ErasureTerms> {
    let client = app.db().await?;
    let status = sql::status::snapshots(&client, &[caller.uid]).await?;
    answer(ErasureTerms {
        cooling_off_days: app.config.privacy.erase_cooling_off_days,
        coin_num: status.first().map_or(0, |status| status.balance),
        open_orders: sql::erasure::open_orders(&client, caller.uid).await?,
    })
}

/// Requests the erasure of the account. It takes the password, or a code to the bound phone. All logins end at once, also the caller's. After the
/// cooling-off the identifiers, the profile, devices, logins and messages are erased, and posts and comments are kept or deleted as
/// asked. The ledger and orders stay under a pseudonym. A sign-in before that time cancels the erasure. A repeated call changes nothing.
#[utoipa::path(
    tag = "user",
    request_body(content = RequestErasure, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<ErasureAsked>,
            description = "Codes 1001: the password is wrong, or the account has none; 1004; 1005: too many tries; \
                           1006: the phone is not bound to this account",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/erasure")]
pub async fn ask_erasure(
    app: Data<App>,
    req: HttpRequest,
    caller: Caller,
    Form(input): Form<RequestErasure>,
) -> Answer<ErasureAsked> {
    let posts = match input.posts {
        ErasedPosts::Keep => Posts::Keep,
        ErasedPosts::Delete => Posts::Delete,
    };
    let RequestErasure { password, phone, sms_code, request_id, .. } = input;
    let fields = ProofFields { password, phone, sms_code, request_id };
    let proof = prove(&app, &req, caller, Scene::Erase, fields).await?;
    let days = app.config.privacy.erase_cooling_off_days;
    let due = app.node.request_erasure(caller.uid, proof.credential(), posts, days).await?;
    let due = due.ok_or_else(|| proof.refusal())?;
    security::note(&req, Kind::Erasure, Outcome::Done, Some(caller.uid));
    // Without a cooling-off the owner could not cancel it.
    if let Some(bound) = proof.into_bound_phone()
        && days > 0
    {
        account_messages::send_notice(&app, bound, Text::SmsErasureAsked);
    }
    answer(ErasureAsked { due_time: Time(due) })
}

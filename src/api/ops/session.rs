//! Signing in and out, and the caller.

use actix_web::{HttpRequest, http::header::USER_AGENT};
use actors::wire::Time;

use super::authorise::{address, request_id};
use crate::{
    api::{
        extract::input::Json,
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, delete, get, post},
    },
    operators::{Caller, Given, Identity, Ops, Role},
};

#[derive(Deserialize, ToSchema)]
pub struct SignIn {
    name: String,
    #[schema(max_length = 128, format = Password)]
    password: String,
    /// Six digits of the authenticator app. A code works once.
    code: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Session {
    /// For `Authorization: Bearer …`.
    token: String,
    expire_time: Time,
    operator: Me,
}

/// An operator as they see themselves.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    name: String,
    roles: Vec<Role>,
    /// The password was made by the portal: every other call is refused until it is replaced.
    password_once: bool,
    /// Null: a command with direct access to the database.
    expire_time: Option<Time>,
}

impl From<Identity> for Me {
    fn from(identity: Identity) -> Self {
        Self {
            expire_time: identity.session.map(|session| Time(session.expiry)),
            name: identity.name,
            roles: identity.roles,
            password_once: identity.password_once,
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChoosePassword {
    #[schema(format = Password)]
    old_password: String,
    /// 12 to 128 characters that are hard to guess
    #[schema(format = Password)]
    password: String,
}

/// Signs in by password and code.
#[utoipa::path(
    tag = "session",
    request_body = SignIn,
    responses((status = 200, body = Envelope<Session>, description = "Code 1001: wrong name, password or code; 1005: too many")),
)]
#[post("/api/ops/v1/session")]
pub async fn sign_in(ops: Data<Ops>, req: HttpRequest, Json(input): Json<SignIn>) -> Answer<Session> {
    let agent = req.headers().get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let given = Given {
        name: input.name,
        password: input.password,
        code: input.code,
        address: address(&req),
        agent: agent.to_owned(),
    };
    let begun = ops.sign_in(given, &request_id(&req)).await?;
    answer(Session { token: begun.token, expire_time: Time(begun.expiry), operator: begun.identity.into() })
}

/// Ends the session of this call.
#[utoipa::path(
    tag = "session",
    responses((status = 200, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[delete("/api/ops/v1/session")]
pub async fn sign_out(ops: Data<Ops>, caller: Caller) -> Answer<serde_json::Value> {
    ops.sign_out(&caller).await?;
    answer(serde_json::Value::Null)
}

/// The caller.
#[utoipa::path(
    tag = "operator",
    responses((status = 200, body = Envelope<Me>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/operator/me")]
pub async fn read_me(caller: Caller) -> Answer<Me> {
    answer(caller.identity.into())
}

/// Replaces the caller's password. Ends the caller's other sessions.
#[utoipa::path(
    tag = "operator",
    request_body = ChoosePassword,
    responses((status = 200, body = Envelope<serde_json::Value>, description = "Code 1001: the old password is wrong")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/operator/me/password")]
pub async fn choose_password(
    ops: Data<Ops>,
    caller: Caller,
    Json(input): Json<ChoosePassword>,
) -> Answer<serde_json::Value> {
    ops.choose_password(&caller, input.old_password, input.password).await?;
    answer(serde_json::Value::Null)
}

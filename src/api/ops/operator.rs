//! Operators: list, add, roles, disable, new password, new secret for codes.

use actors::wire::Time;

use crate::{
    api::{
        extract::{input::Json, path::PathId},
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get, post, put},
    },
    operators::{Caller, Ops, Role, manage::Secrets},
};

#[derive(Serialize, ToSchema)]
pub struct Operators {
    /// By name.
    records: Vec<Operator>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Operator {
    id: i64,
    name: String,
    roles: Vec<String>,
    password_once: bool,
    create_time: Time,
    /// Null: may sign in.
    disabled_time: Option<Time>,
    /// Of the last sign-in.
    last_time: Option<Time>,
}

#[derive(Deserialize, ToSchema)]
pub struct AddOperator {
    #[schema(pattern = "^[a-z][a-z0-9._-]{1,31}$")]
    name: String,
    roles: Vec<Role>,
}

#[derive(Deserialize, ToSchema)]
pub struct SetRoles {
    roles: Vec<Role>,
}

#[derive(Deserialize, ToSchema)]
pub struct DisableOperator {
    #[serde(default)]
    reason: String,
}

/// Secrets of an operator. They are shown once.
#[derive(Serialize, ToSchema)]
pub struct OperatorSecrets {
    id: i64,
    /// The first sign-in must replace it. Null: unchanged.
    password: Option<String>,
    /// An authenticator app reads it. Null: unchanged.
    otpauth: Option<String>,
}

impl From<Secrets> for OperatorSecrets {
    fn from(Secrets { id, password, otpauth }: Secrets) -> Self {
        Self { id, password, otpauth }
    }
}

/// Every operator.
#[utoipa::path(
    tag = "operator",
    responses((status = 200, body = Envelope<Operators>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/operator")]
pub async fn list_operators(ops: Data<Ops>) -> Answer<Operators> {
    let time = |time: chrono::DateTime<chrono::FixedOffset>| Time(time.into());
    let records = ops.operators().await?.into_iter().map(|row| Operator {
        id: row.id,
        name: row.name,
        roles: row.roles,
        password_once: row.password_once,
        create_time: time(row.create_time),
        disabled_time: row.disabled_time.map(time),
        last_time: row.last_time.map(time),
    });
    answer(Operators { records: records.collect() })
}

/// Creates an operator with a one-time password.
#[utoipa::path(
    tag = "operator",
    request_body = AddOperator,
    responses((status = 200, body = Envelope<OperatorSecrets>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/operator")]
pub async fn add_operator(
    ops: Data<Ops>,
    caller: Caller,
    Json(input): Json<AddOperator>,
) -> Answer<OperatorSecrets> {
    answer(ops.add_operator(&caller, &input.name, &input.roles).await?.into())
}

/// Replaces the roles of an operator. The last admin stays one.
#[utoipa::path(
    tag = "operator",
    params(("id" = i64, Path, description = "The operator's id")),
    request_body = SetRoles,
    responses((status = 200, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[put("/api/ops/v1/operator/{id}/roles")]
pub async fn set_roles(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(input): Json<SetRoles>,
) -> Answer<serde_json::Value> {
    ops.set_roles(&caller, id, &input.roles).await?;
    answer(serde_json::Value::Null)
}

/// Disables an operator and ends all sessions. The last admin stays enabled.
#[utoipa::path(
    tag = "operator",
    params(("id" = i64, Path, description = "The operator's id")),
    request_body = DisableOperator,
    responses((status = 200, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/operator/{id}/disable")]
pub async fn disable_operator(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(input): Json<DisableOperator>,
) -> Answer<serde_json::Value> {
    ops.disable_operator(&caller, id, &input.reason).await?;
    answer(serde_json::Value::Null)
}

/// Gives an operator a new one-time password and ends all sessions.
#[utoipa::path(
    tag = "operator",
    params(("id" = i64, Path, description = "The operator's id")),
    responses((status = 200, body = Envelope<OperatorSecrets>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/operator/{id}/password")]
pub async fn reset_password(ops: Data<Ops>, caller: Caller, PathId(id): PathId) -> Answer<OperatorSecrets> {
    answer(ops.reset_password(&caller, id).await?.into())
}

/// Gives an operator a new secret for codes and ends all sessions.
#[utoipa::path(
    tag = "operator",
    params(("id" = i64, Path, description = "The operator's id")),
    responses((status = 200, body = Envelope<OperatorSecrets>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/operator/{id}/totp")]
pub async fn reset_totp(ops: Data<Ops>, caller: Caller, PathId(id): PathId) -> Answer<OperatorSecrets> {
    answer(ops.reset_totp(&caller, id).await?.into())
}

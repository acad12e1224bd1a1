//! Calls that suspend, mute and log out a player, and switch the youth mode off.

use actors::wire::Time;
use chrono::{DateTime, Utc};

use super::account::Why;
use crate::{
    api::{
        extract::{input::Json, path::PathId},
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, post},
    },
    operators::{Caller, Ops, accounts::End},
};

/// The end of a mute or suspension: after `days` or at `until`, one of the two.
#[derive(Deserialize, ToSchema)]
pub struct RestrictAccount {
    /// 1 to 3,650
    days: Option<u32>,
    /// In the future, and at most ten years away.
    until: Option<DateTime<Utc>>,
    /// One line of 1 to 200 characters. The player reads it.
    reason: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SuspendedAccount {
    until: Time,
    logins_ended: usize,
}

#[derive(Serialize, ToSchema)]
pub struct MutedAccount {
    until: Time,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoggedOut {
    logins_ended: usize,
}

/// Ends every login of an account. The player can sign in again.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = Why,
    responses((status = 200, body = Envelope<LoggedOut>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/logout")]
pub async fn log_out(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(why): Json<Why>,
) -> Answer<LoggedOut> {
    answer(LoggedOut { logins_ended: ops.log_out(&caller, uid, why.reason()).await? })
}

/// Suspends an account: every login ends, and sign-in is refused until the end. Replaces an earlier suspension.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = RestrictAccount,
    responses((status = 200, body = Envelope<SuspendedAccount>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/suspend")]
pub async fn suspend(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(RestrictAccount { days, until, reason }): Json<RestrictAccount>,
) -> Answer<SuspendedAccount> {
    let suspended = ops.suspend(&caller, uid, End { days, until }, &reason).await?;
    answer(SuspendedAccount { until: Time(suspended.until), logins_ended: suspended.logins_ended })
}

/// Ends a suspension.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = Why,
    responses((status = 200, body = Envelope<serde_json::Value>, description = "Code 2004: it is not suspended")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/unsuspend")]
pub async fn unsuspend(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(why): Json<Why>,
) -> Answer<serde_json::Value> {
    ops.unsuspend(&caller, uid, why.reason()).await?;
    answer(serde_json::Value::Null)
}

/// Mutes an account, which replaces an earlier mute, and sends it a message.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = RestrictAccount,
    responses((status = 200, body = Envelope<MutedAccount>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/mute")]
pub async fn mute(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(RestrictAccount { days, until, reason }): Json<RestrictAccount>,
) -> Answer<MutedAccount> {
    let until = ops.mute(&caller, uid, End { days, until }, &reason).await?;
    answer(MutedAccount { until: Time(until) })
}

/// Ends a mute.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = Why,
    responses((status = 200, body = Envelope<serde_json::Value>, description = "Code 2004: it is not muted")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/unmute")]
pub async fn unmute(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(why): Json<Why>,
) -> Answer<serde_json::Value> {
    ops.unmute(&caller, uid, why.reason()).await?;
    answer(serde_json::Value::Null)
}

/// Switches a youth mode off whose PIN is forgotten. Verify the guardian first.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = Why,
    responses((status = 200, body = Envelope<serde_json::Value>, description = "Code 2004: it is not in youth mode")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/youth-off")]
pub async fn switch_youth_off(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(why): Json<Why>,
) -> Answer<serde_json::Value> {
    ops.youth_off(&caller, uid, why.reason()).await?;
    answer(serde_json::Value::Null)
}

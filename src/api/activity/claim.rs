use sql::activity::{Outcome, Paid, Wants};

use super::{odd, reward};
use crate::api::{
    extract::{
        input::{IdempotencyKey, Json},
        path::PathId,
    },
    prelude::*,
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct ClaimTask {
    task: i32,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaskClaimed {
    /// X钻 that the task paid.
    coins: i64,
    /// Days of membership that the task paid.
    vip_days: i32,
    /// The caller's balance afterwards, X钻.
    coin_num: i64,
    version: i64,
}

/// Claims the reward of a finished task, once per player.
#[utoipa::path(
    tag = "activity",
    params(("id" = i64, Path), ("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    request_body = ClaimTask,
    responses(
        (status = 200, body = Envelope<TaskClaimed>, description = "Codes 2002: the activity does not exist, or is over; 2003: claimed before; 2004: `need` is `join`, `begin` (at `beginTime`) or `deeds` (`have` of `goal`)"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/activity/{id}/claim")]
pub async fn claim_task(
    app: Data<App>,
    caller: Caller,
    PathId(activity): PathId,
    IdempotencyKey(key): IdempotencyKey,
    Json(ClaimTask { task }): Json<ClaimTask>,
) -> Answer<TaskClaimed> {
    match reward(&app, caller.uid, activity, key, Wants::Claim { task }).await? {
        (Outcome::Claimed(Paid { coins, vip_days }), status) => {
            answer(TaskClaimed { coins, vip_days, coin_num: status.balance, version: status.version })
        }
        (other, _) => Err(odd(&other)),
    }
}

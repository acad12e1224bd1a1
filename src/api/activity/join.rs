use sql::activity::{Outcome, Wants};

use super::{index::ActivityDetail, index::detail, odd, reward};
use crate::api::{
    extract::{input::IdempotencyKey, path::PathId},
    prelude::*,
};

/// Joins an activity. The caller's actions since the activity began count, also those before the join.
#[utoipa::path(
    tag = "activity",
    params(("id" = i64, Path), ("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    responses(
        (status = 200, body = Envelope<ActivityDetail>, description = "Codes 2002: the activity does not exist, or is over; 2003: joined before; 2004: `need` is `begin` (at `beginTime`)"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/activity/{id}/join")]
pub async fn join_activity(
    app: Data<App>,
    caller: Caller,
    PathId(activity): PathId,
    IdempotencyKey(key): IdempotencyKey,
) -> Answer<ActivityDetail> {
    match reward(&app, caller.uid, activity, key, Wants::Join).await? {
        (Outcome::Joined, _) => answer(detail(&app, Some(caller.uid), activity).await?),
        (other, _) => Err(odd(&other)),
    }
}

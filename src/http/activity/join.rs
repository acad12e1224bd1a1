use sql::activity::{Command, Outcome, Wants};

use super::{index::ActivityDetail, index::detail, told};
use crate::http::{error::Code, input::IdempotencyKey, path::PathId, prelude::*};

/// Takes part. What the caller has done since the activity began counts.
#[utoipa::path(
    tag = "activity",
    params(("id" = i64, Path), ("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    responses(
        (status = 200, body = Envelope<ActivityDetail>, description = "Codes 2002: there is none, or it is over; 2003: takes part already; 2004: not begun (`beginTime`)"),
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
    let command = Command { uid: caller.uid, activity, key, wants: Wants::Join, told };
    match app.node.reward(command).await?.0 {
        Outcome::Joined => answer(detail(&app, caller.uid, activity).await?),
        Outcome::Refused(refusal) => Err(refusal.into()),
        _ => Err(ApiError::refused(Code::SessionInvalid)),
    }
}

use sql::activity::Joined;

use super::{index::ActivityDetail, index::detail, not_begun};
use crate::http::{error::Code, input::IdempotencyKey, path::PathId, prelude::*};

/// Takes part. What the caller has done since the activity began counts.
#[utoipa::path(
    tag = "activity",
    params(("id" = i64, Path), ("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    responses(
        (status = 200, body = Envelope<ActivityDetail>, description = "Codes 2002: there is none, or it is over; 2003: takes part already; 2004: not begun (`beginTime`)"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/activity/{id}/join")]
pub async fn join_activity(
    app: Data<App>,
    caller: Caller,
    PathId(id): PathId,
    IdempotencyKey(key): IdempotencyKey,
) -> Answer<ActivityDetail> {
    let joined = sql::activity::join(&app.db().await?, caller.uid, id, key).await?;
    match joined {
        Joined::Done => answer(detail(&app, caller.uid, id).await?),
        Joined::Already => Err(ApiError::refused(Code::Already)),
        Joined::Gone => Err(ApiError::refused(Code::Gone)),
        Joined::NotBegun(begin) => Err(not_begun(begin)),
    }
}

use sql::check_in::Deed;

use super::{CheckedIn, check_in};
use crate::api::{extract::input::IdempotencyKey, prelude::*};

/// Checks in for today in the portal's time zone.
#[utoipa::path(
    tag = "checkin",
    params(("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    responses(
        (status = 200, body = Envelope<CheckedIn>, description = "Code 2003: done before"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/checkin/today")]
pub async fn check_in_today(
    app: Data<App>,
    caller: Caller,
    IdempotencyKey(key): IdempotencyKey,
) -> Answer<CheckedIn> {
    check_in(&app, caller.uid, key, Deed::CheckIn).await
}

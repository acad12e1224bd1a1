use chrono::NaiveDate;
use sql::check_in::Deed;

use super::{CheckedIn, check_in};
use crate::api::{
    extract::input::{IdempotencyKey, Json},
    prelude::*,
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct MakeUp {
    /// A day of this month before today.
    #[schema(value_type = String, format = Date)]
    day: NaiveDate,
    /// The price that the player confirmed, X钻; 0: a card of the player's goods.
    price: Option<i64>,
}

/// Makes up a missed day. It uses a card of the caller's goods, else it costs coins. It pays nothing, but counts for the streak and the month.
#[utoipa::path(
    tag = "checkin",
    params(("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    request_body = MakeUp,
    responses(
        (status = 200, body = Envelope<CheckedIn>, description = "Codes 2001: `coinNum` is less than `price`; 2003: the day has a check-in; 2004: no more days this month (`most`); 2006: the sent `price` is not today's; 3002: youth mode"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000: not a day that can be made up"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/checkin/makeup")]
pub async fn make_up(
    app: Data<App>,
    caller: Caller,
    IdempotencyKey(key): IdempotencyKey,
    Json(MakeUp { day, price }): Json<MakeUp>,
) -> Answer<CheckedIn> {
    check_in(&app, caller.uid, key, Deed::MakeUp { day, price }).await
}

use rand::Rng;
use sql::activity::{Drawn, ODDS_OF, Outcome, Wants};

use super::{odd, reward};
use crate::api::{
    extract::{
        input::{IdempotencyKey, Json},
        path::PathId,
    },
    prelude::*,
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct Draw {
    /// The price that the player confirmed, X钻; 0 for a free draw, or one with a spin.
    price: i64,
    /// Whether the player confirmed to use a spin. Absent: any draw of this price.
    spin: Option<bool>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DrawResult {
    /// The id of the prize. Null: no prize.
    prize: Option<i32>,
    /// The price that was charged, X钻.
    price: i64,
    /// It used a spin of the caller's goods.
    spin: bool,
    /// X钻 that the prize paid.
    coins: i64,
    /// Days of membership that the prize paid.
    vip_days: i32,
    /// The caller's balance afterwards, X钻.
    coin_num: i64,
    version: i64,
}

/// Makes one draw with the odds that the activity publishes. Draws are free as often as the day allows, then use a spin of the caller's
/// goods, then cost coins. A draw of a prize that is out of stock wins nothing.
#[utoipa::path(
    tag = "activity",
    params(("id" = i64, Path), ("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    request_body = Draw,
    responses(
        (status = 200, body = Envelope<DrawResult>, description = "Codes 2001: `coinNum` is less than `price`; 2002: the activity does not exist, or is over; 2004: `need` is `begin` (at `beginTime`) or `draws`, of which there are `most` a day; 2006: the sent `price` is not today's, or the draw uses a `spin` and the caller did not say so; 3002: youth mode"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/activity/{id}/draw")]
pub async fn draw(
    app: Data<App>,
    caller: Caller,
    PathId(activity): PathId,
    IdempotencyKey(key): IdempotencyKey,
    Json(Draw { price, spin }): Json<Draw>,
) -> Answer<DrawResult> {
    let roll = rand::rng().random_range(0..ODDS_OF);
    let wants = Wants::Draw { price, spin, roll };
    match reward(&app, caller.uid, activity, key, wants).await? {
        (Outcome::Drawn(Drawn { prize, price, spin, paid, .. }), status) => answer(DrawResult {
            prize,
            price,
            spin,
            coins: paid.coins,
            vip_days: paid.vip_days,
            coin_num: status.balance,
            version: status.version,
        }),
        (other, _) => Err(odd(&other)),
    }
}

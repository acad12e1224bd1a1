use sql::order;

use crate::api::{
    extract::input::IdempotencyKey,
    order::{
        answer::Order,
        place::{Placing, place_order},
    },
    prelude::*,
    user::status::{UserStatus, user_status},
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenVip {
    uid: Option<i64>,
    /// The `type` of a plan from `/api/vip/vipconfig`.
    #[serde(rename = "type")]
    plan: i32,
    /// The game whose dialog offered the plan; 0: none.
    source: Option<i64>,
    /// `coin` (the default), or a payment channel from `/api/user/center/coin/all`.
    pay_with: Option<String>,
    /// The price that the player confirmed, in X钻 or in the currency's minor unit. If today's price differs, the call is refused with code
    /// 2006. Absent: today's price.
    price: Option<i64>,
}

/// The result: the new status, or an order to pay.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum VipOpened {
    /// Paid in coins: the membership is in force.
    Status(Box<UserStatus>),
    /// To be paid with money: the membership starts after the payment.
    Order(Order),
}

const COIN: &str = "coin";

/// Buys or extends the caller's membership. The new days start when the membership ends, or now if it has ended. A purchase with coins
/// and without an `Idempotency-Key` counts once: the same plan by the same login within 60 s is the same purchase.
#[utoipa::path(
    tag = "vip",
    params(("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    request_body(content = OpenVip, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<VipOpened>, description = "Codes 1005: too many orders; 2001: `coinNum` is less than `price`; 2002: no such plan or payment channel; 2006: the sent `price` is not today's; 3002: youth mode"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/vip/vipopen")]
pub async fn open_vip(
    app: Data<App>,
    caller: Caller,
    IdempotencyKey(key): IdempotencyKey,
    Form(input): Form<OpenVip>,
) -> Answer<VipOpened> {
    caller.must_be(input.uid)?;
    let OpenVip { plan, source, pay_with, price, .. } = input;
    if let Some(channel) = pay_with.as_deref().filter(|pay_with| *pay_with != COIN) {
        let ware = order::Ware::Vip { plan, source: source.unwrap_or(0) };
        let placing = Placing { uid: caller.uid, key, ware, channel, price };
        return answer(VipOpened::Order(place_order(&app, placing).await?));
    }
    app.node.buy_vip(caller.uid, caller.login, key, price, plan).await??;
    answer(VipOpened::Status(Box::new(user_status(&app, caller.uid).await?)))
}

use sql::order::Ware;
use uuid::Uuid;

use crate::api::{
    error::Code,
    extract::input::IdempotencyKey,
    order::{
        answer::Order,
        place::{Placing, place_order},
    },
    prelude::*,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CoinOrder {
    uid: Option<i64>,
    /// The id of the package to buy.
    package_id: Option<i64>,
    /// The payment channel, for `packageId`.
    channel: Option<String>,
    /// The amount that the player confirmed, in the currency's minor unit, for `packageId`. If today's price differs, the call is refused
    /// with code 2006. Absent: today's price.
    price: Option<i64>,
    /// The id of one of the caller's orders to read.
    order_id: Option<Uuid>,
    /// 1: list the caller's orders and ignore all other fields but those of paging.
    list: Option<u8>,
    #[serde(flatten)]
    page: PageQuery,
}

/// The order, or the page of orders.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum CoinOrdered {
    Order(Order),
    Orders(Page<Order>),
}

/// Orders a package of coins (`packageId`), or reads one of the caller's orders (`orderId`). Without both, and with `list=1`, it lists
/// the caller's orders, newest first, memberships too.
#[utoipa::path(
    tag = "user",
    params(("Idempotency-Key" = Option<Uuid>, Header)),
    request_body(content = CoinOrder, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<CoinOrdered>,
            description = "Code 1005: too many orders; 2002: no such package, channel or order; 2006: the sent `price` is not today's; 3002: youth mode",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/coin/order")]
pub async fn create_or_read_orders(
    app: Data<App>,
    caller: Caller,
    IdempotencyKey(key): IdempotencyKey,
    Form(input): Form<CoinOrder>,
) -> Answer<CoinOrdered> {
    caller.must_be(input.uid)?;
    match input {
        CoinOrder { list: Some(1), page, .. } => list(&app, caller, &page).await,
        CoinOrder { order_id: Some(id), .. } => read(&app, caller, id).await,
        CoinOrder { package_id: Some(package), channel: Some(channel), price, .. } => {
            let ware = Ware::Coins { package };
            let placing = Placing { uid: caller.uid, key, ware, channel: &channel, price };
            answer(CoinOrdered::Order(place_order(&app, placing).await?))
        }
        CoinOrder { package_id: Some(_), .. } => Err(ApiError::malformed("channel", Text::FieldMissing)),
        CoinOrder { page, .. } => list(&app, caller, &page).await,
    }
}

async fn read(app: &App, caller: Caller, id: Uuid) -> Answer<CoinOrdered> {
    let order = sql::order::order(&app.db().await?, id).await?;
    let own = order.filter(|order| order.uid == caller.uid).ok_or_else(|| ApiError::refused(Code::Gone))?;
    answer(CoinOrdered::Order(Order::new(own, &app.pack_texts().await?)))
}

async fn list(app: &App, caller: Caller, page: &PageQuery) -> Answer<CoinOrdered> {
    let wanted = page.wanted()?;
    let before = wanted.after.map_or(i64::MAX, |(_, number)| number);
    let client = app.db().await?;
    let rows = sql::order::page(&client, caller.uid, before, wanted.skip, wanted.read_size()).await?;
    let total = sql::order::total(&client, caller.uid).await?;
    let page = wanted.page(rows, total, |row| (0, row.number));
    let texts = app.pack_texts().await?;
    answer(CoinOrdered::Orders(page.map(|order| Order::new(order, &texts))))
}

//! Orders of players, as operators read them.

use actors::wire::Time;
use chrono::{DateTime, TimeDelta, Utc};
use sql::order::{Filter, Order, Status};
use utoipa::IntoParams;
use uuid::Uuid;

use super::{
    account::time,
    page::{MAX_SIZE, cut_page, page_size},
};
use crate::{
    api::{
        error::ApiError,
        extract::input::Query,
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get},
    },
    operators::Ops,
    text::Text,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListOrders {
    /// The player's uid. Without it, orders of all players.
    uid: Option<i64>,
    /// `created`, `paid`, `delivered`, `closed` or `refunded`.
    status: Option<String>,
    /// Made at this time or later.
    since: Option<DateTime<Utc>>,
    /// Made before this time.
    until: Option<DateTime<Utc>>,
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Orders of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Orders {
    /// Newest first.
    records: Vec<OperatedOrder>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatedOrder {
    id: Uuid,
    /// Grows with each new order.
    number: i64,
    uid: i64,
    /// `coin` or `vip`.
    kind: String,
    /// The product's name at the time of the order.
    item: String,
    /// X钻 that the order delivers.
    coins: i64,
    /// Days of membership that the order delivers.
    days: i32,
    /// In the currency's minor unit, such as fen.
    amount: i64,
    currency: String,
    channel: String,
    /// `created`, `paid`, `delivered`, `closed` or `refunded`.
    status: String,
    /// The player cancelled the order.
    cancelled: bool,
    /// Why an operator closed it.
    note: String,
    create_time: Time,
    pay_expire_time: Time,
}

/// The orders of a player or of all players.
#[utoipa::path(
    tag = "order",
    params(ListOrders),
    responses((status = 200, body = Envelope<Orders>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/order")]
pub async fn list_orders(ops: Data<Ops>, Query(input): Query<ListOrders>) -> Answer<Orders> {
    let size = page_size(input.size, MAX_SIZE)?;
    let status = match &input.status {
        Some(name) => {
            Some(Status::named(name).ok_or_else(|| ApiError::malformed("status", Text::FieldMalformed))?)
        }
        None => None,
    };
    let (since, until) = times(&ops, input.since, input.until);
    let filter = Filter { uid: input.uid, status, since, until };
    let mut rows =
        ops.read(async |tx| Ok(sql::order::filtered(tx, &filter, input.below, size + 1).await?)).await?;
    let next_below = cut_page(&mut rows, size, |row| row.number);
    answer(Orders { records: rows.into_iter().map(OperatedOrder::from).collect(), next_below })
}

/// The times of a list: by default from the beginning until tomorrow, so that no clock hides the newest.
pub(super) fn times(
    ops: &Ops,
    since: Option<DateTime<Utc>>,
    until: Option<DateTime<Utc>>,
) -> (DateTime<Utc>, DateTime<Utc>) {
    let tomorrow = ops.now() + TimeDelta::days(1);
    (since.unwrap_or(DateTime::UNIX_EPOCH), until.unwrap_or(tomorrow))
}

impl From<Order> for OperatedOrder {
    fn from(order: Order) -> Self {
        Self {
            id: order.id,
            number: order.number,
            uid: order.uid,
            kind: order.kind.name().to_owned(),
            item: order.item,
            coins: order.coins,
            days: order.days,
            amount: order.amount,
            currency: order.currency,
            channel: order.channel,
            status: order.status.name().to_owned(),
            cancelled: order.cancelled,
            note: order.note,
            create_time: time(order.create_time),
            pay_expire_time: time(order.pay_expire_time),
        }
    }
}

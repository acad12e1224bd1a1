//! Placing an order: for coins, and for a membership that is paid with money.

use serde_json::json;
use sql::order::{Created, NewOrder, Ware};
use uuid::Uuid;

use super::answer::Order;
use crate::{
    http::{error::Code, prelude::*},
    limits::{self, Limited},
};

/// What somebody wants to pay for.
pub struct Placing<'a> {
    pub uid: i64,
    pub key: Option<Uuid>,
    pub ware: Ware,
    pub channel: &'a str,
    /// The price that was shown.
    pub price: Option<i64>,
}

/// Makes the order. Codes 1005 (too many), 2002 (the package, plan or channel is gone), 2006 (the price has changed).
pub async fn place_order(app: &App, placing: Placing<'_>) -> Result<Order, ApiError> {
    let Placing { uid, key, ware, channel, price } = placing;
    if !app.payments.has(channel) {
        return Err(ApiError::refused(Code::Gone));
    }
    limits::take_order(app, uid).await?;
    let pay = &app.config.pay;
    let (life, most_open) = (pay.order_life.duration(), pay.open_orders);
    let new = NewOrder { uid, key, ware, channel, price, life, most_open };
    match sql::order::create(&app.pool, new).await? {
        Created::Done(order) => Ok((*order).into()),
        Created::Gone => Err(ApiError::refused(Code::Gone)),
        Created::PriceChanged { price } => {
            Err(ApiError::Refused { code: Code::PriceChanged, data: json!({ "price": price }) })
        }
        Created::TooMany { wait } => Err(Limited::TooMany { wait }.into()),
    }
}

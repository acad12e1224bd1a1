//! Placing an order: for coins, and for a membership that is paid with money. No endpoint: two of them do it.

use serde_json::json;
use sql::order::{Created, NewOrder, Ware};
use uuid::Uuid;

use super::answer::Order;
use crate::{
    api::{error::Code, extract::input::KEY, limits, prelude::*},
    platform::limits::Limited,
};

/// What somebody wants to pay for.
pub struct Placing<'a> {
    pub uid: i64,
    pub key: Option<Uuid>,
    pub ware: Ware,
    pub channel: &'a str,
    /// The price that the player confirmed. `None`: today's price applies.
    pub price: Option<i64>,
}

/// Makes the order, or finds the one that the same key made. Codes 1005 (too many), 2002 (the package, plan or channel is gone), 2006 (the price has changed).
pub async fn place_order(app: &App, placing: Placing<'_>) -> Result<Order, ApiError> {
    let Placing { uid, key, ware, channel, price } = placing;
    // The answer to a key that was used is an old one: it costs nothing, whatever has become of the channel.
    let is_old = match key {
        Some(key) => sql::key::is_used(&app.db().await?, uid, key).await?,
        None => false,
    };
    if !is_old {
        if !app.payments.has(channel) {
            return Err(ApiError::refused(Code::Gone));
        }
        limits::take_order(app, uid).await?;
    }
    let pay = &app.config.pay;
    let (life, most_open) = (pay.order_life.duration(), pay.open_orders);
    let new = NewOrder { uid, key, ware, channel, price, life, most_open };
    match sql::order::create(&app.pool, new).await? {
        Created::Done(order) => Ok((*order).into()),
        Created::KeyUsed => Err(ApiError::malformed(KEY, Text::KeyUsed)),
        Created::Gone => Err(ApiError::refused(Code::Gone)),
        Created::PriceChanged { price } => {
            Err(ApiError::Refused { code: Code::PriceChanged, data: json!({ "price": price }) })
        }
        Created::TooMany { wait } => Err(Limited::TooMany { wait }.into()),
    }
}

//! Places an order: for coins, or for a membership that is paid with money. This file has no endpoint: two calls use it.

use serde_json::json;
use sql::order::{Created, NewOrder, Ware};
use uuid::Uuid;

use super::answer::Order;
use crate::{
    api::{
        error::{Code, NotAllowed},
        extract::input::KEY,
        limits,
        prelude::*,
    },
    platform::limits::Limited,
};

/// The details of a new order.
pub struct Placing<'a> {
    pub uid: i64,
    pub key: Option<Uuid>,
    pub ware: Ware,
    pub channel: &'a str,
    /// The price that the player confirmed. `None`: today's price applies.
    pub price: Option<i64>,
}

/// Creates the order, or finds the one of the same key.
/// Codes 1005 (too many), 2002 (the package, plan or channel is gone), 2006 (the price has changed), 3002 (youth mode).
pub async fn place_order(app: &App, placing: Placing<'_>) -> Result<Order, ApiError> {
    let Placing { uid, key, ware, channel, price } = placing;
    // A used key returns its old answer: it costs nothing, even if the channel has changed since.
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
        Created::Done(order) => {
            if !is_old {
                metrics::counter!("portal_orders_total", "channel" => order.channel.clone()).increment(1);
            }
            Ok(Order::new(*order, &app.pack_texts().await?))
        }
        Created::KeyUsed => Err(ApiError::malformed(KEY, Text::KeyUsed)),
        Created::Youth => Err(ApiError::NotAllowed(NotAllowed::YouthSpends)),
        Created::Gone => Err(ApiError::refused(Code::Gone)),
        Created::PriceChanged { price } => {
            Err(ApiError::Refused { code: Code::PriceChanged, data: json!({ "price": price }) })
        }
        Created::TooMany { wait } => Err(Limited::TooMany { wait }.into()),
    }
}

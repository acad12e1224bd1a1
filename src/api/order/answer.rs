//! The view of an order for its owner. This file has no endpoint: several calls answer with it.

use actors::wire::{OrderStatus, Time};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::text::PackTexts;

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Order {
    id: Uuid,
    kind: OrderKind,
    /// The product's name at the time of the order, in the reader's language if the content pack translates it.
    item: String,
    /// In the currency's minor unit.
    amount: i64,
    currency: String,
    channel: String,
    status: OrderStatus,
    /// Whether the player cancelled the order. A payment that arrives later is still delivered.
    cancelled: bool,
    create_time: Time,
    /// X钻 that the order delivers.
    coins: i64,
    /// Days of membership that the order delivers.
    days: i32,
    /// The order closes at this time if it is not paid.
    pay_expire_time: Time,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum OrderKind {
    Coin,
    Vip,
}

impl Order {
    pub fn new(order: sql::order::Order, texts: &PackTexts) -> Self {
        let kind = match order.kind {
            sql::order::Kind::Coin => OrderKind::Coin,
            sql::order::Kind::Vip => OrderKind::Vip,
        };
        let status = order.shown_status().into();
        Self {
            id: order.id,
            kind,
            item: texts.of(order.item),
            amount: order.amount,
            currency: order.currency,
            channel: order.channel,
            status,
            cancelled: order.cancelled,
            create_time: Time(order.create_time.into()),
            coins: order.coins,
            days: order.days,
            pay_expire_time: Time(order.pay_expire_time.into()),
        }
    }
}

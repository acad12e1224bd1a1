//! An order as its owner sees it. No endpoint: several answer with it.

use actors::wire::{OrderStatus, Time};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::error::ApiError;

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Order {
    id: Uuid,
    kind: OrderKind,
    /// What it was called when it was bought.
    item: String,
    /// In the currency's minor unit.
    amount: i64,
    currency: String,
    channel: String,
    status: OrderStatus,
    create_time: Time,
    /// X钻 that it delivers.
    coins: i64,
    /// Of membership that it delivers.
    days: i32,
    /// Not paid by then, it closes.
    pay_expire_time: Time,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum OrderKind {
    Coin,
    Vip,
}

impl TryFrom<sql::order::Order> for Order {
    type Error = ApiError;

    fn try_from(order: sql::order::Order) -> Result<Self, ApiError> {
        // A word of a later release says nothing that could be shown for another.
        let unknown = |what: &str, word: &str| {
            ApiError::Internal(anyhow::anyhow!("the order {} has the {what} {word}", order.id))
        };
        let status = OrderStatus::named(&order.status).ok_or_else(|| unknown("status", &order.status))?;
        let kind = match order.kind.as_str() {
            "coin" => OrderKind::Coin,
            "vip" => OrderKind::Vip,
            other => return Err(unknown("kind", other)),
        };
        Ok(Self {
            id: order.id,
            kind,
            item: order.item,
            amount: order.amount,
            currency: order.currency,
            channel: order.channel,
            status,
            create_time: Time(order.create_time.into()),
            coins: order.coins,
            days: order.days,
            pay_expire_time: Time(order.pay_expire_time.into()),
        })
    }
}

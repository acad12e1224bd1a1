use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{coin, message, order as q, status},
};
use uuid::Uuid;

use super::Order;
use crate::{Error, listen::Notice};

/// A payment, as a channel (or an operator) says it was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paid {
    pub order: Uuid,
    pub channel: String,
    /// The channel's own number.
    pub trade_no: String,
    /// In the currency's minor unit.
    pub amount: i64,
    pub currency: String,
}

/// From whom it was heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heard<'a> {
    Notify,
    Return,
    Sweep,
    Operator { note: &'a str },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settled {
    /// This player has now what was paid for.
    Delivered {
        uid: i64,
    },
    /// This payment was heard of before; nothing was done.
    Before,
    /// The order was paid already: kept for an operator.
    Surplus,
    /// Not what was asked for: kept for an operator.
    Mismatch,
    UnknownOrder,
}

impl Settled {
    /// For figures and logs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Delivered { .. } => "delivered",
            Self::Before => "before",
            Self::Surplus => "surplus",
            Self::Mismatch => "mismatch",
            Self::UnknownOrder => "unknown",
        }
    }
}

/// Takes a payment in: keeps it, and where it pays the order, delivers, in one transaction.
pub async fn settle(pool: &Pool, paid: &Paid, heard: Heard<'_>) -> Result<Settled, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let Some(order) = lock(&tx, paid.order).await? else { return Ok(Settled::UnknownOrder) };
    let same =
        order.channel == paid.channel && order.amount == paid.amount && order.currency == paid.currency;
    let (settled, verdict) = match order.status.as_str() {
        _ if !same => (Settled::Mismatch, "mismatch"),
        "created" | "closed" => (Settled::Delivered { uid: order.uid }, "accepted"),
        _ => (Settled::Surplus, "surplus"),
    };
    let (heard_by, note) = heard.columns();
    let kept = q::insert_payment()
        .bind(
            &tx,
            &paid.channel,
            &paid.trade_no,
            &paid.order,
            &paid.amount,
            &paid.currency,
            &verdict,
            &heard_by,
            &note,
        )
        .opt()
        .await?;
    if kept.is_none() {
        return Ok(Settled::Before);
    }
    if verdict == "accepted" {
        deliver(&tx, &order).await?;
    }
    tx.commit().await?;
    Ok(settled)
}

async fn deliver(tx: &impl GenericClient, order: &Order) -> Result<(), Error> {
    let reference = order.id.to_string();
    if order.kind == "coin" {
        coin::append_entry()
            .bind(tx, &order.uid, &order.coins, &order.item, &"order", &reference, &None)
            .one()
            .await?;
    } else {
        q::grant_vip().bind(tx, &order.uid, &order.level_type, &order.days, &"order", &reference).await?;
    }
    q::deliver().bind(tx, &order.id).await?;
    tell(tx, order, "delivered").await
}

/// Nobody can pay the order any more, says its channel. False: it is not open.
pub async fn close(pool: &Pool, id: Uuid) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let Some(order) = lock(&tx, id).await? else { return Ok(false) };
    if q::close().bind(&tx, &id).opt().await?.is_none() {
        return Ok(false);
    }
    tell(&tx, &order, "closed").await?;
    tx.commit().await?;
    Ok(true)
}

/// The order under its lock and, before it, its account's.
pub(super) async fn lock(tx: &impl GenericClient, id: Uuid) -> Result<Option<Order>, Error> {
    let Some(order) = q::order().bind(tx, &id).opt().await? else { return Ok(None) };
    status::lock_statuses().bind(tx, &vec![order.uid]).all().await?;
    q::lock_order().bind(tx, &id).one().await?;
    // As it is now: another may have held the locks.
    Ok(Some(q::order().bind(tx, &id).one().await?))
}

/// Every node learns of it by the commit.
pub(super) async fn tell(tx: &impl GenericClient, order: &Order, status: &str) -> Result<(), Error> {
    let notice = Notice::Order { uid: order.uid, order: order.id, status: status.to_owned() };
    message::notify().bind(tx, &notice.payload()).one().await?;
    Ok(())
}

impl<'a> Heard<'a> {
    fn columns(self) -> (&'static str, &'a str) {
        match self {
            Self::Notify => ("notify", ""),
            Self::Return => ("return", ""),
            Self::Sweep => ("sweep", ""),
            Self::Operator { note } => ("operator", note),
        }
    }
}

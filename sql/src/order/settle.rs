//! Settlement: records each payment once and, if it pays its order, delivers the goods.

use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{coin, message, order as q, status, vip},
};
use uuid::Uuid;

use super::{Kind, Order, Status};
use crate::{Error, activity, erasure, listen::Notice};

/// A payment as a channel or an operator reports it.
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

/// The source of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaymentSource<'a> {
    Notify,
    Return,
    Cancel,
    Sweep,
    Operator { note: &'a str },
}

/// The result of a reported payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settled {
    /// This player now has the goods.
    Delivered { uid: i64 },
    /// This payment was reported before; nothing changed.
    Before,
    /// A payment of this number is known, but for another order (or one that does not exist here), or of another amount.
    /// Nothing changed.
    Otherwise { order: Option<Uuid> },
    /// The order was paid already: kept for an operator.
    Surplus,
    /// The payment does not match the order: kept for an operator.
    Mismatch,
    /// There is no such order: kept for an operator.
    UnknownOrder,
}

impl Settled {
    /// For figures and logs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Delivered { .. } => "delivered",
            Self::Before => "before",
            Self::Otherwise { .. } => "otherwise",
            Self::Surplus => "surplus",
            Self::Mismatch => "mismatch",
            Self::UnknownOrder => "unknown",
        }
    }
}

/// Records a payment and, if it pays the order, delivers, all in one transaction.
pub async fn settle(pool: &Pool, paid: &Paid, heard: PaymentSource<'_>) -> Result<Settled, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let order = lock(&tx, paid.order).await?;
    let (settled, verdict) = match judge(paid, order.as_ref()) {
        // Nobody can use the goods any more: an operator refunds the payment.
        (Settled::Delivered { uid }, ACCEPTED) if erasure::is_erased(&tx, uid).await? => {
            (Settled::Surplus, "surplus")
        }
        judged => judged,
    };
    if !keep(&tx, paid, heard, order.as_ref(), verdict).await? {
        let known = q::payment().bind(&tx, &paid.channel, &paid.trade_no).one().await?;
        let same = known.order_id == order.as_ref().map(|order| order.id)
            && (known.order_id.is_some() || known.note == told(paid.order))
            && (known.amount, &known.currency) == (paid.amount, &paid.currency);
        return Ok(if same { Settled::Before } else { Settled::Otherwise { order: known.order_id } });
    }
    if let Some(order) = order.filter(|_| verdict == ACCEPTED) {
        deliver(&tx, &order).await?;
        if order.kind == Kind::Coin {
            activity::join_by_deeds(&tx, &[(order.uid, activity::Deed::Recharge)]).await?;
        }
    }
    tx.commit().await?;
    Ok(settled)
}

/// The word for the payment that an order was delivered for.
pub(super) const ACCEPTED: &str = "accepted";

/// Judges a new payment and returns the word for the result.
fn judge(paid: &Paid, order: Option<&Order>) -> (Settled, &'static str) {
    let Some(order) = order else { return (Settled::UnknownOrder, "unknown") };
    let same =
        order.channel == paid.channel && order.amount == paid.amount && order.currency == paid.currency;
    match order.status {
        _ if !same => (Settled::Mismatch, "mismatch"),
        Status::Created | Status::Closed => (Settled::Delivered { uid: order.uid }, ACCEPTED),
        Status::Paid | Status::Delivered | Status::Refunded => (Settled::Surplus, "surplus"),
    }
}

/// False: this payment number is already known.
async fn keep(
    tx: &impl GenericClient,
    paid: &Paid,
    heard: PaymentSource<'_>,
    order: Option<&Order>,
    verdict: &str,
) -> Result<bool, Error> {
    let (heard_by, note) = heard.columns();
    let note = if order.is_some() { note.to_owned() } else { told(paid.order) };
    let order = order.map(|order| order.id);
    let kept = q::insert_payment()
        .bind(
            tx,
            &paid.channel,
            &paid.trade_no,
            &order,
            &paid.amount,
            &paid.currency,
            &verdict,
            &heard_by,
            &note,
        )
        .opt()
        .await?;
    Ok(kept.is_some())
}

/// The note for a payment whose order does not exist here.
fn told(order: Uuid) -> String {
    format!("order {order}")
}

async fn deliver(tx: &impl GenericClient, order: &Order) -> Result<(), Error> {
    let reference = order.id.to_string();
    if order.kind == Kind::Coin {
        coin::append_entry()
            .bind(tx, &order.uid, &order.coins, &order.item, &"order", &reference, &None)
            .one()
            .await?;
    } else {
        let (uids, levels, days) = ([order.uid], [order.level_type], [order.days]);
        vip::grant_memberships()
            .bind(tx, &&uids[..], &&levels[..], &&days[..], &&["order"][..], &&[reference.as_str()][..])
            .await?;
    }
    q::deliver().bind(tx, &order.id).await?;
    tell(tx, order, Status::Delivered).await
}

/// Closes an order that nobody can pay any more, as its channel or an operator (with a `note`) says. False: it is not
/// open.
pub async fn close(pool: &Pool, id: Uuid, note: &str) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let Some(order) = lock(&tx, id).await? else { return Ok(false) };
    if q::close().bind(&tx, &note, &id).opt().await?.is_none() {
        return Ok(false);
    }
    // `cancel` has notified the player already.
    if !order.cancelled {
        tell(&tx, &order, Status::Closed).await?;
    }
    tx.commit().await?;
    Ok(true)
}

/// Cancels an open order for its player, who sees it as closed from then on. Its status stays `created` until `close`. False: it is not
/// open, or cancelled already.
pub async fn cancel(pool: &Pool, id: Uuid) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let Some(order) = lock(&tx, id).await? else { return Ok(false) };
    if q::cancel().bind(&tx, &id).opt().await?.is_none() {
        return Ok(false);
    }
    tell(&tx, &order, Status::Closed).await?;
    tx.commit().await?;
    Ok(true)
}

/// Locks the account, then the order, and returns the order.
pub(super) async fn lock(tx: &impl GenericClient, id: Uuid) -> Result<Option<Order>, Error> {
    let Some(order) = super::order(tx, id).await? else { return Ok(None) };
    status::lock_statuses().bind(tx, &vec![order.uid]).all().await?;
    q::lock_order().bind(tx, &id).one().await?;
    // Reads the order again: another transaction may have held the locks.
    super::order(tx, id).await
}

/// The commit notifies every node.
pub(super) async fn tell(tx: &impl GenericClient, order: &Order, status: Status) -> Result<(), Error> {
    let notice = Notice::Order { uid: order.uid, order: order.id, status: status.name().to_owned() };
    message::notify().bind(tx, &notice.payload()).one().await?;
    Ok(())
}

impl<'a> PaymentSource<'a> {
    /// An operator's reason; empty of all others.
    #[must_use]
    pub fn note(self) -> &'a str {
        self.columns().1
    }

    fn columns(self) -> (&'static str, &'a str) {
        match self {
            Self::Notify => ("notify", ""),
            Self::Return => ("return", ""),
            Self::Cancel => ("cancel", ""),
            Self::Sweep => ("sweep", ""),
            Self::Operator { note } => ("operator", note),
        }
    }
}

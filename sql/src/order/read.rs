//! Reads an order; its words from the database are checked once, here.

use chrono::{DateTime, FixedOffset};
use queries::queries::order as q;
use uuid::Uuid;

use crate::Error;

/// What an order delivers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Coin,
    Vip,
}

/// The state of an order; `order.rs` shows the transitions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Open: it can be paid, or could be until it expired.
    Created,
    /// No committed order has it: the transaction that records a payment also delivers the order. The table's check allows the word.
    Paid,
    Delivered,
    Closed,
    Refunded,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Order {
    pub id: Uuid,
    /// Grows with each new order.
    pub number: i64,
    pub uid: i64,
    pub kind: Kind,
    /// The product's name at the time of the order.
    pub item: String,
    /// For `Coin`; the oldest orders do not record it.
    pub package_id: Option<i64>,
    /// For `Coin`: X钻 that the order delivers, otherwise 0.
    pub coins: i64,
    /// For `Vip`: the plan.
    pub vip_type: Option<i32>,
    /// For `Vip`: days of membership that the order delivers, otherwise 0.
    pub days: i32,
    /// The level of that membership.
    pub level_type: i16,
    /// In the currency's minor unit.
    pub amount: i64,
    pub currency: String,
    pub channel: String,
    pub status: Status,
    /// The player cancelled the order and sees it as closed, even while its channel may still report a payment.
    pub cancelled: bool,
    /// Why an operator closed it; otherwise empty.
    pub note: String,
    pub create_time: DateTime<FixedOffset>,
    pub pay_expire_time: DateTime<FixedOffset>,
    /// The order's time to pay is over, by the database's clock.
    pub pay_expired: bool,
}

impl Order {
    /// The state that the player sees.
    #[must_use]
    pub fn shown_status(&self) -> Status {
        match self.status {
            Status::Created if self.cancelled => Status::Closed,
            status => status,
        }
    }
}

impl Kind {
    const ALL: [Self; 2] = [Self::Coin, Self::Vip];

    /// The word in the table's check constraint.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Coin => "coin",
            Self::Vip => "vip",
        }
    }
}

impl Status {
    pub const ALL: [Self; 5] = [Self::Created, Self::Paid, Self::Delivered, Self::Closed, Self::Refunded];

    /// The word in the table's check constraint.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Paid => "paid",
            Self::Delivered => "delivered",
            Self::Closed => "closed",
            Self::Refunded => "refunded",
        }
    }

    /// `None`: a word of a later release.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.name() == name)
    }
}

impl TryFrom<q::Order> for Order {
    type Error = Error;

    fn try_from(row: q::Order) -> Result<Self, Error> {
        // A word of a later release must not be taken for another state.
        let unknown = |what: &str, word: &str| {
            Error::Invalid(format!("the order {} has the unknown {what} {word}", row.id))
        };
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == row.kind);
        Ok(Self {
            id: row.id,
            number: row.number,
            uid: row.uid,
            kind: kind.ok_or_else(|| unknown("kind", &row.kind))?,
            status: Status::named(&row.status).ok_or_else(|| unknown("status", &row.status))?,
            item: row.item,
            package_id: row.package_id,
            coins: row.coins,
            vip_type: row.vip_type,
            days: row.days,
            level_type: row.level_type,
            amount: row.amount,
            currency: row.currency,
            channel: row.channel,
            cancelled: row.cancelled,
            note: row.note,
            create_time: row.create_time,
            pay_expire_time: row.pay_expire_time,
            pay_expired: row.pay_expired,
        })
    }
}

pub(super) fn orders(rows: Vec<q::Order>) -> Result<Vec<Order>, Error> {
    rows.into_iter().map(Order::try_from).collect()
}

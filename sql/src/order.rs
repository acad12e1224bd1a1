//! Orders that players pay for with money. Call-back, return page, active query, sweeper and operator drive the same
//! state machine: `settle`, `cancel`, `close` and `refund` are one transaction each and idempotent. Each locks the account, then the
//! order.
//!
//! ```text
//! created ──settle──▶ delivered ──refund──▶ refunded
//!    │                   ▲
//!    └──close──▶ closed ─┘ settle: a payment at the last moment is delivered too
//! ```
//!
//! - A player's `cancel` leaves the order `created`, but the player sees it as closed. The channel is asked until it allows `close`.
//! - A payment is recorded once (`payment`, unique by channel and number) and pays at most one order. An order is delivered for
//!   at most one payment, in the transaction that accepts it.
//! - A refund of a part leaves the order delivered. The refund of all that is left makes it refunded (`refund.rs`).
//! - An odd payment (wrong amount, second payment, unknown order) is recorded and changes nothing.
//! - Triggers keep an order's content, allow only the transitions above, and check at commit that the order agrees with its
//!   payment and delivery.

mod debt;
mod due;
mod odd;
mod read;
mod refund;
mod settle;

use std::time::Duration;

use chrono::{DateTime, FixedOffset, Utc};
use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{key, order as q},
};
use uuid::Uuid;

pub use debt::{Debt, Part, TakenGame, debts, debts_of, open_coins, parts, taken_games};
pub use due::{Owed, claim_due, claim_owed, claim_owed_one, claim_owed_part, refund_not_taken, refund_taken};
pub use odd::{acknowledge, note_channel_refund, odd_payments, open_counts, overdue};
pub use q::{OpenCounts, Payment};
pub use read::{Kind, Order, Status};
pub use refund::{
    Elsewhere, Letter, Payer, Refunded, Request, Spent, TakenBack, part_paid_elsewhere, payment_of, refund,
    refund_in,
};
pub use settle::{Paid, PaymentSource, Settled, cancel, close, settle};

use crate::{Error, key::with_key};
use read::orders;

/// The product that an order buys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ware {
    /// A package of coins.
    Coins { package: i64 },
    /// A plan's days of membership. `source`: the game whose dialog offered the plan; 0: none.
    Vip { plan: i32, source: i64 },
}

/// The input for a new order.
#[derive(Debug, Clone, Copy)]
pub struct NewOrder<'a> {
    pub uid: i64,
    /// Idempotency key: the same key by the same account returns the first order again.
    pub key: Option<Uuid>,
    pub ware: Ware,
    pub channel: &'a str,
    /// The price that the player confirmed, in the currency's minor unit. It must equal today's price. `None`: today's price applies.
    pub price: Option<i64>,
    /// The time in which the order can be paid.
    pub life: Duration,
    /// Maximum number of open orders that an account may have.
    pub most_open: u32,
}

/// The result of a request to create an order.
#[derive(Debug, Clone, PartialEq)]
pub enum Created {
    /// Created now, or earlier by the same key.
    Done(Box<Order>),
    /// The key was used for something else.
    KeyUsed,
    /// The account's youth mode is on.
    Youth,
    /// The package, plan or channel is not on sale.
    Gone,
    PriceChanged {
        price: i64,
    },
    /// The account has the most open orders allowed; the first of them expires after this time.
    TooMany {
        wait: Duration,
    },
}

/// The terms of an order.
struct Terms {
    kind: Kind,
    item: String,
    package: Option<i64>,
    coins: i64,
    vip_type: Option<i32>,
    days: i32,
    level_type: i16,
    source: i64,
    amount: i64,
    currency: String,
}

/// Creates an order at today's prices.
pub async fn create(pool: &Pool, new: NewOrder<'_>) -> Result<Created, Error> {
    with_key(async || try_to_create(pool, new).await).await
}

async fn try_to_create(pool: &Pool, new: NewOrder<'_>) -> Result<Created, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    // The lock serialises the account's orders, so that the key and the bound hold.
    let youth = q::lock_payer().bind(&tx, &new.uid).opt().await?.unwrap_or(false);
    if let Some(key) = new.key
        && key::is_used().bind(&tx, &new.uid, &key).one().await?
    {
        let before = q::order_by_key().bind(&tx, &new.uid, &key).opt().await?.map(Order::try_from);
        let before = before.transpose()?;
        let same = before.filter(|before| before.channel == new.channel && is_for(before, new.ware));
        return Ok(same.map_or(Created::KeyUsed, |before| Created::Done(Box::new(before))));
    }
    if youth {
        return Ok(Created::Youth);
    }
    let Some(terms) = terms(&tx, new.ware).await? else { return Ok(Created::Gone) };
    if q::channel_is_offered().bind(&tx, &new.channel).opt().await?.is_none() {
        return Ok(Created::Gone);
    }
    if new.price.is_some_and(|price| price != terms.amount) {
        return Ok(Created::PriceChanged { price: terms.amount });
    }
    let open = q::open_orders().bind(&tx, &new.uid).one().await?;
    if open.n >= i64::from(new.most_open) {
        return Ok(Created::TooMany { wait: Duration::from_millis(open.wait_ms.unsigned_abs()) });
    }
    let (id, life_ms) = (Uuid::new_v4(), new.life.as_secs_f64() * 1000.0);
    q::insert_order()
        .bind(
            &tx,
            &id,
            &new.uid,
            &terms.kind.name(),
            &terms.item,
            &terms.package,
            &terms.coins,
            &terms.vip_type,
            &terms.days,
            &terms.level_type,
            &terms.source,
            &terms.amount,
            &terms.currency,
            &new.channel,
            &life_ms,
            &new.key,
        )
        .await?;
    let order = q::order().bind(&tx, &id).one().await?.try_into()?;
    tx.commit().await?;
    Ok(Created::Done(Box::new(order)))
}

/// Whether the order is for this product. The oldest orders do not record their package.
fn is_for(order: &Order, ware: Ware) -> bool {
    match ware {
        Ware::Coins { package } => {
            order.kind == Kind::Coin && order.package_id.is_none_or(|id| id == package)
        }
        Ware::Vip { plan, .. } => order.vip_type == Some(plan),
    }
}

async fn terms(tx: &impl GenericClient, ware: Ware) -> Result<Option<Terms>, Error> {
    Ok(match ware {
        Ware::Coins { package } => q::coin_package().bind(tx, &package).opt().await?.map(|row| Terms {
            kind: Kind::Coin,
            item: row.name,
            package: Some(package),
            coins: row.coins,
            vip_type: None,
            days: 0,
            level_type: 0,
            source: 0,
            amount: row.amount,
            currency: row.currency,
        }),
        Ware::Vip { plan, source } => q::vip_plan().bind(tx, &plan).opt().await?.map(|row| Terms {
            kind: Kind::Vip,
            item: row.name,
            package: None,
            coins: 0,
            vip_type: Some(plan),
            days: row.days,
            level_type: row.level_type,
            source,
            amount: row.price,
            currency: row.currency,
        }),
    })
}

/// The order with this id; the caller checks its owner.
pub async fn order(db: &impl GenericClient, id: Uuid) -> Result<Option<Order>, Error> {
    q::order().bind(db, &id).opt().await?.map(Order::try_from).transpose()
}

/// A page of an account's orders, newest first: `size` orders older than the number `before`, after leaving out `skip`.
pub async fn page(
    db: &impl GenericClient,
    uid: i64,
    before: i64,
    skip: i64,
    size: i64,
) -> Result<Vec<Order>, Error> {
    orders(q::orders_of().bind(db, &uid, &before, &skip, &size).all().await?)
}

/// How many orders an account has made.
pub async fn total(db: &impl GenericClient, uid: i64) -> Result<i64, Error> {
    Ok(q::orders_total().bind(db, &uid).one().await?)
}

/// Which orders an operator lists.
#[derive(Debug, Clone, Copy)]
pub struct Filter {
    /// `None`: of all accounts.
    pub uid: Option<i64>,
    pub status: Option<Status>,
    pub since: DateTime<Utc>,
    pub until: DateTime<Utc>,
}

/// Orders that are older than the number `below` (`None`: from the newest), newest first.
pub async fn filtered(
    db: &impl GenericClient,
    filter: &Filter,
    below: Option<i64>,
    size: i64,
) -> Result<Vec<Order>, Error> {
    let status = filter.status.map_or("", Status::name);
    let since: DateTime<FixedOffset> = filter.since.into();
    let until: DateTime<FixedOffset> = filter.until.into();
    if let Some(uid) = filter.uid {
        let below = below.unwrap_or(i64::MAX);
        let query = q::orders_of_between();
        return orders(query.bind(db, &uid, &below, &since, &until, &status, &size).all().await?);
    }
    let (below_time, below) = match below {
        None => (until, i64::MIN),
        Some(number) => match q::number_time().bind(db, &number).opt().await? {
            Some(time) if time < until => (time, number),
            _ => (until, i64::MIN),
        },
    };
    orders(q::orders_before().bind(db, &below_time, &below, &since, &status, &size).all().await?)
}

/// The payments reported for an order, oldest first.
pub async fn payments(db: &impl GenericClient, order: Uuid) -> Result<Vec<Payment>, Error> {
    Ok(q::payments_of().bind(db, &order).all().await?)
}

/// The player goes to pay: from now on the portal polls the channel.
pub async fn opened(db: &impl GenericClient, id: Uuid) -> Result<(), Error> {
    q::opened().bind(db, &id).await?;
    Ok(())
}

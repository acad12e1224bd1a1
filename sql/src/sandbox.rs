//! The trades of the sandbox channel, which simulates a payment company.

use chrono::{DateTime, Utc};
use deadpool_postgres::Pool;
use queries::{client::GenericClient, queries::sandbox as q};
use uuid::Uuid;

pub use q::Trade;

use crate::Error;

/// A payment to make.
pub struct NewTrade<'a> {
    pub order: Uuid,
    pub trade_no: &'a str,
    /// In the currency's minor unit.
    pub amount: i64,
    pub currency: &'a str,
    pub subject: &'a str,
    pub notify_url: &'a str,
    pub return_url: &'a str,
    pub expire_time: DateTime<Utc>,
}

/// Creates a trade. Does nothing if the order has one.
pub async fn open(db: &impl GenericClient, new: &NewTrade<'_>) -> Result<(), Error> {
    q::open_trade()
        .bind(
            db,
            &new.order,
            &new.trade_no,
            &new.amount,
            &new.currency,
            &new.subject,
            &new.notify_url,
            &new.return_url,
            &new.expire_time.into(),
        )
        .await?;
    Ok(())
}

/// The trade for an order; an expired one is closed.
pub async fn trade(db: &impl GenericClient, order: Uuid) -> Result<Option<Trade>, Error> {
    Ok(q::trade().bind(db, &order).opt().await?)
}

/// Pays the trade. False: it cannot be paid (any more).
pub async fn pay(db: &impl GenericClient, order: Uuid) -> Result<bool, Error> {
    Ok(q::pay_trade().bind(db, &order).await? > 0)
}

/// The payment fails. Another attempt can succeed.
pub async fn fail(db: &impl GenericClient, order: Uuid) -> Result<(), Error> {
    q::fail_trade().bind(db, &order).await?;
    Ok(())
}

/// Closes the trade, unless it is paid.
pub async fn close(db: &impl GenericClient, order: Uuid) -> Result<(), Error> {
    q::close_trade().bind(db, &order).await?;
    Ok(())
}

/// Refunds a part or all of the trade, once for each number. False: there is no such paid trade, or it has less money left.
pub async fn refund(pool: &Pool, trade_no: &str, number: &str, amount: i64) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    q::lock_trade().bind(&tx, &trade_no).opt().await?;
    q::insert_refund().bind(&tx, &number, &amount, &trade_no).await?;
    let is_refunded = q::refund_trade().bind(&tx, &trade_no, &number).await? > 0;
    tx.commit().await?;
    Ok(is_refunded)
}

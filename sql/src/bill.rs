//! Bills of payment channels: what a channel says it moved on a day, and where that differs from the portal's books.
//!
//! - A run of a day is one transaction and can be repeated: rows and differences are keyed. A difference that is gone, also of another
//!   day, is resolved by the portal, and one that an operator resolved stays resolved while its amounts stay.

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{client::GenericClient, queries::bill as q};

pub use q::{Difference, Summary};

use crate::Error;

/// One payment or refund of a bill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The channel's number of the payment.
    pub trade_no: String,
    /// The order as the channel names it.
    pub order_number: String,
    /// The number of a refund; empty: the payment itself.
    pub number: String,
    /// In the currency's minor unit.
    pub amount: i64,
}

/// A day of a channel's bill, from `since` until before `until`.
#[derive(Debug, Clone, Copy)]
pub struct Day<'a> {
    pub channel: &'a str,
    pub day: NaiveDate,
    pub since: DateTime<Utc>,
    pub until: DateTime<Utc>,
}

/// Stores the bill of a day and its differences.
pub async fn store(pool: &Pool, of: Day<'_>, rows: &[Row], now: DateTime<Utc>) -> Result<Summary, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let Day { channel, day, .. } = of;
    let (since, until): (DateTime<FixedOffset>, DateTime<FixedOffset>) = (of.since.into(), of.until.into());
    let now: DateTime<FixedOffset> = now.into();
    q::lock().bind(&tx, &channel).one().await?;
    let sum = |refunds: bool| -> i64 {
        rows.iter().filter(|row| row.number.is_empty() != refunds).map(|row| row.amount).sum()
    };
    q::record().bind(&tx, &channel, &day, &(rows.len() as i64), &sum(false), &sum(true), &now).await?;
    let trades: Vec<&str> = rows.iter().map(|row| row.trade_no.as_str()).collect();
    let numbers: Vec<&str> = rows.iter().map(|row| row.number.as_str()).collect();
    let orders: Vec<&str> = rows.iter().map(|row| row.order_number.as_str()).collect();
    let amounts: Vec<i64> = rows.iter().map(|row| row.amount).collect();
    q::delete_rows().bind(&tx, &channel, &day).await?;
    q::store_rows().bind(&tx, &channel, &day, &trades, &numbers, &orders, &amounts).await?;
    q::store_differences().bind(&tx, &channel, &day, &now, &since, &until).await?;
    q::resolve_gone().bind(&tx, &channel, &since, &day, &until, &now).await?;
    let summary = q::summary().bind(&tx, &channel, &day).one().await?;
    tx.commit().await?;
    Ok(summary)
}

/// Whether a bill of this day was read that lists anything.
pub async fn has_rows(db: &impl GenericClient, channel: &str, day: NaiveDate) -> Result<bool, Error> {
    let summary = q::summary().bind(db, &channel, &day).opt().await?;
    Ok(summary.is_some_and(|summary| summary.rows_count > 0))
}

/// The days from `first` to `last` to compare, oldest first: never compared, or with an empty bill and open differences. In addition, older
/// ones since the first day that was compared, so that a gap does not go by unnoticed.
pub async fn missing_days(
    db: &impl GenericClient,
    channel: &str,
    first: NaiveDate,
    last: NaiveDate,
) -> Result<Vec<NaiveDate>, Error> {
    Ok(q::missing_days().bind(db, &first, &channel, &last).all().await?)
}

/// How many differences nobody has resolved.
pub async fn open_count(db: &impl GenericClient) -> Result<i64, Error> {
    Ok(q::open_count().bind(db).one().await?)
}

/// Differences with a lower id than this, newest first: open ones, or all.
pub async fn differences(
    db: &impl GenericClient,
    all: bool,
    below: i64,
    size: i64,
) -> Result<Vec<Difference>, Error> {
    Ok(q::differences().bind(db, &below, &all, &size).all().await?)
}

/// Whether this operator alone settled the order of a difference, or refunded it.
pub async fn is_of_own_order(tx: &Transaction<'_>, id: i64, name: &str) -> Result<bool, Error> {
    Ok(q::is_of_own_order().bind(tx, &id, &name).one().await?)
}

/// An operator resolves a difference. `None`: there is none with this id. False: it was resolved before.
pub async fn resolve(
    tx: &Transaction<'_>,
    id: i64,
    note: &str,
    by: &str,
    now: DateTime<Utc>,
) -> Result<Option<bool>, Error> {
    if !q::is_known().bind(tx, &id).one().await? {
        return Ok(None);
    }
    Ok(Some(q::resolve().bind(tx, &note, &by, &now.into(), &id).await? > 0))
}

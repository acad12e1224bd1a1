//! What somebody has to look at: money that fits no order, refunds that nobody takes, orders that nobody closes.

use queries::{client::GenericClient, queries::order as q};

use super::{OpenCounts, Order, Payment, read::orders};
use crate::Error;

/// Money that paid for nothing and is not on its way back, refunds that no channel has taken yet, and what channels sent
/// back by themselves; without what was acknowledged.
pub async fn odd_payments(db: &impl GenericClient, size: i64) -> Result<Vec<Payment>, Error> {
    Ok(q::odd_payments().bind(db, &size).all().await?)
}

/// Orders that are open long after their time: of channels that are not among these, or that do not say what became of
/// them.
pub async fn overdue(db: &impl GenericClient, channels: &[&str], size: i64) -> Result<Vec<Order>, Error> {
    orders(q::overdue_orders().bind(db, &channels, &size).all().await?)
}

/// How much there is of either.
pub async fn open_counts(db: &impl GenericClient) -> Result<OpenCounts, Error> {
    Ok(q::open_counts().bind(db).one().await?)
}

/// Somebody has settled an odd payment otherwise. False: there is no such odd payment.
pub async fn acknowledge(db: &impl GenericClient, payment: i64, reason: &str) -> Result<bool, Error> {
    Ok(q::acknowledge().bind(db, &reason, &payment).await? > 0)
}

/// A channel says that it has paid back. True: nobody here had asked for it, and it is kept.
pub async fn note_channel_refund(
    db: &impl GenericClient,
    channel: &str,
    trade_no: &str,
) -> Result<bool, Error> {
    Ok(q::note_channel_refund().bind(db, &channel, &trade_no).await? > 0)
}

//! Cases for an operator: money that fits no order, refunds that no channel accepts, orders that stay open.

use queries::{client::GenericClient, queries::order as q};

use super::{OpenCounts, Order, Payment, read::orders};
use crate::Error;

/// Payments that bought nothing and are not being refunded, refunds that no channel has accepted yet, and refunds that
/// channels made by themselves. Acknowledged ones are left out.
pub async fn odd_payments(db: &impl GenericClient, size: i64) -> Result<Vec<Payment>, Error> {
    Ok(q::odd_payments().bind(db, &size).all().await?)
}

/// Orders that stay open long after they expired: their channel is not in this list, or does not report their result.
pub async fn overdue(db: &impl GenericClient, channels: &[&str], size: i64) -> Result<Vec<Order>, Error> {
    orders(q::overdue_orders().bind(db, &channels, &size).all().await?)
}

/// The number of each kind.
pub async fn open_counts(db: &impl GenericClient) -> Result<OpenCounts, Error> {
    Ok(q::open_counts().bind(db).one().await?)
}

/// An operator settled an odd payment in another way. False: there is no such odd payment.
pub async fn acknowledge(db: &impl GenericClient, payment: i64, reason: &str) -> Result<bool, Error> {
    Ok(q::acknowledge().bind(db, &reason, &payment).await? > 0)
}

/// A channel reports a refund. True: the portal had not asked for it, and the refund is recorded.
pub async fn note_channel_refund(
    db: &impl GenericClient,
    channel: &str,
    trade_no: &str,
) -> Result<bool, Error> {
    Ok(q::note_channel_refund().bind(db, &channel, &trade_no).await? > 0)
}

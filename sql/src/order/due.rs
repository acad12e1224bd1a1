//! Orders to ask channels about, and refunds to send to them. A claim moves the time of the next claim: any node may
//! claim, no node claims another's, and the claims of a dead node become due again.

use std::time::Duration;

use queries::{client::GenericClient, queries::order as q};

pub use q::Owed;

use super::{Order, read::orders};
use crate::Error;

/// Claims open orders of these channels that are due for a query.
pub async fn claim_due(db: &impl GenericClient, channels: &[&str], size: i64) -> Result<Vec<Order>, Error> {
    orders(q::claim_due().bind(db, &channels, &size).all().await?)
}

/// Claims refunds that are due to be sent to channels. `patience`: how long sending may take; no other node claims them
/// meanwhile.
pub async fn claim_owed(
    db: &impl GenericClient,
    channels: &[&str],
    patience: Duration,
    size: i64,
) -> Result<Vec<Owed>, Error> {
    Ok(q::claim_owed().bind(db, &ms(patience), &channels, &size).all().await?)
}

/// Claims one refund, due or not; `None` if it is not owed.
pub async fn claim_owed_one(
    db: &impl GenericClient,
    payment: i64,
    patience: Duration,
) -> Result<Option<Owed>, Error> {
    Ok(q::claim_owed_one().bind(db, &ms(patience), &payment).opt().await?)
}

/// The channel accepted a refund.
pub async fn refund_taken(db: &impl GenericClient, payment: i64) -> Result<(), Error> {
    q::refund_taken().bind(db, &"", &payment).await?;
    Ok(())
}

/// The channel did not accept the refund; it will be sent again.
pub async fn refund_not_taken(db: &impl GenericClient, payment: i64, fault: &str) -> Result<(), Error> {
    q::refund_not_taken().bind(db, &fault, &payment).await?;
    Ok(())
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

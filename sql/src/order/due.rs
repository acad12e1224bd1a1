//! What channels have to be asked and told. A claim moves the time of the next one: any node may claim, none claims what
//! another has, and what a node that died had claimed comes up again.

use std::time::Duration;

use queries::{client::GenericClient, queries::order as q};

pub use q::Owed;

use super::{Order, read::orders};
use crate::Error;

/// Open orders of these channels that are due to be asked about.
pub async fn claim_due(db: &impl GenericClient, channels: &[&str], size: i64) -> Result<Vec<Order>, Error> {
    orders(q::claim_due().bind(db, &channels, &size).all().await?)
}

/// Refunds that channels are due to be told. `patience`: as long as that may take; nobody else claims them so long.
pub async fn claim_owed(
    db: &impl GenericClient,
    channels: &[&str],
    patience: Duration,
    size: i64,
) -> Result<Vec<Owed>, Error> {
    Ok(q::claim_owed().bind(db, &ms(patience), &channels, &size).all().await?)
}

/// One of them, due or not; `None` where it is not owed.
pub async fn claim_owed_one(
    db: &impl GenericClient,
    payment: i64,
    patience: Duration,
) -> Result<Option<Owed>, Error> {
    Ok(q::claim_owed_one().bind(db, &ms(patience), &payment).opt().await?)
}

/// The channel has taken a refund.
pub async fn refund_taken(db: &impl GenericClient, payment: i64) -> Result<(), Error> {
    q::refund_taken().bind(db, &"", &payment).await?;
    Ok(())
}

/// The channel has not taken it; it will be told again.
pub async fn refund_not_taken(db: &impl GenericClient, payment: i64, fault: &str) -> Result<(), Error> {
    q::refund_not_taken().bind(db, &fault, &payment).await?;
    Ok(())
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

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

/// Claims refunds that are due to be sent to channels, of whole payments first. `patience`: how long sending may take; no other node claims
/// them meanwhile.
pub async fn claim_owed(
    db: &impl GenericClient,
    channels: &[&str],
    patience: Duration,
    size: i64,
) -> Result<Vec<Owed>, Error> {
    let mut owed = q::claim_owed().bind(db, &ms(patience), &channels, &size).all().await?;
    let more = size - owed.len() as i64;
    if more > 0 {
        owed.extend(q::claim_owed_parts().bind(db, &ms(patience), &channels, &more).all().await?);
    }
    Ok(owed)
}

/// Claims the refund of a payment, due or not; `None` if it is not owed.
pub async fn claim_owed_one(
    db: &impl GenericClient,
    payment: i64,
    patience: Duration,
) -> Result<Option<Owed>, Error> {
    Ok(q::claim_owed_one().bind(db, &ms(patience), &payment).opt().await?)
}

/// The same for the refund of a part of a payment.
pub async fn claim_owed_part(
    db: &impl GenericClient,
    part: i64,
    patience: Duration,
) -> Result<Option<Owed>, Error> {
    Ok(q::claim_owed_part().bind(db, &ms(patience), &part).opt().await?)
}

/// The channel accepted a refund.
pub async fn refund_taken(db: &impl GenericClient, owed: &Owed) -> Result<(), Error> {
    match owed.part_id {
        Some(part) => q::part_taken().bind(db, &part).await?,
        None => q::refund_taken().bind(db, &owed.payment_id).await?,
    };
    Ok(())
}

/// The channel did not accept the refund; it will be sent again.
pub async fn refund_not_taken(db: &impl GenericClient, owed: &Owed, fault: &str) -> Result<(), Error> {
    match owed.part_id {
        Some(part) => q::part_not_taken().bind(db, &fault, &part).await?,
        None => q::refund_not_taken().bind(db, &fault, &owed.payment_id).await?,
    };
    Ok(())
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

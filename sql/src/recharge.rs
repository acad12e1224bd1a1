//! Packages that players buy with money, and the channels for paying.

use queries::{client::GenericClient, queries::recharge as q};

pub use q::{Channels as Channel, Packages as Package};

use crate::Error;

/// Packages of coins on sale, in display order.
pub async fn packages(db: &impl GenericClient) -> Result<Vec<Package>, Error> {
    Ok(q::packages().bind(db).all().await?)
}

/// Payment channels that the content offers, in display order.
pub async fn channels(db: &impl GenericClient) -> Result<Vec<Channel>, Error> {
    Ok(q::channels().bind(db).all().await?)
}

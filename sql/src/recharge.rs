//! What can be bought with money, and how it can be paid.

use queries::{client::GenericClient, queries::recharge as q};

pub use q::{Channels as Channel, Packages as Package};

use crate::Error;

/// Packages of coins on sale, in the order in which they are shown.
pub async fn packages(db: &impl GenericClient) -> Result<Vec<Package>, Error> {
    Ok(q::packages().bind(db).all().await?)
}

/// Ways to pay that the content offers, in the order in which they are shown.
pub async fn channels(db: &impl GenericClient) -> Result<Vec<Channel>, Error> {
    Ok(q::channels().bind(db).all().await?)
}

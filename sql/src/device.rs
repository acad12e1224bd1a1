//! Devices that open the app. Each has one row with its first and last visit and the channel of its first visit. `forget`
//! deletes a row a year after the last visit.

use chrono::{DateTime, Utc};
use queries::{client::GenericClient, queries::device as q};

pub use q::Devices;

use crate::Error;

/// A device opened the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Visit {
    /// A keyed hash of the device id.
    pub device: i64,
    pub channel_id: String,
    /// `h5`, `android` or `ios`.
    pub device_type: &'static str,
    pub time: DateTime<Utc>,
}

/// Writes visits, at most one of each device. A known device keeps the channel of its first visit.
pub async fn note(db: &impl GenericClient, visits: &[Visit]) -> Result<(), Error> {
    let ids: Vec<i64> = visits.iter().map(|visit| visit.device).collect();
    let channel_ids: Vec<&str> = visits.iter().map(|visit| visit.channel_id.as_str()).collect();
    let device_types: Vec<&str> = visits.iter().map(|visit| visit.device_type).collect();
    let times: Vec<_> = visits.iter().map(|visit| visit.time.fixed_offset()).collect();
    q::note_devices().bind(db, &ids, &channel_ids, &device_types, &times).await?;
    Ok(())
}

/// Deletes up to `size` devices whose last visit is not after `before`. Returns the number of deleted devices.
pub async fn forget(db: &impl GenericClient, before: DateTime<Utc>, size: i64) -> Result<u64, Error> {
    Ok(q::forget_devices().bind(db, &before.fixed_offset(), &size).await?)
}

/// Counts the devices that came within the last `days`, by channel and type. The largest count is first.
pub async fn counted(db: &impl GenericClient, days: i32) -> Result<Vec<Devices>, Error> {
    Ok(q::devices().bind(db, &days).all().await?)
}

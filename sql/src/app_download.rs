//! Downloads of the app itself, counted by channel.

use queries::{client::GenericClient, queries::app_download as q};

pub use q::AppDownloads;

use crate::Error;

/// Counts one download for today in `zone`. `platform`: `android` or `ios`. An empty `invite_code` means none.
pub async fn count(
    db: &impl GenericClient,
    channel_id: &str,
    invite_code: &str,
    platform: &str,
    zone: &str,
) -> Result<(), Error> {
    q::count_app_download().bind(db, &channel_id, &invite_code, &platform, &zone).await?;
    Ok(())
}

/// Downloads counted in the last `days`, including today in `zone`; highest count first.
pub async fn counted(db: &impl GenericClient, days: i32, zone: &str) -> Result<Vec<AppDownloads>, Error> {
    Ok(q::app_downloads().bind(db, &zone, &days).all().await?)
}

//! How often the app itself was fetched, by channel.

use queries::{client::GenericClient, queries::app_download as q};

use crate::Error;

/// Counts one for today in `zone`. `platform`: `android` or `ios`; an empty `invite_code`: none.
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

//! The announcement that the app shows in a dialog when it starts.

use queries::{client::GenericClient, queries::announcement as q};

pub use q::NewestAnnouncement as Announcement;

use crate::Error;

/// The newest announcement for this position.
pub async fn newest(db: &impl GenericClient, pos_type: i16) -> Result<Option<Announcement>, Error> {
    Ok(q::newest_announcement().bind(db, &pos_type).opt().await?)
}

//! What pops up when the app starts.

use queries::{client::GenericClient, queries::announcement as q};

pub use q::NewestAnnouncement as Announcement;

use crate::Error;

/// The newest one for this place.
pub async fn newest(db: &impl GenericClient, pos_type: i16) -> Result<Option<Announcement>, Error> {
    Ok(q::newest_announcement().bind(db, &pos_type).opt().await?)
}

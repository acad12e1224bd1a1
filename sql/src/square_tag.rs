//! The square's tags on offer.

use queries::{client::GenericClient, queries::square_tag as q};

pub use q::SquareTags as SquareTag;

use crate::Error;

/// All tags, in display order.
pub async fn all(db: &impl GenericClient) -> Result<Vec<SquareTag>, Error> {
    Ok(q::square_tags().bind(db).all().await?)
}

//! Gift packs.

use queries::{client::GenericClient, queries::gift as q};

pub use q::GiftsOfGame as Gift;

use crate::Error;

/// The gifts of a game that run or are to come, in the order in which they are shown.
pub async fn of_game(db: &impl GenericClient, game: i64) -> Result<Vec<Gift>, Error> {
    Ok(q::gifts_of_game().bind(db, &game).all().await?)
}

//! What players get for their coins: games and memberships. One transaction takes many accounts' purchases; each is
//! answered on its own, and what is refused changes nothing.

mod batch;
mod goods;
mod writes;

use deadpool_postgres::Client;
use queries::{client::GenericClient, queries::purchase as q};
use uuid::Uuid;

use crate::{Error, content::Platform, status::Snapshot};
use batch::Batch;

/// What one player (or a visitor) wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// `None`: a visitor, who gets free games only.
    pub uid: Option<i64>,
    /// The same key by the same account gives the first answer again and does nothing.
    pub key: Option<Uuid>,
    /// The price that the player confirmed, X钻. It must equal today's price. `None`: today's price is charged.
    pub price: Option<i64>,
    pub ware: Ware,
}

/// What is bought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ware {
    /// A game's file.
    Game { id: i64, platform: PlatformType },
    /// A plan's days of membership. `purchase` names this purchase in the ledger: drawn by the caller. Without a key, the same
    /// plan by the same `login` within a minute is the same purchase.
    Vip { plan: i32, purchase: Uuid, login: Uuid },
}

/// For which kind of device a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlatformType {
    Android = 1,
    Ios = 2,
}

/// What became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Download(HandedOut),
    /// The membership has moved.
    Member,
    Refused(Refusal),
}

/// A game's file; told again for a key that was used before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandedOut {
    pub file: Platform,
    /// X钻, 0 where it is free for this player.
    pub charged: i64,
    /// The key was used before: nothing was done now.
    pub again: bool,
}

/// Why nothing was sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Off the shelf, or not for this platform.
    Gone,
    /// A visitor wants what has a price.
    NotSignedIn,
    NotEnough {
        balance: i64,
        price: i64,
    },
    /// The confirmed price differs from today's price.
    PriceChanged {
        price: i64,
    },
    /// The key has been used for something else.
    KeyUsed,
}

/// The outcome, and the account's status after it.
pub type Bought = (Outcome, Option<Snapshot>);

/// Carries out commands in their order, in one transaction and a number of statements that does not grow with them.
pub async fn commit(client: &mut Client, commands: &[Command]) -> Result<Vec<Bought>, Error> {
    let tx = client.transaction().await?;
    let batch = Batch::read(&tx, commands).await?;
    let bought = batch.write(&tx).await?;
    tx.commit().await?;
    Ok(bought)
}

/// Deletes what was bought without a key so long ago that a purchase of the same is another one. Returns the number of deleted rows.
pub async fn forget_keyless(db: &impl GenericClient) -> Result<u64, Error> {
    Ok(q::forget_bought().bind(db).await?)
}

impl PlatformType {
    /// As the calls number them; spec.md section 3.
    #[must_use]
    pub fn numbered(number: i64) -> Option<Self> {
        match number {
            1 => Some(Self::Android),
            2 => Some(Self::Ios),
            _ => None,
        }
    }
}

//! Purchases of games and memberships with coins. One transaction carries out the purchases of many accounts.
//!
//! - Each purchase has its own outcome. A refused purchase changes nothing.
//! - `keyless_purchase` deduplicates memberships that are bought without an idempotency key: the same plan by the same
//!   login within 60 s is one purchase. A job of the nodes deletes its rows after 120 s.
//! - The reference of the ledger entry is unique: `('game', 'uid:game')` charges an account once for a game,
//!   `('vip', 'plan:purchase')` once for a purchase.
//! - A confirmed price must equal today's price; otherwise nothing is charged (`PriceChanged`). Without a confirmed price, today's
//!   price is charged.

mod batch;
mod goods;
mod writes;

use deadpool_postgres::Client;
use queries::{client::GenericClient, queries::purchase as q};
use uuid::Uuid;

use crate::{Error, content::Platform, status::Snapshot};
use batch::Batch;

/// One purchase by a player, or a free download by a visitor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// `None`: a visitor. Visitors get free games only.
    pub uid: Option<i64>,
    /// Idempotency key: a repeated key of the same account returns the first outcome and changes nothing.
    pub key: Option<Uuid>,
    /// The price that the player confirmed, X钻. It must equal today's price. `None`: today's price is charged.
    pub price: Option<i64>,
    pub ware: Ware,
}

/// The thing to buy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ware {
    /// A game's file.
    Game { id: i64, platform: PlatformType },
    /// A plan's days of membership. The caller draws `purchase`, which identifies this purchase in the ledger. Without a key,
    /// the same plan by the same `login` within 60 s is the same purchase.
    Vip { plan: i32, purchase: Uuid, login: Uuid },
}

/// The kind of device that a file is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlatformType {
    Android = 1,
    Ios = 2,
}

/// The result of one purchase.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Download(HandedOut),
    /// The membership was extended, now or by an earlier purchase with the same key or login.
    Member,
    Refused(Refusal),
}

/// A game's file. A repeated key returns the same file again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandedOut {
    pub file: Platform,
    /// X钻. 0 if the game is free for this player.
    pub charged: i64,
    /// The key was used before, so this call changed nothing.
    pub again: bool,
}

/// The reason for a refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Off the shelf, or not for this platform.
    Gone,
    /// A visitor asked for a game that has a price.
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

/// Runs the commands in order, in one transaction. The number of statements does not depend on the number of commands.
pub async fn commit(client: &mut Client, commands: &[Command]) -> Result<Vec<Bought>, Error> {
    let tx = client.transaction().await?;
    let batch = Batch::read(&tx, commands).await?;
    let bought = batch.write(&tx).await?;
    tx.commit().await?;
    Ok(bought)
}

/// Deletes the rows of `keyless_purchase` that are too old to match a repeated purchase. Returns the number of deleted rows.
pub async fn forget_keyless(db: &impl GenericClient) -> Result<u64, Error> {
    Ok(q::forget_bought().bind(db).await?)
}

impl PlatformType {
    /// The platform that has this number in the API.
    #[must_use]
    pub fn numbered(number: i64) -> Option<Self> {
        match number {
            1 => Some(Self::Android),
            2 => Some(Self::Ios),
            _ => None,
        }
    }
}

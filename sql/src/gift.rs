//! Gift packs: each claim gets a code for a game, or goods of the portal, while stock lasts.
//!
//! - Only rows of `gift_claim` reduce the stock. Their trigger counts them under the pack's lock: at most the stock, at most one
//!   per player, no code twice.
//! - A pack with a list of codes (`gift_code`, append-only) gives them in list order; `gift.given_upto` is the last given place.
//!   For a pack without a list, the caller draws each code.
//! - A pack with rows in `gift_grant` gives goods instead of a code. A trigger of `gift_claim` grants them, so a claim is never without
//!   its goods.
//! - Conditions (membership, age of the account, bound phone) are checked under the locks of the claim. Caps per device and network are
//!   counted in `gift_claim_count`, also under the pack's lock; a check of the table refuses a count above the cap.
//! - A pack keeps its kind and its goods once a player has claimed it.

mod claim;
mod codes;
mod places;

use chrono::{DateTime, Utc};
use deadpool_postgres::Client;
use queries::{client::GenericClient, queries::gift as q};
use uuid::Uuid;

pub use codes::{Added, Overview, add as add_codes, overview};
pub(crate) use codes::{Kind, lock_kind, put as put_codes};
pub use q::Gift;

use crate::Error;

/// A claim of a pack.
#[derive(Debug, Clone)]
pub struct Claim {
    pub uid: i64,
    /// The login that claims: its device and its network count.
    pub login: Uuid,
    pub gift: i64,
    /// Idempotency key: the same key by the same account returns the first answer again.
    pub key: Option<Uuid>,
    /// A code that the caller draws at random, for packs without a list of codes.
    pub code: String,
    /// Builds title and text (HTML) of the message about the claim, from the pack's name and the code. `None`: the pack gave goods.
    pub told: fn(&str, Option<&str>) -> (String, String),
}

/// The result of a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// `code`: `None` if the pack gave goods. `left`: the stock afterwards.
    Claimed {
        code: Option<String>,
        left: i64,
    },
    Refused(Refusal),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    NoAccount,
    /// There is no such pack, or it has ended.
    Gone,
    OutOfStock,
    NotBegun(DateTime<Utc>),
    MembersOnly,
    /// The account is younger than the pack demands, days.
    TooYoung {
        have: i32,
        least: i32,
    },
    PhoneNeeded,
    /// The device, or the network, has made all claims that the pack allows it.
    DeviceCap,
    NetworkCap,
    /// The account already has this pack.
    Already {
        code: Option<String>,
    },
    /// The key was used for something else.
    KeyUsed,
}

/// Carries out claims in their order in one transaction. The number of statements does not grow with the claims.
pub async fn claim(client: &mut Client, claims: &[Claim]) -> Result<Vec<Outcome>, Error> {
    let tx = client.transaction().await?;
    let outcomes = claim::Batch::read(&tx, claims).await?.write(&tx).await?;
    tx.commit().await?;
    Ok(outcomes)
}

/// The stock of these packs; retired packs are left out.
pub async fn left(db: &impl GenericClient, gifts: &[i64]) -> Result<Vec<(i64, i64)>, Error> {
    Ok(q::left().bind(db, &gifts).all().await?.into_iter().map(|row| (row.id, row.left)).collect())
}

/// Packs that can be claimed now.
pub async fn running(db: &impl GenericClient) -> Result<Vec<i64>, Error> {
    Ok(q::running().bind(db).all().await?)
}

/// A game's gifts that run now or start later, in display order. `uid` 0: a visitor without claims.
pub async fn of_game(db: &impl GenericClient, uid: i64, game: i64) -> Result<Vec<Gift>, Error> {
    Ok(q::gifts_of_game().bind(db, &uid, &game).all().await?)
}

/// Packs of a game, or of all games and the portal: running, upcoming, then recently ended. `uid` 0: a visitor without
/// claims.
pub async fn page(
    db: &impl GenericClient,
    uid: i64,
    game: Option<i64>,
    skip: i64,
    size: i64,
) -> Result<Vec<Gift>, Error> {
    Ok(q::gifts().bind(db, &uid, &game.unwrap_or(0), &skip, &size).all().await?)
}

pub async fn total(db: &impl GenericClient, game: Option<i64>) -> Result<i64, Error> {
    Ok(q::gifts_total().bind(db, &game.unwrap_or(0)).one().await?)
}

/// An account's claims, newest first, older than `at` (microseconds since 1970; 0: from the newest).
pub async fn claimed(
    db: &impl GenericClient,
    uid: i64,
    (at, id): (i64, i64),
    skip: i64,
    size: i64,
) -> Result<Vec<Gift>, Error> {
    Ok(q::claimed().bind(db, &uid, &at, &id, &skip, &size).all().await?)
}

pub async fn claimed_total(db: &impl GenericClient, uid: i64) -> Result<i64, Error> {
    Ok(q::claimed_total().bind(db, &uid).one().await?)
}

//! Gift packs: a code for whoever claims one, while there are any.

mod claim;
mod codes;

use chrono::{DateTime, Utc};
use deadpool_postgres::Client;
use queries::{client::GenericClient, queries::gift as q};
use uuid::Uuid;

pub use codes::{Added, Overview, add as add_codes, overview};
pub(crate) use codes::{lock_kind, put as put_codes};
pub use q::Gift;

use crate::Error;

/// Somebody wants one of a pack.
#[derive(Debug, Clone)]
pub struct Claim {
    pub uid: i64,
    pub gift: i64,
    /// The same key by the same account gives the first answer again.
    pub key: Option<Uuid>,
    /// What is handed out where the pack has no list: drawn by the caller.
    pub code: String,
    /// Title and text (HTML) of the message that keeps the code, out of the pack's name and the code.
    pub told: fn(&str, &str) -> (String, String),
}

/// What became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// `left`: in stock afterwards.
    Claimed {
        code: String,
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
    /// Has this one already.
    Already {
        code: String,
    },
    /// The key has been used for something else.
    KeyUsed,
}

/// Carries out claims in their order, in one transaction and a number of statements that does not grow with them.
pub async fn claim(client: &mut Client, claims: &[Claim]) -> Result<Vec<Outcome>, Error> {
    let tx = client.transaction().await?;
    let outcomes = claim::Batch::read(&tx, claims).await?.write(&tx).await?;
    tx.commit().await?;
    Ok(outcomes)
}

/// What is left of these packs; those off the shelf are missing.
pub async fn left(db: &impl GenericClient, gifts: &[i64]) -> Result<Vec<(i64, i64)>, Error> {
    Ok(q::left().bind(db, &gifts).all().await?.into_iter().map(|row| (row.id, row.left)).collect())
}

/// Packs that run now.
pub async fn running(db: &impl GenericClient) -> Result<Vec<i64>, Error> {
    Ok(q::running().bind(db).all().await?)
}

/// The gifts of a game that run or are to come, in the order in which they are shown.
/// `uid` 0: a visitor, who has none.
pub async fn of_game(db: &impl GenericClient, uid: i64, game: i64) -> Result<Vec<Gift>, Error> {
    Ok(q::gifts_of_game().bind(db, &uid, &game).all().await?)
}

/// Packs of a game (or of all and of the portal): running, coming, then lately ended. `uid` 0: a visitor, who has none.
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

/// What an account has claimed, newest first, behind what was claimed `at` (microseconds since 1970; 0: from
/// the newest).
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

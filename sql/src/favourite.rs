//! Posts and games that players keep.
//!
//! - An account keeps each post or game once. A repeated call changes nothing.
//! - A favourite outlives its post or game: the list then says that it is gone, and nothing else about it.

use chrono::{DateTime, Utc};
use queries::{client::GenericClient, queries::favourite as q};

use crate::Error;

/// What a favourite refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Post,
    Game,
}

impl Kind {
    /// The word in the table's check constraint.
    fn name(self) -> &'static str {
        match self {
            Self::Post => "post",
            Self::Game => "game",
        }
    }
}

/// The result of keeping a post or game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Kept,
    /// There is no such post or game for this account.
    Gone,
    /// The account has the most favourites of this kind that are allowed.
    Full,
}

/// An entry of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Favourite {
    /// Newer favourites have greater ids.
    pub id: i64,
    /// The post or game.
    pub ref_id: i64,
    pub create_time: DateTime<Utc>,
    /// The reader may see the post or game.
    pub shown: bool,
}

/// Maximum number of favourites of each kind. Bounded because every insertion counts them.
pub const MOST_KEPT: i64 = 1000;

/// Keeps a post or game, unless the account keeps it already.
pub async fn keep(db: &impl GenericClient, uid: i64, kind: Kind, ref_id: i64) -> Result<Outcome, Error> {
    let row = q::keep().bind(db, &kind.name(), &ref_id, &uid, &MOST_KEPT).one().await?;
    Ok(match (row.there, row.full) {
        (false, _) => Outcome::Gone,
        (true, true) => Outcome::Full,
        (true, false) => Outcome::Kept,
    })
}

/// Ends keeping it. It may be gone by now.
pub async fn remove(db: &impl GenericClient, uid: i64, kind: Kind, ref_id: i64) -> Result<(), Error> {
    q::remove().bind(db, &uid, &kind.name(), &ref_id).await?;
    Ok(())
}

/// Whether the reader keeps it. A visitor keeps nothing.
pub async fn is_kept(
    db: &impl GenericClient,
    reader: Option<i64>,
    kind: Kind,
    ref_id: i64,
) -> Result<bool, Error> {
    let Some(uid) = reader else { return Ok(false) };
    Ok(!q::kept().bind(db, &uid, &kind.name(), &[ref_id].as_slice()).all().await?.is_empty())
}

/// A page of the account's favourites of one kind, newest first, before the favourite id `before`; and the total.
pub async fn page(
    db: &impl GenericClient,
    uid: i64,
    kind: Kind,
    before: i64,
    skip: i64,
    size: i64,
) -> Result<(i64, Vec<Favourite>), Error> {
    /// The queries return rows of the same shape but of different types.
    macro_rules! rows {
        ($query:ident) => {
            q::$query()
                .bind(db, &uid, &before, &skip, &size)
                .map(|row| Favourite {
                    id: row.id,
                    ref_id: row.ref_id,
                    create_time: row.create_time.into(),
                    shown: row.shown,
                })
                .all()
                .await?
        };
    }
    Ok(match kind {
        Kind::Post => (q::posts_total().bind(db, &uid).one().await?, rows!(posts)),
        Kind::Game => (q::games_total().bind(db, &uid).one().await?, rows!(games)),
    })
}

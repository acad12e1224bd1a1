//! Ratings of games: 1 to 5 stars by players who downloaded the game, one rating each.
//!
//! - Triggers count the ratings in the game's row, in the same statement. Each change raises the counts' `version`.
//! - Lock order: the rating's account (shared, by its foreign key), then the game.

use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{message, rating as q},
};

use crate::{Error, listen::Notice};

/// A game needs this many ratings for the list of the best rated. Its rank also counts as many ratings with `PRIOR_TENTHS`, so that a
/// few ratings cannot lead the list.
pub const LEAST: i64 = 10;
/// The rating that the rank assumes until there are enough real ones: 3.5 stars.
pub const PRIOR_TENTHS: i64 = 35;

/// The ratings of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ratings {
    pub game: i64,
    /// The number of ratings with 1 to 5 stars.
    pub counts: [i64; 5],
    /// Of two, the one with the greater version is newer.
    pub version: i64,
}

/// The result of a rating.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// The game's ratings afterwards.
    Done(Ratings),
    /// There is no such game, or it is off the shelf.
    Gone,
    /// The account never downloaded the game.
    NotDownloaded,
}

impl Ratings {
    /// # Panics
    /// If there are not five counts: the query of each caller selects five.
    #[must_use]
    pub fn new(game: i64, counts: Vec<i64>, version: i64) -> Self {
        Self { game, counts: counts.try_into().expect("five counts"), version }
    }

    /// The number of ratings.
    #[must_use]
    pub fn num(&self) -> i64 {
        self.counts.iter().sum()
    }

    /// The average in tenths of a star, rounded half up. `None`: nobody rated the game.
    #[must_use]
    pub fn tenths(&self) -> Option<i64> {
        let num = self.num();
        let stars: i64 = self.counts.iter().zip(1..).map(|(count, stars)| count * stars).sum();
        (num > 0).then(|| (20 * stars + num) / (2 * num))
    }
}

/// Rates the game, or changes the account's rating. The same stars again change nothing.
pub async fn rate(pool: &Pool, uid: i64, game: i64, stars: i16) -> Result<Outcome, Error> {
    change(pool, uid, game, Some(stars)).await
}

/// Takes the account's rating back. Nothing changes if there is none.
pub async fn take_back(pool: &Pool, uid: i64, game: i64) -> Result<Outcome, Error> {
    change(pool, uid, game, None).await
}

async fn change(pool: &Pool, uid: i64, game: i64, stars: Option<i16>) -> Result<Outcome, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let Some(rater) = q::rater().bind(&tx, &uid, &game).opt().await?.filter(|rater| !rater.retired) else {
        return Ok(Outcome::Gone);
    };
    let changed = match stars {
        Some(_) if !rater.downloaded => return Ok(Outcome::NotDownloaded),
        Some(stars) => q::put().bind(&tx, &uid, &game, &stars).await?,
        None => q::take_back().bind(&tx, &uid, &game).await?,
    };
    let ratings =
        of(&tx, &[game]).await?.pop().ok_or_else(|| Error::Invalid(format!("game {game} is gone")))?;
    if changed > 0 {
        message::notify().bind(&tx, &Notice::Rating { game }.payload()).one().await?;
    }
    tx.commit().await?;
    Ok(Outcome::Done(ratings))
}

/// The ratings of these games, by id.
pub async fn of(db: &impl GenericClient, games: &[i64]) -> Result<Vec<Ratings>, Error> {
    let rows = q::counts().bind(db, &games).all().await?;
    Ok(rows.into_iter().map(|row| Ratings::new(row.id, row.counts, row.version)).collect())
}

/// All games on the shelf.
pub async fn games(db: &impl GenericClient) -> Result<Vec<i64>, Error> {
    Ok(q::games().bind(db).all().await?)
}

/// Makes these the ratings of a content pack's person, as (game, stars). The person's other ratings go.
pub(crate) async fn put_all(tx: &Transaction<'_>, uid: i64, ratings: &[(i64, i16)]) -> Result<(), Error> {
    let (games, stars): (Vec<i64>, Vec<i16>) = ratings.iter().copied().unzip();
    q::put_several().bind(tx, &uid, &games, &stars).await?;
    q::keep_only().bind(tx, &uid, &games).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_average_has_one_decimal_rounded_half_up() {
        let tenths = |counts| Ratings { game: 1, counts, version: 0 }.tenths();
        assert_eq!(tenths([0; 5]), None);
        assert_eq!(tenths([0, 0, 0, 0, 3]), Some(50));
        assert_eq!(tenths([1, 0, 0, 0, 1]), Some(30));
        assert_eq!(tenths([0, 0, 0, 1, 2]), Some(47), "4.666…");
        assert_eq!(tenths([0, 0, 0, 3, 1]), Some(43), "4.25");
    }
}

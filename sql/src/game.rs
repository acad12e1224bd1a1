//! Games in the catalogue.

use queries::{client::GenericClient, queries::game as q};

pub use q::{Game, GameTypes as GameType, OfReader};

use crate::{
    Error,
    rating::{LEAST, PRIOR_TENTHS},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    Hot,
    New,
    /// Games with at least `rating::LEAST` ratings, by their Bayesian average.
    Rating,
    Featured,
}

/// A filter, and a keyset cursor: `after` is the (rank, id) of the last game of the previous page.
#[derive(Debug)]
pub struct Filter<'a> {
    pub category: Option<&'a str>,
    pub keyword: Option<&'a str>,
    pub sort: Sort,
}

pub async fn page(
    db: &impl GenericClient,
    filter: &Filter<'_>,
    after: Option<(i64, i64)>,
    skip: i64,
    size: i64,
) -> Result<Vec<Game>, Error> {
    let (rank, id) = after.unzip();
    let keyword = filter.keyword.map(like);
    let rows = q::games()
        .bind(
            db,
            &filter.sort.name(),
            &LEAST,
            &PRIOR_TENTHS,
            &filter.category,
            &keyword.as_deref(),
            &rank,
            &id.unwrap_or(0),
            &skip,
            &size,
        )
        .all()
        .await?;
    Ok(rows)
}

pub async fn total(db: &impl GenericClient, filter: &Filter<'_>) -> Result<i64, Error> {
    let keyword = filter.keyword.map(like);
    Ok(q::games_total()
        .bind(db, &filter.sort.name(), &LEAST, &filter.category, &keyword.as_deref())
        .one()
        .await?)
}

/// A game that is not retired, or that the reader owns.
pub async fn game(db: &impl GenericClient, id: i64, reader: Option<i64>) -> Result<Option<Game>, Error> {
    // No account has the uid 0.
    Ok(q::game().bind(db, &id, &reader.unwrap_or(0)).opt().await?)
}

/// What the account has of these games.
pub async fn of_reader(db: &impl GenericClient, uid: i64, ids: &[i64]) -> Result<Vec<OfReader>, Error> {
    Ok(q::of_reader().bind(db, &uid, &ids).all().await?)
}

pub async fn types(db: &impl GenericClient) -> Result<Vec<GameType>, Error> {
    Ok(q::game_types().bind(db).all().await?)
}

impl Sort {
    fn name(self) -> &'static str {
        match self {
            Self::Hot => "hot",
            Self::New => "new",
            Self::Rating => "rating",
            Self::Featured => "featured",
        }
    }
}

/// A pattern for texts that contain `keyword`; its wildcards are escaped.
fn like(keyword: &str) -> String {
    let mut pattern = String::from("%");
    for c in keyword.chars() {
        if matches!(c, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern.push('%');
    pattern
}

#[cfg(test)]
mod tests {
    #[test]
    fn wildcards_in_a_keyword_are_literal() {
        assert_eq!(super::like(r"100%_\"), r"%100\%\_\\%");
    }
}

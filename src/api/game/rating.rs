use actors::wire::GameRated;
use serde_json::json;
use sql::rating::{Outcome, Ratings};

use crate::api::{
    error::Code,
    extract::{input::Json, path::PathId},
    prelude::*,
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct NewRating {
    #[schema(minimum = 1, maximum = 5)]
    stars: i16,
}

/// The game's ratings afterwards.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Rated {
    /// The average, 1 to 5 with one decimal. Null: nobody rated the game.
    rating: Option<f64>,
    /// The number of ratings.
    rating_num: i64,
    /// The numbers of ratings with 1, 2, 3, 4 and 5 stars.
    rating_counts: Vec<i64>,
    /// Of two ratings of a game, the one with the greater version is newer.
    rating_version: i64,
    /// The caller's stars. Null: none.
    my_rating: Option<i16>,
}

/// Rates a game, or changes the caller's rating of it. Only players who downloaded the game rate it.
#[utoipa::path(
    tag = "game",
    params(("id" = i64, Path)),
    request_body = NewRating,
    responses(
        (status = 200, body = Envelope<Rated>, description = "Codes 1005: too many ratings; 2002: there is no such game, or it is off the shelf; 2004: `need` is `download`"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/game/{id}/rating")]
pub async fn rate_game(
    app: Data<App>,
    caller: Caller,
    PathId(game): PathId,
    Json(NewRating { stars }): Json<NewRating>,
) -> Answer<Rated> {
    if !(1..=5).contains(&stars) {
        return Err(ApiError::malformed("stars", Text::StarsRule));
    }
    app.spam_limits.take_rating(caller.uid).await?;
    match sql::rating::rate(&app.pool, caller.uid, game, stars).await? {
        Outcome::Done(ratings) => answer(Rated::new(ratings, Some(stars))),
        Outcome::Gone => Err(ApiError::refused(Code::Gone)),
        Outcome::NotDownloaded => Err(ApiError::Unmet {
            text: Text::RatingNeedsDownload,
            data: json!({ "need": "download", "have": 0 }),
        }),
    }
}

/// Takes the caller's rating of a game back.
#[utoipa::path(
    tag = "game",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Rated>, description = "Codes 1005: too many ratings; 2002: there is no such game, or it is off the shelf")),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/game/{id}/rating")]
pub async fn take_rating_back(app: Data<App>, caller: Caller, PathId(game): PathId) -> Answer<Rated> {
    app.spam_limits.take_rating(caller.uid).await?;
    match sql::rating::take_back(&app.pool, caller.uid, game).await? {
        Outcome::Done(ratings) => answer(Rated::new(ratings, None)),
        Outcome::Gone | Outcome::NotDownloaded => Err(ApiError::refused(Code::Gone)),
    }
}

impl Rated {
    fn new(ratings: Ratings, my_rating: Option<i16>) -> Self {
        let GameRated { rating, rating_num, rating_counts, rating_version, .. } = ratings.into();
        Self { rating, rating_num, rating_counts, rating_version, my_rating }
    }
}

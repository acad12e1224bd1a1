use sql::favourite::Kind;

use super::favourites::{self, Favourited};
use crate::api::{extract::path::PathId, prelude::*};

/// Keeps a game as a favourite. Keeping it again changes nothing.
#[utoipa::path(
    tag = "favourite",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Favourited>, description = "Code 1005: too many changes; 2002: the game is gone; 2004: there is no room, with 1000 games (`need` is `room`)")),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/favourite/game/{id}")]
pub async fn keep_game(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Favourited> {
    favourites::keep(&app, caller, Kind::Game, id).await
}

/// Removes a game from the favourites, also one that is gone.
#[utoipa::path(
    tag = "favourite",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Favourited>, description = "Code 1005: too many changes")),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/favourite/game/{id}")]
pub async fn remove_game(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Favourited> {
    favourites::remove(&app, caller, Kind::Game, id).await
}

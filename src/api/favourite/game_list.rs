use actors::wire::Time;
use sql::favourite::Kind;

use super::favourites;
use crate::api::{
    prelude::*,
    web::game::{Game, Reader},
};

/// A game that the caller keeps.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FavouriteGame {
    /// The game's id.
    id: i64,
    /// When the caller began to keep it.
    favourite_time: Time,
    /// Null: the game is off the shelf, and the caller does not own it.
    game: Option<Game>,
}

/// The games that the caller keeps, newest favourite first.
#[utoipa::path(
    tag = "favourite",
    params(PageQuery),
    responses(
        (status = 200, body = Envelope<Page<FavouriteGame>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/favourite/game/list")]
pub async fn list_favourite_games(
    app: Data<App>,
    caller: Caller,
    Query(page): Query<PageQuery>,
) -> Answer<Page<FavouriteGame>> {
    let read = async |ids: &[i64]| {
        let client = app.db().await?;
        let mut rows = sql::search::games_by_id(&client, ids).await?;
        // The others are off the shelf, and the caller owns them.
        for id in ids {
            if rows.iter().all(|row| row.id != *id) {
                rows.extend(sql::game::game(&client, *id, Some(caller.uid)).await?);
            }
        }
        drop(client);
        let reader = Reader::of(&app, Some(caller), ids).await?;
        rows.into_iter().map(|row| Ok((row.id, Game::in_list(&app, row, &reader)?))).collect()
    };
    let entry = |id, favourite_time, game| FavouriteGame { id, favourite_time, game };
    favourites::list(&app, caller, Kind::Game, &page.wanted()?, read, entry).await
}

use sql::favourite::Kind;

use super::game::{Game, Reader};
use crate::api::{error::Code, prelude::*};

#[derive(Debug, Deserialize, ToSchema)]
pub struct ReadGame {
    /// The game's id.
    #[serde(rename = "appID")]
    app_id: i64,
}

/// A game's page.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameDetail {
    #[serde(flatten)]
    game: Game,
    /// The reader keeps the game as a favourite.
    favourited: bool,
}

/// One game. A game that is off the shelf is visible only to its owners.
#[utoipa::path(
    tag = "web",
    request_body(content = ReadGame, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<GameDetail>, description = "Code 2002: no such game, or off the shelf"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[post("/api/web/game/detail")]
pub async fn read_game(
    app: Data<App>,
    Visitor(caller): Visitor,
    Form(input): Form<ReadGame>,
) -> Answer<GameDetail> {
    let uid = caller.map(|caller| caller.uid);
    let find = async |db: &sql::Client| {
        let Some(row) = sql::game::game(db, input.app_id, uid).await? else { return Ok(None) };
        let favourited = sql::favourite::is_kept(db, uid, Kind::Game, row.id).await?;
        Ok(Some((row, favourited)))
    };
    let found = app.find_public(uid, find).await?;
    let (row, favourited) = found.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let reader = Reader::of(&app, caller, &[row.id]).await?;
    answer(GameDetail { game: Game::new(&app, row, &reader)?, favourited })
}

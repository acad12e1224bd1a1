use super::game::{Game, Reader};
use crate::api::{error::Code, prelude::*};

#[derive(Debug, Deserialize, ToSchema)]
pub struct ReadGame {
    /// The game's id.
    #[serde(rename = "appID")]
    app_id: i64,
}

/// One game. A game that is off the shelf is visible only to its owners.
#[utoipa::path(
    tag = "web",
    request_body(content = ReadGame, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Game>, description = "Code 2002: no such game, or off the shelf"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[post("/api/web/game/detail")]
pub async fn read_game(
    app: Data<App>,
    Visitor(caller): Visitor,
    Form(input): Form<ReadGame>,
) -> Answer<Game> {
    let client = app.db().await?;
    let row = sql::game::game(&client, input.app_id, caller.map(|caller| caller.uid)).await?;
    drop(client);
    let row = row.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let reader = Reader::of(&app, caller, &[row.id]).await?;
    answer(Game::new(&app, row, &reader)?)
}

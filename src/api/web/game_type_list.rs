use crate::api::prelude::*;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameType {
    /// The value for `type` in the list of games.
    #[serde(rename = "type")]
    category: String,
    name: String,
    /// The number of games of this type on the shelf.
    game_num: i64,
}

/// The types of games, in display order.
#[utoipa::path(tag = "web", responses((status = 200, body = Envelope<Vec<GameType>>)))]
#[post("/api/web/game/type/list")]
pub async fn list_game_types(app: Data<App>) -> Answer<Vec<GameType>> {
    types(&app).await
}

/// The answer to the call.
pub async fn types(app: &App) -> Answer<Vec<GameType>> {
    let client = app.db().await?;
    let types = sql::game::types(&client).await?;
    answer(
        types
            .into_iter()
            .map(|row| GameType { category: row.r#type, name: row.name, game_num: row.game_num })
            .collect(),
    )
}

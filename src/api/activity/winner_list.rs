use actors::wire::Time;

use crate::api::{extract::path::PathId, prelude::*};

/// The number of winners in the list.
const WINNERS: i64 = 20;

/// A winner.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Winner {
    id: i64,
    /// The first character of the name and stars, for privacy.
    name: String,
    prize: String,
    create_time: Time,
}

/// The latest winners, newest first, up to 20.
#[utoipa::path(
    tag = "activity",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Vec<Winner>>)),
)]
#[get("/api/v1/activity/{id}/winner/list")]
pub async fn list_winners(app: Data<App>, PathId(id): PathId) -> Answer<Vec<Winner>> {
    let rows = sql::activity::winners(&app.db().await?, id, WINNERS).await?;
    answer(rows.into_iter().map(Winner::from).collect())
}

impl From<sql::activity::Winner> for Winner {
    fn from(row: sql::activity::Winner) -> Self {
        Self {
            id: row.id,
            name: row.name.chars().take(1).chain("**".chars()).collect(),
            prize: row.prize,
            create_time: Time(row.create_time.into()),
        }
    }
}

use actors::wire::Time;

use crate::http::prelude::*;

#[derive(Debug, Deserialize, ToSchema)]
pub struct ListGameGifts {
    /// The game's id.
    #[serde(rename = "appID")]
    app_id: i64,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Gift {
    id: i64,
    name: String,
    /// What is inside, as plain text.
    content: String,
    /// Codes that are left.
    left: i64,
    begin_time: Time,
    end_time: Time,
    /// The reader has one: not told yet, and always false.
    claimed: bool,
    vip_only: bool,
}

/// The gift packs of a game that run or are to come.
#[utoipa::path(
    tag = "web",
    request_body(content = ListGameGifts, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Vec<Gift>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[post("/api/web/game/detail/giftlist")]
pub async fn list_game_gifts(app: Data<App>, Form(input): Form<ListGameGifts>) -> Answer<Vec<Gift>> {
    let gifts = sql::gift::of_game(&app.db().await?, input.app_id).await?;
    answer(gifts.into_iter().map(Gift::from).collect())
}

impl From<sql::gift::Gift> for Gift {
    fn from(row: sql::gift::Gift) -> Self {
        Self {
            id: row.id,
            name: row.name,
            content: row.content,
            left: row.left,
            begin_time: Time(row.begin_time.into()),
            end_time: Time(row.end_time.into()),
            // Claiming comes with the gift packs' own calls.
            claimed: false,
            vip_only: row.vip_only,
        }
    }
}

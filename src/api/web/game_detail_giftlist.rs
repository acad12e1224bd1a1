use crate::api::{gift::Gift, prelude::*};

#[derive(Debug, Deserialize, ToSchema)]
pub struct ListGameGifts {
    /// The game's id.
    #[serde(rename = "appID")]
    app_id: i64,
}

/// The running and coming gift packs of a game.
#[utoipa::path(
    tag = "web",
    request_body(content = ListGameGifts, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Vec<Gift>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[post("/api/web/game/detail/giftlist")]
pub async fn list_game_gifts(
    app: Data<App>,
    Visitor(reader): Visitor,
    Form(input): Form<ListGameGifts>,
) -> Answer<Vec<Gift>> {
    let reader = reader.map(|caller| caller.uid);
    let texts = app.pack_texts().await?;
    let read =
        async |db: &sql::Client| sql::gift::of_game(db, reader.unwrap_or_default(), input.app_id).await;
    let gifts = app.read_public(reader, read).await?;
    answer(gifts.into_iter().map(|row| Gift::new(&app, row, &texts)).collect::<Result<_, _>>()?)
}

use utoipa::IntoParams;

use super::Gift;
use crate::api::prelude::*;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OfGame {
    /// Only packs of this game. Absent: the packs of all games and of the portal.
    game: Option<i64>,
}

/// Gift packs: running ones, then coming ones, then those that ended in the last 30 days.
#[utoipa::path(
    tag = "gift",
    params(PageQuery, OfGame),
    responses(
        (status = 200, body = Envelope<Page<Gift>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/gift/list")]
pub async fn list_gifts(
    app: Data<App>,
    Visitor(reader): Visitor,
    Query(page): Query<PageQuery>,
    Query(OfGame { game }): Query<OfGame>,
) -> Answer<Page<Gift>> {
    let wanted = page.wanted()?;
    // The list is short and its packs change stage, so the cursor is an offset, not a key.
    let skip = wanted.skip_of_cursor()?;
    let texts = app.pack_texts().await?;
    let reader = reader.map(|caller| caller.uid);
    let read = async |db: &sql::Client| {
        let size = wanted.read_size();
        let rows = sql::gift::page(db, reader.unwrap_or_default(), game, skip, size).await?;
        Ok((rows, sql::gift::total(db, game).await?))
    };
    let (rows, total) = app.read_public(reader, read).await?;
    let gifts = rows.into_iter().map(|row| Gift::new(&app, row, &texts)).collect::<Result<Vec<_>, _>>()?;
    answer(wanted.page(gifts, total, |gift| (skip + wanted.size, gift.id)))
}

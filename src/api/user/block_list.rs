use actors::wire::Author;

use super::person::author;
use crate::api::prelude::*;

/// The players whom the caller blocks, newest first.
#[utoipa::path(
    tag = "user",
    params(PageQuery),
    responses(
        (status = 200, body = Envelope<Page<Author>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/user/block/list")]
pub async fn list_blocked(
    app: Data<App>,
    caller: Caller,
    Query(page): Query<PageQuery>,
) -> Answer<Page<Author>> {
    let wanted = page.wanted()?;
    let before = wanted.after.map_or(i64::MAX, |(_, id)| id);
    let (skip, size) = (wanted.skip, wanted.read_size());
    let (total, rows) = sql::block::page(&app.db().await?, caller.uid, before, skip, size).await?;
    answer(wanted.page(rows, total, |(id, _)| (0, *id)).map(|(_, person)| author(person)))
}

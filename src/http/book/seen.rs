use serde_json::Value;

use super::reader::take_of;
use crate::http::{path::PathId, prelude::*};

/// Says that the caller has seen which chapters a book on the shelf has: nothing of it is marked as new any more.
#[utoipa::path(
    tag = "book",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Value>, description = "Code 1005: too many")),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/book/{id}/seen")]
pub async fn mark_book_seen(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Value> {
    take_of(&app, caller)?;
    sql::book::mark_seen(&app.db().await?, caller.uid, id).await?;
    answer(Value::Null)
}

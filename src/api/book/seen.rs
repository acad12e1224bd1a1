use serde_json::Value;

use super::reader::take_of;
use crate::api::{error::Code, extract::path::PathId, prelude::*};

/// Says that the caller has seen which chapters a book on the shelf has: nothing of it is marked as new
/// any more. The caller's devices hear of it by the frame `seen`.
#[utoipa::path(
    tag = "book",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Value>, description = "Code 1005: too many; 2002: there is no such book")),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/book/{id}/seen")]
pub async fn mark_book_seen(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Value> {
    take_of(&app, caller)?;
    match sql::book::mark_seen(&app.pool, caller.uid, id).await? {
        true => answer(Value::Null),
        false => Err(ApiError::refused(Code::Gone)),
    }
}

use serde_json::Value;

use super::reader::take_of;
use crate::api::{error::Code, extract::path::PathId, prelude::*};

/// Marks all chapters of a book on the caller's shelf as seen, so that none counts as new. The frame `seen` notifies the caller's
/// devices.
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

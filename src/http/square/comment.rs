use serde_json::Value;
use sql::thread::{Command, Deed};

use super::thread;
use crate::http::{error::Code, path::PathId, prelude::*};

/// Deletes an own comment. One that has replies stays as a placeholder.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path)),
    responses(
        (status = 200, body = Envelope<Value>, description = "Code 2002: there is no such comment"),
        (status = 403, body = Envelope<Value>, description = "Somebody else's"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/square/comment/{id}")]
pub async fn delete_comment(app: Data<App>, caller: Caller, PathId(comment): PathId) -> Answer<Value> {
    let post = sql::comment::post_of(&app.db().await?, comment).await?;
    let post = post.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let deed = Deed::Delete { comment };
    thread::write(&app, Command { post, uid: caller.uid, deed }).await?;
    answer(Value::Null)
}

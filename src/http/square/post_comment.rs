use actors::wire;
use sql::thread::{Command, Deed};

use super::thread::{self, Done};
use crate::http::{
    fields::CommentText,
    input::{IdempotencyKey, Json},
    path::PathId,
    prelude::*,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewComment {
    content: CommentText,
    /// The comment or reply that is answered; none: the post.
    reply_comment_id: Option<i64>,
}

/// Comments below a post, or answers a comment. Whoever watches the thread sees it at once.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path), ("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    request_body = NewComment,
    responses(
        (status = 200, body = Envelope<wire::Comment>, description = "Code 2002: the post or the comment is gone; 3002: the thread is locked"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/square/post/{id}/comment")]
pub async fn create_comment(
    app: Data<App>,
    caller: Caller,
    PathId(post): PathId,
    IdempotencyKey(key): IdempotencyKey,
    Json(input): Json<NewComment>,
) -> Answer<wire::Comment> {
    let deed = Deed::Comment { content: input.content.0, answers: input.reply_comment_id, key };
    match thread::write(&app, Command { post, uid: caller.uid, deed }).await? {
        Done::Commented(comment) => answer(wire::Comment::new(*comment, &crate::app::media_url)),
        other => Err(other.unexpected()),
    }
}

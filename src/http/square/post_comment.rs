use actors::wire;
use sql::thread::{Command, Deed};

use super::thread::{self, Done};
use crate::{
    floods::{self, Allowed},
    http::{
        clean::to_publish,
        fields::CommentText,
        input::{IdempotencyKey, Json},
        path::PathId,
        prelude::*,
    },
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
        (status = 200, body = Envelope<wire::Comment>, description = "Code 1005: too many comments; 2002: the post or the comment is gone; 3001: words that are not allowed; 3002: the thread is locked, the same was said a moment ago (reason `same`), or a newcomer's has a link (reason `link`, `until`)"),
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
    let (content, allowed) = match checked(&app, caller, input.content).await {
        Ok((content, allowed)) => (content, Some(allowed)),
        // What was done once is answered, whatever would be said of it today: the thread knows the key.
        Err(refusal) => match key {
            Some(key) if sql::comment::made_by_key(&app.db().await?, caller.uid, key).await? => {
                (String::new(), None)
            }
            _ => return Err(refusal),
        },
    };
    let deed = Deed::Comment { content, answers: input.reply_comment_id, key };
    let written = thread::write(&app, Command { post, uid: caller.uid, deed }).await;
    if written.is_err()
        && let Some(allowed) = allowed
    {
        allowed.nothing_was_written(&app).await;
    }
    match written? {
        Done::Commented(comment) => answer(wire::Comment::new(*comment, &crate::app::media_url)),
        other => Err(other.unexpected()),
    }
}

/// What of it may be published, now.
async fn checked(
    app: &App,
    caller: Caller,
    CommentText(content): CommentText,
) -> Result<(String, Allowed), ApiError> {
    let content = to_publish(app, content).await?;
    let allowed = floods::take_comment(app, caller.uid, &content).await?;
    Ok((content, allowed))
}

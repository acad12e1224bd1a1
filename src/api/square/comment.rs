use actix_web::HttpRequest;
use actors::wire;
use serde_json::Value;
use sql::thread::{Command, Deed};

use super::{comments::comment, thread};
use crate::{
    api::{
        bans,
        clean::to_publish,
        error::Code,
        extract::{client_address::client_address, input::Json, path::PathId},
        prelude::*,
    },
    square::spam_limits::Allowed,
    text::fields::{CommentText, Mentions},
};

/// The new text of an own comment. Its picture stays.
#[derive(Debug, Deserialize, ToSchema)]
pub struct CommentInput {
    content: CommentText,
    /// Accounts that the text mentions as "@name". The first 10 whose names are in the text count. Newly mentioned accounts are notified.
    #[serde(default)]
    mentions: Mentions,
}

/// Edits an own comment. Watchers of the thread see it at once. The same text again changes nothing.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path)),
    request_body = CommentInput,
    responses(
        (status = 200, body = Envelope<wire::Comment>, description = "The comment without its replies. Code 1005: too many changes; 2002: the post or the comment is gone; 3001: words that are not allowed; 3002: not allowed, `reason` is `locked`, `muted` (`until`), `banned` (the network or device, `until`), `blocked` (by the author of the answered comment), `same` (as another text a moment ago) or `link` (a newcomer's, `until`)"),
        (status = 400, body = Envelope<Value>, description = "Code 4000"),
        (status = 403, body = Envelope<Value>, description = "It belongs to another account"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[put("/api/v1/square/comment/{id}")]
pub async fn edit_comment(
    app: Data<App>,
    caller: Caller,
    req: HttpRequest,
    PathId(id): PathId,
    Json(input): Json<CommentInput>,
) -> Answer<wire::Comment> {
    let before = sql::comment::written(&app.db().await?, id).await?;
    let before = before.ok_or_else(|| ApiError::refused(Code::Gone))?;
    if before.uid != caller.uid {
        return Err(ApiError::forbidden());
    }
    bans::may_write(&app, client_address(&req), caller.login).await?;
    let CommentInput { content, mentions: Mentions(mentions) } = input;
    let content = content.of_comment(before.pictured);
    let content = content.ok_or_else(|| ApiError::malformed("content", Text::CommentRule))?;
    // The same text again takes nothing from the rate limit: the client may have lost the first answer.
    let (content, allowed) = match before.says(&content, &mentions) {
        true => (content, None),
        false => {
            let (content, allowed) = checked(&app, caller, &before.content, content).await?;
            (content, Some(allowed))
        }
    };
    let deed = Deed::Edit { comment: id, content, mentions };
    let written = thread::write(&app, Command { post: before.post, uid: caller.uid, deed }).await;
    if written.is_err()
        && let Some(allowed) = allowed
    {
        allowed.nothing_was_written().await;
    }
    written?;
    let now = sql::comment::by_id(&app.db().await?, id, Some(caller.uid)).await?;
    answer(comment(now.filter(|now| !now.comment.deleted).ok_or_else(|| ApiError::refused(Code::Gone))?))
}

/// Returns the publishable text and the permission to publish it now.
async fn checked<'a>(
    app: &'a App,
    caller: Caller,
    before: &str,
    content: String,
) -> Result<(String, Allowed<'a>), ApiError> {
    let content = to_publish(app, content).await?;
    let allowed = app.spam_limits.take_comment_edit(caller.uid, before, &content).await?;
    Ok((content, allowed))
}

/// Deletes an own comment. A comment with replies stays as a placeholder.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path)),
    responses(
        (status = 200, body = Envelope<Value>, description = "Code 2002: there is no such comment"),
        (status = 403, body = Envelope<Value>, description = "It belongs to another account"),
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

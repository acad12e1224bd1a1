use sql::thread::{Command, Deed};

use super::thread::{self, Liked};
use crate::api::{error::Code, extract::path::PathId, prelude::*};

/// Likes a comment.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Liked>, description = "Code 1005: too many likes; 2002: the comment is gone")),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/square/comment/{id}/like")]
pub async fn like_comment(app: Data<App>, caller: Caller, PathId(comment): PathId) -> Answer<Liked> {
    like(&app, caller, comment, true).await
}

/// Takes back the like of a comment.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Liked>, description = "Code 1005: too many likes; 2002: the comment is gone")),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/square/comment/{id}/like")]
pub async fn unlike_comment(app: Data<App>, caller: Caller, PathId(comment): PathId) -> Answer<Liked> {
    like(&app, caller, comment, false).await
}

async fn like(app: &App, caller: Caller, comment: i64, liked: bool) -> Answer<Liked> {
    app.spam_limits.take_like(caller.uid)?;
    let post = sql::comment::post_of(&app.db().await?, comment).await?;
    let post = post.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let deed = Deed::LikeComment { comment, liked };
    thread::write(app, Command { post, uid: caller.uid, deed }).await?.liked(liked)
}

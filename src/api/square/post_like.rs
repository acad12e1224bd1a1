use sql::thread::{Command, Deed};

use super::thread::{self, Liked};
use crate::api::{extract::path::PathId, prelude::*};

/// Likes a post.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Liked>, description = "Code 1005: too many likes; 2002: the post is gone")),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/square/post/{id}/like")]
pub async fn like_post(app: Data<App>, caller: Caller, PathId(post): PathId) -> Answer<Liked> {
    app.spam_limits.take_like(caller.uid)?;
    let deed = Deed::LikePost { liked: true };
    thread::write(&app, Command { post, uid: caller.uid, deed }).await?.liked(true)
}

/// Takes back the like of a post.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Liked>, description = "Code 1005: too many likes; 2002: the post is gone")),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/square/post/{id}/like")]
pub async fn unlike_post(app: Data<App>, caller: Caller, PathId(post): PathId) -> Answer<Liked> {
    app.spam_limits.take_like(caller.uid)?;
    let deed = Deed::LikePost { liked: false };
    thread::write(&app, Command { post, uid: caller.uid, deed }).await?.liked(false)
}

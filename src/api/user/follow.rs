use super::person::other;
use crate::api::{extract::path::PathId, prelude::*};

/// The player's number of followers afterwards.
#[derive(Debug, Serialize, ToSchema)]
pub struct Followed {
    followed: bool,
    followers: i64,
}

/// Follows a player, who gets one notice.
#[utoipa::path(
    tag = "user",
    params(("id" = i64, Path)),
    responses(
        (status = 200, body = Envelope<Followed>, description = "Code 1005: too many; 2002: there is no such person; 3002: `reason` is `blocked` (by them) or `blocking` (by the caller)"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000: the caller's own uid"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/user/follow/{id}")]
pub async fn follow_user(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Followed> {
    let id = other(caller, id)?;
    app.spam_limits.take_follow(caller.uid).await?;
    let followers = app.node.follow(caller.uid, id).await??;
    answer(Followed { followed: true, followers })
}

/// Ends a follow.
#[utoipa::path(
    tag = "user",
    params(("id" = i64, Path)),
    responses(
        (status = 200, body = Envelope<Followed>, description = "Code 2002: there is no such person"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000: the caller's own uid"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/user/follow/{id}")]
pub async fn unfollow_user(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Followed> {
    let followers = app.node.unfollow(caller.uid, other(caller, id)?).await??;
    answer(Followed { followed: false, followers })
}

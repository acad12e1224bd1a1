use super::person::other;
use crate::api::{error::Code, extract::path::PathId, prelude::*};

#[derive(Debug, Serialize, ToSchema)]
pub struct Blocked {
    blocked: bool,
}

/// Blocks a player. The caller's lists leave out the player's posts and comments. The player cannot follow the caller, or comment on or
/// like the caller's posts and comments. Follows between the two end.
#[utoipa::path(
    tag = "user",
    params(("id" = i64, Path)),
    responses(
        (status = 200, body = Envelope<Blocked>, description = "Code 1005: too many; 2002: there is no such person"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000: the caller's own uid"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/user/block/{id}")]
pub async fn block_user(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Blocked> {
    let id = other(caller, id)?;
    app.spam_limits.take_block(caller.uid).await?;
    let known = app.node.block(caller.uid, id).await?;
    if known { answer(Blocked { blocked: true }) } else { Err(ApiError::refused(Code::Gone)) }
}

/// Ends a block. Follows do not come back.
#[utoipa::path(
    tag = "user",
    params(("id" = i64, Path)),
    responses(
        (status = 200, body = Envelope<Blocked>, description = "Code 1005: too many; 2002: there is no such person"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000: the caller's own uid"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/user/block/{id}")]
pub async fn unblock_user(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Blocked> {
    let id = other(caller, id)?;
    app.spam_limits.take_block(caller.uid).await?;
    let known = app.node.unblock(caller.uid, id).await?;
    if known { answer(Blocked { blocked: false }) } else { Err(ApiError::refused(Code::Gone)) }
}

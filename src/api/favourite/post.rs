use sql::favourite::Kind;

use super::favourites::{self, Favourited};
use crate::api::{extract::path::PathId, prelude::*};

/// Keeps a post as a favourite. Keeping it again changes nothing.
#[utoipa::path(
    tag = "favourite",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Favourited>, description = "Code 1005: too many changes; 2002: the post is gone; 2004: there is no room, with 1000 posts (`need` is `room`)")),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/favourite/post/{id}")]
pub async fn keep_post(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Favourited> {
    favourites::keep(&app, caller, Kind::Post, id).await
}

/// Removes a post from the favourites, also one that is gone.
#[utoipa::path(
    tag = "favourite",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Favourited>, description = "Code 1005: too many changes")),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/favourite/post/{id}")]
pub async fn remove_post(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Favourited> {
    favourites::remove(&app, caller, Kind::Post, id).await
}

use sql::follow::Side;

use super::{follows, person::PersonLine};
use crate::api::{extract::path::PathId, prelude::*};

/// The people whom a player follows, newest first. Leaves out people whom the caller blocks.
#[utoipa::path(
    tag = "user",
    params(("uid" = i64, Path), PageQuery),
    responses(
        (status = 200, body = Envelope<Page<PersonLine>>, description = "Code 2002: there is no such person"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/user/{uid}/following/list")]
pub async fn list_following(
    app: Data<App>,
    Visitor(reader): Visitor,
    PathId(uid): PathId,
    Query(page): Query<PageQuery>,
) -> Answer<Page<PersonLine>> {
    follows::page(&app, Side::Following, uid, reader, &page).await
}

use sql::post::Feed;

use crate::api::{
    error::Code,
    extract::path::PathId,
    prelude::*,
    square::posts::{self, Post},
};

/// An account's posts, newest first.
#[utoipa::path(
    tag = "user",
    params(("uid" = i64, Path), PageQuery),
    responses(
        (status = 200, body = Envelope<Page<Post>>, description = "Code 2002: there is no such account"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/user/{uid}/post/list")]
pub async fn list_posts_of_user(
    app: Data<App>,
    Visitor(reader): Visitor,
    PathId(uid): PathId,
    Query(page): Query<PageQuery>,
) -> Answer<Page<Post>> {
    let reader = reader.map(|caller| caller.uid);
    let find = async |db: &sql::Client| Ok(sql::post::author_exists(db, uid).await?.then_some(()));
    app.find_public(reader, find).await?.ok_or_else(|| ApiError::refused(Code::Gone))?;
    posts::list(&app, Feed::Author(uid), &page.wanted()?, reader).await
}

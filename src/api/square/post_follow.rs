use sql::post::Feed;

use super::posts::{self, Post};
use crate::api::prelude::*;

/// Posts by the people whom the caller follows, newest first.
#[utoipa::path(
    tag = "square",
    params(PageQuery),
    responses(
        (status = 200, body = Envelope<Page<Post>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/square/post/follow")]
pub async fn list_followed_posts(
    app: Data<App>,
    caller: Caller,
    Query(page): Query<PageQuery>,
) -> Answer<Page<Post>> {
    posts::list(&app, Feed::Followed, &page.wanted()?, Some(caller.uid)).await
}

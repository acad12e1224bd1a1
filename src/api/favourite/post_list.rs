use actors::wire::Time;
use sql::favourite::Kind;

use super::favourites;
use crate::api::{
    prelude::*,
    square::posts::{EXCERPT, Post},
};

/// A post that the caller keeps.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FavouritePost {
    /// The post's id.
    id: i64,
    /// When the caller began to keep it.
    favourite_time: Time,
    /// Null: the post is deleted or hidden.
    post: Option<Post>,
}

/// The posts that the caller keeps, newest favourite first. Leaves out posts by people whom the caller blocks.
#[utoipa::path(
    tag = "favourite",
    params(PageQuery),
    responses(
        (status = 200, body = Envelope<Page<FavouritePost>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/favourite/post/list")]
pub async fn list_favourite_posts(
    app: Data<App>,
    caller: Caller,
    Query(page): Query<PageQuery>,
) -> Answer<Page<FavouritePost>> {
    let read = async |ids: &[i64]| {
        let posts = sql::post::by_ids(&app.db().await?, ids, EXCERPT, Some(caller.uid)).await?;
        Ok(posts.into_iter().map(|post| (post.id, Post::new(&app, post))).collect())
    };
    let entry = |id, favourite_time, post| FavouritePost { id, favourite_time, post };
    favourites::list(&app, caller, Kind::Post, &page.wanted()?, read, entry).await
}

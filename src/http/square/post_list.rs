use sql::post::{Feed, Kind};
use utoipa::IntoParams;

use super::posts::{self, Post};
use crate::http::prelude::*;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct PostFilter {
    /// 1 hot (where it is not said), 2 newest.
    sort: Option<u8>,
    /// A tag of the square; none: all posts.
    tag: Option<i64>,
    /// Those about a game; none: all posts.
    game: Option<i64>,
}

/// The square's posts.
#[utoipa::path(
    tag = "square",
    params(PageQuery, PostFilter),
    responses(
        (status = 200, body = Envelope<Page<Post>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/square/post/list")]
pub async fn list_posts(
    app: Data<App>,
    Visitor(reader): Visitor,
    Query(page): Query<PageQuery>,
    Query(filter): Query<PostFilter>,
) -> Answer<Page<Post>> {
    listed(&app, reader, &page, filter).await
}

/// What the call answers.
pub async fn listed(
    app: &App,
    reader: Option<Caller>,
    page: &PageQuery,
    PostFilter { sort, tag, game }: PostFilter,
) -> Answer<Page<Post>> {
    let kind = Kind { tag, game };
    let feed = match sort {
        None | Some(1) => Feed::Hottest(kind),
        Some(2) => Feed::Newest(kind),
        Some(_) => return Err(ApiError::malformed("sort", Text::SortRule)),
    };
    posts::list(app, feed, &page.wanted()?, reader.map(|caller| caller.uid)).await
}

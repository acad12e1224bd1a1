use actix_web::HttpResponse;
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
    Query(PostFilter { sort, tag, game }): Query<PostFilter>,
) -> Result<HttpResponse, ApiError> {
    let kind = Kind { tag, game };
    let feed = match sort {
        None | Some(1) => Feed::Hottest(kind),
        Some(2) => Feed::Newest(kind),
        Some(_) => return Err(ApiError::malformed("sort", Text::SortRule)),
    };
    let wanted = page.wanted()?;
    match reader {
        Some(reader) => {
            Ok(HttpResponse::Ok().json(posts::list(&app, feed, &wanted, Some(reader.uid)).await?.0))
        }
        None => {
            let read = async || posts::list(&app, feed, &wanted, None).await;
            app.public_lists.answer(&app, format!("posts {feed:?}"), &wanted, read).await
        }
    }
}

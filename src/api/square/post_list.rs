use actix_web::HttpResponse;
use sql::post::{Feed, Kind};
use utoipa::IntoParams;

use super::posts::{self, Post};
use crate::api::{prelude::*, public_lists::PublicList};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct PostFilter {
    /// 1: hot (the default). 2: newest first.
    sort: Option<u8>,
    /// Only posts with this tag. Absent: all posts.
    tag: Option<i64>,
    /// Only posts about this game. Absent: all posts.
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
) -> Result<HttpResponse, ApiError> {
    match reader {
        Some(reader) => {
            let posts = posts::list(&app, filter.feed()?, &page.wanted()?, Some(reader.uid)).await?;
            Ok(HttpResponse::Ok().json(posts.0))
        }
        None => Ok(for_visitors(&app, &page, &filter).await?.into_response()),
    }
}

/// The list as every visitor sees it, so it can be cached.
pub async fn for_visitors(app: &App, page: &PageQuery, filter: &PostFilter) -> Result<PublicList, ApiError> {
    let (feed, wanted) = (filter.feed()?, page.wanted()?);
    let read = async || posts::list(app, feed, &wanted, None).await;
    app.public_lists.answer(app, format!("posts {feed:?}"), &wanted, read).await
}

impl PostFilter {
    fn feed(&self) -> Result<Feed, ApiError> {
        let kind = Kind { tag: self.tag, game: self.game };
        match self.sort {
            None | Some(1) => Ok(Feed::Hottest(kind)),
            Some(2) => Ok(Feed::Newest(kind)),
            Some(_) => Err(ApiError::malformed("sort", Text::SortRule)),
        }
    }
}

use sql::post::Feed;
use utoipa::IntoParams;

use super::posts::{self, Post};
use crate::api::prelude::*;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct OwnSort {
    /// 2: newest first, the only order.
    sort: Option<u8>,
}

impl OwnSort {
    pub fn check(&self) -> Result<(), ApiError> {
        match self.sort {
            None | Some(2) => Ok(()),
            Some(_) => Err(ApiError::malformed("sort", Text::SortRule)),
        }
    }
}

/// The caller's own posts, newest first, including posts that an operator has hidden.
#[utoipa::path(
    tag = "square",
    params(PageQuery, OwnSort),
    responses(
        (status = 200, body = Envelope<Page<Post>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/square/post/me")]
pub async fn list_my_posts(
    app: Data<App>,
    caller: Caller,
    Query(page): Query<PageQuery>,
    Query(sort): Query<OwnSort>,
) -> Answer<Page<Post>> {
    sort.check()?;
    posts::list(&app, Feed::Author(caller.uid), &page.wanted()?, Some(caller.uid)).await
}

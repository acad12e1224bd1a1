use actors::wire;
use sql::comment::Part;

use super::post_me::OwnSort;
use crate::api::prelude::*;

/// A comment with its post.
#[derive(Debug, Serialize, ToSchema)]
pub struct MyComment {
    #[serde(flatten)]
    comment: wire::Comment,
    post: CommentedPost,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CommentedPost {
    id: i64,
    /// Empty: none.
    title: String,
    /// The beginning of the post's text.
    excerpt: String,
    /// The post is hidden or deleted; title and excerpt are empty.
    gone: bool,
}

/// The caller's own comments and replies, newest first.
#[utoipa::path(
    tag = "square",
    params(PageQuery, OwnSort),
    responses(
        (status = 200, body = Envelope<Page<MyComment>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/square/comment/me")]
pub async fn list_my_comments(
    app: Data<App>,
    caller: Caller,
    Query(page): Query<PageQuery>,
    Query(sort): Query<OwnSort>,
) -> Answer<Page<MyComment>> {
    sort.check()?;
    let wanted = page.wanted()?;
    let part = Part { after: wanted.after, skip: wanted.skip, size: wanted.read_size() };
    let (total, shown) = sql::comment::of_author(&app.db().await?, caller.uid, part).await?;
    let page = wanted.page(shown, total, |(shown, _)| (shown.rank, shown.comment.id));
    answer(page.map(|(shown, post)| MyComment {
        comment: wire::Comment {
            liked: shown.liked,
            ..wire::Comment::new(shown.comment, &crate::api::state::media_url)
        },
        post: CommentedPost { id: post.id, title: post.title, excerpt: post.excerpt, gone: post.gone },
    }))
}

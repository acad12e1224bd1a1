use actors::wire;
use sql::comment::{Part, Shown, Sort, Totals};
use utoipa::IntoParams;

use super::comments::comment;
use crate::api::{
    error::Code,
    extract::{
        page::PageRequest,
        path::{PathId, PathIds},
    },
    prelude::*,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct CommentSort {
    /// 1: hot. 2: newest first. 3: oldest first (the default).
    sort: Option<u8>,
}

/// A page of comments, with the position from which to watch the thread.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CommentPage {
    #[serde(flatten)]
    page: Page<wire::Comment>,
    /// The `since` for the frame `watch`.
    seq: i64,
    /// The `likesVersion` for the frame `watch`.
    likes_version: i64,
}

/// The comments below a post, each with its first two replies. Leaves out comments by people whom the caller blocks.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path), PageQuery, CommentSort),
    responses(
        (status = 200, body = Envelope<CommentPage>, description = "Code 2002: the post is gone"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/square/post/{id}/comment/list")]
pub async fn list_comments(
    app: Data<App>,
    Visitor(reader): Visitor,
    PathId(post): PathId,
    Query(page): Query<PageQuery>,
    Query(CommentSort { sort }): Query<CommentSort>,
) -> Answer<CommentPage> {
    let sort = match sort {
        Some(1) => Sort::Hot,
        Some(2) => Sort::Newest,
        None | Some(3) => Sort::Oldest,
        Some(_) => return Err(ApiError::malformed("sort", Text::SortRule)),
    };
    let wanted = page.wanted()?;
    let reader = reader.map(|caller| caller.uid);
    let find = async |db: &sql::Client| sql::comment::below_post(db, post, sort, part(&wanted), reader).await;
    comment_page(&wanted, app.find_public(reader, find).await?)
}

/// The replies below a comment, oldest first.
#[utoipa::path(
    tag = "square",
    params(("postId" = i64, Path), ("commentId" = i64, Path), PageQuery),
    responses(
        (status = 200, body = Envelope<CommentPage>, description = "Code 2002: the post or the comment is gone"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/square/post/{postId}/comment/{commentId}/list")]
pub async fn list_replies(
    app: Data<App>,
    Visitor(reader): Visitor,
    PathIds(post, comment): PathIds,
    Query(page): Query<PageQuery>,
) -> Answer<CommentPage> {
    let wanted = page.wanted()?;
    let reader = reader.map(|caller| caller.uid);
    let find =
        async |db: &sql::Client| sql::comment::below_comment(db, post, comment, part(&wanted), reader).await;
    comment_page(&wanted, app.find_public(reader, find).await?)
}

fn part(wanted: &PageRequest) -> Part {
    Part { after: wanted.after, skip: wanted.skip, size: wanted.read_size() }
}

fn comment_page(wanted: &PageRequest, found: Option<(Totals, Vec<Shown>)>) -> Answer<CommentPage> {
    let (totals, shown) = found.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let page = wanted.page(shown, totals.comments, |shown| (shown.rank, shown.comment.id));
    answer(CommentPage { page: page.map(comment), seq: totals.seq, likes_version: totals.likes_version })
}

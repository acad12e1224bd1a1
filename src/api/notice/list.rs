use actors::wire;
use utoipa::IntoParams;

use crate::api::{error::Code, prelude::*};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Absent: all kinds.
    #[param(inline)]
    group: Option<wire::NoticeGroup>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NoticePage {
    #[serde(flatten)]
    page: Page<wire::Notice>,
    unread: wire::Unread,
    /// The version of the status that `unread` comes from.
    version: i64,
}

/// The caller's community inbox, newest activity first.
#[utoipa::path(
    tag = "notice",
    params(Which, PageQuery),
    responses(
        (status = 200, body = Envelope<NoticePage>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/notice/list")]
pub async fn list_notices(
    app: Data<App>,
    caller: Caller,
    Query(page): Query<PageQuery>,
    Query(Which { group }): Query<Which>,
) -> Answer<NoticePage> {
    let wanted = page.wanted()?;
    let group = group.map(Into::into);
    let before = wanted.after.map_or(i64::MAX, |(_, place)| place);
    // Read the status first: if a notice arrives between the two reads, its push has a newer version than this answer.
    let snapshot =
        app.node.status(caller.uid).await?.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
    let client = app.db().await?;
    let (skip, size) = (wanted.skip, wanted.read_size());
    let rows = sql::notice::page(&client, caller.uid, group, before, skip, size).await?;
    let total = sql::notice::total(&client, caller.uid, group).await?;
    let page = wanted.page(rows, total, |row| (0, row.place));
    let page = page.map(|row| wire::Notice::new(row, &crate::api::state::media_url));
    answer(NoticePage { page, unread: (&snapshot).into(), version: snapshot.version })
}

use actors::{MarkRead, wire};
use sql::notice::Read;

use crate::{
    api::{error::Code, extract::input::Json, prelude::*},
    text::fields::are_ids,
};

/// Exactly one of the fields.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ReadNotices {
    /// Ids of notices, at most 100.
    ids: Option<Vec<i64>>,
    group: Option<wire::NoticeGroup>,
    all: Option<bool>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct NoticesRead {
    unread: wire::Unread,
    /// The version of the status that `unread` comes from.
    version: i64,
}

/// Marks notices as read. The unread count changes on every open page of the account.
#[utoipa::path(
    tag = "notice",
    request_body = ReadNotices,
    responses(
        (status = 200, body = Envelope<NoticesRead>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/notice/read")]
pub async fn read_notices(
    app: Data<App>,
    caller: Caller,
    Json(input): Json<ReadNotices>,
) -> Answer<NoticesRead> {
    let read = match input {
        ReadNotices { ids: Some(ids), .. } => {
            if !are_ids(&ids) {
                return Err(ApiError::malformed("ids", Text::IdsRule));
            }
            Read::Ids(ids)
        }
        ReadNotices { group: Some(group), .. } => Read::Group(group.into()),
        ReadNotices { all: Some(true), .. } => Read::All,
        _ => return Err(ApiError::malformed("ids", Text::NoticeReadRule)),
    };
    let snapshot = app.node.mark_read(caller.uid, MarkRead::Notices(read)).await?;
    let snapshot = snapshot.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
    answer(NoticesRead { unread: (&snapshot).into(), version: snapshot.version })
}

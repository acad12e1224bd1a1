use actors::{MarkRead, wire};
use sql::inbox::Read;

use crate::{
    api::{error::Code, prelude::*},
    text::fields::Ids,
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct ReadMessages {
    uid: Option<i64>,
    /// One message, answered and marked read.
    id: Option<i64>,
    /// Marked read, at most 100 between commas.
    ids: Option<Ids>,
    /// 1: all are marked read.
    all: Option<u8>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MessagesRead {
    /// Where `id` was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<wire::Message>,
    unread: wire::Unread,
    /// Of the status that `unread` was read from.
    version: i64,
}

/// Marks messages read; the badge falls on every open page of the account.
#[utoipa::path(
    tag = "user",
    request_body(content = ReadMessages, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<MessagesRead>, description = "Code 2002: no such message in this inbox"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/message")]
pub async fn read_messages(
    app: Data<App>,
    caller: Caller,
    Form(input): Form<ReadMessages>,
) -> Answer<MessagesRead> {
    caller.must_be(input.uid)?;
    let (read, message) = match input {
        ReadMessages { id: Some(id), .. } => {
            let client = app.db().await?;
            let row = sql::inbox::message(&client, caller.uid, id).await?;
            let message = wire::Message::from(row.ok_or_else(|| ApiError::refused(Code::Gone))?);
            (Read::Ids(vec![id]), Some(wire::Message { read: true, ..message }))
        }
        ReadMessages { ids: Some(Ids(ids)), .. } => (Read::Ids(ids), None),
        ReadMessages { all: Some(1), .. } => (Read::All, None),
        _ => return Err(ApiError::malformed("ids", Text::ReadRule)),
    };
    let snapshot = app.node.mark_read(caller.uid, MarkRead::Messages(read)).await?;
    let snapshot = snapshot.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
    answer(MessagesRead { message, unread: (&snapshot).into(), version: snapshot.version })
}

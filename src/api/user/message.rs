use actors::{MarkRead, wire};
use sql::inbox::Read;

use crate::{
    api::{error::Code, prelude::*},
    text::fields::Ids,
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct ReadMessages {
    uid: Option<i64>,
    /// The id of one message, which the call returns and marks as read.
    id: Option<i64>,
    /// Ids to mark as read, at most 100, separated by commas.
    ids: Option<Ids>,
    /// 1: mark all messages as read.
    all: Option<u8>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MessagesRead {
    /// The message of `id`, if that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<wire::Message>,
    unread: wire::Unread,
    /// The version of the status that `unread` comes from.
    version: i64,
}

/// Marks messages as read. The unread count changes on every open page of the account.
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

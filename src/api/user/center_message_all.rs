use actors::wire;

use crate::api::{error::Code, prelude::*};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListMessages {
    uid: Option<i64>,
    #[serde(flatten)]
    page: PageQuery,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessagePage {
    #[serde(flatten)]
    page: Page<wire::Message>,
    /// The same messages as `records`.
    list: Vec<wire::Message>,
    unread: wire::Unread,
    /// The version of the status that `unread` comes from.
    version: i64,
}

/// The caller's inbox, newest first.
#[utoipa::path(
    tag = "user",
    request_body(content = ListMessages, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<MessagePage>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/message/all")]
pub async fn list_messages(
    app: Data<App>,
    caller: Caller,
    Form(input): Form<ListMessages>,
) -> Answer<MessagePage> {
    caller.must_be(input.uid)?;
    let wanted = input.page.wanted()?;
    let before = wanted.after.map_or(i64::MAX, |(_, id)| id);
    // Read the status first: if a message arrives between the two reads, its push has a newer version than this answer.
    let snapshot =
        app.node.status(caller.uid).await?.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
    let client = app.db().await?;
    let rows = sql::inbox::page(&client, caller.uid, before, wanted.skip, wanted.read_size()).await?;
    let total = sql::inbox::total(&client, caller.uid).await?;
    let page = wanted.page(rows, total, |row| (0, row.id)).map(wire::Message::from);
    let list = page.records.clone();
    answer(MessagePage { page, list, unread: (&snapshot).into(), version: snapshot.version })
}

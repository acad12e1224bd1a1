use actors::wire;

use crate::api::prelude::*;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadAnnouncement {
    /// The position: 1 is the app's start.
    pos_type: i16,
}

/// The newest announcement, or null.
#[utoipa::path(
    tag = "web",
    request_body(content = ReadAnnouncement, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Option<wire::Announcement>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[post("/api/web/announcement")]
pub async fn read_announcement(
    app: Data<App>,
    Form(input): Form<ReadAnnouncement>,
) -> Answer<Option<wire::Announcement>> {
    let client = app.db().await?;
    answer(sql::announcement::newest(&client, input.pos_type).await?.map(Into::into))
}

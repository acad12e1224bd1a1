use super::status::{UserStatus, user_status};
use crate::api::prelude::*;

#[derive(Debug, Deserialize, ToSchema)]
pub struct ReadMe {
    uid: Option<i64>,
}

/// The caller's status.
#[utoipa::path(
    tag = "user",
    request_body(content = ReadMe, content_type = "application/x-www-form-urlencoded"),
    responses((status = 200, body = Envelope<UserStatus>), (status = 403, body = Envelope<serde_json::Value>)),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/me")]
pub async fn read_me(app: Data<App>, caller: Caller, Form(input): Form<ReadMe>) -> Answer<UserStatus> {
    caller.must_be(input.uid)?;
    answer(user_status(&app, caller.uid).await?)
}

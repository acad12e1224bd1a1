use actors::EndReason;
use uuid::Uuid;

use crate::api::{error::Code, prelude::*};

#[derive(Debug, Deserialize, ToSchema)]
pub struct EndLogin {
    uid: Option<i64>,
    /// The id of a login from `/api/user/center/login/all`.
    id: Option<Uuid>,
    /// 1: end all logins but the one that this call uses.
    others: Option<u8>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LoginsEnded {
    /// The number of ended logins.
    ended: usize,
}

/// Ends one of the caller's logins, or all others. Their sockets close on every node.
#[utoipa::path(
    tag = "user",
    request_body(content = EndLogin, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<LoginsEnded>, description = "Code 2002: no such login, or it has ended already"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/login/end")]
pub async fn end_login(app: Data<App>, caller: Caller, Form(input): Form<EndLogin>) -> Answer<LoginsEnded> {
    caller.must_be(input.uid)?;
    let reason = EndReason::Logout.as_str();
    let ended = match input {
        EndLogin { id: Some(id), .. } => match app.node.end_logins(caller.uid, Some(id), reason).await? {
            0 => return Err(ApiError::refused(Code::Gone)),
            ended => ended,
        },
        EndLogin { others: Some(1), .. } => {
            app.node.end_other_logins(caller.uid, caller.login, reason).await?
        }
        _ => return Err(ApiError::malformed("id", Text::EndRule)),
    };
    answer(LoginsEnded { ended })
}

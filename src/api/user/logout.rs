use actix_web::{HttpMessage, HttpRequest};
use actors::EndReason;
use serde_json::Value;

use crate::api::{extract::caller::Renewed, prelude::*};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Logout {
    uid: Option<i64>,
    /// 1: end every login of the account, on every device.
    all: Option<u8>,
}

/// Ends this login, or all logins of the account. Their sockets close on every node.
#[utoipa::path(
    tag = "user",
    request_body(content = Logout, content_type = "application/x-www-form-urlencoded"),
    responses((status = 200, body = Envelope<Value>), (status = 403, body = Envelope<Value>)),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/logout")]
pub async fn logout(
    app: Data<App>,
    req: HttpRequest,
    caller: Caller,
    Form(input): Form<Logout>,
) -> Answer<Value> {
    caller.must_be(input.uid)?;
    // This call may have renewed an old token. A login that ends needs no new token.
    req.extensions_mut().remove::<Renewed>();
    let login = (input.all != Some(1)).then_some(caller.login);
    app.node.end_logins(caller.uid, login, EndReason::Logout.as_str()).await?;
    answer(Value::Null)
}

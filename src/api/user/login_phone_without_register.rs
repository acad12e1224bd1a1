use actix_web::HttpRequest;

use super::{
    account::Account,
    phone::{self, LoginWithPhone},
};
use crate::api::prelude::*;

/// Signs in by phone and code. Never creates an account.
#[utoipa::path(
    tag = "user",
    request_body(content = LoginWithPhone, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Account>, description = "Codes 1004, 1005, 1007: suspended, `data` has `until`, `reason`, and `uid` and `appealToken` for `/api/v1/appeal`; 1006: no account has the phone; 3002: it was replaced a few days ago, and can recover its account, or the network or device is banned (reason `banned`, `until`)"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[post("/api/user/loginPhoneWithoutRegister")]
pub async fn login_phone_without_register(
    app: Data<App>,
    req: HttpRequest,
    Form(input): Form<LoginWithPhone>,
) -> Answer<Account> {
    answer(phone::login_with_phone(&app, &req, input, false).await?)
}

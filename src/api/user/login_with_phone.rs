use actix_web::HttpRequest;

use super::{
    account::Account,
    phone::{self, LoginWithPhone},
};
use crate::api::prelude::*;

/// Signs in by phone and code. For an unknown phone, creates an account, unless the portal's settings forbid it.
#[utoipa::path(
    tag = "user",
    request_body(content = LoginWithPhone, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<Account>,
            description = "Codes 1004, 1005, 1007: suspended, `data` has `until`, `reason`, and `uid` and `appealToken` for `/api/v1/appeal`; 1006: no account has the phone, and sign-in does not register; 3002: the phone was replaced a few days ago, and can recover its account, or the network or device is banned (reason `banned`, `until`)",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[post("/api/user/loginWithPhone")]
pub async fn login_with_phone(
    app: Data<App>,
    req: HttpRequest,
    Form(input): Form<LoginWithPhone>,
) -> Answer<Account> {
    let registers = app.config.client.phone_auto_register == 1;
    answer(phone::login_with_phone(&app, &req, input, registers).await?)
}

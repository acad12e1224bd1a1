use actix_web::HttpRequest;
use sql::account::Identity;

use super::{
    account::{Account, Origin, Registration, register},
    password::must_be_strong,
};
use crate::{
    api::{clean::must_be_clean, error::Code, limits::take_registration, prelude::*},
    text::fields::{LoginName, Password},
};

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegisterWithName {
    login_name: LoginName,
    password: Password,
    /// The inviter's code. An unknown code is ignored.
    invite_code: Option<String>,
    #[serde(rename = "channelID")]
    channel_id: Option<String>,
    #[serde(rename = "deviceID")]
    device_id: Option<String>,
}

/// Creates an account with name and password, and signs in to it.
#[utoipa::path(
    tag = "user",
    request_body(content = RegisterWithName, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Account>, description = "Codes 1002: the name is taken; 1005: too many from one address; 3001; 3002: the network or device is banned (reason `banned`, `until`)"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000; on `password`: also one that is easy to guess"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`"),
    ),
)]
#[post("/api/user/registerWithName")]
pub async fn register_with_name(
    app: Data<App>,
    req: HttpRequest,
    Form(input): Form<RegisterWithName>,
) -> Answer<Account> {
    let login_name = input.login_name.0.as_str();
    let taken = || ApiError::refused(Code::LoginNameTaken);
    let origin = Origin::of(&req, input.device_id.as_deref());
    origin.may_sign_in(&app).await?;
    must_be_clean(&app, &[Some(login_name)]).await?;
    // This call must reveal whether a name is taken, so it has a rate limit.
    take_registration(&app, origin.address).await?;
    must_be_strong(&app, "password", &input.password.0, &[Some(login_name)]).await?;
    // Check cheaply first; the transaction decides.
    if sql::account::uid_by_login_name(&app.db().await?, login_name).await?.is_some() {
        return Err(taken());
    }
    let password_hash = app.passwords.hash(input.password.0).await?;
    let new = Registration {
        identity: Identity::Name { login_name, password_hash: &password_hash },
        name: login_name,
        invite_code: input.invite_code.as_deref(),
        channel_id: input.channel_id.as_deref(),
    };
    answer(register(&app, new, &origin).await?.map_err(|_| taken())?)
}

use actix_web::HttpRequest;
use sql::login::Proof;

use super::account::{Account, Origin, sign_in};
use crate::{
    accounts::attempts::Attempt,
    api::{error::Code, prelude::*, security},
};

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Login {
    /// Login name or bound phone.
    #[schema(max_length = 64)]
    login_name: String,
    #[schema(max_length = 256, format = Password)]
    password: String,
    #[serde(rename = "deviceID")]
    device_id: Option<String>,
    /// The solution of a challenge, after code 1009.
    challenge: Option<String>,
}

/// Signs in by name and password. A wrong name and a wrong password get the same answer after the same time.
#[utoipa::path(
    tag = "user",
    request_body(content = Login, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Account>, description = "Code 1001: wrong name or password; 1005: too many; 1009: solve `data.challenge` and send the solution; 1007: suspended, `data` has `until`, `reason`, and `uid` and `appealToken` for `/api/v1/appeal`; 3002: the network or device is banned (reason `banned`, `until`)"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`"),
    ),
)]
#[post("/api/user/login")]
pub async fn login(app: Data<App>, req: HttpRequest, Form(input): Form<Login>) -> Answer<Account> {
    let wrong = || ApiError::refused(Code::WrongNameOrPassword);
    if input.login_name.len() > 64 || input.password.len() > 256 {
        return Err(wrong());
    }
    let origin = Origin::of(&req, input.device_id.as_deref());
    origin.may_sign_in(&app).await?;
    let auth = &app.config.auth;
    let (challenges, solution) = (app.challenges.as_ref(), input.challenge.as_deref());
    let attempt =
        Attempt::at_password(&app.limits, challenges, auth, &input.login_name, origin.address, solution)
            .await?;
    // No login name has non-ASCII characters. The database could fold such a name to an existing one, which `Attempt` counts apart.
    let credential = match input.login_name.is_ascii() {
        true => sql::account::credential(&app.db().await?, &input.login_name).await?,
        false => None,
    };
    // Hold no database connection while the password check waits in its queue.
    let (uid, hash) = credential.map_or((None, None), |(uid, hash)| (Some(uid), hash));
    uid.into_iter().for_each(|uid| security::about(&req, uid));
    let right = attempt.verify(&app.passwords, input.password, hash.clone()).await?;
    let (Some(uid), Some(hash), true) = (uid, hash, right) else {
        return Err(wrong());
    };
    // `None`: the password changed after it was read.
    answer(sign_in(&app, uid, Proof::Password(&hash), &origin).await?.ok_or_else(wrong)?)
}

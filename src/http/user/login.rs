use actix_web::HttpRequest;

use super::account::{Account, Origin, signed_in};
use crate::{
    http::{error::Code, prelude::*},
    tokens::Named,
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
}

/// Signs in by name and password. A wrong name and a wrong password get one answer, in the same time.
#[utoipa::path(
    tag = "user",
    request_body(content = Login, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Account>, description = "Code 1001: wrong name or password"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`"),
    ),
)]
#[post("/api/user/login")]
pub async fn login(app: Data<App>, req: HttpRequest, Form(input): Form<Login>) -> Answer<Account> {
    if input.login_name.len() > 64 || input.password.len() > 256 {
        return Err(ApiError::refused(Code::WrongNameOrPassword));
    }
    let client = app.db().await?;
    let credential = sql::account::credential(&client, &input.login_name).await?;
    // No connection is held while the password waits for its turn.
    drop(client);
    let (uid, hash) = credential.map_or((None, None), |(uid, hash)| (Some(uid), hash));
    let right = app.passwords.verify(input.password, hash).await?;
    let Some(uid) = uid.filter(|_| right) else {
        return Err(ApiError::refused(Code::WrongNameOrPassword));
    };

    let origin = Origin::of(&req);
    let device_id: String = input.device_id.unwrap_or_default().chars().take(64).collect();
    let new = origin.login(&app, &device_id);
    let named = Named { uid, login: new.id };
    let client = app.db().await?;
    sql::login::insert(&client, uid, &new).await?;
    drop(client);
    answer(signed_in(&app, named, false).await?)
}

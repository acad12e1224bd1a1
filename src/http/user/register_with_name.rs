use actix_web::HttpRequest;
use rand::distr::{Distribution, Uniform};
use sql::account::{NewAccount, Taken};

use super::account::{Account, Origin, signed_in};
use crate::{
    http::{
        error::Code,
        fields::{LoginName, Password},
        prelude::*,
    },
    tokens::Named,
};

/// How often a drawn invite code may meet one that is there: 32^8 codes make even one unlikely.
const DRAWS: usize = 5;
/// Without letters and digits that people mix up.
const INVITE_ALPHABET: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegisterWithName {
    login_name: LoginName,
    password: Password,
    /// Of whoever invited; one that nobody has is ignored.
    invite_code: Option<String>,
    #[serde(rename = "channelID")]
    channel_id: Option<String>,
    #[serde(rename = "deviceID")]
    device_id: Option<String>,
}

/// Makes an account by name and password, and signs it in.
#[utoipa::path(
    tag = "user",
    request_body(content = RegisterWithName, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Account>, description = "Code 1002: the name is taken"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`"),
    ),
)]
#[post("/api/user/registerWithName")]
pub async fn register_with_name(
    app: Data<App>,
    req: HttpRequest,
    Form(input): Form<RegisterWithName>,
) -> Answer<Account> {
    let client = app.db().await?;
    // The cheap refusal first; the transaction decides.
    if sql::account::uid_by_login_name(&client, &input.login_name.0).await?.is_some() {
        return Err(ApiError::refused(Code::LoginNameTaken));
    }
    let invited_by = match &input.invite_code {
        Some(code) => sql::account::uid_by_invite_code(&client, code).await?,
        None => None,
    };
    drop(client);
    let password_hash = app.passwords.hash(input.password.0).await?;
    let origin = Origin::of(&req);
    let device_id = limited(input.device_id, 64);
    let channel_id = input.channel_id.map_or_else(|| "0".into(), |id| limited(Some(id), 64));

    for _ in 0..DRAWS {
        let login = origin.login(&app, &device_id);
        let id = login.id;
        let new = NewAccount {
            login_name: &input.login_name.0,
            password_hash: &password_hash,
            name: &input.login_name.0,
            invite_code: &draw_invite_code(),
            invited_by,
            channel_id: &channel_id,
        };
        match sql::account::register(&app.pool, new, login).await? {
            Ok(uid) => return answer(signed_in(&app, Named { uid, login: id }, true).await?),
            Err(Taken::LoginName) => return Err(ApiError::refused(Code::LoginNameTaken)),
            Err(Taken::InviteCode) => {}
        }
    }
    Err(ApiError::Internal(anyhow::anyhow!("no free invite code in {DRAWS} draws")))
}

fn draw_invite_code() -> String {
    let place = Uniform::new(0, INVITE_ALPHABET.len()).expect("not empty");
    place.sample_iter(rand::rng()).take(8).map(|place| char::from(INVITE_ALPHABET[place])).collect()
}

fn limited(text: Option<String>, characters: usize) -> String {
    text.unwrap_or_default().chars().take(characters).collect()
}

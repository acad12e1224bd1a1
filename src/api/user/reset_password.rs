use actix_web::HttpRequest;
use serde_json::Value;
use sql::account::PasswordProof;

use super::phone::use_code;
use crate::{
    accounts::{
        attempts::Attempt,
        codes::Scene,
        security_events::{Kind, Outcome},
    },
    api::{error::Code, extract::client_address::client_address, prelude::*, security},
    platform::blocking_pool::QueueSlot,
    text::fields::{Password, Phone},
};

/// Longest accepted old password.
const MAX_PASSWORD: usize = 256;

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResetPassword {
    uid: Option<i64>,
    new_password: Password,
    /// The caller's present password; needs a session.
    #[schema(format = Password)]
    old_password: Option<String>,
    /// With `smsCode`, instead of the old password; needs no session.
    phone: Option<Phone>,
    /// The code that was sent for the scene `reset`.
    sms_code: Option<String>,
    /// The `requestId` of the request for the code. Without it, the newest request of the caller's network counts.
    request_id: Option<String>,
}

/// Sets a new password with the old one or with a code. All other logins of the account end.
#[utoipa::path(
    tag = "user",
    request_body(content = ResetPassword, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<Value>,
            description = "Codes 1004, 1005; 1001: the old password is wrong; 1006: no account has the phone; \
                           2: the old password without session",
        ),
        (status = 400, body = Envelope<Value>, description = "Code 4000"),
        (status = 403, body = Envelope<Value>),
        (status = 503, body = Envelope<Value>, description = "Try again after `Retry-After`"),
    ),
    security((), ("uid" = [], "token" = [])),
)]
#[post("/api/user/resetPassword")]
pub async fn reset_password(
    app: Data<App>,
    req: HttpRequest,
    visitor: Visitor,
    Form(input): Form<ResetPassword>,
) -> Answer<Value> {
    if let Some(caller) = visitor.0 {
        caller.must_be(input.uid)?;
    }
    match (input.old_password, input.phone, input.sms_code) {
        (Some(old), ..) => {
            let caller = visitor.0.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
            by_old_password(&app, caller, old, input.new_password.0).await?;
        }
        (None, Some(phone), Some(code)) => {
            // Take the place in the queue before the code is consumed: a client that must retry still needs the code.
            let place = app.passwords.place()?;
            use_code(&app, client_address(&req), Scene::Reset, &phone.0, &code, input.request_id.as_deref())
                .await?;
            by_phone(&app, visitor, &phone.0, place, input.new_password.0).await?;
        }
        (None, Some(_), None) => return Err(ApiError::malformed("smsCode", Text::FieldMissing)),
        (None, None, _) if visitor.0.is_some() => {
            return Err(ApiError::malformed("oldPassword", Text::FieldMissing));
        }
        (None, None, _) => return Err(ApiError::malformed("phone", Text::FieldMissing)),
    }
    security::note(&req, Kind::Reset, Outcome::Done, visitor.0.map(|caller| caller.uid));
    answer(Value::Null)
}

async fn by_old_password(app: &App, caller: Caller, old: String, new: String) -> Result<(), ApiError> {
    let wrong = || ApiError::refused(Code::WrongNameOrPassword);
    if old.len() > MAX_PASSWORD {
        return Err(wrong());
    }
    let attempt = Attempt::at_old_password(&app.limits, &app.config.auth, caller.uid).await?;
    let hash = sql::account::password_hash(&app.db().await?, caller.uid).await?;
    if !attempt.verify(&app.passwords, old, hash.clone()).await? {
        return Err(wrong());
    }
    let hash = hash.ok_or_else(wrong)?;
    let new = app.passwords.hash(new).await?;
    let proof = PasswordProof::Old(&hash);
    if app.node.change_password(caller.uid, proof, &new, Some(caller.login)).await? {
        Ok(())
    } else {
        // Another device changed the password in the meantime.
        Err(wrong())
    }
}

/// The code was right, so the answer may reveal whose phone it is.
async fn by_phone(
    app: &App,
    visitor: Visitor,
    phone: &str,
    place: QueueSlot,
    new: String,
) -> Result<(), ApiError> {
    let unknown = || ApiError::refused(Code::PhoneUnknown);
    let uid = sql::account::uid_by_phone(&app.db().await?, phone).await?.ok_or_else(unknown)?;
    let kept = visitor.0.filter(|caller| caller.uid == uid).map(|caller| caller.login);
    let new = app.passwords.hash_at(place, new).await?;
    let changed = app.node.change_password(uid, PasswordProof::Phone(phone), &new, kept).await?;
    // The phone was bound to another account in the meantime.
    if changed { Ok(()) } else { Err(unknown()) }
}

use actix_web::HttpRequest;
use serde_json::Value;
use sql::credential::{PasswordProof, Refusal};

use super::{
    account::Origin,
    account_messages,
    password::{must_be_strong, proven_password},
    phone::use_code,
};
use crate::{
    accounts::{
        codes::Scene,
        security_events::{Kind, Outcome},
    },
    api::{
        error::{Code, NotAllowed},
        prelude::*,
        security,
    },
    platform::blocking_pool::QueueSlot,
    text::fields::{Password, Phone},
};

const NEW_PASSWORD: &str = "newPassword";

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResetPassword {
    uid: Option<i64>,
    new_password: Password,
    /// The caller's present password; needs a session.
    #[schema(format = Password)]
    old_password: Option<String>,
    /// With `smsCode`, instead of the old password; needs no session. The bound phone, or one that was replaced a few days ago.
    phone: Option<Phone>,
    /// The code that was sent for the scene `reset`.
    sms_code: Option<String>,
    /// The `requestId` of the request for the code. Without it, the newest request of the caller's network counts.
    request_id: Option<String>,
}

/// Sets a new password with the old one or with a code. All other logins of the account end.
///
/// For a few days a replaced phone works too: it is bound again instead of the present one. So a thief who changed the phone loses the
/// account to its owner. If the phone was replaced several times, the oldest wins.
#[utoipa::path(
    tag = "user",
    request_body(content = ResetPassword, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<Value>,
            description = "Codes 1004, 1005; 1001: the old password is wrong; 1006: no account has the phone; \
                           2: the old password without session; \
                           3002: a replaced phone in youth mode",
        ),
        (status = 400, body = Envelope<Value>, description = "Code 4000; on `newPassword`: also one that is easy to guess"),
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
    let origin = Origin::of(&req, None);
    let uid = match (input.old_password, input.phone, input.sms_code) {
        (Some(old), ..) => {
            let caller = visitor.0.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
            by_old_password(&app, caller, &origin, old, input.new_password.0).await?;
            caller.uid
        }
        (None, Some(phone), Some(code)) => {
            // Before the code is used up. The account's name is unknown to the caller until then, so it is no hint of a guesser. A network
            // without codes makes the server judge only so many passwords; after them the code comes first.
            let names = [Some(phone.0.as_str())];
            let (pace, now) = (&app.config.sms.wrong_per_address, app.clock.now());
            let is_early = app.paces.take_from("strength", origin.address, pace, now).is_ok();
            if is_early {
                must_be_strong(&app, NEW_PASSWORD, &input.new_password.0, &names).await?;
            }
            // Take the place in the queue before the code is consumed: a client that must retry still needs the code.
            let place = app.passwords.place()?;
            let request = input.request_id.as_deref();
            use_code(&app, origin.address, Scene::Reset, &phone.0, &code, request).await?;
            if !is_early {
                must_be_strong(&app, NEW_PASSWORD, &input.new_password.0, &names).await?;
            }
            by_phone(&app, visitor, &origin, &phone.0, place, input.new_password.0).await?
        }
        (None, Some(_), None) => return Err(ApiError::malformed("smsCode", Text::FieldMissing)),
        (None, None, _) if visitor.0.is_some() => {
            return Err(ApiError::malformed("oldPassword", Text::FieldMissing));
        }
        (None, None, _) => return Err(ApiError::malformed("phone", Text::FieldMissing)),
    };
    security::note(&req, Kind::Reset, Outcome::Done, Some(uid));
    answer(Value::Null)
}

async fn by_old_password(
    app: &Data<App>,
    caller: Caller,
    origin: &Origin,
    old: String,
    new: String,
) -> Result<(), ApiError> {
    let known = sql::account::credentials(&app.db().await?, caller.uid).await?;
    let known = known.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
    let names = [known.login_name.as_deref(), known.phone.as_deref()];
    must_be_strong(app, NEW_PASSWORD, &new, &names).await?;
    let hash = proven_password(app, caller, old, known.password_hash.as_deref()).await?;
    let new = app.passwords.hash(new).await?;
    let (proof, message) = (PasswordProof::Old(hash), account_messages::password_changed(app, origin));
    let changed =
        app.node.change_password(caller.uid, proof, &new, Some(caller.login), message.stored()).await?;
    // Another device changed the password in the meantime.
    let changed = changed.map_err(|_| ApiError::refused(Code::WrongNameOrPassword))?;
    if let Some(phone) = changed.phone_before {
        account_messages::send_notice(app, phone, Text::SmsPasswordChanged);
    }
    Ok(())
}

/// Returns the account. The code was right, so the answer may reveal whose phone it is.
async fn by_phone(
    app: &Data<App>,
    visitor: Visitor,
    origin: &Origin,
    phone: &str,
    place: QueueSlot,
    new: String,
) -> Result<i64, ApiError> {
    let unknown = || ApiError::refused(Code::PhoneUnknown);
    let client = app.db().await?;
    let (uid, proof, message, notice) = match sql::account::uid_by_phone(&client, phone).await? {
        Some(uid) => {
            let message = account_messages::password_changed(app, origin);
            (uid, PasswordProof::Phone(phone), message, Text::SmsPasswordChanged)
        }
        None => {
            let uid = sql::credential::recoverable_account(&client, phone).await?.ok_or_else(unknown)?;
            let message = account_messages::recovered(app, origin, phone);
            (uid, PasswordProof::ReplacedPhone(phone), message, Text::SmsAccountRecovered)
        }
    };
    drop(client);
    let kept = visitor.0.filter(|caller| caller.uid == uid).map(|caller| caller.login);
    let new = app.passwords.hash_at(place, new).await?;
    let changed = app.node.change_password(uid, proof, &new, kept, message.stored()).await?;
    let changed = changed.map_err(|refusal| match refusal {
        Refusal::Youth => ApiError::NotAllowed(NotAllowed::YouthRecovers),
        // The phone was bound to another account in the meantime.
        Refusal::ProofGone | Refusal::PhoneTaken => unknown(),
    })?;
    if let Some(before) = changed.phone_before {
        account_messages::send_notice(app, before, notice);
    }
    Ok(uid)
}

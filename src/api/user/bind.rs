use actix_web::HttpRequest;
use serde_json::json;
use sql::credential::{PhoneProof, Refusal};

use super::{
    account::Origin,
    account_messages,
    password::proven_password,
    phone::use_code,
    status::{UserStatus, user_status},
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
    text::fields::Phone,
};

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BindPhone {
    uid: Option<i64>,
    phone: Phone,
    /// The code that was sent to `phone` for the scene `bind`.
    sms_code: String,
    /// The `requestId` of the request for the code. Without it, the newest request of the caller's network counts.
    request_id: Option<String>,
    /// The account's password. The first phone needs it.
    #[schema(format = Password)]
    password: Option<String>,
    /// Instead of the password, if a phone is bound: a code that was sent to that phone for the scene `bind`.
    old_sms_code: Option<String>,
    /// The `requestId` of the request for `oldSmsCode`.
    old_request_id: Option<String>,
}

/// Binds a phone to the caller's account. It replaces the previous phone, which can recover the account for a few days
/// (`/api/user/resetPassword`). All other logins of the account end.
///
/// A token alone changes nothing: the caller also proves the password, or holds the bound phone. That proof is checked first, so a wrong one
/// does not use up the new phone's code.
#[utoipa::path(
    tag = "user",
    request_body(content = BindPhone, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<UserStatus>,
            description = "Codes 1004 (`data.field` is `oldSmsCode`, if that one is wrong), 1005; 1001: the password is wrong; 1008: the phone is bound to another account; 3002: youth mode",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000; on `password`: neither it nor `oldSmsCode` was sent"),
        (status = 403, body = Envelope<serde_json::Value>),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/bind")]
pub async fn bind(
    app: Data<App>,
    req: HttpRequest,
    caller: Caller,
    Form(input): Form<BindPhone>,
) -> Answer<UserStatus> {
    let BindPhone { uid, phone: Phone(phone), sms_code, request_id, password, old_sms_code, old_request_id } =
        input;
    caller.must_be(uid)?;
    // A code to the bound phone replaces the PIN: the child must not bind another phone.
    if app.node.status(caller.uid).await?.is_some_and(|status| status.youth) {
        return Err(ApiError::NotAllowed(NotAllowed::YouthBinds));
    }
    let origin = Origin::of(&req, None);
    let known = sql::account::credentials(&app.db().await?, caller.uid).await?;
    let known = known.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
    let bound = known.phone.as_deref();
    let given = |proof: Option<String>| proof.filter(|proof| !proof.is_empty());
    let (proof, proof_gone) = match (given(password), given(old_sms_code), bound) {
        (Some(password), ..) => {
            let hash = proven_password(&app, caller, password, known.password_hash.as_deref()).await?;
            (PhoneProof::Password { hash, phone: bound }, Code::WrongNameOrPassword)
        }
        (None, Some(code), Some(bound)) => {
            let request = old_request_id.as_deref();
            use_code(&app, origin.address, Scene::Bind, bound, &code, request).await.map_err(of_old_phone)?;
            (PhoneProof::Phone(bound), Code::SmsCodeWrong)
        }
        (None, ..) => return Err(ApiError::malformed("password", Text::FieldMissing)),
    };
    // A repeated call, whose first answer was lost, finds its code used up.
    let is_repeated = matches!(proof, PhoneProof::Password { .. }) && bound == Some(phone.as_str());
    if !is_repeated {
        use_code(&app, origin.address, Scene::Bind, &phone, &sms_code, request_id.as_deref()).await?;
    }
    let message = account_messages::phone_changed(&app, &origin, bound, &phone);
    let days = app.config.auth.phone_recovery_days;
    let changed =
        app.node.bind_phone(caller.uid, proof, &phone, days, caller.login, message.stored()).await?;
    let changed = changed.map_err(|refusal| match refusal {
        Refusal::ProofGone => ApiError::refused(proof_gone),
        // The code proves who holds the phone; only they learn that another account has it.
        Refusal::PhoneTaken => ApiError::refused(Code::PhoneTaken),
        Refusal::Youth => ApiError::NotAllowed(NotAllowed::YouthBinds),
    })?;
    if let Some(old) = changed.phone_before.filter(|_| changed.is_new) {
        let text = if days > 0 { Text::SmsPhoneChanged } else { Text::SmsPhoneChangedForGood };
        account_messages::send_notice(&app, old, text);
    }
    security::note(&req, Kind::Rebinding, Outcome::Done, Some(caller.uid));
    answer(user_status(&app, caller.uid).await?)
}

/// Of the two codes, the one to the bound phone is wrong: `data` names its field.
fn of_old_phone(error: ApiError) -> ApiError {
    match error {
        ApiError::Refused { code: Code::SmsCodeWrong, .. } => {
            ApiError::Refused { code: Code::SmsCodeWrong, data: json!({ "field": "oldSmsCode" }) }
        }
        error => error,
    }
}

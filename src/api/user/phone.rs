//! Sign-in by phone and code, with or without registration.
//!
//! A phone that was replaced a few days ago signs nobody in and begins no account. Code 3002 asks the player to reset the password, which
//! recovers the account: a robbed player must not end up in a new, empty account. A new holder of the number waits until the right of
//! recovery ends (`PORTAL_PHONE_RECOVERY_DAYS`), or binds the number to an account made by name.

use std::net::IpAddr;

use actix_web::HttpRequest;
use sql::{
    account::{Identity, TakenIdentity},
    login::Proof,
};

use super::account::{Account, Origin, Registration, draw, register, sign_in};
use crate::{
    accounts::{
        attempts::Attempt,
        codes::{CodeFor, RequestedBy, Scene},
    },
    api::{
        error::{Code, NotAllowed},
        prelude::*,
    },
    platform::limits::{Limited, network},
    text::fields::Phone,
};

/// Maximum number of attempts of one call: between two reads the phone may be bound, or bound to another account.
const LOOKS: usize = 3;

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginWithPhone {
    phone: Phone,
    /// The code that was sent for the scene `login`.
    sms_code: String,
    /// The `requestId` of the request for the code. Without it, the newest request of the caller's network counts.
    request_id: Option<String>,
    /// The inviter's code. Used only if the call creates an account.
    invite_code: Option<String>,
    #[serde(rename = "channelID")]
    channel_id: Option<String>,
    #[serde(rename = "deviceID")]
    device_id: Option<String>,
}

pub async fn login_with_phone(
    app: &App,
    req: &HttpRequest,
    input: LoginWithPhone,
    registers: bool,
) -> Result<Account, ApiError> {
    let origin = Origin::of(req, input.device_id.as_deref());
    // Before the code is used: it stays good for another network.
    origin.may_sign_in(app).await?;
    let phone = input.phone.0.as_str();
    use_code(app, origin.address, Scene::Login, phone, &input.sms_code, input.request_id.as_deref()).await?;
    for _ in 0..LOOKS {
        let uid = sql::account::uid_by_phone(&app.db().await?, phone).await?;
        match uid {
            Some(uid) => {
                if let Some(account) = sign_in(app, uid, Proof::Phone(phone), &origin).await? {
                    return Ok(account);
                }
            }
            None if sql::credential::recoverable_account(&app.db().await?, phone).await?.is_some() => {
                return Err(ApiError::NotAllowed(NotAllowed::PhoneReplaced));
            }
            None if !registers => return Err(ApiError::refused(Code::PhoneUnknown)),
            None => {
                let new = Registration {
                    identity: Identity::Phone(phone),
                    name: &format!("{}{}", Text::NewPlayer, draw(4)),
                    invite_code: input.invite_code.as_deref(),
                    channel_id: input.channel_id.as_deref(),
                };
                match register(app, new, &origin).await? {
                    Ok(account) => return Ok(account),
                    // Another call registered the same phone first; sign in to that account.
                    Err(TakenIdentity::Phone) => {}
                    Err(TakenIdentity::ReplacedPhone) => {
                        return Err(ApiError::NotAllowed(NotAllowed::PhoneReplaced));
                    }
                    Err(taken) => {
                        return Err(ApiError::Internal(anyhow::anyhow!("{taken:?} of a phone account")));
                    }
                }
            }
        }
    }
    Err(ApiError::Busy)
}

/// Consumes the code, which belongs to one request. A wrong code: 1004. Too many wrong codes from one address: 1005, except for the holder
/// of an open request. If the code cannot be checked, the call can be repeated: 503.
pub async fn use_code(
    app: &App,
    address: IpAddr,
    scene: Scene,
    phone: &str,
    code: &str,
    request_id: Option<&str>,
) -> Result<(), ApiError> {
    let (node, sms, now) = (&app.node, &app.config.sms, app.clock.now());
    let target = CodeFor { scene, phone };
    let requested = request_id.map_or_else(|| RequestedBy::Network(network(address)), RequestedBy::Id);
    let attempt = match Attempt::at_code(&app.limits, sms, address).await {
        Ok(attempt) => Some(attempt),
        Err(limited) => {
            // Neighbours behind one address cannot use up the tries of a request, which counts them by itself.
            let is_limit = matches!(limited, Limited::TooMany { .. });
            if !is_limit || !app.codes.is_open(node, sms, target, requested, now).await? {
                return Err(limited.into());
            }
            None
        }
    };
    match app.codes.try_code(node, sms, target, requested, code, now).await? {
        Some(true) => match attempt {
            Some(attempt) => Ok(attempt.was_right().await?),
            None => Ok(()),
        },
        Some(false) => Err(ApiError::refused(Code::SmsCodeWrong)),
        None => {
            if let Some(attempt) = attempt {
                attempt.was_none().await?;
            }
            Err(ApiError::Busy)
        }
    }
}

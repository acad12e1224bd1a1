//! Proves that the caller owns the account: by the password, or by a code to the bound phone. A token alone proves nothing.

use actix_web::HttpRequest;
use sql::credential::PasswordProof;

use super::{password::proven_password, phone::use_code};
use crate::{
    accounts::codes::Scene,
    api::{error::Code, extract::client_address::client_address, prelude::*},
    text::fields::Phone,
};

/// The fields of a call that takes a proof.
pub struct ProofFields {
    pub password: Option<String>,
    pub phone: Option<Phone>,
    pub sms_code: Option<String>,
    pub request_id: Option<String>,
}

/// A checked proof. It must still hold when the call takes effect.
pub enum OwnerProof {
    /// The password with this hash.
    Password { hash: String, bound_phone: Option<String> },
    /// A code to this phone, which must be bound to the account.
    Code { phone: String },
}

impl OwnerProof {
    /// For the transaction, which checks the proof again.
    pub fn credential(&self) -> PasswordProof<'_> {
        match self {
            Self::Password { hash, .. } => PasswordProof::Old(hash),
            Self::Code { phone } => PasswordProof::Phone(phone),
        }
    }

    /// The refusal if the proof holds no more, or if the phone is not bound to the account.
    pub fn refusal(&self) -> ApiError {
        ApiError::refused(match self {
            Self::Password { .. } => Code::WrongNameOrPassword,
            Self::Code { .. } => Code::PhoneUnknown,
        })
    }

    /// The phone that is bound to the account.
    pub fn into_bound_phone(self) -> Option<String> {
        match self {
            Self::Password { bound_phone, .. } => bound_phone,
            Self::Code { phone } => Some(phone),
        }
    }
}

/// Checks the password, or uses the code of this scene up.
pub async fn prove(
    app: &App,
    req: &HttpRequest,
    caller: Caller,
    scene: Scene,
    fields: ProofFields,
) -> Result<OwnerProof, ApiError> {
    let ProofFields { password, phone, sms_code, request_id } = fields;
    match (password, phone, sms_code) {
        (Some(password), ..) => {
            let known = sql::account::credentials(&app.db().await?, caller.uid).await?;
            let known = known.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
            let hash =
                proven_password(app, caller, password, known.password_hash.as_deref()).await?.to_owned();
            Ok(OwnerProof::Password { hash, bound_phone: known.phone })
        }
        (None, Some(Phone(phone)), Some(code)) => {
            use_code(app, client_address(req), scene, &phone, &code, request_id.as_deref()).await?;
            Ok(OwnerProof::Code { phone })
        }
        (None, Some(_), None) => Err(ApiError::malformed("smsCode", Text::FieldMissing)),
        (None, None, _) => Err(ApiError::malformed("password", Text::FieldMissing)),
    }
}

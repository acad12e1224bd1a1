//! Authenticates the player of `/api/v1/appeal`: by a session, or by an appeal token (`accounts/appeal_tokens.rs`) in the header `UG-Token`.
//! The portal gives an appeal token to a suspended player, and no other call takes it.

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload, web::Data};

use super::caller::{Caller, header};
use crate::{
    accounts::{
        appeal_tokens::AppealClaim,
        security_events::{Kind, Outcome},
    },
    api::{
        error::{ApiError, Code},
        security,
        state::App,
    },
};

/// A player whom measures can be against. A call with neither session nor appeal token is answered with code 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appellant {
    pub uid: i64,
}

impl FromRequest for Appellant {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let req = req.clone();
        Box::pin(async move {
            if let Some(claim) = claim(&req) {
                return suspended(&req, claim).await;
            }
            let Caller { uid, .. } = Caller::from_request(&req, &mut Payload::None).await?;
            Ok(Self { uid })
        })
    }
}

/// The content of the headers' appeal token. `None`: they have no valid one of this account.
fn claim(req: &HttpRequest) -> Option<AppealClaim> {
    let app = req.app_data::<Data<App>>().expect("set in server/mod.rs");
    let uid: i64 = header(req.headers(), "UG-Uid")?.parse().ok()?;
    let claim = app.appeal_tokens.read(header(req.headers(), "UG-Token")?)?;
    (claim.uid == uid).then_some(claim)
}

/// The token ends with its time or with the suspension, after which the player can sign in.
async fn suspended(
    req: &HttpRequest,
    AppealClaim { uid, expires_at }: AppealClaim,
) -> Result<Appellant, ApiError> {
    let app = req.app_data::<Data<App>>().expect("set in server/mod.rs");
    let is_live =
        expires_at > app.clock.now() && sql::suspension::in_force(&app.db().await?, uid).await?.is_some();
    if !is_live {
        security::note(req, Kind::Token, Outcome::Ended, Some(uid));
        return Err(ApiError::refused(Code::SessionInvalid));
    }
    security::about(req, uid);
    Ok(Appellant { uid })
}

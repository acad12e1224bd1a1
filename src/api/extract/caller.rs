//! Authenticates the caller: checks the headers `UG-Uid` and `UG-Token` against the live logins of the account. An account in youth
//! mode is refused in closed times (`accounts/youth.rs`).

use std::{future::Future, pin::Pin, time::Duration};

use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload, http::header::HeaderMap, web::Data};
use chrono::{DateTime, TimeDelta, Utc};
use sql::login::AccountLogin;
use uuid::Uuid;

use super::path::must_be_an_address;
use crate::{
    accounts::{
        security_events::{Kind, Outcome},
        youth,
    },
    api::{
        error::{ApiError, Code, NotAllowed},
        middleware::run_to_completion::outcome,
        security,
        state::App,
    },
};

/// A signed-in caller. A call without a valid session is answered with code 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Caller {
    pub uid: i64,
    pub login: Uuid,
}

/// A caller with or without a session. An invalid session counts as none.
#[derive(Debug, Clone, Copy)]
pub struct Visitor(pub Option<Caller>);

impl Caller {
    /// Checks that the `uid` of a payload is the caller's own.
    pub fn must_be(self, uid: Option<i64>) -> Result<(), ApiError> {
        if uid.is_none_or(|uid| uid == self.uid) { Ok(()) } else { Err(ApiError::forbidden()) }
    }
}

impl From<Caller> for AccountLogin {
    fn from(Caller { uid, login }: Caller) -> Self {
        Self { uid, login }
    }
}

impl From<AccountLogin> for Caller {
    fn from(AccountLogin { uid, login }: AccountLogin) -> Self {
        Self { uid, login }
    }
}

impl FromRequest for Caller {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let req = req.clone();
        Box::pin(async move {
            must_be_an_address(&req)?;
            check(&req).await?.ok_or_else(|| ApiError::refused(Code::SessionInvalid))
        })
    }
}

impl FromRequest for Visitor {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let req = req.clone();
        Box::pin(async move { check(&req).await.map(Self) })
    }
}

/// A fresh token for the caller, which `api/middleware/renewal.rs` puts into the answer.
pub struct Renewed(pub String);

/// Returns the caller of the headers if the login is live, on any node.
async fn check(req: &HttpRequest) -> Result<Option<Caller>, ApiError> {
    let app = req.app_data::<Data<App>>().expect("set in server/mod.rs");
    let Some((caller, signed)) = claim(app, req) else {
        if req.headers().contains_key("UG-Token") {
            security::note(req, Kind::Token, Outcome::Invalid, None);
        }
        return Ok(None);
    };
    let Some(left) = app.node.authorise(caller.uid, caller.login).await? else {
        security::note(req, Kind::Token, Outcome::Ended, Some(caller.uid));
        return Ok(None);
    };
    security::about(req, caller.uid);
    if app.node.is_in_youth_mode(caller.uid) && !youth::is_always_open(req.path()) {
        let (now, zone) = (app.clock.now(), &app.config.general.zone);
        if let Some(closed) = youth::count(&app.pool, caller.uid, now, zone).await? {
            return Err(ApiError::NotAllowed(NotAllowed::YouthClosed(closed)));
        }
    }
    if app.clock.now() - signed >= TimeDelta::hours(app.config.auth.token_renew_hours.into())
        && let Some(token) = renew(app, caller, left).await
    {
        req.extensions_mut().insert(Renewed(token));
    }
    Ok(Some(caller))
}

/// Whether this portal signed the headers' token. It does not check that the login is live, which needs the account.
pub fn is_signed(req: &HttpRequest) -> bool {
    let app = req.app_data::<Data<App>>().expect("set in server/mod.rs");
    claim(app, req).is_some()
}

/// Verifies the token's signature and that its uid matches. Returns the caller and the time of signing.
fn claim(app: &App, req: &HttpRequest) -> Option<(Caller, DateTime<Utc>)> {
    let uid: i64 = header(req.headers(), "UG-Uid")?.parse().ok()?;
    let (named, signed) = app.tokens.verify(header(req.headers(), "UG-Token")?)?;
    (named.uid == uid).then_some((named.into(), signed))
}

/// Old tokens arrive in many calls at once, and some clients never store the new one. A login that was extended within this
/// time is not written again.
const PROLONGED_LATELY: Duration = Duration::from_hours(1);

/// Extends the login and signs a new token for it. If that fails, the old token stays valid and the next call tries again.
///
/// The extension runs in its own task: the call's body may still be arriving, and such a call is aborted with its client,
/// even during a query.
async fn renew(app: &App, caller: Caller, left: Duration) -> Option<String> {
    let (now, life) = (app.clock.now(), app.config.auth.login_life());
    let left = if left + PROLONGED_LATELY > life {
        left
    } else {
        let (node, Caller { uid, login }) = (app.node.clone(), caller);
        let mut prolonging = actix_web::rt::spawn(async move { node.prolong(uid, login, life).await });
        match outcome(&mut prolonging).await {
            Ok(left) => left?,
            Err(error) => {
                tracing::warn!(%error, "a login was not prolonged");
                return None;
            }
        }
    };
    Some(app.tokens.sign(caller.into(), now, now + left))
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

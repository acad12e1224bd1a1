//! Authenticates the caller: checks the headers `UG-Uid` and `UG-Token` against the live logins of the account. An account in youth
//! mode is refused in closed times (`accounts/youth.rs`).

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload, http::header::HeaderMap, web::Data};
use chrono::TimeDelta;
use sql::{
    inbox::NewMessage,
    login::AccountLogin,
    login_token::{FreshToken, Presented, Renewal, Standing},
};
use uuid::Uuid;

use super::path::must_be_an_address;
use crate::{
    accounts::{
        security_events::{Kind, Outcome},
        tokens::{Claimed, TokenId},
        youth,
    },
    api::{
        error::{ApiError, Code, NotAllowed},
        middleware::run_to_completion::outcome,
        security,
        state::App,
    },
    text::{Language, Text},
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
    let Some(claimed) = claim(app, req) else {
        if req.headers().contains_key("UG-Token") {
            security::note(req, Kind::Token, Outcome::Invalid, None);
        }
        return Ok(None);
    };
    let caller = Caller::from(claimed.presented.of);
    if app.node.authorise(caller.uid, caller.login).await?.is_none() {
        security::note(req, Kind::Token, Outcome::Ended, Some(caller.uid));
        return Ok(None);
    }
    if !may_use(app, req, claimed.presented).await? {
        return Ok(None);
    }
    security::about(req, caller.uid);
    if app.node.is_in_youth_mode(caller.uid) && !youth::is_always_open(req.path()) {
        let (now, zone) = (app.clock.now(), &app.config.general.zone);
        if let Some(closed) = youth::count(&app.pool, caller.uid, now, zone).await? {
            return Err(ApiError::NotAllowed(NotAllowed::YouthClosed(closed)));
        }
    }
    if let Some(token) = renew(app, &claimed).await {
        req.extensions_mut().insert(Renewed(token));
    }
    Ok(Some(caller))
}

/// Whether this portal signed the headers' token. It does not check that the login is live, which needs the account.
pub fn is_signed(req: &HttpRequest) -> bool {
    let app = req.app_data::<Data<App>>().expect("set in server/mod.rs");
    claim(app, req).is_some()
}

/// Verifies the token's signature and that its uid matches.
fn claim(app: &App, req: &HttpRequest) -> Option<Claimed> {
    let uid: i64 = header(req.headers(), "UG-Uid")?.parse().ok()?;
    let claimed = app.tokens.verify(header(req.headers(), "UG-Token")?)?;
    (claimed.presented.of.uid == uid).then_some(claimed)
}

/// Whether the token of a live login is valid. Its first use ends the validity of older tokens after their grace. A superseded token
/// that comes back ends the login: a second party may hold it.
///
/// Writes run in their own tasks: the call's body may still be arriving, and such a call is aborted with its client, even during
/// a query.
async fn may_use(app: &App, req: &HttpRequest, presented: Presented) -> Result<bool, ApiError> {
    let (node, Presented { of, hash, .. }) = (app.node.clone(), presented);
    match app.node.standing(presented).await? {
        Standing::Valid { used: true, .. } => Ok(true),
        Standing::Valid { used: false, .. } => {
            let grace = app.config.auth.token_grace();
            let mut noting = actix_web::rt::spawn(async move { node.start_using(of, &hash, grace).await });
            if let Err(error) = outcome(&mut noting).await {
                tracing::warn!(%error, "the first use of a token was not noted; its next use is");
            }
            Ok(true)
        }
        Standing::Superseded => {
            let mut ending = actix_web::rt::spawn(async move {
                let [title, content] = [Text::TokenReusedTitle, Text::TokenReused]
                    .map(|text| text.in_language(Language::Chinese));
                let message = NewMessage { kind: "system", title, content, link: None };
                node.end_reused(of, &hash, &message).await
            });
            let ended = outcome(&mut ending).await?;
            let result = if ended { Outcome::Ended } else { Outcome::Refused };
            security::note(req, Kind::TokenReuse, result, Some(of.uid));
            Ok(false)
        }
        Standing::Unknown => {
            security::note(req, Kind::Token, Outcome::Invalid, Some(of.uid));
            Ok(false)
        }
    }
}

/// Old tokens arrive in many calls at once, and some clients never store the new one. A node renews a login once within this time.
const RENEWAL_INTERVAL: TimeDelta = TimeDelta::hours(1);

/// Extends the login and signs a new token for it, if the token is old, legacy, or signed with the previous secret. If that
/// fails, the old token stays valid and the next call tries again.
async fn renew(app: &App, claimed: &Claimed) -> Option<String> {
    let Claimed { presented, signed, current_key } = *claimed;
    let (now, auth) = (app.clock.now(), &app.config.auth);
    let is_old = now - signed >= TimeDelta::hours(auth.token_renew_hours.into());
    let is_due = is_old || presented.is_legacy || !current_key;
    if !is_due || !app.node.may_renew(presented.of, now, RENEWAL_INTERVAL) {
        return None;
    }
    let (node, id) = (app.node.clone(), TokenId::random());
    let (life, longest) = (auth.login_life(), auth.longest_login());
    let renewal = Renewal { presented, fresh: id.hash(), life, longest };
    // Its own task, like the writes of `may_use`.
    let mut renewing = actix_web::rt::spawn(async move { node.renew(&renewal).await });
    let renewed = match outcome(&mut renewing).await {
        Ok(renewed) => renewed?,
        Err(error) => {
            tracing::warn!(%error, "a login was not prolonged");
            return None;
        }
    };
    match renewed.token {
        FreshToken::Issued => Some(app.tokens.sign(presented.of, &id, now, now + renewed.left)),
        FreshToken::Legacy if is_old && presented.is_legacy => {
            Some(app.tokens.sign_legacy(presented.of, now, now + renewed.left))
        }
        FreshToken::Legacy | FreshToken::Lately => None,
    }
}

/// The value of a header, if it is text.
pub(super) fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

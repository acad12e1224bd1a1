//! Who calls: the headers `UG-Uid` and `UG-Token`, checked against the live logins of the account.

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload, http::header::HeaderMap, web::Data};
use uuid::Uuid;

use super::error::{ApiError, Code};
use crate::app::App;

/// A signed-in caller. Without a valid session the call is answered with code 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Caller {
    pub uid: i64,
    pub login: Uuid,
}

/// A caller who may be signed in. An invalid session counts as none.
#[derive(Debug, Clone, Copy)]
pub struct Visitor(pub Option<Caller>);

impl Caller {
    /// A payload's `uid` must be the caller's own.
    pub fn must_be(self, uid: Option<i64>) -> Result<(), ApiError> {
        if uid.is_none_or(|uid| uid == self.uid) { Ok(()) } else { Err(ApiError::forbidden()) }
    }
}

impl FromRequest for Caller {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let (app, claimed) = (app(req), claim(req));
        Box::pin(async move {
            match check(&app, claimed).await? {
                Some(caller) => Ok(caller),
                None => Err(ApiError::refused(Code::SessionInvalid)),
            }
        })
    }
}

impl FromRequest for Visitor {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let (app, claimed) = (app(req), claim(req));
        Box::pin(async move { check(&app, claimed).await.map(Self) })
    }
}

/// The caller that a claim stands for, if its login is live on whichever node.
async fn check(app: &App, claimed: Option<Caller>) -> Result<Option<Caller>, ApiError> {
    let Some(caller) = claimed else { return Ok(None) };
    Ok(app.node.authorise(caller.uid, caller.login).await?.then_some(caller))
}

/// What the headers claim, as far as the token's signature and the uid agree.
fn claim(req: &HttpRequest) -> Option<Caller> {
    let uid: i64 = header(req.headers(), "UG-Uid")?.parse().ok()?;
    let named = app(req).tokens.verify(header(req.headers(), "UG-Token")?)?;
    (named.uid == uid).then_some(Caller { uid, login: named.login })
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn app(req: &HttpRequest) -> Data<App> {
    req.app_data::<Data<App>>().expect("set in server.rs").clone()
}

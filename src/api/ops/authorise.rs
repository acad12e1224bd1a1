//! Identifies the operator of a call and checks what the call needs, before its handler runs.

use std::{
    future::{Ready, ready},
    net::{IpAddr, Ipv4Addr},
    rc::Rc,
};

use actix_web::{
    Error, FromRequest, HttpMessage, HttpRequest,
    body::MessageBody,
    dev::{Payload, ServiceRequest, ServiceResponse},
    http::{
        StatusCode,
        header::{AUTHORIZATION, ORIGIN},
    },
    middleware::Next,
    web::Data,
};

use super::calls::{Needs, needs};
use crate::{
    api::{
        error::{ApiError, Code},
        extract::client_address::behind,
        middleware::trace::LoggedRequest,
        not_found,
    },
    operators::{Caller, Identity, Ops, Refused},
    text::Text,
};

/// The identity of a command in this process; in the request's extensions. No client can set it.
#[derive(Clone)]
pub struct InProcess(pub Identity);

pub async fn authorise(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    // No page calls this API. Without this a page could guess passwords from the machine of its reader.
    if !req.method().is_safe() && req.headers().contains_key(ORIGIN) {
        return Err(ApiError::Status(StatusCode::FORBIDDEN, Text::ForeignPage).into());
    }
    // A call that is not listed never reaches a handler. The router decodes `%6F` in a path, and `match_pattern` does not.
    let pattern = req.match_pattern();
    let needs = pattern.and_then(|pattern| needs(req.method().as_str(), &pattern));
    let needs = needs.ok_or_else(|| not_found::refusal(req.request()))?;
    if needs != Needs::Nothing {
        let identity = identify(req.request()).await.map_err(ApiError::from)?;
        let identity = identity.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
        if let Needs::May(permission) = needs {
            if identity.password_once {
                let data = serde_json::json!({ "need": "password" });
                return Err(ApiError::Unmet { text: Text::OperatorPasswordOnce, data }.into());
            }
            if !identity.may(permission) {
                return Err(ApiError::forbidden().into());
            }
        }
        let request_id = request_id(req.request());
        req.extensions_mut().insert(Caller { identity, request_id });
    }
    next.call(req).await
}

async fn identify(req: &HttpRequest) -> Result<Option<Identity>, Refused> {
    let in_process = req.extensions().get::<InProcess>().cloned();
    if let Some(InProcess(identity)) = in_process {
        return Ok(Some(identity));
    }
    let header = req.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let Some(token) = header.and_then(|value| value.strip_prefix("Bearer ")) else { return Ok(None) };
    ops(req).identity(token.trim()).await
}

fn ops(req: &HttpRequest) -> &Ops {
    req.app_data::<Data<Ops>>().expect("set in server/ops.rs")
}

/// The id of this request, as in its answer and its log lines.
pub fn request_id(req: &HttpRequest) -> String {
    let named = req.extensions().get::<Rc<LoggedRequest>>().cloned();
    named.and_then(|named| named.id.to_str().ok().map(str::to_owned)).unwrap_or_default()
}

/// The operator's address.
pub fn address(req: &HttpRequest) -> IpAddr {
    let peer = req.peer_addr().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.ip());
    behind(peer, req.headers(), &ops(req).trusted_proxies)
}

impl FromRequest for Caller {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let caller = req.extensions().get::<Self>().cloned();
        ready(caller.ok_or_else(|| ApiError::refused(Code::SessionInvalid)))
    }
}

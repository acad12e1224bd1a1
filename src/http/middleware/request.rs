//! Gives each request an id, a log line, figures by route, and its reader's language.

use std::time::Instant;

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    error::InternalError,
    http::{
        Method, StatusCode,
        header::{HeaderName, HeaderValue},
    },
    middleware::Next,
};
use tracing::Instrument;
use uuid::Uuid;

use super::headers::protect;
use crate::{
    http::{
        error::ApiError,
        text::{LANGUAGE, Language, Text},
    },
    signed,
};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

pub async fn request(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let id = given_id(&req).unwrap_or_else(|| Uuid::new_v4().simple().to_string());
    let language = Language::of(req.headers());
    // The path only: a query can hold a ticket.
    let span =
        tracing::info_span!("request", id, method = %req.method(), path = signed::without_token(req.path()));
    let method = known(req.method());
    let began = Instant::now();

    let answered = LANGUAGE.scope(language, next.call(req)).instrument(span.clone()).await;

    // The one answer that a middleware makes by itself and not as an error: no encoding that it knows is wanted.
    let answered = match answered {
        Ok(response) if response.status() == StatusCode::NOT_ACCEPTABLE => {
            Err(ApiError::Status(StatusCode::NOT_ACCEPTABLE, Text::NotAcceptable).into())
        }
        answered => answered,
    };
    let took = began.elapsed();
    let id = HeaderValue::from_str(&id).expect("checked or made here");
    let (answered, status, route) = match answered {
        Ok(mut response) => {
            response.headers_mut().insert(REQUEST_ID, id);
            let (status, route) = (response.status(), response.request().match_pattern());
            (Ok(response), status, route)
        }
        // A middleware gave up: its answer has not passed the others, nor does it know the route.
        Err(error) => {
            let mut response = LANGUAGE.sync_scope(language, || error.error_response());
            response.headers_mut().insert(REQUEST_ID, id);
            protect(response.headers_mut());
            let status = response.status();
            (Err(InternalError::from_response(error, response).into()), status, None)
        }
    };
    let status = status.as_u16();
    // The route, not the path: figures by path would be without bound.
    let route = route.unwrap_or_else(|| "(none)".into());
    let labels = [("method", method.to_owned()), ("route", route), ("status", status.to_string())];
    metrics::histogram!("portal_http_request_seconds", &labels).record(took.as_secs_f64());
    let took_ms = took.as_secs_f64() * 1000.0;
    span.in_scope(|| match status {
        // Too busy, or the database is away: what is wrong was logged where it went wrong.
        400..500 | 503 => tracing::warn!(status, took_ms, "answered"),
        500.. => tracing::error!(status, took_ms, "answered"),
        _ => tracing::debug!(status, took_ms, "answered"),
    });
    answered
}

/// A balancer's id is kept, so that its logs and ours meet.
fn given_id(req: &ServiceRequest) -> Option<String> {
    let id = req.headers().get(&REQUEST_ID)?.to_str().ok()?;
    let plain = (1..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    plain.then(|| id.to_owned())
}

/// For figures: anybody can make a method up, and each would be a figure of its own.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

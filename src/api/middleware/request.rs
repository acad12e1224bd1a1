//! Gives each request an id, a log line, metrics by route, and the reader's language. Completes the headers of each answer.

use std::{borrow::Cow, rc::Rc, time::Instant};

use actix_web::{
    Error, HttpMessage, HttpRequest,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    error::InternalError,
    http::{
        Method, StatusCode,
        header::{HeaderName, HeaderValue},
    },
    middleware::Next,
    web::Data,
};
use tracing::level_filters::LevelFilter;
use uuid::{Uuid, fmt::Simple};

use super::{
    headers::{complete, protect},
    request_metrics, response_cache,
    trace::LoggedRequest,
};
use crate::{
    api::{
        envelope::ProductCode, error::ApiError, extract::client_address::is_from_trusted_proxy, security,
        state::App,
    },
    text::{LANGUAGE, Language, Text},
};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

pub async fn request(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let id = given_id(&req).unwrap_or_else(new_id);
    let app = req.app_data::<Data<App>>();
    let has_tls = app.is_some_and(|app| app.config.http.public_url.starts_with("https://"));
    let named =
        Rc::new(LoggedRequest { id: id.clone(), method: req.method().clone(), uri: req.uri().clone() });
    req.extensions_mut().insert(named.clone());
    let language = Language::of(req.headers());
    let began = Instant::now();

    let answered = LANGUAGE.scope(language, next.call(req)).await;

    // `Compress` itself answers 406, not as an error, if it supports no accepted encoding.
    let answered = match answered {
        Ok(response) if response.status() == StatusCode::NOT_ACCEPTABLE => {
            Err(ApiError::Status(StatusCode::NOT_ACCEPTABLE, Text::NotAcceptable).into())
        }
        answered => answered,
    };
    let took = began.elapsed();
    let (answered, status, code, route) = match answered {
        Ok(mut response) => {
            response.headers_mut().insert(REQUEST_ID, id);
            complete(response.headers_mut(), named.uri.path(), has_tls);
            let (status, code) = (response.status(), ProductCode::of(response.response()));
            let route = route(response.request());
            if let Some(app) = response.request().app_data::<Data<App>>() {
                security::answered(
                    app,
                    response.request(),
                    &named,
                    code,
                    route.as_deref().unwrap_or("(none)"),
                );
            }
            (Ok(response), status, code, route)
        }
        // A middleware failed: its answer bypassed the outer ones, and the route is unknown.
        Err(error) => {
            let mut response = LANGUAGE.sync_scope(language, || error.error_response());
            response.headers_mut().insert(REQUEST_ID, id);
            protect(response.headers_mut());
            complete(response.headers_mut(), named.uri.path(), has_tls);
            let (status, code) = (response.status(), ProductCode::of(&response));
            (Err(InternalError::from_response(error, response).into()), status, code, None)
        }
    };
    let status = status.as_u16();
    request_metrics::answered(known(&named.method), route.unwrap_or("(none)".into()), status, code, took);
    let took_ms = took.as_secs_f64() * 1000.0;
    match status {
        // 503: overload or no database. The place of the failure has logged the cause.
        400..500 | 503 => named.span().in_scope(|| tracing::warn!(status, took_ms, "answered")),
        500.. => named.span().in_scope(|| tracing::error!(status, took_ms, "answered")),
        // Creating a span costs more than some answers.
        _ if LevelFilter::current() < LevelFilter::DEBUG => {}
        _ => named.span().in_scope(|| tracing::debug!(status, took_ms, "answered")),
    }
    answered
}

fn new_id() -> HeaderValue {
    let mut hex = [0; Simple::LENGTH];
    let hex = Uuid::new_v4().simple().encode_lower(&mut hex);
    HeaderValue::from_str(hex).expect("letters and digits")
}

/// Keeps the id that a load balancer sent, so that its logs and ours can be correlated. A client cannot choose the id of a log line.
fn given_id(req: &ServiceRequest) -> Option<HeaderValue> {
    let id = req.headers().get(&REQUEST_ID).filter(|_| is_from_trusted_proxy(req.request()))?;
    let plain = |b: &u8| b.is_ascii_alphanumeric() || *b == b'-';
    ((1..=64).contains(&id.len()) && id.as_bytes().iter().all(plain)).then(|| id.clone())
}

/// Cached routes are matched by path, without a search in the router.
fn route(req: &HttpRequest) -> Option<Cow<'static, str>> {
    response_cache::route(req.path()).map(Cow::from).or_else(|| req.match_pattern().map(Cow::from))
}

/// Clients can invent methods; as metric labels they would be unbounded.
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

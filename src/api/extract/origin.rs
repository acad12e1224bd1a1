//! Checks the origin of the page that sends a request. The browser reports it, and no page can change that report.

use actix_web::http::header::{self, HeaderMap, HeaderValue};

use crate::api::state::App;

/// The relation of the page to the requested address. Recent browsers send it, for addresses with TLS.
const SITE: &str = "Sec-Fetch-Site";

/// Whether the request may change data: it comes from our pages, a configured origin, or a client that is no browser. Any page
/// can send a form across origins, and the request carries the reader's client address.
pub fn may_write(app: &App, headers: &HeaderMap) -> bool {
    match headers.get(SITE).map(HeaderValue::as_bytes) {
        Some(b"same-origin" | b"none") => true,
        Some(_) => headers.contains_key(header::ORIGIN) && is_ours(app, headers),
        None => is_ours(app, headers),
    }
}

/// Whether the request comes from our pages or a configured origin. A client that is no browser sends no `Origin`.
pub fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = origin.split_once("://").is_some_and(|(scheme, of)| {
        matches!(scheme, "http" | "https") && !host.is_empty() && of.eq_ignore_ascii_case(host)
    });
    let http = &app.config.http;
    let mut configured = http.origins.0.iter().chain([&http.public_url]).filter(|one| !one.is_empty());
    own || configured.any(|allowed| allowed.eq_ignore_ascii_case(origin))
}

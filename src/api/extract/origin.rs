//! Whose page it is that has a browser call: the browser says so, and no page can make it say anything else.

use actix_web::http::header::{self, HeaderMap, HeaderValue};

use crate::api::state::App;

/// How the page stands to the address that it calls; browsers of the last years say so, of addresses with TLS.
const SITE: &str = "Sec-Fetch-Site";

/// Whether this may change something: a page of ours or of a configured origin had it sent, or what is no browser. A form
/// needs nobody's leave to be sent across origins, and takes the address of whoever reads the page along.
pub fn may_write(app: &App, headers: &HeaderMap) -> bool {
    match headers.get(SITE).map(HeaderValue::as_bytes) {
        Some(b"same-origin" | b"none") => true,
        Some(_) => headers.contains_key(header::ORIGIN) && is_ours(app, headers),
        None => is_ours(app, headers),
    }
}

/// Pages of ours, and of the configured origins. A client that is no browser sends no Origin.
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

//! Security headers, and the default of caching.

use actix_web::{
    http::header::{CACHE_CONTROL, HeaderMap, HeaderName, HeaderValue, STRICT_TRANSPORT_SECURITY},
    middleware::DefaultHeaders,
};

/// Scripts, styles and connections of this origin only; pictures also from memory. `connect-src 'self'` covers the
/// socket too.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; \
     object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("Content-Security-Policy", CONTENT_SECURITY_POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "strict-origin-when-cross-origin"),
    ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
];

pub fn security_headers() -> DefaultHeaders {
    HEADERS.into_iter().fold(DefaultHeaders::new(), DefaultHeaders::add)
}

/// Adds the headers to an answer that bypassed the middleware.
pub fn protect(headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        let name: HeaderName = name.parse().expect("written above");
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// Adds the headers that depend on the call, and on whether browsers reach the portal by https.
pub fn complete(headers: &mut HeaderMap, path: &str, has_tls: bool) {
    // Most answers of the API are personal. A call whose answer caches may store says so itself.
    if path.starts_with("/api/") && !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if has_tls {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
}

/// Swagger UI uses inline styles.
pub fn docs_headers() -> DefaultHeaders {
    let policy = format!("{CONTENT_SECURITY_POLICY}; style-src 'self' 'unsafe-inline'");
    DefaultHeaders::new().add(("Content-Security-Policy", policy))
}

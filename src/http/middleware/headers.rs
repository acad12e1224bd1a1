//! Headers that protect the reader.

use actix_web::middleware::DefaultHeaders;

/// Scripts, styles and connections of this origin only; pictures also from memory. `connect-src 'self'` covers the
/// socket too.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; \
     object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

pub fn security_headers() -> DefaultHeaders {
    DefaultHeaders::new()
        .add(("Content-Security-Policy", CONTENT_SECURITY_POLICY))
        .add(("X-Content-Type-Options", "nosniff"))
        .add(("X-Frame-Options", "DENY"))
        .add(("Referrer-Policy", "strict-origin-when-cross-origin"))
        .add(("Permissions-Policy", "camera=(), microphone=(), geolocation=()"))
        .add(("Cross-Origin-Opener-Policy", "same-origin"))
}

/// The page that shows the API draws with styles of its own making.
pub fn docs_headers() -> DefaultHeaders {
    let policy = format!("{CONTENT_SECURITY_POLICY}; style-src 'self' 'unsafe-inline'");
    DefaultHeaders::new().add(("Content-Security-Policy", policy))
}

//! Conditional requests and caching headers.

use actix_web::{
    HttpMessage,
    http::header::{CacheControl, CacheDirective, EntityTag, Header, IfNoneMatch},
};

/// Whether `If-None-Match` contains this tag, by weak comparison.
pub fn is_known(req: &impl HttpMessage, tag: &EntityTag) -> bool {
    match IfNoneMatch::parse(req) {
        Ok(IfNoneMatch::Items(tags)) => tags.iter().any(|known| known.weak_eq(tag)),
        Ok(IfNoneMatch::Any) => true,
        Err(_) => false,
    }
}

/// Caching for one year, for a file whose name is the hash of its content.
pub fn immutable() -> CacheControl {
    CacheControl(vec![
        CacheDirective::Public,
        CacheDirective::MaxAge(31_536_000),
        CacheDirective::Extension("immutable".into(), None),
    ])
}

/// Caching for a day, for a file that may be deleted. Then the browser revalidates by ETag.
pub fn for_a_day() -> CacheControl {
    CacheControl(vec![CacheDirective::Public, CacheDirective::MaxAge(86_400)])
}

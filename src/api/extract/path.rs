//! Ids in paths consist of digits. Any other text is no path of ours, so an `{id}` never captures another route's path.

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpRequest, dev::Payload};

use crate::{
    api::{error::ApiError, not_found},
    text::fields::MAX_ID,
};

/// The `{id}` of a path.
#[derive(Debug, Clone, Copy)]
pub struct PathId(pub i64);

/// Two ids, in order.
#[derive(Debug, Clone, Copy)]
pub struct PathIds(pub i64, pub i64);

impl FromRequest for PathId {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(ids(req).map(|[id]| Self(id)))
    }
}

impl FromRequest for PathIds {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(ids(req).map(|[first, second]| Self(first, second)))
    }
}

fn ids<const N: usize>(req: &HttpRequest) -> Result<[i64; N], ApiError> {
    let ids: Option<Vec<i64>> = req.match_info().iter().map(|(_, text)| id(text)).collect();
    ids.and_then(|ids| ids.try_into().ok()).ok_or_else(|| not_found::refusal(req))
}

fn id(text: &str) -> Option<i64> {
    let digits = text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|id| digits && (1..=MAX_ID).contains(id))
}

/// Refuses a path with an invalid id. This runs before the session is checked.
pub fn must_be_an_address(req: &HttpRequest) -> Result<(), ApiError> {
    let fits = req.match_info().iter().all(|(name, text)| !is_id(name) || id(text).is_some());
    if fits { Ok(()) } else { Err(not_found::refusal(req)) }
}

/// Whether the parameter is an id: `id`, `uid`, `postId` … `Known` in `api/router.rs` uses the same rule.
pub fn is_id(name: &str) -> bool {
    name.ends_with("id") || name.ends_with("Id")
}

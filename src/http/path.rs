//! Ids in addresses: digits. Anything else is no address of ours, and never swallows one.

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpRequest, dev::Payload, http::StatusCode};

use super::{error::ApiError, fields::MAX_ID, text::Text};

/// The `{id}` of an address.
#[derive(Debug, Clone, Copy)]
pub struct PathId(pub i64);

/// Two of them, in order.
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
    let id = |text: &str| match text.parse() {
        Ok(id) if (1..=MAX_ID).contains(&id) && text.bytes().all(|digit| digit.is_ascii_digit()) => Some(id),
        _ => None,
    };
    let ids: Option<Vec<i64>> = req.match_info().iter().map(|(_, text)| id(text)).collect();
    ids.and_then(|ids| ids.try_into().ok())
        .ok_or(ApiError::Status(StatusCode::NOT_FOUND, Text::AddressUnknown))
}

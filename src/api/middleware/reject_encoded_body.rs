//! Bodies come as they are: one that is packed would be unpacked whole before its size is looked at.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::{StatusCode, header::CONTENT_ENCODING},
    middleware::Next,
};

use crate::{api::error::ApiError, text::Text};

pub async fn plain_body(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let mut codings = req.headers().get_all(CONTENT_ENCODING);
    if codings.any(|coding| !coding.as_bytes().eq_ignore_ascii_case(b"identity")) {
        return Err(ApiError::Status(StatusCode::UNSUPPORTED_MEDIA_TYPE, Text::PackedBody).into());
    }
    next.call(req).await
}

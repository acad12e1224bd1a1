//! Rejects encoded (compressed) request bodies: actix would decompress them fully before their size is checked.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::{StatusCode, header::CONTENT_ENCODING},
    middleware::Next,
};

use crate::{api::error::ApiError, text::Text};

pub async fn reject_encoded_body(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let mut codings = req.headers().get_all(CONTENT_ENCODING);
    if codings.any(|coding| !coding.as_bytes().eq_ignore_ascii_case(b"identity")) {
        return Err(ApiError::Status(StatusCode::UNSUPPORTED_MEDIA_TYPE, Text::PackedBody).into());
    }
    next.call(req).await
}

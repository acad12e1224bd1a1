//! Rejects cross-site requests that may change data, before anything else of them is processed.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::StatusCode,
    middleware::Next,
    web::Data,
};

use crate::{
    api::{error::ApiError, extract::origin, state::App},
    text::Text,
};

pub async fn csrf(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let app = req.app_data::<Data<App>>().expect("set in server/mod.rs");
    if !req.method().is_safe() && !origin::may_write(app, req.headers()) {
        return Err(ApiError::Status(StatusCode::FORBIDDEN, Text::ForeignPage).into());
    }
    next.call(req).await
}

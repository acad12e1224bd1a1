//! An answer is due within a limit: the client gives up a little later.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::StatusCode,
    middleware::Next,
    web::Data,
};

use crate::{
    app::App,
    http::{error::ApiError, text::Text, upload::PATHS as UPLOADS},
};

/// Covers the answer's head, not its body: downloads and sockets go on. An upload has a least rate instead.
pub async fn deadline(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let app = req.app_data::<Data<App>>().expect("set in server.rs");
    if UPLOADS.contains(&req.path()) {
        return next.call(req).await;
    }
    let limit = app.config.http.answer_within.duration();
    match tokio::time::timeout(limit, next.call(req)).await {
        Ok(answered) => answered,
        Err(_) => Err(ApiError::Status(StatusCode::SERVICE_UNAVAILABLE, Text::TooSlow).into()),
    }
}

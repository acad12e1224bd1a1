//! An answer is due within a limit: the client gives up a little later.

use actix_web::{
    Error, HttpMessage,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::StatusCode,
    middleware::Next,
    web::Data,
};

use crate::{
    api::{
        error::ApiError,
        extract::{input::Arriving, upload::PATHS as UPLOADS},
        state::App,
    },
    text::Text,
};

/// Covers the answer's head, not its body: downloads and sockets go on. An upload has a least rate instead.
pub async fn deadline(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let app = req.app_data::<Data<App>>().expect("set in server/mod.rs");
    if UPLOADS.contains(&req.path()) {
        return next.call(req).await;
    }
    let limit = app.config.http.answer_within.duration();
    let body = Arriving::default();
    req.extensions_mut().insert(body.clone());
    match tokio::time::timeout(limit, next.call(req)).await {
        Ok(answered) => answered,
        // Whose fault it is: the client's, as long as its own body has not arrived.
        Err(_) if body.is_under_way() => {
            Err(ApiError::Status(StatusCode::REQUEST_TIMEOUT, Text::BodyTooSlow).into())
        }
        Err(_) => Err(ApiError::Status(StatusCode::SERVICE_UNAVAILABLE, Text::TooSlow).into()),
    }
}

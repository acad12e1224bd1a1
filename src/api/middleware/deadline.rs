//! Time limit for answers. It is shorter than the time after which the client gives up.

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
    platform::signed_url::EXPORTS,
    text::Text,
};

/// Covers the answer's head, not its body, so downloads and sockets continue. Uploads have a minimum transfer rate instead. Exports have
/// no deadline: the zip is written before the head is sent.
pub async fn deadline(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let app = req.app_data::<Data<App>>().expect("set in server/mod.rs");
    if UPLOADS.contains(&req.path()) || req.path().starts_with(EXPORTS) {
        return next.call(req).await;
    }
    let limit = app.config.http.answer_within.duration();
    let body = Arriving::default();
    req.extensions_mut().insert(body.clone());
    match tokio::time::timeout(limit, next.call(req)).await {
        Ok(answered) => answered,
        // The client caused the timeout if its request body has not fully arrived.
        Err(_) if body.is_under_way() => {
            Err(ApiError::Status(StatusCode::REQUEST_TIMEOUT, Text::BodyTooSlow).into())
        }
        Err(_) => Err(ApiError::Status(StatusCode::SERVICE_UNAVAILABLE, Text::TooSlow).into()),
    }
}

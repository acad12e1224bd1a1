//! Answers requests without a route, in the envelope: 405 if the path exists with another method, else 404.

use actix_web::{HttpRequest, HttpResponse, ResponseError, web::Data};

use super::error::ApiError;
use crate::api::router::Known;

pub async fn not_found(req: HttpRequest) -> HttpResponse {
    refusal(&req).error_response()
}

/// For paths with GET and HEAD only: pages, files and operators' endpoints.
pub async fn only_read() -> HttpResponse {
    ApiError::MethodNotAllowed("GET, HEAD".to_owned()).error_response()
}

/// The refusal for a request without a route, or with a route whose id is no number.
pub fn refusal(req: &HttpRequest) -> ApiError {
    let known = req.app_data::<Data<Known>>().expect("set in server/mod.rs");
    let methods = known.methods_at(req.path());
    if methods.is_empty() || methods.contains(&req.method().as_str()) {
        return ApiError::address_unknown(req);
    }
    ApiError::MethodNotAllowed(methods.join(", "))
}

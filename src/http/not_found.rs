//! What no route answers: 405 where the address is right and the method is not, else 404, in the envelope.

use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::{StatusCode, header},
    web::Data,
};

use super::{error::ApiError, text::Text};
use crate::router::Known;

pub async fn not_found(req: HttpRequest, known: Data<Known>) -> HttpResponse {
    let methods = known.methods_at(req.path());
    if methods.is_empty() {
        return ApiError::address_unknown().error_response();
    }
    method_not_allowed(&methods.join(", "))
}

/// For pages, files and what operators ask: they are only read.
pub async fn only_read() -> HttpResponse {
    method_not_allowed("GET, HEAD")
}

fn method_not_allowed(allowed: &str) -> HttpResponse {
    let mut response =
        ApiError::Status(StatusCode::METHOD_NOT_ALLOWED, Text::MethodNotAllowed).error_response();
    let allow = header::HeaderValue::from_str(allowed).expect("method names");
    response.headers_mut().insert(header::ALLOW, allow);
    response
}

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
        return ApiError::Status(StatusCode::NOT_FOUND, Text::AddressUnknown).error_response();
    }
    let mut response =
        ApiError::Status(StatusCode::METHOD_NOT_ALLOWED, Text::MethodNotAllowed).error_response();
    let allow = header::HeaderValue::from_str(&methods.join(", ")).expect("method names");
    response.headers_mut().insert(header::ALLOW, allow);
    response
}

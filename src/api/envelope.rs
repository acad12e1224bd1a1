//! The envelope of every answer: `{"code": 0, "msg": "ok", "data": …}`.

use actix_web::{HttpResponse, http::header::ContentType, web};
use serde::Serialize;
use utoipa::ToSchema;

use super::error::ApiError;
use crate::text::Text;

#[derive(Debug, Serialize, ToSchema)]
pub struct Envelope<T> {
    /// 0: success. Any other code is the reason of the refusal; see the table in the description.
    pub code: i32,
    /// A text for people, in the requested language.
    pub msg: String,
    /// The result. With a code other than 0: details of the refusal, or null.
    pub data: T,
}

/// The result of a handler.
pub type Answer<T> = Result<web::Json<Envelope<T>>, ApiError>;

/// An answer with code 0 and its data.
pub fn answer<T>(data: T) -> Answer<T> {
    Ok(web::Json(Envelope { code: 0, msg: Text::Ok.to_string(), data }))
}

/// Encodes an answer as JSON.
pub fn encode<T: Serialize>(answer: Answer<T>) -> Result<web::Bytes, ApiError> {
    let json = serde_json::to_vec(&answer?.0).map_err(|error| ApiError::Internal(error.into()))?;
    Ok(json.into())
}

/// An answer with code 0 whose data is already encoded.
pub fn encoded(json: web::Bytes) -> HttpResponse {
    HttpResponse::Ok().content_type(ContentType::json()).body(json)
}

/// An answer with any other code.
pub fn refusal(
    status: actix_web::http::StatusCode,
    code: i32,
    msg: String,
    data: serde_json::Value,
) -> HttpResponse {
    let mut response = HttpResponse::build(status).json(Envelope { code, msg, data });
    response.extensions_mut().insert(ProductCode(code));
    response
}

/// The code of a refusal, in the extensions of its response: metrics and security events have it.
#[derive(Debug, Clone, Copy)]
pub struct ProductCode(pub i32);

impl ProductCode {
    /// The code of an answer; 0: success, or no envelope.
    pub fn of<B>(response: &HttpResponse<B>) -> i32 {
        response.extensions().get::<Self>().map_or(0, |code| code.0)
    }
}

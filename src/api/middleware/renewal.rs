//! Gives a caller with an old token a new one of the same login.

use actix_web::{
    Error, HttpMessage,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header::{CACHE_CONTROL, HeaderName, HeaderValue},
    middleware::Next,
};

use crate::api::extract::caller::Renewed;

const TOKEN: HeaderName = HeaderName::from_static("ug-token");

pub async fn renewal(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let mut response = next.call(req).await?;
    let renewed = response.request().extensions_mut().remove::<Renewed>();
    if let Some(Renewed(token)) = renewed {
        let token = HeaderValue::from_str(&token).expect("a token is letters, digits, dots and dashes");
        response.headers_mut().insert(TOKEN, token);
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    Ok(response)
}

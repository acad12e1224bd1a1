//! Adds an `ETag` to the lists of visitors, and answers 304 if the client has the current list.

use actix_web::{
    Error, HttpResponse,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method, StatusCode,
        header::{CACHE_CONTROL, ETAG, EntityTag, HeaderValue, VARY},
    },
    middleware::Next,
};
use sha2::{Digest, Sha256};

use crate::api::caching::is_known;

/// Headers that the answer varies by. Browsers may store the lists of visitors only; lists of signed-in players are private.
const CHOOSES: &str = "UG-Uid, UG-Token, Accept-Language";

pub async fn etag(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let list = is_list(&req);
    let (req, response) = next.call(req).await?.into_parts();
    if !list || response.status() != StatusCode::OK {
        return Ok(ServiceResponse::new(req, response.map_into_boxed_body()));
    }
    let (head, body) = response.into_parts();
    let mut response = match body.try_into_bytes() {
        Ok(list) => {
            let hash = Sha256::digest(&list);
            let tag = EntityTag::new_weak(hash[..16].iter().map(|byte| format!("{byte:02x}")).collect());
            let mut response = if is_known(&req, &tag) {
                HttpResponse::NotModified().finish()
            } else {
                head.set_body(list).map_into_boxed_body()
            };
            let tag = HeaderValue::from_str(&tag.to_string()).expect("letters and digits");
            response.headers_mut().insert(ETAG, tag);
            response
        }
        // A streamed body gets no tag.
        Err(body) => return Ok(ServiceResponse::new(req, head.set_body(body).map_into_boxed_body())),
    };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    headers.insert(VARY, HeaderValue::from_static(CHOOSES));
    Ok(ServiceResponse::new(req, response))
}

fn is_list(req: &ServiceRequest) -> bool {
    let path = req.path();
    req.method() == Method::GET
        && path.starts_with("/api/v1/")
        && (path.ends_with("/list") || path.ends_with("/ranking"))
        && !req.headers().contains_key("UG-Uid")
}

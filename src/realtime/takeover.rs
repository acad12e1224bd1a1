//! Marks the requests whose connection a socket can take over. The listener sets the mark.

use actix_web::{HttpMessage, HttpRequest};

struct Possible;

pub fn allow_takeover(request: &impl HttpMessage) {
    request.extensions_mut().insert(Possible);
}

pub fn can_take_over(req: &HttpRequest) -> bool {
    req.extensions().get::<Possible>().is_some()
}

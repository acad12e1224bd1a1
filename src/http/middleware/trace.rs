//! What is logged on the way to an answer names its request. Around all that may log: what is answered without it needs no span,
//! which costs more than such an answer.

use std::rc::Rc;

use actix_web::{
    Error, HttpMessage,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::{Method, Uri, header::HeaderValue},
    middleware::Next,
};
use tracing::{Instrument, Span};

use crate::signed;

pub async fn trace(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let span = req.extensions().get::<Rc<Named>>().expect("set by `request`").span();
    next.call(req).instrument(span).await
}

/// What a request is called in logs; among its extensions.
pub struct Named {
    /// In letters, digits and dashes.
    pub id: HeaderValue,
    pub method: Method,
    pub uri: Uri,
}

impl Named {
    pub fn span(&self) -> Span {
        let id = self.id.to_str().unwrap_or_default();
        // The path only: a query can hold a ticket.
        let path = signed::without_token(self.uri.path());
        tracing::info_span!("request", id, method = %self.method, path)
    }
}

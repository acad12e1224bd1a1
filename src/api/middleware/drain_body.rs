//! Limits how long the rest of an unread chunked body is drained.
//!
//! - actix-http drains a dropped chunked body to its end, however long that takes. So this middleware holds the body until the
//!   answer is sent; then the connection closes as after a body of known length.
//! - The rest of the body is read and discarded for one second. Closing at once would reset the connection and could lose the answer.

use std::{
    cell::RefCell,
    error::Error as StdError,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll},
};

use actix_web::{
    Error, HttpMessage,
    body::{BodySize, BoxBody, EitherBody, MessageBody},
    dev::{Payload, ServiceRequest, ServiceResponse},
    error::{InternalError, PayloadError},
    middleware::Next,
    web::Bytes,
};
use futures_util::Stream;

pub async fn drain_body<B: MessageBody + 'static>(
    mut req: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    if !req.chunked().unwrap_or(false) {
        return next.call(req).await.map(ServiceResponse::map_into_left_body);
    }
    let body = Shared(Rc::new(RefCell::new(req.take_payload())));
    req.set_payload(Payload::Stream { payload: Box::pin(body.clone()) });
    let hold = |answer: BoxBody| Holding { answer, _body: body };
    match next.call(req).await {
        Ok(response) => Ok(response.map_body(|_, answer| EitherBody::right(hold(answer.boxed())))),
        // The error answer of a middleware.
        Err(error) => {
            let response = error.error_response().map_body(|_, answer| hold(answer).boxed());
            Err(InternalError::from_response(error, response).into())
        }
    }
}

/// A request's body, shared by its reader and its answer.
#[derive(Clone)]
struct Shared(Rc<RefCell<Payload>>);

impl Stream for Shared {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Pin::new(&mut *self.0.borrow_mut()).poll_next(cx)
    }
}

/// An answer that holds the body of its request.
struct Holding {
    answer: BoxBody,
    _body: Shared,
}

impl MessageBody for Holding {
    type Error = Box<dyn StdError>;

    fn size(&self) -> BodySize {
        self.answer.size()
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.answer).poll_next(cx)
    }
}

//! What has begun is carried out, also for a client that has gone. Below us (actix-http) the handler of a connection that is reset
//! is dropped, wherever it stands. In the midst of a query that would put its connection to the database back among the free ones
//! while PostgreSQL is still at work for it, and the next who took it would wait for that work, up to 20 s, beside connections that
//! are free. So a handler runs on its own, and keeps its connection until the query has ended.
//!
//! How long that can be has the bounds of the pool and of PostgreSQL (`sql/src/pool.rs`). One that still waits for its request's body
//! has been asked for nothing yet, and goes with its client. All that is done by then is to look who calls: by the account's Session,
//! and where their login is prolonged, by a task of its own (`api/extract/caller.rs`).

use actix_web::{
    Error, HttpMessage,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    middleware::Next,
    rt::task::JoinHandle,
};

use crate::{
    api::extract::input::Arriving,
    text::{LANGUAGE, Language},
};

pub async fn carried_out<B: MessageBody + 'static>(
    req: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let language = LANGUAGE.try_with(|language| *language).unwrap_or(Language::Chinese);
    let body = req.extensions().get::<Arriving>().cloned().unwrap_or_default();
    let mut handler =
        Handler { running: actix_web::rt::spawn(LANGUAGE.scope(language, next.call(req))), body };
    outcome(&mut handler.running).await
}

/// What comes of a task, which goes on also where nobody waits for it any more.
pub async fn outcome<T>(running: &mut JoinHandle<T>) -> T {
    match running.await {
        Ok(outcome) => outcome,
        Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
        // The worker ends, and its connections with it.
        Err(_) => std::future::pending().await,
    }
}

struct Handler<T> {
    running: JoinHandle<T>,
    body: Arriving,
}

impl<T> Drop for Handler<T> {
    fn drop(&mut self) {
        if self.body.is_under_way() {
            self.running.abort();
        }
    }
}

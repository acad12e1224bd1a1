//! Runs each handler as its own task, to completion, even when the client disconnects.
//!
//! - actix-http drops the handler of a connection that is reset. During a query this would return the database connection to the
//!   pool while PostgreSQL still works. The next user of that connection would wait up to 20 s while others are free.
//! - The timeouts of the pool and of PostgreSQL bound how long a handler runs (`sql/src/pool.rs`).
//! - A handler that still waits for its request's body is aborted with its client. Until then it has only identified the caller:
//!   through the account's Session, and a renewal of the login runs as its own task (`api/extract/caller.rs`).
//! - The number of abandoned handlers is bounded by the rate of new connections and by `PORTAL_DATABASE_WAIT_S`.

use actix_web::{
    Error, HttpMessage,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header::CACHE_CONTROL,
    middleware::Next,
    rt::task::JoinHandle,
};

use crate::{
    api::{extract::input::Arriving, state::WANTS_NEWEST},
    text::{LANGUAGE, Language},
};

pub async fn run_to_completion<B: MessageBody + 'static>(
    req: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let language = LANGUAGE.try_with(|language| *language).unwrap_or(Language::Chinese);
    let body = req.extensions().get::<Arriving>().cloned().unwrap_or_default();
    let wants_newest = req.headers().get(CACHE_CONTROL).is_some_and(|asked| asked == "no-cache");
    let answering = LANGUAGE.scope(language, WANTS_NEWEST.scope(wants_newest, next.call(req)));
    let mut handler = Handler { running: actix_web::rt::spawn(answering), body };
    outcome(&mut handler.running).await
}

/// Awaits a task. The task continues when this future is dropped.
pub async fn outcome<T>(running: &mut JoinHandle<T>) -> T {
    match running.await {
        Ok(outcome) => outcome,
        Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
        // The worker is shutting down, which closes its connections.
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

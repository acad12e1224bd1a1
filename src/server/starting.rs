//! Answers on the port while the server starts; the first import takes some time. `/healthz` answers 200, any other call 503.

use std::{io, net::TcpListener};

use actix_web::{
    App, HttpServer,
    dev::ServerHandle,
    http::{KeepAlive, StatusCode},
    middleware::from_fn,
    rt::task::JoinHandle,
    web,
};

use crate::{
    api::{
        error::ApiError,
        health,
        middleware::{drain_body::drain_body, headers::security_headers, request::request},
    },
    text::Text,
};

/// How long pending answers may take once the server is ready, seconds.
const FINISH_S: u64 = 1;

/// The temporary server; `stop` ends it.
pub struct Starting {
    http: ServerHandle,
    running: JoinHandle<io::Result<()>>,
}

impl Starting {
    /// # Errors
    /// If the listener cannot be cloned or listened on.
    pub fn answer_on(listener: &TcpListener) -> io::Result<Self> {
        let app = || {
            App::new()
                .route("/healthz", web::get().to(health::live))
                .default_service(web::to(come_again))
                .wrap(security_headers())
                .wrap(from_fn(request))
                .wrap(from_fn(drain_body))
        };
        let server = HttpServer::new(app)
            .workers(1)
            .disable_signals()
            // The next request must reach the real server.
            .keep_alive(KeepAlive::Disabled)
            .shutdown_timeout(FINISH_S)
            .listen(listener.try_clone()?)?
            .run();
        Ok(Self { http: server.handle(), running: actix_web::rt::spawn(server) })
    }

    /// Stops the temporary server. New connections wait in the listener until the real server accepts them.
    pub async fn stop(self) {
        self.http.stop(true).await;
        if let Ok(Err(error)) = self.running.await {
            tracing::warn!(%error, "the temporary server failed during the start");
        }
    }
}

async fn come_again() -> Result<&'static str, ApiError> {
    Err(ApiError::Status(StatusCode::SERVICE_UNAVAILABLE, Text::Starting))
}

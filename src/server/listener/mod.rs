//! Serves HTTP, and hands the connection of an accepted `Upgrade` over to the socket.
//!
//! - actix-web would keep such a connection: its dispatcher's buffers would stay for the socket's life, and each frame would pass
//!   as a chunk of an endless body. With actix-http's `upgrade` the socket owns the connection after the handshake.
//! - The app answers a handshake like any other request. A refusal ends the connection.
//! - An `Upgrade` that names more than `websocket` does not arrive here and is refused with 400.

pub mod backlog;

use std::{
    cell::OnceCell,
    fmt,
    future::{Future, poll_fn},
    io,
    net::TcpListener,
    pin::Pin,
    rc::Rc,
    time::Duration,
};

use actix_codec::Framed;
use actix_http::{ConnectionType, HttpService, Request, Response, h1};
use actix_service::{
    IntoServiceFactory, Service, ServiceFactory, ServiceFactoryExt, fn_factory, fn_service, map_config,
};
use actix_web::{
    Error,
    body::{BodySize, BoxBody, MessageBody},
    dev::{AppConfig, Server},
    rt::net::TcpStream,
};
use futures_util::{
    SinkExt,
    future::{FutureExt, LocalBoxFuture},
};
use tokio::{io::Interest, select, time::timeout};

use crate::realtime::{self, Opening};

/// How the server listens.
#[derive(Debug, Clone, Copy)]
pub struct Settings {
    pub workers: usize,
    /// Concurrent connections of one worker.
    pub connections: usize,
    /// How long a connection may wait for its next request.
    pub keep_alive: Duration,
    /// How long a request's head may take to arrive.
    pub head_within: Duration,
    /// How long requests under way may take once the server is to stop.
    pub finish_within: Duration,
    /// How long a client that requested an upgrade may take to accept each part of the answer.
    pub write_within: Duration,
}

/// Serves the app that `app` makes for each worker. `connected` sees each connection before its first request.
pub fn serve<F, I, S, B>(
    app: F,
    listener: TcpListener,
    settings: Settings,
    connected: impl Fn(&TcpStream) + Send + Clone + 'static,
) -> io::Result<Server>
where
    F: Fn() -> I + Send + Clone + 'static,
    I: IntoServiceFactory<S, Request>,
    S: ServiceFactory<Request, Config = AppConfig> + 'static,
    S::Error: Into<Error> + 'static,
    S::InitError: fmt::Debug,
    S::Response: Into<Response<B>> + 'static,
    <S::Service as Service<Request>>::Future: 'static,
    S::Service: 'static,
    B: MessageBody + 'static,
{
    let builder = Server::build();
    let stopping = builder.graceful_shutdown_signal();
    let addr = listener.local_addr()?;
    let http = move || {
        let (connected, stopping) = (connected.clone(), stopping.clone());
        // One app for each worker, shared by plain requests and upgrades.
        let shared = Rc::new(OnceCell::new());
        let made = shared.clone();
        let app = Rc::new(map_config(app(), |()| AppConfig::default()));
        let requests = fn_factory(move || {
            let (app, made) = (app.clone(), made.clone());
            async move {
                let service = Rc::new(app.new_service(()).await?);
                let _ = made.set(service.clone());
                Ok::<_, S::InitError>(service)
            }
        });
        let upgrades = fn_service(move |(request, framed): (Request, Framed<TcpStream, h1::Codec>)| {
            let app = shared.get().expect("made before the first connection").clone();
            async move {
                realtime::allow_takeover(&request);
                let answer = select! {
                    answer = app.call(request) => match answer {
                        Ok(response) => response.into().map_into_boxed_body(),
                        Err(error) => Response::from(error.into()),
                    },
                    () = reset(framed.io_ref()) => return Ok(()),
                };
                // Boxed: otherwise every connection's task would have the size of this future.
                match send_answer(answer, framed, settings.write_within).boxed_local().await {
                    Ok(life) => life.await,
                    // The client left before the answer, for example by closing the tab.
                    Err(error) => tracing::debug!(%error, "an answer did not reach its client"),
                }
                Ok::<_, Error>(())
            }
        });
        HttpService::build()
            .graceful_shutdown_signal(move || {
                let stopping = stopping.clone();
                async move { stopping.notified().await }
            })
            .keep_alive(settings.keep_alive)
            .client_request_timeout(settings.head_within)
            .client_disconnect_timeout(Duration::from_secs(1))
            .local_addr(addr)
            .on_connect_ext(move |connection: &TcpStream, _| connected(connection))
            .upgrade(upgrades)
            .finish(requests.map_err(|error| error.into().error_response()))
            .tcp()
    };
    let server = builder
        .workers(settings.workers)
        .max_concurrent_connections(settings.connections)
        .disable_signals()
        .shutdown_timeout(settings.finish_within.as_secs())
        .listen("http", listener, http)?;
    Ok(server.run())
}

/// Sends the answer and returns the rest of the connection's life: the socket's, if the handshake was accepted.
async fn send_answer(
    mut answer: Response<BoxBody>,
    mut framed: Framed<TcpStream, h1::Codec>,
    write_within: Duration,
) -> Result<LocalBoxFuture<'static, ()>, Error> {
    let opening = answer.extensions_mut().remove::<Opening>();
    if let Some(opening) = opening {
        let handshake = framed.send(h1::Message::Item((answer.drop_body(), BodySize::None)));
        write_in_time(write_within, handshake).await?;
        let parts = framed.into_parts();
        return Ok(opening.run(parts.io, parts.read_buf));
    }
    answer.head_mut().set_connection_type(ConnectionType::Close);
    // A body of unknown length ends with the connection: actix-http writes no chunks on an upgraded connection.
    answer.head_mut().no_chunking(true);
    let (head, mut body) = answer.into_parts();
    // Flushed with the last chunk, or earlier when the buffer fills.
    write_in_time(write_within, framed.feed(h1::Message::Item((head, body.size())))).await?;
    loop {
        let next = poll_fn(|cx| Pin::new(&mut body).poll_next(cx));
        let part = select! {
            part = next => part,
            () = reset(framed.io_ref()) => return Err(io::Error::from(io::ErrorKind::ConnectionReset).into()),
        };
        let Some(part) = part else { break };
        write_in_time(write_within, framed.feed(h1::Message::Chunk(Some(part?)))).await?;
    }
    write_in_time(write_within, framed.send(h1::Message::Chunk(None))).await?;
    Ok(realtime::end(framed.into_parts().io).boxed_local())
}

/// Resolves when the connection is reset. Nothing may read the client's data before the answer is made, so this checks the error
/// state instead. A client that has only closed its side may still read the answer.
async fn reset(io: &TcpStream) {
    // On an error the worker is shutting down.
    let _ = io.ready(Interest::ERROR).await;
}

/// Fails if the client does not accept the data in time.
async fn write_in_time(within: Duration, sending: impl Future<Output = io::Result<()>>) -> io::Result<()> {
    timeout(within, sending).await?
}

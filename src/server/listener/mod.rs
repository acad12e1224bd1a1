//! HTTP on a listening socket, and what becomes of a connection whose client wants to go on in another protocol. actix-web keeps such a
//! connection: its dispatcher's buffers stay beside a socket for life, and each frame passes through it as a piece of a body without
//! end. Here (actix-http's `upgrade`) the app answers the handshake as any request, and the connection is the socket's own from then on.

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
    /// Of one worker, at once.
    pub connections: usize,
    /// How long a connection may wait for its next request.
    pub keep_alive: Duration,
    /// How long a request's head may take.
    pub head_within: Duration,
    /// How long requests under way may take once the server is to stop.
    pub finish_within: Duration,
    /// How long a client that asked for another protocol may take for each part of the answer.
    pub taken_within: Duration,
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
        // One of it a worker, for what stays HTTP and for what does not.
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
                // The connection's task is as large as the largest of what it ever waits for.
                match answered(answer, framed, settings.taken_within).boxed_local().await {
                    Ok(life) => life.await,
                    // A client that did not wait for it, as the tabs do that are closed.
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

/// Sends the answer, and tells what is left of the connection's life: a socket's, if one was let in.
async fn answered(
    mut answer: Response<BoxBody>,
    mut framed: Framed<TcpStream, h1::Codec>,
    taken_within: Duration,
) -> Result<LocalBoxFuture<'static, ()>, Error> {
    let opening = answer.extensions_mut().remove::<Opening>();
    if let Some(opening) = opening {
        let handshake = framed.send(h1::Message::Item((answer.drop_body(), BodySize::None)));
        taken(taken_within, handshake).await?;
        let parts = framed.into_parts();
        return Ok(opening.run(parts.io, parts.read_buf));
    }
    answer.head_mut().set_connection_type(ConnectionType::Close);
    // What has no known length ends with its connection: on one that was to be another protocol's, actix-http makes no chunks.
    answer.head_mut().no_chunking(true);
    let (head, mut body) = answer.into_parts();
    // Flushed by the last, and before there is much of it.
    taken(taken_within, framed.feed(h1::Message::Item((head, body.size())))).await?;
    loop {
        let next = poll_fn(|cx| Pin::new(&mut body).poll_next(cx));
        let part = select! {
            part = next => part,
            () = reset(framed.io_ref()) => return Err(io::Error::from(io::ErrorKind::ConnectionReset).into()),
        };
        let Some(part) = part else { break };
        taken(taken_within, framed.feed(h1::Message::Chunk(Some(part?)))).await?;
    }
    taken(taken_within, framed.send(h1::Message::Chunk(None))).await?;
    Ok(realtime::end(framed.into_parts().io).boxed_local())
}

/// Resolves when the connection was reset. actix-http notices that by reading, as it does for any request; here what the client sends
/// is to be read by nobody before the answer is made. A client that has only ended its side may still want it.
async fn reset(io: &TcpStream) {
    // An error: the worker ends.
    let _ = io.ready(Interest::ERROR).await;
}

/// Fails where the client does not take it in time.
async fn taken(within: Duration, sending: impl Future<Output = io::Result<()>>) -> io::Result<()> {
    timeout(within, sending).await?
}

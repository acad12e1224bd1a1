//! The operators' API: on a listener of its own, and for commands in this process.

use std::{
    future::pending,
    io,
    net::{SocketAddr, TcpListener},
    rc::Rc,
};

use actix_http::{Payload, Request};
use actix_service::{IntoServiceFactory, Service, ServiceFactory};
use actix_web::{
    App, Error, HttpMessage, HttpServer,
    body::{MessageBody, to_bytes},
    dev::{AppConfig, ServerHandle, ServiceRequest, ServiceResponse},
    guard,
    http::{
        Method, StatusCode,
        header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HeaderValue},
    },
    middleware::from_fn,
    rt::task::JoinHandle,
    web::{Bytes, Data, PayloadConfig, resource, to},
};
use anyhow::{Context, anyhow};
use futures_util::future::{FutureExt, LocalBoxFuture};

use crate::{
    api::{
        middleware::{
            drain_body::drain_body, headers::security_headers, reject_encoded_body::reject_encoded_body,
            request::request, run_to_completion::run_to_completion, trace::trace,
        },
        not_found::not_found,
        ops::{
            self,
            authorise::{InProcess, authorise},
            document,
        },
        router::Known,
    },
    operators::{Identity, Ops},
};

/// Largest request body, bytes.
const MAX_BODY: usize = 64 * 1024;
/// How long calls under way may take when the node stops, seconds.
const FINISH_S: u64 = 5;

/// The server of the operators' API.
pub struct OpsListener {
    /// With the actual port.
    pub addr: SocketAddr,
    http: ServerHandle,
    running: JoinHandle<io::Result<()>>,
}

impl OpsListener {
    pub fn bind(addr: SocketAddr) -> anyhow::Result<TcpListener> {
        let listener = TcpListener::bind(addr).with_context(|| {
            format!(
                "cannot listen on {addr} for operators (set PORTAL_OPS_ADDR to another address, or to off)"
            )
        })?;
        listener.set_nonblocking(true)?;
        Ok(listener)
    }

    pub fn serve(listener: TcpListener, ops: Data<Ops>) -> anyhow::Result<Self> {
        let addr = listener.local_addr()?;
        let server = HttpServer::new(move || web(ops.clone()))
            .workers(1)
            .disable_signals()
            .shutdown_timeout(FINISH_S)
            .listen(listener)?
            .run();
        tracing::info!(%addr, "serving operators");
        Ok(Self { addr, http: server.handle(), running: actix_web::rt::spawn(server) })
    }

    /// Resolves when the server has ended by itself.
    pub async fn ended(listener: Option<&mut Self>) {
        match listener {
            Some(listener) => drop((&mut listener.running).await),
            None => pending().await,
        }
    }

    pub async fn stop(self) {
        self.http.stop(true).await;
    }
}

/// The operators' API in this process, for a command that has access to the database.
pub struct Local {
    identity: Identity,
    call: Box<dyn Fn(Request) -> LocalBoxFuture<'static, Answered>>,
}

/// Status and body of an answer.
type Answered = anyhow::Result<(StatusCode, Bytes)>;

impl Local {
    /// The same service as on the listener, called by this identity.
    pub async fn start(ops: Ops, identity: Identity) -> anyhow::Result<Self> {
        let factory = IntoServiceFactory::<_, Request>::into_factory(web(Data::new(ops)));
        let service = factory.new_service(AppConfig::default()).await;
        let service = Rc::new(service.map_err(|()| anyhow!("the operators' service does not start"))?);
        let call = move |request: Request| {
            let service = service.clone();
            async move {
                match service.call(request).await {
                    Ok(response) => {
                        let status = response.status();
                        let body = to_bytes(response.into_body()).await;
                        let body = body.map_err(|error| {
                            let error: Box<dyn std::error::Error> = error.into();
                            anyhow!("{error}")
                        });
                        Ok::<_, anyhow::Error>((status, body?))
                    }
                    // The answer of a middleware.
                    Err(error) => {
                        let response = error.error_response();
                        let status = response.status();
                        let body = to_bytes(response.into_body()).await;
                        Ok((status, body.map_err(|error| anyhow!("{error}"))?))
                    }
                }
            }
            .boxed_local()
        };
        Ok(Self { identity, call: Box::new(call) })
    }

    /// Makes a call with a JSON body. Texts of refusals are in this language.
    pub async fn call(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
        key: Option<&str>,
        language: &'static str,
    ) -> Answered {
        let payload = body.map_or(Payload::None, |body| Payload::from(Bytes::from(body)));
        let mut request = Request::with_payload(payload);
        request.head_mut().method = method;
        *request.uri_mut() = path.parse()?;
        request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        request.headers_mut().insert(ACCEPT_LANGUAGE, HeaderValue::from_static(language));
        if let Some(key) = key {
            let name = actix_web::http::header::HeaderName::from_static("idempotency-key");
            request.headers_mut().insert(name, HeaderValue::from_str(key)?);
        }
        request.extensions_mut().insert(InProcess(self.identity.clone()));
        (self.call)(request).await
    }
}

fn web(
    ops: Data<Ops>,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    App::new()
        .app_data(ops)
        .app_data(Data::new(Known::new(document::document())))
        .app_data(PayloadConfig::new(MAX_BODY))
        .configure(ops::routes)
        .service(resource("/api/ops/v1/openapi.json").guard(guard::Get()).to(document::answer))
        .default_service(to(not_found))
        .wrap(from_fn(authorise))
        .wrap(from_fn(reject_encoded_body))
        .wrap(security_headers())
        .wrap(from_fn(trace))
        .wrap(from_fn(run_to_completion))
        .wrap(from_fn(request))
        .wrap(from_fn(drain_body))
}

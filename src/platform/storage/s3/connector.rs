//! Carries the requests of `object_store` over the HTTP client that the portal has anyway, instead of a second one.

use std::time::Duration;

use futures_util::future::BoxFuture;
use http_body_util::BodyExt;
use object_store::{
    ClientOptions,
    client::{
        HttpClient, HttpConnector, HttpError, HttpErrorKind, HttpRequest, HttpResponse, HttpResponseBody,
        HttpService,
    },
};
use reqwest::{Body, Client, Request};

#[derive(Debug)]
pub struct Connector;

#[derive(Debug)]
struct Service(Client);

const CONNECT: Duration = Duration::from_secs(5);
/// Longest pause within a response. Files are too large for a limit on the whole response.
const PAUSE: Duration = Duration::from_secs(20);

impl HttpConnector for Connector {
    fn connect(&self, _: &ClientOptions) -> object_store::Result<HttpClient> {
        let client = Client::builder().connect_timeout(CONNECT).read_timeout(PAUSE).no_proxy().build();
        client
            .map(|client| HttpClient::new(Service(client)))
            .map_err(|error| object_store::Error::Generic { store: "S3", source: error.into() })
    }
}

impl HttpService for Service {
    fn call<'a, 'f>(&'a self, request: HttpRequest) -> BoxFuture<'f, Result<HttpResponse, HttpError>>
    where
        'a: 'f,
        Self: 'f,
    {
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let url = parts.uri.to_string().parse().map_err(|error| failed(HttpErrorKind::Unknown, error))?;
            let mut request = Request::new(parts.method, url);
            *request.headers_mut() = parts.headers;
            *request.body_mut() = Some(Body::wrap(body));
            let response = self.0.execute(request).await.map_err(judge)?;
            let (parts, body) = http::Response::<Body>::from(response).into_parts();
            Ok(HttpResponse::from_parts(parts, HttpResponseBody::new(body.map_err(judge))))
        })
    }
}

/// The error kind decides about a retry: requests that did not reach the store or lost their connection are retried.
fn judge(error: reqwest::Error) -> HttpError {
    let kind = match &error {
        error if error.is_connect() => HttpErrorKind::Connect,
        error if error.is_timeout() => HttpErrorKind::Timeout,
        error if error.is_decode() => HttpErrorKind::Decode,
        error if error.is_request() => HttpErrorKind::Request,
        error if error.is_body() => HttpErrorKind::Interrupted,
        _ => HttpErrorKind::Unknown,
    };
    failed(kind, error.without_url())
}

fn failed(kind: HttpErrorKind, error: impl std::error::Error + Send + Sync + 'static) -> HttpError {
    HttpError::new(kind, error)
}

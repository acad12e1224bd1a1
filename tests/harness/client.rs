//! An HTTP client that calls like the app and checks every answer against the OpenAPI document.

use std::{net::SocketAddr, sync::LazyLock};

use reqwest::{Method, StatusCode, header::HeaderMap};
use serde_json::Value;

use super::{Socket, http, schema};

/// Headers that no answer has: cookies identify nobody, and pages of other sites must not read answers.
const NEVER: [&str; 3] = ["set-cookie", "access-control-allow-origin", "access-control-allow-credentials"];

/// Headers that every answer has.
const ALWAYS: [&str; 6] = [
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "permissions-policy",
    "x-request-id",
];

/// Shared by all tests. It keeps no idle connections: a stopping server waits for them, and each belongs to the runtime of one test.
static CALLS: LazyLock<reqwest::Client> = LazyLock::new(|| http().pool_max_idle_per_host(0).build().unwrap());
/// Does not follow redirects.
static PAGES: LazyLock<reqwest::Client> = LazyLock::new(|| {
    http().pool_max_idle_per_host(0).redirect(reqwest::redirect::Policy::none()).build().unwrap()
});

#[derive(Clone)]
pub struct Client {
    addr: SocketAddr,
    http: reqwest::Client,
    headers: Vec<(&'static str, String)>,
}

impl Client {
    pub fn visitor(addr: SocketAddr) -> Self {
        Self { addr, http: CALLS.clone(), headers: Vec::new() }
    }

    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The same client with an additional header.
    #[must_use]
    pub fn with(&self, header: &'static str, value: &str) -> Self {
        let mut client = self.clone();
        client.headers.retain(|(name, _)| *name != header);
        client.headers.push((header, value.to_string()));
        client
    }

    #[must_use]
    pub fn signed_in(&self, uid: i64, token: &str) -> Self {
        self.with("UG-Uid", &uid.to_string()).with("UG-Token", token)
    }

    /// The same client for another node.
    #[must_use]
    pub fn at(&self, server: &super::TestServer) -> Self {
        Self { addr: server.addr(), ..self.clone() }
    }

    /// Sends a form-encoded call.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body = serde_urlencoded::to_string(fields).unwrap();
        self.send(Method::POST, path, "application/x-www-form-urlencoded", body.into()).await
    }

    /// Sends a call with a JSON body.
    pub async fn post_json(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, "application/json", body.to_string().into()).await
    }

    pub async fn put_json(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::PUT, path, "application/json", body.to_string().into()).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(Method::DELETE, path, "", Vec::new()).await
    }

    /// Uploads a file in a form of one field.
    pub async fn upload(&self, path: &str, field: &str, file_name: &str, content: &[u8]) -> Answer {
        let head = format!(
            "--portal-boundary\r\nContent-Disposition: form-data; name=\"{field}\"; filename=\"{file_name}\"\r\n\
             Content-Type: image/png\r\n\r\n"
        );
        let body = [head.as_bytes(), content, b"\r\n--portal-boundary--\r\n"].concat();
        self.send(Method::POST, path, "multipart/form-data; boundary=portal-boundary", body).await
    }

    /// Uploads a picture or video for a post.
    pub async fn upload_media(&self, kind: &str, content: &[u8]) -> Answer {
        let fields = [("kind", "", kind.as_bytes()), ("file", "; filename=\"a.png\"", content)];
        self.form("/api/v1/media", &fields).await
    }

    /// Sends a multipart form. A field is (name, further text of its header, content).
    pub async fn form(&self, path: &str, fields: &[(&str, &str, &[u8])]) -> Answer {
        let mut body = Vec::new();
        for (name, more, content) in fields {
            let head =
                format!("--portal-boundary\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n");
            body.extend([head.as_bytes(), content, b"\r\n"].concat());
        }
        body.extend(b"--portal-boundary--\r\n");
        self.send(Method::POST, path, "multipart/form-data; boundary=portal-boundary", body).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, "", Vec::new()).await
    }

    /// Fetches a page for browsers or payment channels: without an envelope; redirects are not followed.
    pub async fn page(&self, method: Method, path: &str, fields: &[(&str, &str)]) -> Page {
        let mut request = PAGES.request(method.clone(), format!("http://{}{path}", self.addr));
        if method == Method::POST {
            request = request.header("Content-Type", "application/x-www-form-urlencoded");
            request = request.body(serde_urlencoded::to_string(fields).unwrap());
        }
        let response = request.send().await.unwrap_or_else(|error| panic!("{path}: {error:?}"));
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        for header in ALWAYS {
            assert!(headers.contains_key(header), "{path} → {status} has no {header}");
        }
        let header = |name: &str| {
            headers.get(name).map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default()
        };
        let (location, content_type) = (header("location"), header("content-type"));
        Page { status, location, content_type, text: response.text().await.unwrap() }
    }

    /// Sends any call. An empty `media_type` sends no Content-Type.
    pub async fn send(&self, method: Method, path: &str, media_type: &str, body: Vec<u8>) -> Answer {
        let mut request = self.http.request(method.clone(), format!("http://{}{path}", self.addr));
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if !media_type.is_empty() {
            request = request.header("Content-Type", media_type);
        }
        let response = request.body(body).send().await.unwrap_or_else(|error| panic!("{path}: {error:?}"));
        let (status, headers) = (response.status(), response.headers().clone());
        let text = response.text().await.unwrap();
        let what = format!("{method} {path} → {status}");
        for header in ALWAYS {
            assert!(headers.contains_key(header), "{what} has no {header}");
        }
        let has_session = self.headers.iter().any(|(name, _)| *name == "UG-Uid");
        if has_session && path.starts_with("/api/") {
            let stored = headers.get("cache-control").is_none_or(|caching| caching != "no-store");
            assert!(!stored, "caches may store {what}");
        }
        for header in NEVER {
            assert!(!headers.contains_key(header), "{what} has {header}");
        }
        let json: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
        if path.starts_with("/api/") && !path.starts_with("/api/docs") && !path.ends_with(".json") {
            schema::check_answer(&method, path, status, &json, &text);
        }
        Answer { what, status, headers, text, json }
    }

    /// Opens a socket, with a new ticket if the client is signed in.
    pub async fn socket(&self) -> Socket {
        if self.headers.iter().any(|(name, _)| *name == "UG-Uid") {
            let ticket = self.ticket().await;
            Socket::open(self.addr, Some(&ticket)).await
        } else {
            Socket::open(self.addr, None).await
        }
    }

    pub async fn ticket(&self) -> String {
        let data = self.send(Method::POST, "/api/v1/realtime/ticket", "application/json", b"{}".into()).await;
        data.ok()["ticket"].as_str().unwrap().to_owned()
    }
}

/// The answer to a browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    pub status: u16,
    /// The target of a redirect, else empty.
    pub location: String,
    pub content_type: String,
    pub text: String,
}

/// The answer to a call.
#[derive(Debug, Clone)]
pub struct Answer {
    what: String,
    pub status: StatusCode,
    pub headers: HeaderMap,
    /// The unchanged body.
    pub text: String,
    pub json: Value,
}

impl Answer {
    pub fn code(&self) -> i64 {
        self.json["code"].as_i64().unwrap_or_else(|| panic!("no envelope: {self:?}"))
    }

    pub fn msg(&self) -> &str {
        self.json["msg"].as_str().unwrap_or_else(|| panic!("no envelope: {self:?}"))
    }

    /// `data.detail`: more about why the server could not serve the request.
    pub fn detail(&self) -> &str {
        self.json["data"]["detail"].as_str().unwrap_or_else(|| panic!("no detail: {self:?}"))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("no {name}: {self:?}")).to_str().unwrap()
    }

    /// Asserts success and returns the data.
    pub fn ok(&self) -> &Value {
        assert_eq!((self.status.as_u16(), self.code()), (200, 0), "{}: {}", self.what, self.text);
        &self.json["data"]
    }

    /// Asserts success and returns the answer with its headers.
    pub fn ok_answer(&self) -> &Self {
        self.ok();
        self
    }

    /// Asserts a refusal of the product: HTTP 200 with this code.
    pub fn refused(&self, code: i64) -> &Self {
        assert_eq!((self.status.as_u16(), self.code()), (200, code), "{}: {}", self.what, self.text);
        self
    }

    /// Asserts HTTP 400 with code 4000, and returns the error of the field.
    pub fn malformed(&self, field: &str) -> &str {
        assert_eq!((self.status.as_u16(), self.code()), (400, 4000), "{}: {}", self.what, self.text);
        let wrong = &self.json["data"][field];
        wrong.as_str().unwrap_or_else(|| panic!("{}: nothing about {field}: {}", self.what, self.text))
    }

    /// Asserts a request that the server could not serve: this HTTP status with code 1.
    pub fn failed(&self, status: u16) -> &Self {
        assert_eq!((self.status.as_u16(), self.code()), (status, 1), "{}: {}", self.what, self.text);
        self
    }
}

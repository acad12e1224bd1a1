//! The calls of one node, as the web app makes them. This file has accounts and lists; `search.rs`, `square.rs` and `shop.rs` have the others.

mod search;
mod shop;
mod square;

use std::{collections::HashMap, time::Duration};

use actors::wire;
use anyhow::Context;
use reqwest::{Method, RequestBuilder, StatusCode, header, redirect};
use serde::{
    Deserialize,
    de::{DeserializeOwned, IgnoredAny},
};
use serde_json::Value;
use uuid::Uuid;

use crate::{target::Target, usage::Metrics};

pub use search::{SearchHit, SearchScope};
pub use shop::CHECKED_IN_ALREADY;
pub use square::Post;

/// The server answers within 25 s, and the app gives up after 30 s.
pub const TIMEOUT: Duration = Duration::from_secs(30);
/// Shorter than the server keeps an idle connection (5 s). A server may close a connection just as a call is sent on it. A browser then
/// repeats the call; this client would count a lost connection.
const IDLE: Duration = Duration::from_secs(4);

#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    target: Target,
    metrics_token: Option<String>,
}

/// A signed-in account.
#[derive(Debug, Clone, Deserialize)]
pub struct Person {
    pub uid: i64,
    token: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GamePage {
    pub records: Vec<Game>,
    pub next_cursor: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Game {
    pub id: i64,
    /// Price for this reader now, X钻.
    pub payable: i64,
    pub owned: bool,
    pub platforms: HashMap<String, IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Inbox {
    pub records: Vec<wire::Message>,
    pub unread: wire::Unread,
    pub next_cursor: Option<String>,
}

impl Inbox {
    /// Number of unread messages; `None` when the inbox has more pages.
    pub fn count_unread(&self) -> Option<i64> {
        let unread = self.records.iter().filter(|message| !message.read).count();
        self.next_cursor.is_none().then_some(unread as i64)
    }
}

/// Why a call got no answer. Messages are short, so that equal errors are counted together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CallError {
    #[error("no answer within {} s", TIMEOUT.as_secs())]
    Timeout,
    #[error("no connection")]
    Connect,
    #[error("connection lost")]
    Lost,
    /// The server is busy; `after` is its `Retry-After`.
    #[error("status 503")]
    Busy { after: Option<Duration> },
    #[error("status {0}")]
    Status(StatusCode),
    #[error("code {0}")]
    Code(i32),
    #[error("unexpected answer")]
    Unexpected,
}

impl CallError {
    /// Whether the same call may succeed a moment later.
    pub fn is_transient(self) -> bool {
        !matches!(self, Self::Code(_) | Self::Unexpected)
    }
}

#[derive(Deserialize)]
struct Envelope {
    code: i32,
    data: Value,
}

type Fields<'a> = [(&'a str, &'a str)];

impl Client {
    pub fn new(target: Target, metrics_token: Option<String>) -> anyhow::Result<Self> {
        let http = reqwest::Client::builder()
            .timeout(TIMEOUT)
            .pool_idle_timeout(IDLE)
            // Only the target's own address was checked, so redirects are not followed.
            .redirect(redirect::Policy::none())
            .no_proxy()
            // Targets speak plain HTTP, so parsing the machine's root certificates is skipped.
            .tls_built_in_root_certs(false)
            .tcp_nodelay(true)
            .build()
            .context("cannot create the HTTP client")?;
        Ok(Self { http, target, metrics_token })
    }

    pub fn target(&self) -> &Target {
        &self.target
    }

    pub async fn init_device(&self, device: &str) -> Result<Value, CallError> {
        let fields =
            [("appID", "1"), ("channelID", "0"), ("deviceID", device), ("deviceType", "h5"), ("osType", "3")];
        self.form("/api/user/device/init", None, &fields).await
    }

    pub async fn register(&self, name: &str, password: &str, device: &str) -> Result<Person, CallError> {
        let fields = [("loginName", name), ("password", password), ("deviceID", device)];
        self.form("/api/user/registerWithName", None, &fields).await
    }

    pub async fn status(&self, of: &Person) -> Result<wire::Status, CallError> {
        self.form("/api/user/center/me", Some(of), &[("uid", &of.uid.to_string())]).await
    }

    /// The newest messages, as many as one page holds.
    pub async fn inbox(&self, of: &Person) -> Result<Inbox, CallError> {
        let fields = [("uid", &*of.uid.to_string()), ("currentPage", "1"), ("pageSize", "100")];
        self.form("/api/user/center/message/all", Some(of), &fields).await
    }

    pub async fn announcement(&self) -> Result<Option<wire::Announcement>, CallError> {
        self.form("/api/web/announcement", None, &[("posType", "1")]).await
    }

    pub async fn game_types(&self) -> Result<Vec<Value>, CallError> {
        self.form("/api/web/game/type/list", None, &[]).await
    }

    pub async fn games(
        &self,
        of: Option<&Person>,
        sort: &str,
        size: u32,
        cursor: Option<&str>,
    ) -> Result<GamePage, CallError> {
        let size = size.to_string();
        let fields = [("sort", sort), ("pageSize", &size), ("cursor", cursor.unwrap_or_default())];
        self.form("/api/web/game/list", of, &fields).await
    }

    pub async fn game(&self, id: i64) -> Result<Game, CallError> {
        self.form("/api/web/game/detail", None, &[("appID", &id.to_string())]).await
    }

    pub async fn square_tags(&self) -> Result<Vec<Value>, CallError> {
        self.answer(self.request(Method::GET, "/api/v1/square/tag/list", None)).await
    }

    /// A ticket opens one socket, once.
    pub async fn ticket(&self, of: &Person) -> Result<String, CallError> {
        #[derive(Deserialize)]
        struct Ticket {
            ticket: String,
        }
        let request =
            self.request(Method::POST, "/api/v1/realtime/ticket", Some(of)).json(&HashMap::<(), ()>::new());
        self.answer::<Ticket>(request).await.map(|ticket| ticket.ticket)
    }

    /// The node's metrics, when it allows reading them.
    pub async fn metrics(&self) -> Option<Metrics> {
        let mut request = self.http.get(self.target.http("/metrics"));
        if let Some(token) = &self.metrics_token {
            request = request.bearer_auth(token);
        }
        let response = request.send().await.ok()?;
        Some(Metrics(response.error_for_status().ok()?.text().await.ok()?))
    }

    /// Adds an idempotency key: the call takes effect once, however often it is sent.
    fn with_idempotency_key(request: RequestBuilder, key: Uuid) -> RequestBuilder {
        request.header("Idempotency-Key", key.to_string())
    }

    async fn form<T: DeserializeOwned>(
        &self,
        path: &str,
        of: Option<&Person>,
        fields: &Fields<'_>,
    ) -> Result<T, CallError> {
        self.answer(self.request(Method::POST, path, of).form(fields)).await
    }

    fn request(&self, method: Method, path: &str, of: Option<&Person>) -> RequestBuilder {
        let request = self.http.request(method, self.target.http(path));
        match of {
            Some(person) => request.header("UG-Uid", person.uid).header("UG-Token", &person.token),
            None => request,
        }
    }

    async fn answer<T: DeserializeOwned>(&self, request: RequestBuilder) -> Result<T, CallError> {
        let response = request.send().await.map_err(call_error)?;
        match response.status() {
            StatusCode::OK => {}
            StatusCode::SERVICE_UNAVAILABLE => {
                let after = response.headers().get(header::RETRY_AFTER).and_then(|after| after.to_str().ok());
                let after = after.and_then(|after| after.parse().ok()).map(Duration::from_secs);
                return Err(CallError::Busy { after });
            }
            status => return Err(CallError::Status(status)),
        }
        let body = response.bytes().await.map_err(call_error)?;
        let envelope: Envelope = serde_json::from_slice(&body).map_err(|_| CallError::Unexpected)?;
        match envelope.code {
            0 => serde_json::from_value(envelope.data).map_err(|_| CallError::Unexpected),
            code => Err(CallError::Code(code)),
        }
    }
}

#[allow(clippy::needless_pass_by_value, reason = "the signature that map_err needs")]
fn call_error(error: reqwest::Error) -> CallError {
    if error.is_timeout() {
        CallError::Timeout
    } else if error.is_connect() {
        CallError::Connect
    } else {
        CallError::Lost
    }
}

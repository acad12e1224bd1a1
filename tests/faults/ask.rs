//! One call of a player and its outcome: an answer, a correct refusal, or no connection. Any other outcome fails the test.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use reqwest::{Method, StatusCode};
use serde_json::Value;
use tokio::sync::watch;
use uuid::Uuid;

/// An answer is due within 25 s (`PORTAL_HTTP_ANSWER_WITHIN_S`), plus a margin for a busy machine.
const DUE: Duration = Duration::from_secs(25 + 10);
/// The pause before a retry is a random time from 0 to this.
const PAUSE_MS: u64 = 25;

/// The current addresses of the portal.
pub type Nodes = watch::Receiver<Arc<[SocketAddr]>>;

#[derive(Debug)]
pub enum CallOutcome {
    /// A success, with the envelope.
    Answer(Value),
    /// HTTP 503 with `Retry-After`.
    Busy(Duration),
    /// The connection was refused or broke.
    Unreachable,
}

#[derive(Debug, Clone)]
pub struct Call {
    pub method: Method,
    pub path: String,
    pub media_type: &'static str,
    pub body: String,
    pub key: Option<Uuid>,
}

impl Call {
    pub fn form(path: &str, body: String) -> Self {
        let (method, path) = (Method::POST, path.to_owned());
        Self {
            method,
            path,
            media_type: "application/x-www-form-urlencoded",
            body,
            key: Some(Uuid::new_v4()),
        }
    }

    pub fn json(path: String, body: String) -> Self {
        let method = Method::POST;
        Self { method, path, media_type: "application/json", body, key: Some(Uuid::new_v4()) }
    }
}

#[derive(Debug, Clone)]
pub struct Caller {
    pub uid: i64,
    token: String,
    http: reqwest::Client,
}

impl Caller {
    pub fn new(uid: i64, token: &str, http: &reqwest::Client) -> Self {
        Self { uid, token: token.to_owned(), http: http.clone() }
    }

    pub async fn ask(&self, node: SocketAddr, call: &Call) -> CallOutcome {
        let asked = Instant::now();
        let mut request = self.http.request(call.method.clone(), format!("http://{node}{}", call.path));
        if let Some(key) = call.key {
            request = request.header("Idempotency-Key", key.to_string());
        }
        let request = request.header("UG-Uid", self.uid).header("UG-Token", &self.token);
        let request = request.header("Content-Type", call.media_type).body(call.body.clone());
        let Ok(response) = request.timeout(DUE).send().await else {
            assert!(asked.elapsed() < DUE, "{}: no answer within {DUE:?}", call.path);
            return CallOutcome::Unreachable;
        };
        let (status, waits) = (response.status(), response.headers().contains_key("retry-after"));
        let Ok(text) = response.text().await else { return CallOutcome::Unreachable };
        match status {
            // The answer to a call-back is a word.
            StatusCode::OK => CallOutcome::Answer(serde_json::from_str(&text).unwrap_or(Value::String(text))),
            StatusCode::SERVICE_UNAVAILABLE => {
                assert!(waits || text == "fail", "{} → 503 that does not say when: {text}", call.path);
                CallOutcome::Busy(asked.elapsed())
            }
            _ => panic!("{} → {status}: {text}", call.path),
        }
    }
}

/// Pauses before a retry. Random, so that players who were refused together do not retry together.
pub async fn pause() {
    tokio::time::sleep(Duration::from_millis(rand::random_range(0..PAUSE_MS))).await;
}

/// After a lost connection: waits until the portal has another address, or for a while when the address may stay the same.
pub async fn elsewhere(nodes: &mut Nodes) {
    let _ = tokio::time::timeout(Duration::from_millis(rand::random_range(50..300)), nodes.changed()).await;
}

//! Many light clients. Each watches a thread on any node that admits it, reconnects by itself, and keeps the comments it received.
//! Unlike `Socket`, a client parses only the fields that it keeps, so a test can have hundreds.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::{net::TcpStream, sync::watch};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};
use uuid::Uuid;

use super::{Client, PASSWORD, http};

/// The default buffer takes 256 KiB a socket.
const BUFFER_BYTES: usize = 4096;
/// The longest random pause before a retry.
const PAUSE: Duration = Duration::from_millis(200);

pub type LightSocket = WebSocketStream<TcpStream>;

/// Opens a socket with small buffers. `None` if the node is lost or refuses.
pub async fn open_light(node: SocketAddr, ticket: Option<&str>) -> Option<LightSocket> {
    let stream = TcpStream::connect(node).await.ok()?;
    let query = ticket.map(|ticket| format!("?ticket={ticket}")).unwrap_or_default();
    let address = format!("ws://{node}/api/v1/realtime{query}");
    let config = WebSocketConfig::default().read_buffer_size(BUFFER_BYTES);
    let opened = client_async_with_config(address, stream, Some(config)).await;
    opened.map(|(stream, _)| stream).ok()
}

/// A signed-in account that calls any node.
#[derive(Debug)]
pub struct SignedIn {
    pub uid: i64,
    token: String,
    http: reqwest::Client,
}

impl SignedIn {
    /// Registers at this node.
    pub async fn register(node: SocketAddr, login_name: &str) -> Arc<Self> {
        let fields = [("loginName", login_name), ("password", PASSWORD)];
        let answer = Client::visitor(node).post("/api/user/registerWithName", &fields).await;
        Self::new(answer.ok()["uid"].as_i64().unwrap(), answer.ok()["token"].as_str().unwrap())
    }

    fn new(uid: i64, token: &str) -> Arc<Self> {
        let http = http().build().unwrap();
        Arc::new(Self { uid, token: token.to_owned(), http })
    }

    /// Sends a call and returns its data. `None` without an answer and after a 503.
    pub async fn ask(&self, node: SocketAddr, path: &str, body: &Value, key: Option<Uuid>) -> Option<Value> {
        let mut request = self.http.request(Method::POST, format!("http://{node}{path}"));
        if let Some(key) = key {
            request = request.header("Idempotency-Key", key.to_string());
        }
        let request = request.header("UG-Uid", self.uid).header("UG-Token", &self.token).json(body);
        let response = request.send().await.ok()?;
        if response.status() == 503 {
            return None;
        }
        let mut answer: Value = response.json().await.ok()?;
        assert_eq!(answer["code"], 0, "{path}: {answer}");
        Some(answer["data"].take())
    }

    /// Calls one node after the other with the same idempotency key until one answers.
    pub async fn insist(&self, nodes: &[SocketAddr], first: usize, path: &str, body: &Value) -> Value {
        let key = Uuid::new_v4();
        for n in first.. {
            if let Some(data) = self.ask(nodes[n % nodes.len()], path, body, Some(key)).await {
                return data;
            }
            pause().await;
        }
        unreachable!("asked for ever")
    }
}

/// The final state of a thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Goal {
    pub seq: i64,
    pub likes: i64,
}

/// A client that watches one thread from its beginning.
pub struct Watcher {
    who: Arc<SignedIn>,
    nodes: Arc<[SocketAddr]>,
    /// The node that it uses or tries.
    pub node: usize,
    post: i64,
    /// The received comments by `seq`, from 1 without gaps.
    pub shown: Vec<i64>,
    likes: i64,
    /// The number of lost nodes.
    pub losses: usize,
}

/// The node is lost or refuses the client.
struct Lost;

/// The fields of a frame that a watcher needs.
#[derive(Deserialize)]
struct Event {
    #[serde(rename = "type")]
    kind: String,
    seq: Option<i64>,
    comment: Option<Comment>,
    /// The likes of the post, in a `likes` frame.
    post: Option<i64>,
}

#[derive(Deserialize)]
struct Comment {
    id: i64,
}

impl Watcher {
    pub fn new(who: &Arc<SignedIn>, nodes: &Arc<[SocketAddr]>, node: usize, post: i64) -> Self {
        let (who, nodes) = (who.clone(), nodes.clone());
        Self { who, nodes, node, post, shown: Vec::new(), likes: 0, losses: 0 }
    }

    /// Watches until it has received the whole goal, which the test sends when it knows it. Adds one to `begun` after the first `ack`.
    pub async fn watch(
        mut self,
        mut goal: watch::Receiver<Option<Goal>>,
        begun: watch::Sender<usize>,
    ) -> Self {
        let mut begin = Some(begun);
        while self.visit(&mut goal, &mut begin).await.is_err() {
            if begin.is_none() {
                self.losses += 1;
            }
            self.node = (self.node + 1) % self.nodes.len();
            pause().await;
        }
        self
    }

    async fn visit(
        &mut self,
        goal: &mut watch::Receiver<Option<Goal>>,
        begin: &mut Option<watch::Sender<usize>>,
    ) -> Result<(), Lost> {
        let mut stream = self.open().await?;
        let since = self.shown.len();
        let topic = format!("post:{}", self.post);
        for frame in [
            json!({ "type": "hello", "frames": "array" }),
            json!({ "type": "watch", "topic": topic, "since": since, "id": "watch" }),
        ] {
            stream.send(Message::text(frame.to_string())).await.map_err(|_| Lost)?;
        }
        loop {
            if goal.borrow().is_some_and(|goal| self.has_seen(goal)) {
                // Closes like a page, without waiting for the server's answer.
                let _ = stream.close(None).await;
                return Ok(());
            }
            tokio::select! {
                changed = goal.changed() => changed.expect("the test goes on"),
                message = stream.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        for event in events(&text) {
                            self.see(event, begin)?;
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    _ => return Err(Lost),
                },
            }
        }
    }

    async fn open(&self) -> Result<LightSocket, Lost> {
        let node = self.nodes[self.node];
        let ticket = self.who.ask(node, "/api/v1/realtime/ticket", &json!({}), None).await.ok_or(Lost)?;
        open_light(node, ticket["ticket"].as_str()).await.ok_or(Lost)
    }

    fn see(&mut self, event: Event, begin: &mut Option<watch::Sender<usize>>) -> Result<(), Lost> {
        match event.kind.as_str() {
            "comment" => {
                let next = self.shown.len() as i64 + 1;
                assert_eq!(event.seq, Some(next), "a gap or a repeat after {} losses", self.losses);
                self.shown.push(event.comment.expect("a comment has one").id);
            }
            "likes" => self.likes = event.post.expect("likes count the post's"),
            "ack" => {
                if let Some(begun) = begin.take() {
                    begun.send_modify(|n| *n += 1);
                }
            }
            // The node is too busy.
            "error" => return Err(Lost),
            "gap" => panic!("a gap after {} losses, at {}", self.losses, self.shown.len()),
            _ => {}
        }
        Ok(())
    }

    fn has_seen(&self, goal: Goal) -> bool {
        self.shown.len() as i64 == goal.seq && self.likes == goal.likes
    }
}

fn events(text: &str) -> Vec<Event> {
    if text.starts_with('[') {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
    } else {
        vec![serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))]
    }
}

/// Pauses before a retry.
pub async fn pause() {
    // Random as in the app, so that clients that were refused together do not retry together.
    let drawn = Uuid::new_v4().as_u128() % PAUSE.as_millis();
    tokio::time::sleep(Duration::from_millis(drawn as u64)).await;
}

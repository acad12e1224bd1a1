//! A client socket. It checks every frame: the document has it, `hello` is first, `version` never decreases, and a thread's `seq` has
//! no gaps and no repeats.

use std::{
    collections::{HashMap, VecDeque},
    net::SocketAddr,
};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{
        Error, Message, client::IntoClientRequest, http::Response, protocol::frame::coding::CloseCode,
    },
};

use super::{LIMIT, schema, within};

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The first frame.
    pub hello: Value,
    version: i64,
    /// The last seq of each watched thread.
    seqs: HashMap<i64, i64>,
    /// Events that arrived in one frame and are not returned yet.
    waiting: VecDeque<Value>,
    /// The number of frames received.
    pub frames: usize,
    /// The number of protocol pings received.
    pub pings: usize,
}

/// How the server closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closed {
    pub code: u16,
    pub reason: String,
}

/// The next event of the socket.
enum Next {
    Frame(Value),
    Closed(Closed),
}

impl Socket {
    pub async fn open(addr: SocketAddr, ticket: Option<&str>) -> Self {
        Self::try_open(addr, ticket, None).await.unwrap_or_else(|refusal| panic!("{refusal:?}"))
    }

    /// Opens it with this `Origin`. Returns the answer if the server refuses.
    pub async fn try_open(
        addr: SocketAddr,
        ticket: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Self, Response<Option<Vec<u8>>>> {
        Self::try_open_with(addr, ticket, origin.map(|origin| ("Origin", origin))).await
    }

    /// Opens it as a proxy does, with the client's address in `X-Forwarded-For`.
    pub async fn try_open_from(
        addr: SocketAddr,
        ticket: Option<&str>,
        client: &str,
    ) -> Result<Self, Response<Option<Vec<u8>>>> {
        Self::try_open_with(addr, ticket, Some(("X-Forwarded-For", client))).await
    }

    async fn try_open_with(
        addr: SocketAddr,
        ticket: Option<&str>,
        header: Option<(&'static str, &str)>,
    ) -> Result<Self, Response<Option<Vec<u8>>>> {
        let query = ticket.map(|ticket| format!("?ticket={ticket}")).unwrap_or_default();
        let mut request = format!("ws://{addr}/api/v1/realtime{query}").into_client_request().unwrap();
        if let Some((name, value)) = header {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = match within(LIMIT, "the handshake", connect_async(request)).await {
            Ok((stream, _)) => stream,
            Err(Error::Http(refusal)) => return Err(*refusal),
            Err(error) => panic!("{error}"),
        };
        let mut socket = Self {
            stream,
            hello: Value::Null,
            version: 0,
            seqs: HashMap::new(),
            waiting: VecDeque::new(),
            frames: 0,
            pings: 0,
        };
        let hello = socket.frame().await;
        assert_eq!(hello["type"], "hello", "the first frame: {hello}");
        socket.hello = hello;
        Ok(socket)
    }

    /// The next frame.
    pub async fn frame(&mut self) -> Value {
        match within(LIMIT, "a frame", self.next()).await {
            Next::Frame(frame) => frame,
            Next::Closed(closed) => panic!("closed instead of a frame: {closed:?}"),
        }
    }

    /// Awaits the next frame of this type. Skips others.
    pub async fn next_of_type(&mut self, kind: &str) -> Value {
        self.next_where(kind, |frame| frame["type"] == kind).await
    }

    /// Awaits the next status that meets the condition. Skips other frames.
    pub async fn status_where(&mut self, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
        self.next_where(what, |frame| frame["type"] == "status" && holds(frame)).await
    }

    pub async fn next_where(&mut self, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
        let mut passed = Vec::new();
        let looking = async {
            loop {
                match self.next().await {
                    Next::Frame(frame) if holds(&frame) => return Ok(frame),
                    Next::Frame(frame) => passed.push(frame),
                    Next::Closed(closed) => return Err(closed),
                }
            }
        };
        match tokio::time::timeout(LIMIT, looking).await {
            Ok(Ok(frame)) => frame,
            Ok(Err(closed)) => panic!("closed instead of {what}: {closed:?}; passed: {passed:?}"),
            Err(_) => panic!("no {what} within {LIMIT:?}; passed: {passed:?}"),
        }
    }

    /// Awaits the close. Returns it with the frames before it.
    pub async fn closed(&mut self) -> (Closed, Vec<Value>) {
        let mut passed = Vec::new();
        within(LIMIT, "the close", async {
            loop {
                match self.next().await {
                    Next::Frame(frame) => passed.push(frame),
                    Next::Closed(closed) => return (closed, passed),
                }
            }
        })
        .await
    }

    /// Sends a ping and returns all frames before its answer. So no earlier frame is still on the way.
    pub async fn so_far(&mut self) -> Vec<Value> {
        let id = uuid::Uuid::new_v4().to_string();
        self.say(&json!({ "type": "ping", "id": id })).await;
        let mut passed = Vec::new();
        loop {
            let frame = self.frame().await;
            if frame["type"] == "pong" && frame["id"] == *id {
                return passed;
            }
            passed.push(frame);
        }
    }

    /// Watches a post from `since` on. Returns the frames of the replay.
    pub async fn watch(&mut self, post: i64, since: Option<i64>) -> Vec<Value> {
        self.watch_from(post, since, None).await
    }

    /// Like `watch`. Also sends the version of the likes that the client knows.
    pub async fn watch_from(
        &mut self,
        post: i64,
        since: Option<i64>,
        likes_version: Option<i64>,
    ) -> Vec<Value> {
        match since {
            Some(since) => self.seqs.insert(post, since),
            None => self.seqs.remove(&post),
        };
        let id = uuid::Uuid::new_v4().to_string();
        let topic = format!("post:{post}");
        let watch = json!({ "type": "watch", "topic": topic, "since": since, "likesVersion": likes_version, "id": id });
        self.say(&watch).await;
        let mut passed = Vec::new();
        loop {
            let frame = self.frame().await;
            if frame["id"] == *id {
                assert_eq!(frame["type"], "ack", "{frame}");
                passed.extend(self.so_far().await);
                return passed;
            }
            passed.push(frame);
        }
    }

    pub async fn say(&mut self, frame: &Value) {
        self.send(Message::text(frame.to_string())).await;
    }

    pub async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// Sends although the server may have closed meanwhile.
    pub async fn try_send(&mut self, message: Message) -> bool {
        self.stream.send(message).await.is_ok()
    }

    async fn next(&mut self) -> Next {
        loop {
            if let Some(frame) = self.waiting.pop_front() {
                self.check(&frame);
                return Next::Frame(frame);
            }
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.frames += 1;
                    match serde_json::from_str(&text).unwrap() {
                        Value::Array(events) => self.waiting.extend(events),
                        frame => self.waiting.push_back(frame),
                    }
                }
                Some(Ok(Message::Close(Some(close)))) => {
                    return Next::Closed(Closed {
                        code: close.code.into(),
                        reason: close.reason.to_string(),
                    });
                }
                Some(Ok(Message::Close(None))) => {
                    return Next::Closed(Closed { code: CloseCode::Status.into(), reason: String::new() });
                }
                Some(Ok(Message::Ping(_))) => self.pings += 1,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => {
                    return Next::Closed(Closed { code: CloseCode::Abnormal.into(), reason: String::new() });
                }
            }
        }
    }

    fn check(&mut self, frame: &Value) {
        schema::check_frame(frame);
        // Reading places have their own versions.
        if let Some(version) = frame["version"].as_i64().filter(|_| frame["type"] != "reading") {
            assert!(version >= self.version, "version went back from {}: {frame}", self.version);
            self.version = version;
        }
        if let (Some(post), Some(seq)) = (frame["postId"].as_i64(), frame["seq"].as_i64())
            && let Some(last) = self.seqs.insert(post, seq)
        {
            assert_eq!(seq, last + 1, "a gap or a repeat: {frame}");
        }
    }
}

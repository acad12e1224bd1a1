//! A socket as the web app opens it: by ticket, with heartbeat pings.

use std::time::{Duration, Instant};

use actors::wire::{FrameId, FromClient, Hello, PingFrame, Pong, Status, ToClient};
use anyhow::{Context, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use tokio::{
    net::TcpStream,
    sync::mpsc,
    time::{MissedTickBehavior, interval_at, timeout},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{
        self, Message, Utf8Bytes,
        protocol::{CloseFrame, WebSocketConfig, frame::coding::CloseCode},
    },
};

use crate::{
    backoff::{ConnectError, retry_while_busy},
    client::{Client, Person, TIMEOUT},
    target::Target,
};

/// How long a socket waits for the server's close frame after its own.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);
/// The library's default is 256 KiB a socket; the portal's frames are small.
const BUFFER_BYTES: usize = 4096;

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub hello: Hello,
    pub status: Status,
    /// Time from the first packet to hello, and to the first status.
    pub hello_after: Duration,
    pub status_after: Duration,
}

/// What a socket reports to its driver.
pub enum SocketEvent {
    Frame(Box<ToClient>),
    /// A ping was answered after this time.
    Pong(Duration),
    /// The next ping is due and the last one has no answer.
    PingUnanswered,
}

/// Input for a handler that looks at the text of a frame first.
pub enum Raw<'a> {
    /// The handler returns true when it has handled the text; the frames are then not parsed.
    Text(Instant, &'a str),
    Event(Instant, SocketEvent),
}

/// Why a socket ended.
#[derive(Debug, PartialEq, Eq)]
pub enum End {
    /// This side closed it.
    Closed,
    /// The server closed it, or the connection broke.
    Lost(String),
}

impl Socket {
    /// Opens a socket with a new ticket, and retries while the server is busy.
    pub async fn of(client: &Client, person: &Person) -> anyhow::Result<Self> {
        Ok(retry_while_busy(|| async {
            let ticket = client.ticket(person).await.map_err(ConnectError::to_ticket)?;
            Self::open(client.target(), &ticket).await.map_err(|error| ConnectError::to_socket(&error))
        })
        .await?)
    }

    /// Connects and waits for hello and the first status.
    pub async fn open(target: &Target, ticket: &str) -> anyhow::Result<Self> {
        timeout(TIMEOUT, Self::connect(target, ticket)).await.context("the socket did not open in time")?
    }

    async fn connect(target: &Target, ticket: &str) -> anyhow::Result<Self> {
        let began = Instant::now();
        let config = WebSocketConfig::default().read_buffer_size(BUFFER_BYTES).write_buffer_size(0);
        let (mut stream, _) = connect_async_with_config(target.socket(ticket), Some(config), true).await?;
        let ToClient::Hello(hello) = next(&mut stream).await? else { bail!("the first frame was not hello") };
        let hello_after = began.elapsed();
        ensure!(hello.user.is_some(), "the socket opened without its user");
        let ToClient::Status(status) = next(&mut stream).await? else {
            bail!("the second frame was not the status")
        };
        Ok(Self { stream, hello, status, hello_after, status_after: began.elapsed() })
    }

    /// Sends the frames of `frames_rx`, pings at the heartbeat and passes events to `on_event`. Ends when `frames_rx` closes (with a close
    /// handshake) or the socket is lost.
    pub async fn drive(
        self,
        frames_rx: mpsc::Receiver<FromClient>,
        mut on_event: impl FnMut(Instant, SocketEvent),
    ) -> End {
        self.drive_light(frames_rx, |event| {
            match event {
                Raw::Text(..) => return false,
                Raw::Event(at, event) => on_event(at, event),
            }
            true
        })
        .await
    }

    /// The same for many sockets: `on_event` gets each text first, and its frames only when it returns false.
    pub async fn drive_light(
        mut self,
        mut frames_rx: mpsc::Receiver<FromClient>,
        mut on_event: impl FnMut(Raw<'_>) -> bool,
    ) -> End {
        let heartbeat = Duration::from_millis(self.hello.heartbeat.max(1));
        let mut ping = interval_at(tokio::time::Instant::now() + heartbeat, heartbeat);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut waiting: Option<(FrameId, Instant)> = None;
        let mut pings = 0;
        loop {
            let frame = tokio::select! {
                message = self.stream.next() => {
                    let at = Instant::now();
                    let text = match text(message) {
                        Ok(Some(text)) => text,
                        Ok(None) => continue,
                        Err(why) => return End::Lost(why),
                    };
                    if on_event(Raw::Text(at, &text)) {
                        continue;
                    }
                    let frames = match frames(&text) {
                        Ok(frames) => frames,
                        Err(why) => return End::Lost(why),
                    };
                    for frame in frames {
                        let event = match frame {
                            ToClient::Pong(Pong { id }) => {
                                match waiting.take_if(|(waited, _)| id.as_ref() == Some(&*waited)) {
                                    Some((_, sent)) => SocketEvent::Pong(at - sent),
                                    None => continue,
                                }
                            }
                            frame => SocketEvent::Frame(Box::new(frame)),
                        };
                        on_event(Raw::Event(at, event));
                    }
                    continue;
                }
                frame = frames_rx.recv() => match frame {
                    Some(frame) => frame,
                    None => break,
                },
                _ = ping.tick() => {
                    pings += 1;
                    let id = FrameId::Number(pings);
                    if waiting.replace((id.clone(), Instant::now())).is_some() {
                        on_event(Raw::Event(Instant::now(), SocketEvent::PingUnanswered));
                    }
                    FromClient::Ping(PingFrame { id: Some(id) })
                }
            };
            let text = serde_json::to_string(&frame).expect("a frame serialises");
            if let Err(error) = self.stream.send(Message::text(text)).await {
                return End::Lost(kind(&error));
            }
        }
        self.close().await;
        End::Closed
    }

    /// Ends with the server's close frame: its side of the connection may stay open for another second.
    async fn close(mut self) {
        let closing = async {
            self.stream.close(Some(CloseFrame { code: CloseCode::Normal, reason: "".into() })).await?;
            while let Some(message) = self.stream.next().await {
                if message?.is_close() {
                    break;
                }
            }
            Ok::<_, tungstenite::Error>(())
        };
        // Later frames and errors are ignored.
        let _ = timeout(CLOSE_TIMEOUT, closing).await;
    }
}

async fn next(stream: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> anyhow::Result<ToClient> {
    loop {
        if let Some(text) = text(stream.next().await).map_err(anyhow::Error::msg)? {
            return serde_json::from_str(&text).context("a frame that the contract does not describe");
        }
    }
}

/// The message's text; `None` for messages without text.
fn text(message: Option<Result<Message, tungstenite::Error>>) -> Result<Option<Utf8Bytes>, String> {
    match message {
        None => Err("the connection ended without a close".into()),
        Some(Err(error)) => Err(kind(&error)),
        Some(Ok(Message::Close(None))) => Err("closed without a code".into()),
        Some(Ok(Message::Close(Some(close)))) => {
            Err(format!("closed with {} {}", u16::from(close.code), close.reason))
        }
        Some(Ok(Message::Text(text))) => Ok(Some(text)),
        Some(Ok(_)) => Ok(None),
    }
}

/// Parses one frame or an array of frames.
fn frames(text: &str) -> Result<Vec<ToClient>, String> {
    let read = if text.starts_with('[') {
        serde_json::from_str(text)
    } else {
        serde_json::from_str(text).map(|frame| vec![frame])
    };
    read.map_err(|_| "a frame that the contract does not describe".into())
}

/// The error's kind, so that equal errors are counted together.
fn kind(error: &tungstenite::Error) -> String {
    match error {
        tungstenite::Error::Io(error) => format!("connection failed: {}", error.kind()),
        tungstenite::Error::Http(answer) => format!("the handshake was answered with {}", answer.status()),
        error => error.to_string(),
    }
}

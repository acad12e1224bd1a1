//! A socket as the web app has one: opened with a ticket, kept alive by pings, listened to.

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
    backoff::{NotIn, until_let_in},
    client::{Client, PATIENCE, Person},
    target::Target,
};

/// How long a socket that we close waits for the server's word.
const FAREWELL: Duration = Duration::from_secs(5);
/// The default would take 256 KiB a socket; frames here are small.
const BUFFER_BYTES: usize = 4096;

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub hello: Hello,
    pub status: Status,
    /// From the first packet to hello, and to the first status.
    pub hello_after: Duration,
    pub status_after: Duration,
}

/// What a socket tells whoever drives it.
pub enum SocketEvent {
    Frame(Box<ToClient>),
    /// A ping was answered after this.
    Pong(Duration),
    /// The next ping is due and the last one was not answered.
    PingUnanswered,
}

/// What comes to whoever looks at texts first.
pub enum Raw<'a> {
    /// True: understood, its frames are not wanted.
    Text(Instant, &'a str),
    Heard(Instant, SocketEvent),
}

/// Why a socket ended.
#[derive(Debug, PartialEq, Eq)]
pub enum End {
    /// We were done with it.
    Asked,
    /// The server closed it or it broke.
    Lost(String),
}

impl Socket {
    /// Somebody's, by a ticket of their own; where a crowd gathers, as soon as they are let in.
    pub async fn of(client: &Client, person: &Person) -> anyhow::Result<Self> {
        Ok(until_let_in(|| async {
            let ticket = client.ticket(person).await.map_err(NotIn::to_ticket)?;
            Self::open(client.target(), &ticket).await.map_err(|error| NotIn::to_socket(&error))
        })
        .await?)
    }

    /// Connects, and waits for hello and the first status.
    pub async fn open(target: &Target, ticket: &str) -> anyhow::Result<Self> {
        timeout(PATIENCE, Self::connect(target, ticket)).await.context("a socket did not open in time")?
    }

    async fn connect(target: &Target, ticket: &str) -> anyhow::Result<Self> {
        let began = Instant::now();
        let config = WebSocketConfig::default().read_buffer_size(BUFFER_BYTES).write_buffer_size(0);
        let (mut stream, _) = connect_async_with_config(target.socket(ticket), Some(config), true).await?;
        let ToClient::Hello(hello) = next(&mut stream).await? else { bail!("the first frame was not hello") };
        let hello_after = began.elapsed();
        ensure!(hello.user.is_some(), "a ticket opened a visitor's socket");
        let ToClient::Status(status) = next(&mut stream).await? else {
            bail!("the second frame was not the status")
        };
        Ok(Self { stream, hello, status, hello_after, status_after: began.elapsed() })
    }

    /// Says what comes through `say`, pings at the heartbeat, and hands on what it hears, until `say` is closed (then
    /// it says goodbye) or the socket is lost.
    pub async fn drive(
        self,
        say: mpsc::Receiver<FromClient>,
        mut hear: impl FnMut(Instant, SocketEvent),
    ) -> End {
        self.drive_light(say, |heard| {
            match heard {
                Raw::Text(..) => return false,
                Raw::Heard(at, heard) => hear(at, heard),
            }
            true
        })
        .await
    }

    /// The same for crowds: whoever hears is given each text as it came, and where it says false, its frames.
    pub async fn drive_light(
        mut self,
        mut say: mpsc::Receiver<FromClient>,
        mut hear: impl FnMut(Raw<'_>) -> bool,
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
                    if hear(Raw::Text(at, &text)) {
                        continue;
                    }
                    let frames = match frames(&text) {
                        Ok(frames) => frames,
                        Err(why) => return End::Lost(why),
                    };
                    for frame in frames {
                        let heard = match frame {
                            ToClient::Pong(Pong { id }) => {
                                match waiting.take_if(|(waited, _)| id.as_ref() == Some(&*waited)) {
                                    Some((_, sent)) => SocketEvent::Pong(at - sent),
                                    None => continue,
                                }
                            }
                            frame => SocketEvent::Frame(Box::new(frame)),
                        };
                        hear(Raw::Heard(at, heard));
                    }
                    continue;
                }
                frame = say.recv() => match frame {
                    Some(frame) => frame,
                    None => break,
                },
                _ = ping.tick() => {
                    pings += 1;
                    let id = FrameId::Number(pings);
                    if waiting.replace((id.clone(), Instant::now())).is_some() {
                        hear(Raw::Heard(Instant::now(), SocketEvent::PingUnanswered));
                    }
                    FromClient::Ping(PingFrame { id: Some(id) })
                }
            };
            let text = serde_json::to_string(&frame).expect("a frame is plain data");
            if let Err(error) = self.stream.send(Message::text(text)).await {
                return End::Lost(kind(&error));
            }
        }
        self.say_goodbye().await;
        End::Asked
    }

    /// Over when the server has said goodbye, too: its end of the connection may stay for a second.
    async fn say_goodbye(mut self) {
        let farewell = async {
            self.stream.close(Some(CloseFrame { code: CloseCode::Normal, reason: "".into() })).await?;
            while let Some(message) = self.stream.next().await {
                if message?.is_close() {
                    break;
                }
            }
            Ok::<_, tungstenite::Error>(())
        };
        // Whatever else comes is of no interest any more.
        let _ = timeout(FAREWELL, farewell).await;
    }
}

async fn next(stream: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> anyhow::Result<ToClient> {
    loop {
        if let Some(text) = text(stream.next().await).map_err(anyhow::Error::msg)? {
            return serde_json::from_str(&text).context("a frame that is not described");
        }
    }
}

/// `None`: nothing of the portal's.
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

/// One, or an array of them.
fn frames(text: &str) -> Result<Vec<ToClient>, String> {
    let read = if text.starts_with('[') {
        serde_json::from_str(text)
    } else {
        serde_json::from_str(text).map(|frame| vec![frame])
    };
    read.map_err(|_| "a frame that is not described".into())
}

/// Errors of one kind in the same words.
fn kind(error: &tungstenite::Error) -> String {
    match error {
        tungstenite::Error::Io(error) => format!("connection failed: {}", error.kind()),
        tungstenite::Error::Http(answer) => format!("the handshake was answered with {}", answer.status()),
        error => error.to_string(),
    }
}

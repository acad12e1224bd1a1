//! Sockets that listen to one of the servers, each in its protocol.

use std::{
    sync::{
        Arc, RwLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use futures_util::{SinkExt, StreamExt};
use tokio::{net::TcpStream, sync::oneshot, task::JoinSet, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};

use super::{
    mark::marks,
    server::{Publisher, Server},
};
use crate::measure::Latencies;

const PATIENCE: Duration = Duration::from_secs(30);
/// Opened together.
const AT_ONCE: u64 = 32;
/// The default would take 256 KiB a socket.
const BUFFER_BYTES: usize = 4096;

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What was published at one rate, and how it arrived.
pub struct Step {
    pub number: u64,
    pub latencies: Latencies,
    delivered: AtomicU64,
}

pub struct Crowd {
    /// Since which marks say when they were due.
    pub began: Instant,
    now: Arc<RwLock<Arc<Step>>>,
    _listening: JoinSet<()>,
}

/// What a server's sockets say first, and what they answer.
pub struct Protocol {
    pub path: String,
    /// Sent as soon as it is open, and what comes when it listens.
    pub first: Vec<String>,
    pub listens: &'static str,
    /// A text of the server's that has to be answered.
    pub ping: Option<(&'static str, &'static str)>,
}

impl Step {
    fn new(number: u64) -> Arc<Self> {
        Arc::new(Self { number, latencies: Latencies::default(), delivered: AtomicU64::default() })
    }

    pub fn delivered(&self) -> u64 {
        self.delivered.load(Ordering::Relaxed)
    }
}

impl Crowd {
    pub async fn gather(server: &Server, publisher: &Publisher, count: u64) -> anyhow::Result<Self> {
        let began = Instant::now();
        let now = Arc::new(RwLock::new(Step::new(0)));
        let protocol = Arc::new(publisher.protocol());
        let mut listening = JoinSet::new();
        for from in (0..count).step_by(AT_ONCE as usize) {
            let mut opened = Vec::new();
            for _ in from..count.min(from + AT_ONCE) {
                let (tell, told) = oneshot::channel();
                let address = format!("ws://{}{}", server.addr(), protocol.path);
                let (protocol, now) = (protocol.clone(), now.clone());
                listening.spawn(async move {
                    // Whoever opens is told by the sender's end why it was not.
                    if let Ok(stream) = open(&address, &protocol).await {
                        let _ = tell.send(());
                        listen(stream, &protocol, began, &now).await;
                    }
                });
                opened.push(told);
            }
            for told in opened {
                ensure!(
                    timeout(PATIENCE, told).await.is_ok_and(|told| told.is_ok()),
                    "a socket did not open"
                );
            }
        }
        Ok(Self { began, now, _listening: listening })
    }

    /// What comes from now on belongs to a new step.
    pub fn begin(&self) -> Arc<Step> {
        let mut now = self.now.write().expect("no holder panics");
        *now = Step::new(now.number + 1);
        now.clone()
    }
}

async fn open(address: &str, protocol: &Protocol) -> anyhow::Result<Stream> {
    let config = WebSocketConfig::default().read_buffer_size(BUFFER_BYTES).write_buffer_size(0);
    let (mut stream, _) = connect_async_with_config(address, Some(config), true).await?;
    for text in &protocol.first {
        stream.send(Message::text(text.clone())).await?;
    }
    while !protocol.listens.is_empty() {
        let message = timeout(PATIENCE, stream.next()).await?.context("closed")??;
        if message.to_text().is_ok_and(|text| text.contains(protocol.listens)) {
            break;
        }
    }
    Ok(stream)
}

/// Until the server ends, or the crowd goes.
async fn listen(mut stream: Stream, protocol: &Protocol, began: Instant, now: &RwLock<Arc<Step>>) {
    let mut took = Vec::new();
    while let Some(Ok(message)) = stream.next().await {
        let at = began.elapsed();
        let Message::Text(text) = message else { continue };
        if let Some((ping, pong)) = protocol.ping
            && text.as_str() == ping
        {
            let _ = stream.send(Message::text(pong)).await;
            continue;
        }
        let step = now.read().expect("no holder panics").clone();
        took.clear();
        marks(text.as_bytes(), |number, due| {
            // What is late for its step is lost to it.
            if number == step.number {
                took.push(at.saturating_sub(Duration::from_micros(due)));
            }
        });
        if !took.is_empty() {
            step.latencies.record_each(&took);
            step.delivered.fetch_add(took.len() as u64, Ordering::Relaxed);
        }
    }
}

//! Sockets that listen to one of the servers, in that server's protocol.

use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex, RwLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::ensure;
use memchr::memmem::find;
use tokio::{sync::oneshot, task::JoinSet, time::timeout};

use super::{
    mark::marks,
    publisher::Publisher,
    received::{Faults, ReceivedEvents},
    server::Server,
    socket::Socket,
};
use crate::measure::Latencies;

const TIMEOUT: Duration = Duration::from_secs(30);
/// Sockets opened concurrently.
const AT_ONCE: u64 = 32;

/// The events published at one rate, and their deliveries.
pub struct Step {
    pub number: u64,
    pub latencies: Latencies,
    delivered: AtomicU64,
    /// One entry per listener. Only that listener takes the lock until the step is over.
    received: Vec<Mutex<ReceivedEvents>>,
}

pub struct Listeners {
    /// Reference time of the due times in marks.
    pub began: Instant,
    now: Arc<RwLock<Arc<Step>>>,
    _listening: JoinSet<()>,
}

/// The first messages of a server's protocol, and its ping.
pub struct Protocol {
    pub path: String,
    /// Texts to send once the socket is open, and a part of the text that confirms the subscription.
    pub first: Vec<String>,
    pub listens: &'static str,
    /// A text ping of the server, and its answer.
    pub ping: Option<(&'static str, &'static str)>,
}

impl Step {
    fn new(number: u64, listeners: u64) -> Arc<Self> {
        let received = (0..listeners).map(|_| Mutex::default()).collect();
        Arc::new(Self { number, latencies: Latencies::default(), delivered: AtomicU64::default(), received })
    }

    pub fn delivered(&self) -> u64 {
        self.delivered.load(Ordering::Relaxed)
    }

    /// Events that listeners missed, got too often or got in another order.
    pub fn faults(&self, published: u64) -> Faults {
        let received: Vec<_> =
            self.received.iter().map(|one| one.lock().expect("no holder panics")).collect();
        Faults::of(published, received.iter().map(|one| &**one))
    }
}

impl Listeners {
    pub async fn gather(server: &Server, publisher: &Publisher, count: u64) -> anyhow::Result<Self> {
        let began = Instant::now();
        let now = Arc::new(RwLock::new(Step::new(0, count)));
        let protocol = Arc::new(publisher.protocol());
        let mut listening = JoinSet::new();
        for from in (0..count).step_by(AT_ONCE as usize) {
            let mut opened = Vec::new();
            for listener in from..count.min(from + AT_ONCE) {
                let (ready_tx, ready_rx) = oneshot::channel();
                let (addr, protocol, now) = (server.addr(), protocol.clone(), now.clone());
                listening.spawn(async move {
                    // When opening fails, the sender is dropped, and the receiver below reports it.
                    if let Ok(socket) = open(addr, &protocol).await {
                        let _ = ready_tx.send(());
                        listen(listener as usize, socket, &protocol, began, &now).await;
                    }
                });
                opened.push(ready_rx);
            }
            for ready_rx in opened {
                ensure!(
                    timeout(TIMEOUT, ready_rx).await.is_ok_and(|ready_rx| ready_rx.is_ok()),
                    "a socket did not open"
                );
            }
        }
        Ok(Self { began, now, _listening: listening })
    }

    /// Starts a new step; later events belong to it.
    pub fn begin(&self) -> Arc<Step> {
        let mut now = self.now.write().expect("no holder panics");
        *now = Step::new(now.number + 1, now.received.len() as u64);
        now.clone()
    }
}

async fn open(server: SocketAddr, protocol: &Protocol) -> anyhow::Result<Socket> {
    let mut socket = Socket::open(server, &protocol.path).await?;
    for text in &protocol.first {
        socket.send(text).await?;
    }
    let mut listens = protocol.listens.is_empty();
    while !listens {
        let received = socket.texts(|text| listens |= find(text, protocol.listens.as_bytes()).is_some());
        timeout(TIMEOUT, received).await??;
    }
    Ok(socket)
}

/// Runs until the server closes the socket or the listeners is dropped.
async fn listen(
    listener: usize,
    mut socket: Socket,
    protocol: &Protocol,
    began: Instant,
    now: &RwLock<Arc<Step>>,
) {
    let mut latencies = Vec::new();
    let mut must_pong = false;
    loop {
        let received = socket.texts(|text| {
            let at = began.elapsed();
            if protocol.ping.is_some_and(|(ping, _)| text == ping.as_bytes()) {
                must_pong = true;
                return;
            }
            let step = now.read().expect("no holder panics").clone();
            latencies.clear();
            let mut received = step.received[listener].lock().expect("no holder panics");
            marks(text, |mark| {
                // An event that arrives after its step counts as missing.
                if mark.step == step.number {
                    received.event(mark.number);
                    latencies.push(at.saturating_sub(Duration::from_micros(mark.due)));
                }
            });
            if !latencies.is_empty() {
                step.latencies.record_each(&latencies);
                step.delivered.fetch_add(latencies.len() as u64, Ordering::Relaxed);
            }
        });
        if received.await.is_err() {
            return;
        }
        if let Some((_, pong)) = protocol.ping
            && std::mem::take(&mut must_pong)
            && socket.send(pong).await.is_err()
        {
            return;
        }
    }
}

//! Sockets that listen to one of the servers, each in its protocol.

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
    heard::{Faults, ReceivedEvents},
    mark::marks,
    publisher::Publisher,
    server::Server,
    socket::Socket,
};
use crate::measure::Latencies;

const PATIENCE: Duration = Duration::from_secs(30);
/// Opened together.
const AT_ONCE: u64 = 32;

/// What was published at one rate, and how it arrived.
pub struct Step {
    pub number: u64,
    pub latencies: Latencies,
    delivered: AtomicU64,
    /// By each listener: only it takes the lock, until the step is over.
    heard: Vec<Mutex<ReceivedEvents>>,
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
    fn new(number: u64, listeners: u64) -> Arc<Self> {
        let heard = (0..listeners).map(|_| Mutex::default()).collect();
        Arc::new(Self { number, latencies: Latencies::default(), delivered: AtomicU64::default(), heard })
    }

    pub fn delivered(&self) -> u64 {
        self.delivered.load(Ordering::Relaxed)
    }

    /// What its listeners did not hear, heard too often or otherwise than the others.
    pub fn faults(&self, published: u64) -> Faults {
        let heard: Vec<_> = self.heard.iter().map(|one| one.lock().expect("no holder panics")).collect();
        Faults::of(published, heard.iter().map(|one| &**one))
    }
}

impl Crowd {
    pub async fn gather(server: &Server, publisher: &Publisher, count: u64) -> anyhow::Result<Self> {
        let began = Instant::now();
        let now = Arc::new(RwLock::new(Step::new(0, count)));
        let protocol = Arc::new(publisher.protocol());
        let mut listening = JoinSet::new();
        for from in (0..count).step_by(AT_ONCE as usize) {
            let mut opened = Vec::new();
            for listener in from..count.min(from + AT_ONCE) {
                let (tell, told) = oneshot::channel();
                let (addr, protocol, now) = (server.addr(), protocol.clone(), now.clone());
                listening.spawn(async move {
                    // Whoever opens is told by the sender's end why it was not.
                    if let Ok(socket) = open(addr, &protocol).await {
                        let _ = tell.send(());
                        listen(listener as usize, socket, &protocol, began, &now).await;
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
        *now = Step::new(now.number + 1, now.heard.len() as u64);
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
        let heard = socket.texts(|text| listens |= find(text, protocol.listens.as_bytes()).is_some());
        timeout(PATIENCE, heard).await??;
    }
    Ok(socket)
}

/// Until the server ends, or the crowd goes.
async fn listen(
    listener: usize,
    mut socket: Socket,
    protocol: &Protocol,
    began: Instant,
    now: &RwLock<Arc<Step>>,
) {
    let mut took = Vec::new();
    let mut asked = false;
    loop {
        let heard = socket.texts(|text| {
            let at = began.elapsed();
            if protocol.ping.is_some_and(|(ping, _)| text == ping.as_bytes()) {
                asked = true;
                return;
            }
            let step = now.read().expect("no holder panics").clone();
            took.clear();
            let mut heard = step.heard[listener].lock().expect("no holder panics");
            marks(text, |mark| {
                // What is late for its step is lost to it.
                if mark.step == step.number {
                    heard.event(mark.number);
                    took.push(at.saturating_sub(Duration::from_micros(mark.due)));
                }
            });
            if !took.is_empty() {
                step.latencies.record_each(&took);
                step.delivered.fetch_add(took.len() as u64, Ordering::Relaxed);
            }
        });
        if heard.await.is_err() {
            return;
        }
        if let Some((_, pong)) = protocol.ping
            && std::mem::take(&mut asked)
            && socket.send(pong).await.is_err()
        {
            return;
        }
    }
}

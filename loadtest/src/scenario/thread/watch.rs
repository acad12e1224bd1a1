//! Watchers of a thread: sockets that only listen.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use actors::wire::{Ack, FrameId, FromClient, HelloFrame, ToClient, WatchFrame};
use anyhow::ensure;
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
    time::timeout,
};

use super::scan::{ThreadUpdate, scan, thread_update};
use crate::{
    client::{Client, Person, TIMEOUT},
    follower::Follower,
    measure::{Latencies, Tally},
    socket::{End, Raw, Socket, SocketEvent},
};

/// One in this many watchers parses every frame and compares it with the scanned updates.
pub const PARSE_EACH: u64 = 50;

/// Figures of all watchers.
pub struct Stats {
    /// Reference time of the due times in comments.
    pub began: Instant,
    pub latencies: Latencies,
    pub deliveries: AtomicU64,
    pub frames: AtomicU64,
    pub watching: AtomicU64,
    pub faults: Tally,
    pub lost: Tally,
}

impl Default for Stats {
    fn default() -> Self {
        Self {
            began: Instant::now(),
            latencies: Latencies::default(),
            deliveries: AtomicU64::default(),
            frames: AtomicU64::default(),
            watching: AtomicU64::default(),
            faults: Tally::default(),
            lost: Tally::default(),
        }
    }
}

/// A watcher of a thread; `close` closes its socket.
pub struct Watcher {
    follower: Arc<Mutex<Follower>>,
    frames_tx: mpsc::Sender<FromClient>,
    task: JoinHandle<()>,
}

impl Watcher {
    pub async fn join(
        client: &Client,
        person: &Person,
        post: i64,
        parses: bool,
        stats: Arc<Stats>,
    ) -> anyhow::Result<Self> {
        let socket = Socket::of(client, person).await?;
        let follower = Arc::new(Mutex::new(Follower::default()));
        let (frames_tx, frames_rx) = mpsc::channel(2);
        let (ready_tx, ready_rx) = oneshot::channel();
        let mut on_frame = FrameHandler {
            parses,
            scanned: Vec::new(),
            compared: Vec::new(),
            follower: follower.clone(),
            stats: stats.clone(),
            ready_tx: Some(ready_tx),
        };
        let task = tokio::spawn(async move {
            if let End::Lost(why) = socket.drive_light(frames_rx, |raw| on_frame.on_event(raw)).await {
                on_frame.stats.lost.add(format!("lost: {why}"));
            }
        });
        let array = FromClient::Hello(HelloFrame { id: None, frames: Some("array".into()) });
        let id = Some(FrameId::Number(0));
        let topic = format!("post:{post}");
        let watch = FromClient::Watch(WatchFrame { id, topic, since: Some(0), likes_version: None });
        let watching = async {
            frames_tx.send(array).await.is_ok()
                && frames_tx.send(watch).await.is_ok()
                && ready_rx.await.is_ok()
        };
        ensure!(
            timeout(TIMEOUT, watching).await.is_ok_and(|begun| begun),
            "a watch was not acknowledged in time"
        );
        stats.watching.fetch_add(1, Ordering::Relaxed);
        Ok(Self { follower, frames_tx, task })
    }

    pub fn shown(&self) -> Follower {
        self.follower.lock().expect("no holder panics").clone()
    }

    pub async fn close(self) {
        drop(self.frames_tx);
        self.task.await.expect("a socket's task does not panic");
    }
}

/// Handles the frames of one watcher.
struct FrameHandler {
    parses: bool,
    scanned: Vec<ThreadUpdate>,
    compared: Vec<ThreadUpdate>,
    follower: Arc<Mutex<Follower>>,
    stats: Arc<Stats>,
    ready_tx: Option<oneshot::Sender<()>>,
}

impl FrameHandler {
    fn on_event(&mut self, raw: Raw<'_>) -> bool {
        match raw {
            Raw::Text(at, text) => {
                let mut scanned = std::mem::take(&mut self.scanned);
                let understood = scan(text, &mut scanned);
                if understood && self.parses {
                    // This watcher also gets the parsed frames, and then compares both results.
                    self.compared.extend(&scanned);
                } else if understood {
                    self.take(at, &scanned);
                }
                self.scanned = scanned;
                understood && !self.parses
            }
            Raw::Event(at, SocketEvent::Frame(frame)) => {
                self.frame(at, &frame);
                true
            }
            Raw::Event(..) => true,
        }
    }

    fn frame(&mut self, at: Instant, frame: &ToClient) {
        match frame {
            ToClient::Ack(Ack { .. }) => {
                if let Some(ready_tx) = self.ready_tx.take() {
                    let _ = ready_tx.send(());
                }
            }
            ToClient::Gap(_) => self.stats.faults.add("a gap: events were lost"),
            ToClient::WatchEnded(_) => self.stats.faults.add("a watch was ended"),
            ToClient::Error(error) => {
                self.stats.faults.add(format!("a frame was refused: code {}", error.code));
            }
            frame => {
                let Some(update) = thread_update(frame) else { return };
                if !self.compared.is_empty() && self.compared.remove(0) != update {
                    self.stats.faults.add("the load generator: scanned and parsed updates differ");
                }
                self.take(at, &[update]);
            }
        }
    }

    /// Records all updates of one text.
    fn take(&self, at: Instant, all: &[ThreadUpdate]) {
        let stats = &self.stats;
        let mut follower = self.follower.lock().expect("no holder panics");
        let mut events = 0;
        let since = at.saturating_duration_since(stats.began);
        let mut took = Vec::with_capacity(all.len());
        for update in all {
            let fault = match *update {
                ThreadUpdate::Event { seq, due } => {
                    events += 1;
                    took.extend(due.map(|due| since.saturating_sub(Duration::from_micros(due))));
                    follower.event(seq)
                }
                ThreadUpdate::Likes { version, count } => follower.likes(version, count),
            };
            if let Some(fault) = fault {
                stats.faults.add(fault.message());
            }
        }
        stats.latencies.record_each(&took);
        stats.deliveries.fetch_add(events, Ordering::Relaxed);
        stats.frames.fetch_add(1, Ordering::Relaxed);
    }
}

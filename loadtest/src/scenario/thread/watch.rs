//! Those who watch: sockets that only listen.

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

use super::scan::{Told, scan, told};
use crate::{
    client::{Client, PATIENCE, Person},
    follower::Follower,
    measure::{Latencies, Tally},
    socket::{End, Raw, Socket, SocketEvent},
};

/// One watcher of so many parses everything, and compares with what it would have scanned.
pub const PARSE_EACH: u64 = 50;

/// Of all watchers.
pub struct Seen {
    /// Since which events say when they were due.
    pub began: Instant,
    pub latencies: Latencies,
    pub deliveries: AtomicU64,
    pub frames: AtomicU64,
    pub watching: AtomicU64,
    pub faults: Tally,
    pub lost: Tally,
}

impl Default for Seen {
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

/// Watches until it parts.
pub struct Watcher {
    follower: Arc<Mutex<Follower>>,
    say: mpsc::Sender<FromClient>,
    task: JoinHandle<()>,
}

impl Watcher {
    pub async fn join(
        client: &Client,
        person: &Person,
        post: i64,
        parses: bool,
        seen: Arc<Seen>,
    ) -> anyhow::Result<Self> {
        let socket = Socket::of(client, person).await?;
        let follower = Arc::new(Mutex::new(Follower::default()));
        let (say, said) = mpsc::channel(2);
        let (tell, watches) = oneshot::channel();
        let mut ear = Ear {
            parses,
            scanned: Vec::new(),
            compared: Vec::new(),
            follower: follower.clone(),
            seen: seen.clone(),
            tell: Some(tell),
        };
        let task = tokio::spawn(async move {
            if let End::Lost(why) = socket.drive_light(said, |raw| ear.hear(raw)).await {
                ear.seen.lost.add(format!("lost: {why}"));
            }
        });
        let array = FromClient::Hello(HelloFrame { id: None, frames: Some("array".into()) });
        let id = Some(FrameId::Number(0));
        let topic = format!("post:{post}");
        let watch = FromClient::Watch(WatchFrame { id, topic, since: Some(0), likes_version: None });
        let watching =
            async { say.send(array).await.is_ok() && say.send(watch).await.is_ok() && watches.await.is_ok() };
        ensure!(
            timeout(PATIENCE, watching).await.is_ok_and(|begun| begun),
            "a watch was not acknowledged in time"
        );
        seen.watching.fetch_add(1, Ordering::Relaxed);
        Ok(Self { follower, say, task })
    }

    pub fn shown(&self) -> Follower {
        self.follower.lock().expect("no holder panics").clone()
    }

    pub async fn part(self) {
        drop(self.say);
        self.task.await.expect("a socket's task does not panic");
    }
}

/// What hears for a watcher.
struct Ear {
    parses: bool,
    scanned: Vec<Told>,
    compared: Vec<Told>,
    follower: Arc<Mutex<Follower>>,
    seen: Arc<Seen>,
    tell: Option<oneshot::Sender<()>>,
}

impl Ear {
    fn hear(&mut self, raw: Raw<'_>) -> bool {
        match raw {
            Raw::Text(at, text) => {
                let mut scanned = std::mem::take(&mut self.scanned);
                let understood = scan(text, &mut scanned);
                if understood && self.parses {
                    // Comes again, parsed, with which this is compared.
                    self.compared.extend(&scanned);
                } else if understood {
                    self.take(at, &scanned);
                }
                self.scanned = scanned;
                understood && !self.parses
            }
            Raw::Heard(at, SocketEvent::Frame(frame)) => {
                self.frame(at, &frame);
                true
            }
            Raw::Heard(..) => true,
        }
    }

    fn frame(&mut self, at: Instant, frame: &ToClient) {
        match frame {
            ToClient::Ack(Ack { .. }) => {
                if let Some(tell) = self.tell.take() {
                    let _ = tell.send(());
                }
            }
            ToClient::Gap(_) => self.seen.faults.add("a gap: events were lost"),
            ToClient::WatchEnded(_) => self.seen.faults.add("a watch was ended"),
            ToClient::Error(error) => {
                self.seen.faults.add(format!("a frame was refused: code {}", error.code));
            }
            frame => {
                let Some(told) = told(frame) else { return };
                if !self.compared.is_empty() && self.compared.remove(0) != told {
                    self.seen.faults.add("the load generator: scanned is not what was parsed");
                }
                self.take(at, &[told]);
            }
        }
    }

    /// All that came at once.
    fn take(&self, at: Instant, all: &[Told]) {
        let seen = &self.seen;
        let mut follower = self.follower.lock().expect("no holder panics");
        let mut events = 0;
        let since = at.saturating_duration_since(seen.began);
        let mut took = Vec::with_capacity(all.len());
        for told in all {
            let fault = match *told {
                Told::Event { seq, due } => {
                    events += 1;
                    took.extend(due.map(|due| since.saturating_sub(Duration::from_micros(due))));
                    follower.event(seq)
                }
                Told::Likes { version, count } => follower.likes(version, count),
            };
            if let Some(fault) = fault {
                seen.faults.add(fault.words());
            }
        }
        seen.latencies.record_each(&took);
        seen.deliveries.fetch_add(events, Ordering::Relaxed);
        seen.frames.fetch_add(1, Ordering::Relaxed);
    }
}

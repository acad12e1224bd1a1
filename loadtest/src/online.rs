//! People with one socket each. The status on the socket is compared with the answers of calls.

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use actors::wire::{Ack, FrameId, FromClient, HelloFrame, Status, ToClient, WatchFrame};
use anyhow::Context;
use tokio::{
    sync::{mpsc, watch},
    task::JoinHandle,
    time::timeout,
};

use crate::{
    client::{CallError, Client, Person},
    concurrency::run_bounded,
    final_reads::FinalReads,
    measure::Tally,
    progress::Progress,
    report::Report,
    scenario::Run,
    socket::{End, Socket, SocketEvent},
    stop::Stop,
};

/// How long after the load the socket's status may differ from the answer of a call.
const GRACE: Duration = Duration::from_secs(10);
/// Pause between two comparisons.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// Faults and lost sockets of all people.
#[derive(Default)]
pub struct Stats {
    pub faults: Tally,
    pub lost: Tally,
}

/// One person with an open socket.
pub struct Online {
    pub person: Person,
    pub client: Client,
    newest: watch::Receiver<(Status, Instant)>,
    frames_tx: mpsc::Sender<FromClient>,
    task: Mutex<Option<JoinHandle<()>>>,
}

/// Called for every frame except statuses, with the number of the person.
pub type FrameHandler = dyn Fn(usize, Instant, &ToClient) + Send + Sync;

/// Opens a socket for each person and watches these topics. Returns when all sockets are open.
pub async fn gather(
    run: &Run,
    people: Vec<Person>,
    topics: impl Fn(usize) -> Vec<String>,
    on_frame: Arc<FrameHandler>,
    stats: &Arc<Stats>,
) -> anyhow::Result<Vec<Arc<Online>>> {
    let count = people.len() as u64;
    let (_progress, open) = Progress::counted("connecting", count);
    let online = run_bounded(count, run.at_once, &run.stop, |number| {
        let (client, person) = (run.node(number).clone(), people[number as usize].clone());
        let (topics, on_frame) = (topics(number as usize), on_frame.clone());
        let (stats, open) = (stats.clone(), open.clone());
        async move {
            let online = Online::open(number as usize, client, person, topics, on_frame, stats).await?;
            open.add(1);
            Ok((number, Arc::new(online)))
        }
    });
    let mut online: Vec<_> = online
        .await
        .into_iter()
        .collect::<anyhow::Result<_>>()
        .context("cannot open the socket of a person")?;
    // Sockets open in any order; restore the order of the people.
    online.sort_by_key(|(number, _)| *number);
    Ok(online.into_iter().map(|(_, online)| online).collect())
}

impl Online {
    async fn open(
        number: usize,
        client: Client,
        person: Person,
        topics: Vec<String>,
        on_frame: Arc<FrameHandler>,
        stats: Arc<Stats>,
    ) -> anyhow::Result<Self> {
        let socket = Socket::of(&client, &person).await?;
        let (show, mut newest) = watch::channel((socket.status.clone(), Instant::now()));
        let (frames_tx, frames_rx) = mpsc::channel(topics.len() + 64);
        let (acknowledge, mut acknowledged) = watch::channel(0_usize);
        let task = tokio::spawn(async move {
            let on_event = |at, event| {
                let SocketEvent::Frame(frame) = event else { return };
                match *frame {
                    ToClient::Status(status) => newer(&show, status, at, &stats),
                    ToClient::Ack(Ack { id: FrameId::Text(id) }) if id == TOPIC => {
                        acknowledge.send_modify(|topics| *topics += 1);
                    }
                    frame => on_frame(number, at, &frame),
                }
            };
            if let End::Lost(why) = socket.drive(frames_rx, on_event).await {
                stats.lost.add(format!("lost: {why}"));
            }
        });
        let wanted = topics.len();
        frames_tx.try_send(FromClient::Hello(HelloFrame { id: None, frames: Some("array".into()) }))?;
        for topic in topics {
            let id = Some(FrameId::Text(TOPIC.into()));
            frames_tx.try_send(FromClient::Watch(WatchFrame {
                id,
                topic,
                since: None,
                likes_version: None,
            }))?;
        }
        let watching = acknowledged.wait_for(|watched| *watched == wanted);
        timeout(GRACE, watching).await.context("a watch was not acknowledged in time")??;
        newest.mark_unchanged();
        Ok(Self { person, client, newest, frames_tx, task: Mutex::new(Some(task)) })
    }

    pub fn status(&self) -> Status {
        self.newest.borrow().0.clone()
    }

    /// False when the queue of outgoing frames is full or closed.
    pub fn send(&self, frame: FromClient) -> bool {
        self.frames_tx.try_send(frame).is_ok()
    }

    /// When the socket showed this version or a newer one; `None` after the grace period.
    pub async fn shows(&self, version: i64) -> Option<Instant> {
        let mut newest = self.newest.clone();
        let shown = timeout(GRACE, newest.wait_for(|(status, _)| status.version >= version)).await;
        shown.ok()?.ok().map(|shown| shown.1)
    }

    /// Aborts the socket without a close handshake; others may still hold this value.
    fn close(&self) {
        if let Some(task) = self.task.lock().expect("no holder panics").take() {
            task.abort();
        }
    }

    /// Whether the socket's status and the answer of a call become equal within the grace period.
    async fn agrees(&self, last: FinalReads) -> Result<bool, CallError> {
        let end = Instant::now() + GRACE;
        loop {
            let answered = last.read(|| self.client.status(&self.person)).await?;
            if answered == self.status() || Instant::now() >= end {
                return Ok(answered == self.status());
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }
}

/// The `id` of watch frames.
const TOPIC: &str = "topic";

fn newer(show: &watch::Sender<(Status, Instant)>, status: Status, at: Instant, stats: &Stats) {
    let before = show.borrow().0.clone();
    if status.version < before.version {
        stats.faults.add("a version went back");
    } else if status.version == before.version && status != before {
        stats.faults.add("one version had two different statuses");
    } else {
        show.send_replace((status, at));
    }
}

/// Compares each socket's status with the answer of a call after the load; then closes all sockets.
pub async fn verify(run: &Run, online: &[Arc<Online>], stats: &Arc<Stats>, report: &mut Report) {
    let (however, last) = (Stop::never(), FinalReads::begin());
    let asked = run_bounded(online.len() as u64, run.at_once, &however, |number| {
        let (one, stats) = (online[number as usize].clone(), stats.clone());
        async move {
            match one.agrees(last).await {
                Ok(true) => true,
                Ok(false) => {
                    stats.faults.add("a socket's status differs from REST");
                    false
                }
                Err(error) => {
                    stats.faults.add(format!("user/center/me: {error}"));
                    false
                }
            }
        }
    });
    let same = asked.await.into_iter().filter(|same| *same).count();
    report.promise_count(
        "badges and balances on sockets equal those of REST at the end",
        same as u64,
        online.len() as u64,
    );
    report.promise_none("versions never decrease, and one version has one status", &stats.faults);
    report.promise_none("no socket is lost", &stats.lost);
    for one in online {
        one.close();
    }
}

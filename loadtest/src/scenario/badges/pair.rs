//! A person with two sockets.

use std::{
    sync::{Arc, Mutex, MutexGuard, atomic::Ordering},
    time::{Duration, Instant},
};

use actors::wire::{Ack, FrameError, FrameId, FromClient, ReadFrame, ReadWhich, Status, ToClient};
use anyhow::Context;
use tokio::{sync::mpsc, task::JoinSet};

use super::{
    Stats,
    ledger::{Fault, Ledger, Side},
};
use crate::{
    client::{CallError, Client, Person},
    final_reads::FinalReads,
    socket::{End, Socket, SocketEvent},
};

/// Capacity of the queue of outgoing frames.
const MAX_WAITING: usize = 64;

pub struct Pair {
    person: Person,
    other: Client,
    /// Unread messages when the person came online.
    pub messages: Vec<i64>,
    pub frames_per_second: u32,
    frames_tx: mpsc::Sender<FromClient>,
    state: Arc<PairState>,
    /// Tasks of both sockets; the listening one closes when its sender is dropped.
    sockets: JoinSet<()>,
    _listener_tx: mpsc::Sender<FromClient>,
}

/// State that the tasks of both sockets update.
struct PairState {
    ledger: Mutex<Ledger>,
    stats: Arc<Stats>,
}

impl Pair {
    pub async fn join(person: Person, own: Client, other: Client, stats: Arc<Stats>) -> anyhow::Result<Self> {
        let inbox = own.inbox(&person).await.context("inbox")?;
        let messages =
            inbox.records.iter().filter(|message| !message.read).map(|message| message.id).collect();
        let reader = Socket::of(&own, &person).await?;
        let listener = Socket::of(&other, &person).await?;
        let (ledger, fault) = Ledger::new(&reader.status, &listener.status);
        let state = Arc::new(PairState { ledger: Mutex::new(ledger), stats });
        state.fault(fault);

        let frames_per_second = reader.hello.limits.frames_per_second;
        let (frames_tx, frames_rx) = mpsc::channel(MAX_WAITING);
        let (listener_tx, listener_rx) = mpsc::channel(1);
        let mut sockets = JoinSet::new();
        sockets.spawn(drive(reader, Side::Own, frames_rx, state.clone()));
        sockets.spawn(drive(listener, Side::Other, listener_rx, state.clone()));
        Ok(Self {
            person,
            other,
            messages,
            frames_per_second,
            frames_tx,
            state,
            sockets,
            _listener_tx: listener_tx,
        })
    }

    /// Reads one message on the own socket. False when the frame could not be sent.
    pub fn read(&self, message: usize, due: Instant) -> bool {
        let Ok(place) = self.frames_tx.try_reserve() else { return false };
        // Hold the lock until the frame is queued, so that its ack finds the read.
        let mut ledger = self.state.ledger();
        let id = Some(FrameId::Number(ledger.send(due) as i64));
        place.send(FromClient::Read(ReadFrame {
            id,
            messages: Some(ReadWhich::Ids(vec![self.messages[message]])),
            notices: None,
        }));
        self.state.stats.late.record(due.elapsed());
        true
    }

    /// Compares with REST, on the node of the listening socket.
    pub async fn compare_with_rest(&self, last: FinalReads) {
        let read = async {
            let status = last.read(|| self.other.status(&self.person)).await?;
            Ok::<_, CallError>((status, last.read(|| self.other.inbox(&self.person)).await?))
        };
        match read.await {
            Ok((status, inbox)) => {
                let fault = self.state.ledger().compare_with_rest(&status, inbox.count_unread());
                self.state.fault(fault);
            }
            Err(error) => self.state.stats.refused.add(format!("after the load: {error}")),
        }
    }

    /// Closes both sockets.
    pub async fn close(self) {
        let Self { frames_tx, sockets, _listener_tx, .. } = self;
        drop((frames_tx, _listener_tx));
        sockets.join_all().await;
    }
}

async fn drive(socket: Socket, side: Side, frames_rx: mpsc::Receiver<FromClient>, state: Arc<PairState>) {
    let end = socket.drive(frames_rx, |at, event| state.on_event(side, at, event)).await;
    if let End::Lost(why) = end {
        state.stats.lost.add(format!("lost: {why}"));
    }
}

impl PairState {
    fn on_event(&self, side: Side, at: Instant, event: SocketEvent) {
        match event {
            SocketEvent::Frame(frame) => match *frame {
                ToClient::Status(status) => self.show(side, &status, at),
                ToClient::Ack(Ack { id }) => self.ack(&id, at),
                ToClient::Error(FrameError { code, .. }) => {
                    self.stats.refused.add(format!("read: code {code}"));
                }
                ToClient::Message(_) => self.fault(Some(Fault::ChangedByOthers)),
                _ => {}
            },
            SocketEvent::Pong(_) | SocketEvent::PingUnanswered => {}
        }
    }

    fn show(&self, side: Side, status: &Status, at: Instant) {
        let effect = self.ledger().show(side, status, at);
        let latencies = match side {
            Side::Own => &self.stats.own,
            Side::Other => &self.stats.other,
        };
        effect.latencies.into_iter().for_each(|latency| latencies.record(latency));
        effect.behind_ack.into_iter().for_each(|latency| self.stats.behind.record(latency));
        self.stats.repeated.fetch_add(u64::from(effect.repeated), Ordering::Relaxed);
        self.fault(effect.fault);
    }

    fn ack(&self, id: &FrameId, at: Instant) {
        let number = match id {
            FrameId::Number(number) => usize::try_from(*number).ok(),
            FrameId::Text(_) => None,
        };
        let Some(acked) = number.and_then(|number| self.ledger().ack(number, at)) else {
            return self.stats.faults.add("an ack without a pending read");
        };
        self.stats.ack.record(acked.latency);
        if acked.overtaken {
            self.stats.behind.record(Duration::ZERO);
        }
    }

    fn fault(&self, fault: Option<Fault>) {
        if let Some(fault) = fault {
            self.stats.faults.add(match fault {
                Fault::VersionDecreased => "a version decreased",
                Fault::TwoStatuses => "one version had two different statuses",
                Fault::DiffersFromInbox => "the badge differs from the inbox",
                Fault::ChangedByOthers => {
                    "a badge changed without a read of this run: the figures are invalid"
                }
            });
        }
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().expect("no holder panics")
    }
}

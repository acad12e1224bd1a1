//! A person with two sockets.

use std::{
    sync::{Arc, Mutex, MutexGuard, atomic::Ordering},
    time::{Duration, Instant},
};

use actors::wire::{Ack, FrameError, FrameId, FromClient, ReadFrame, ReadWhich, Status, ToClient};
use anyhow::Context;
use tokio::{sync::mpsc, task::JoinSet};

use super::{
    Seen,
    ledger::{Fault, Ledger, Side},
};
use crate::{
    client::{CallError, Client, Person},
    last::Last,
    socket::{End, Socket, SocketEvent},
};

/// Frames that may wait for a socket to take them.
const MAX_WAITING: usize = 64;

pub struct Pair {
    person: Person,
    other: Client,
    /// Unread when the person came.
    pub messages: Vec<i64>,
    pub frames_per_second: u32,
    say: mpsc::Sender<FromClient>,
    trace: Arc<Trace>,
    /// Both sockets; the other one closes when its sender, kept here, goes.
    sockets: JoinSet<()>,
    _keep: mpsc::Sender<FromClient>,
}

/// What both sockets' tasks write into.
struct Trace {
    ledger: Mutex<Ledger>,
    seen: Arc<Seen>,
}

impl Pair {
    pub async fn join(person: Person, own: Client, other: Client, seen: Arc<Seen>) -> anyhow::Result<Self> {
        let inbox = own.inbox(&person).await.context("inbox")?;
        let messages =
            inbox.records.iter().filter(|message| !message.read).map(|message| message.id).collect();
        let reader = Socket::of(&own, &person).await?;
        let looker = Socket::of(&other, &person).await?;
        let (ledger, fault) = Ledger::new(&reader.status, &looker.status);
        let trace = Arc::new(Trace { ledger: Mutex::new(ledger), seen });
        trace.fault(fault);

        let frames_per_second = reader.hello.limits.frames_per_second;
        let (say, said) = mpsc::channel(MAX_WAITING);
        let (keep, nothing) = mpsc::channel(1);
        let mut sockets = JoinSet::new();
        sockets.spawn(drive(reader, Side::Own, said, trace.clone()));
        sockets.spawn(drive(looker, Side::Other, nothing, trace.clone()));
        Ok(Self { person, other, messages, frames_per_second, say, trace, sockets, _keep: keep })
    }

    /// Reads one message on the own socket. False: the frame could not be sent.
    pub fn read(&self, message: usize, due: Instant) -> bool {
        let Ok(place) = self.say.try_reserve() else { return false };
        // Under the lock until the frame is on its way, so that its traces find it.
        let mut ledger = self.trace.ledger();
        let id = Some(FrameId::Number(ledger.send(due) as i64));
        place.send(FromClient::Read(ReadFrame {
            id,
            messages: Some(ReadWhich::Ids(vec![self.messages[message]])),
            notices: None,
        }));
        self.trace.seen.late.record(due.elapsed());
        true
    }

    /// By REST, on the node of the socket that only looked.
    pub async fn compare_with_rest(&self, last: Last) {
        let read = async {
            let status = last.read(|| self.other.status(&self.person)).await?;
            Ok::<_, CallError>((status, last.read(|| self.other.inbox(&self.person)).await?))
        };
        match read.await {
            Ok((status, inbox)) => {
                let fault = self.trace.ledger().compare_with_rest(&status, inbox.count_unread());
                self.trace.fault(fault);
            }
            Err(error) => self.trace.seen.refused.add(format!("behind the load: {error}")),
        }
    }

    /// Closes both sockets.
    pub async fn part(self) {
        let Self { say, sockets, _keep, .. } = self;
        drop((say, _keep));
        sockets.join_all().await;
    }
}

async fn drive(socket: Socket, side: Side, said: mpsc::Receiver<FromClient>, trace: Arc<Trace>) {
    let end = socket.drive(said, |at, heard| trace.hear(side, at, heard)).await;
    if let End::Lost(why) = end {
        trace.seen.lost.add(format!("lost: {why}"));
    }
}

impl Trace {
    fn hear(&self, side: Side, at: Instant, heard: SocketEvent) {
        match heard {
            SocketEvent::Frame(frame) => match *frame {
                ToClient::Status(status) => self.show(side, &status, at),
                ToClient::Ack(Ack { id }) => self.ack(&id, at),
                ToClient::Error(FrameError { code, .. }) => {
                    self.seen.refused.add(format!("read: code {code}"));
                }
                ToClient::Message(_) => self.fault(Some(Fault::MovedByOthers)),
                _ => {}
            },
            SocketEvent::Pong(_) | SocketEvent::PingUnanswered => {}
        }
    }

    fn show(&self, side: Side, status: &Status, at: Instant) {
        let brought = self.ledger().show(side, status, at);
        let latencies = match side {
            Side::Own => &self.seen.own,
            Side::Other => &self.seen.other,
        };
        brought.latencies.into_iter().for_each(|latency| latencies.record(latency));
        brought.behind_ack.into_iter().for_each(|latency| self.seen.behind.record(latency));
        self.seen.repeated.fetch_add(u64::from(brought.repeated), Ordering::Relaxed);
        self.fault(brought.fault);
    }

    fn ack(&self, id: &FrameId, at: Instant) {
        let number = match id {
            FrameId::Number(number) => usize::try_from(*number).ok(),
            FrameId::Text(_) => None,
        };
        let Some(acked) = number.and_then(|number| self.ledger().ack(number, at)) else {
            return self.seen.faults.add("an ack of nothing that waits");
        };
        self.seen.ack.record(acked.latency);
        if acked.overtaken {
            self.seen.behind.record(Duration::ZERO);
        }
    }

    fn fault(&self, fault: Option<Fault>) {
        if let Some(fault) = fault {
            self.seen.faults.add(match fault {
                Fault::WentBack => "a version went back",
                Fault::ToldTwoThings => "one version told two things",
                Fault::UnlikeInbox => "a badge unlike its inbox",
                Fault::MovedByOthers => "somebody else moved a badge: the figures are void",
            });
        }
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().expect("no holder panics")
    }
}

//! One per worker thread, because sockets live there. A delivery costs one message per worker, however many of its
//! sockets it is for.

mod outbox;
#[cfg(test)]
mod tests;

use std::{
    cell::RefCell,
    collections::{HashMap, HashSet},
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use actix::prelude::*;
use metrics::{Counter, Histogram};
use tokio::time::Instant;
use uuid::Uuid;

pub(crate) use outbox::{LikesNow, encode, gap, gap_text, gone};
#[cfg(test)]
pub(crate) use outbox::{Outbox, Pushed};
#[cfg(not(test))]
use outbox::{Outbox, Pushed};
pub use outbox::{Outgoing, Packet};

use crate::wire::Topic;

/// Close codes of ours, beside those of RFC 6455.
pub mod close_code {
    /// RFC 6455: the server restarts; come back.
    pub const RESTART: u16 = 1012;
    /// The login behind the socket has ended: do not come back with it.
    pub const SESSION_ENDED: u16 = 4001;
    /// The client does not take what it is sent.
    pub const SLOW: u16 = 4008;
    /// The client sends more frames than it may.
    pub const FLOOD: u16 = 4029;
}

pub type ConnectionId = Uuid;

#[derive(Debug, Clone, Copy)]
pub struct SwitchboardLimits {
    /// What may wait for one socket; beyond it a thread becomes a `gap`, or the socket is closed.
    pub outbox_bytes: usize,
    /// A socket that takes nothing of what waits for it for this long is closed.
    pub stall: Duration,
}

/// What the switchboards of a node hold together.
#[derive(Debug, Default)]
pub struct Held {
    pub sockets: AtomicUsize,
    /// What waited for sockets when each switchboard last looked.
    pub outbox_bytes: AtomicUsize,
}

/// The actor that other threads talk to. Its sockets are shared with the worker's own code through the handle.
pub struct Switchboard {
    sockets: Sockets,
    /// The sockets of this worker that watch a topic; each is in `sockets`, too.
    topics: HashMap<Topic, HashSet<ConnectionId>>,
    limits: SwitchboardLimits,
    held: Arc<Held>,
    /// Its part of `held.outbox_bytes`.
    outbox_bytes: usize,
}

/// The one way into a switchboard's mailbox. Shared, not cloned: the mailbox grants each clone of an `Addr` a place of its
/// own, and with a clone a delivery its bound would be none.
pub type SwitchboardAddr = Arc<Addr<Switchboard>>;

/// A worker thread's own switchboard. Not `Send`: its sockets are reached without a lock.
#[derive(Clone)]
pub struct SwitchboardHandle {
    addr: SwitchboardAddr,
    sockets: Sockets,
    limits: SwitchboardLimits,
    held: Arc<Held>,
    delivered: Counter,
    lag: Histogram,
}

type Sockets = Rc<RefCell<HashMap<ConnectionId, Socket>>>;

struct Socket {
    outbox: Outbox,
    wake: Recipient<Wake>,
    /// Since when a wake-up is in the socket's mailbox: a second one would say nothing new.
    waking: Option<Instant>,
}

/// Tells a socket that its outbox has something; it answers by `SwitchboardHandle::take`.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Wake;

/// Something for sockets of this worker.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Deliver {
    pub to: Vec<ConnectionId>,
    pub items: Vec<Outgoing>,
}

/// Something for every socket of this worker.
#[derive(Message)]
#[rtype(result = "()")]
pub struct DeliverAll(pub Outgoing);

/// Something about a topic. From one sender these are handled in their order.
#[derive(Message, Clone)]
#[rtype(result = "()")]
pub enum Topical {
    /// From now on the socket gets what is published; `items` first, and for itself.
    Join {
        topic: Topic,
        connection: ConnectionId,
        items: Vec<Outgoing>,
    },
    Leave {
        topic: Topic,
        connection: ConnectionId,
    },
    /// For one socket, whether it watches or not.
    Tell {
        connection: ConnectionId,
        items: Vec<Outgoing>,
    },
    Publish {
        topic: Topic,
        items: Arc<[Outgoing]>,
    },
    /// Everybody's watch ends with this, an `Outgoing::Ended`.
    End {
        topic: Topic,
        last: Outgoing,
    },
}

/// Closes every socket of this worker with 1012, spread over `over` so that the clients' return is spread too.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Drain {
    pub over: Duration,
}

/// How often sockets are looked at that do not take what waits.
const SWEEP: Duration = Duration::from_secs(1);
/// How often a drain closes a few more.
const DRAIN_STEP: Duration = Duration::from_millis(50);

impl Switchboard {
    /// Starts the switchboard of the calling thread. `held` counts for the whole node.
    pub fn start_here(limits: SwitchboardLimits, held: Arc<Held>) -> SwitchboardHandle {
        let sockets = Sockets::default();
        let board = Self {
            sockets: sockets.clone(),
            topics: HashMap::new(),
            limits,
            held: held.clone(),
            outbox_bytes: 0,
        };
        let addr = Arc::new(board.start());
        let delivered = metrics::counter!("portal_deliveries_total");
        let lag = metrics::histogram!("portal_delivery_seconds");
        SwitchboardHandle { addr, sockets, limits, held, delivered, lag }
    }
}

impl Actor for Switchboard {
    type Context = Context<Self>;

    fn started(&mut self, ctx: &mut Self::Context) {
        // Senders use try_send and have something to fall back on; see Session and Thread.
        ctx.set_mailbox_capacity(4096);
        ctx.run_interval(SWEEP, |act, _| {
            act.close_stalled();
            act.count_outboxes();
        });
    }

    fn stopped(&mut self, _: &mut Self::Context) {
        self.held.sockets.fetch_sub(self.sockets.borrow_mut().drain().count(), Ordering::Relaxed);
        self.count_outboxes();
    }
}

impl Handler<Deliver> for Switchboard {
    type Result = ();

    fn handle(&mut self, deliver: Deliver, _: &mut Self::Context) {
        for connection in deliver.to {
            let gapped = self.push(connection, &deliver.items).unwrap_or_default();
            gapped.into_iter().for_each(|topic| self.leave(topic, connection));
        }
    }
}

impl Handler<DeliverAll> for Switchboard {
    type Result = ();

    fn handle(&mut self, DeliverAll(item): DeliverAll, _: &mut Self::Context) {
        let mut ends = Vec::new();
        for (connection, socket) in self.sockets.borrow_mut().iter_mut() {
            ends.extend(socket.push(item.clone()).map(|topic| (topic, *connection)));
        }
        ends.into_iter().for_each(|(topic, connection)| self.leave(topic, connection));
    }
}

impl Handler<Topical> for Switchboard {
    type Result = ();

    fn handle(&mut self, topical: Topical, _: &mut Self::Context) {
        match topical {
            Topical::Join { topic, connection, items } => {
                // It may have gone while its thread was asked.
                let Some(gapped) = self.push(connection, &items) else { return };
                self.topics.entry(topic).or_default().insert(connection);
                gapped.into_iter().for_each(|topic| self.leave(topic, connection));
            }
            Topical::Leave { topic, connection } => self.leave(topic, connection),
            Topical::Tell { connection, items } => {
                let gapped = self.push(connection, &items).unwrap_or_default();
                gapped.into_iter().for_each(|topic| self.leave(topic, connection));
            }
            Topical::Publish { topic, items } => {
                let Some(watching) = self.topics.get(&topic) else { return };
                let mut ends = Vec::new();
                let mut sockets = self.sockets.borrow_mut();
                for connection in watching {
                    match push(&mut sockets, *connection, &items) {
                        Some(gapped) => ends.extend(gapped.into_iter().map(|topic| (topic, *connection))),
                        None => ends.push((topic, *connection)),
                    }
                }
                drop(sockets);
                ends.into_iter().for_each(|(topic, connection)| self.leave(topic, connection));
            }
            Topical::End { topic, last } => {
                for connection in self.topics.remove(&topic).unwrap_or_default() {
                    self.push(connection, std::slice::from_ref(&last));
                }
            }
        }
    }
}

impl Switchboard {
    fn push(&self, connection: ConnectionId, items: &[Outgoing]) -> Option<Vec<Topic>> {
        push(&mut self.sockets.borrow_mut(), connection, items)
    }

    fn leave(&mut self, topic: Topic, connection: ConnectionId) {
        if let Some(watching) = self.topics.get_mut(&topic) {
            watching.remove(&connection);
            if watching.is_empty() {
                self.topics.remove(&topic);
            }
        }
    }

    /// What waits for a socket that takes nothing is let go. Where its client reads again it finds the close; where
    /// not, the kernel ends the connection.
    fn close_stalled(&mut self) {
        for socket in self.sockets.borrow_mut().values_mut() {
            let stalled = socket.waking.is_some_and(|since| since.elapsed() >= self.limits.stall);
            if stalled && !socket.outbox.is_empty() && !socket.outbox.is_closing() {
                socket.outbox.close_as_slow();
                metrics::counter!("portal_sockets_too_slow_total").increment(1);
            }
        }
    }

    fn count_outboxes(&mut self) {
        let bytes = self.sockets.borrow().values().map(|socket| socket.outbox.bytes()).sum();
        let before = std::mem::replace(&mut self.outbox_bytes, bytes);
        // Wraps where it fell; the sum of all parts is right again.
        self.held.outbox_bytes.fetch_add(bytes.wrapping_sub(before), Ordering::Relaxed);
    }
}

/// Something of which sockets are told, counted once however many they are.
pub fn count_events(n: usize) {
    metrics::counter!("portal_events_total").increment(n as u64);
}

/// Pushes the items, and returns the topics that are watched no more because the socket is too slow for them: nothing
/// of theirs goes behind their gap. `None`: there is no such socket (any more).
fn push(
    sockets: &mut HashMap<ConnectionId, Socket>,
    connection: ConnectionId,
    items: &[Outgoing],
) -> Option<Vec<Topic>> {
    let socket = sockets.get_mut(&connection)?;
    Some(push_all(items, |item| socket.push(item)))
}

/// Pushes by `push`, which returns the topic that is watched no more because of it; returns all of those.
pub(crate) fn push_all(items: &[Outgoing], mut push: impl FnMut(Outgoing) -> Option<Topic>) -> Vec<Topic> {
    let mut gapped = Vec::new();
    for item in items {
        if item.topic().is_none_or(|topic| !gapped.contains(&topic)) {
            gapped.extend(push(item.clone()));
        }
    }
    gapped
}

impl Handler<Drain> for Switchboard {
    type Result = ();

    fn handle(&mut self, Drain { over }: Drain, ctx: &mut Self::Context) {
        let mut left: Vec<ConnectionId> = self.sockets.borrow().keys().copied().collect();
        let steps = (over.as_millis() / DRAIN_STEP.as_millis()).max(1) as usize;
        let a_step = left.len().div_ceil(steps).max(1);
        ctx.run_interval(DRAIN_STEP, move |act, _| {
            let close = Outgoing::Close { code: close_code::RESTART, reason: "restarting" };
            // The last step also takes those that came while the drain ran.
            if left.is_empty() {
                left.extend(act.sockets.borrow().keys());
            }
            let mut sockets = act.sockets.borrow_mut();
            for id in left.split_off(left.len().saturating_sub(a_step)) {
                if let Some(socket) = sockets.get_mut(&id) {
                    socket.push(close.clone());
                }
            }
        });
    }
}

impl Socket {
    /// Returns the topic that is watched no more, because this socket is too slow for it.
    fn push(&mut self, item: Outgoing) -> Option<Topic> {
        let gapped = match self.outbox.push(item) {
            Pushed::Queued => None,
            Pushed::Gapped(topic) => {
                metrics::counter!("portal_gaps_total").increment(1);
                Some(topic)
            }
            Pushed::Overflowed => {
                metrics::counter!("portal_sockets_too_slow_total").increment(1);
                None
            }
            Pushed::Closing => return None,
        };
        if self.waking.is_none() && self.wake.try_send(Wake).is_ok() {
            // One wake-up at a time, so the socket's mailbox bound is never reached.
            self.waking = Some(Instant::now());
        }
        gapped
    }
}

impl SwitchboardHandle {
    pub fn addr(&self) -> SwitchboardAddr {
        self.addr.clone()
    }

    /// A socket of this worker: until `leave`, it is woken when something waits for it.
    pub fn join(&self, id: ConnectionId, wake: Recipient<Wake>) {
        let socket = Socket { outbox: Outbox::new(self.limits.outbox_bytes), wake, waking: None };
        if self.sockets.borrow_mut().insert(id, socket).is_none() {
            self.held.sockets.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub fn leave(&self, id: ConnectionId) {
        if self.sockets.borrow_mut().remove(&id).is_some() {
            self.held.sockets.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Everything that waits for the socket: it leaves in one write.
    pub fn take(&self, id: ConnectionId) -> Vec<Outgoing> {
        match self.sockets.borrow_mut().get_mut(&id) {
            Some(socket) => {
                if let Some(since) = socket.waking.take() {
                    self.lag.record(since.elapsed());
                }
                let taken: Vec<Outgoing> = socket.outbox.take().collect();
                self.delivered.increment(taken.iter().map(Outgoing::events).sum::<usize>() as u64);
                taken
            }
            None => Vec::new(),
        }
    }
}

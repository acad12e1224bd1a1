//! One per worker thread, because sockets live there. A delivery costs one message per worker, however many of its
//! sockets it is for.

mod outbox;
#[cfg(test)]
mod tests;

use std::{
    cell::RefCell,
    collections::{HashMap, HashSet, VecDeque},
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
    filled: Filled,
    /// Emptying outboxes is on its way.
    emptying: bool,
    meters: Meters,
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
    meters: Meters,
}

#[derive(Clone)]
struct Meters {
    delivered: Counter,
    lag: Histogram,
}

type Sockets = Rc<RefCell<HashMap<ConnectionId, Socket>>>;
/// Sockets in whose outboxes something waits since the last look.
type Filled = Rc<RefCell<VecDeque<ConnectionId>>>;

struct Socket {
    outbox: Outbox,
    line: Option<Rc<dyn Line>>,
    wake: Recipient<Wake>,
    /// Since when what waits is to be taken, by us or by the socket, which was woken.
    waking: Option<Instant>,
}

/// The way to a socket's client. A crowd's outboxes are emptied one after the other without a message to each of their sockets.
pub trait Line {
    /// The client has taken all that it was sent.
    fn is_free(&self) -> bool;
    /// Sends all of it in one write. False: the client does not take it all at once, and the socket has to wait for it.
    fn send(&self, items: Vec<Outgoing>) -> bool;
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
/// Outboxes that are emptied before others on this thread have their turn: less than a millisecond.
const AT_ONCE: usize = 64;
/// How often a drain closes a few more.
const DRAIN_STEP: Duration = Duration::from_millis(50);

impl Switchboard {
    /// Starts the switchboard of the calling thread. `held` counts for the whole node.
    pub fn start_here(limits: SwitchboardLimits, held: Arc<Held>) -> SwitchboardHandle {
        let sockets = Sockets::default();
        let meters = Meters {
            delivered: metrics::counter!("portal_deliveries_total"),
            lag: metrics::histogram!("portal_delivery_seconds"),
        };
        let board = Self {
            sockets: sockets.clone(),
            topics: HashMap::new(),
            limits,
            held: held.clone(),
            outbox_bytes: 0,
            filled: Filled::default(),
            emptying: false,
            meters: meters.clone(),
        };
        let addr = Arc::new(board.start());
        SwitchboardHandle { addr, sockets, limits, held, meters }
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

    fn handle(&mut self, deliver: Deliver, ctx: &mut Self::Context) {
        for connection in deliver.to {
            let gapped = self.push(connection, &deliver.items).unwrap_or_default();
            gapped.into_iter().for_each(|topic| self.leave(topic, connection));
        }
        self.empty_soon(ctx);
    }
}

impl Handler<DeliverAll> for Switchboard {
    type Result = ();

    fn handle(&mut self, DeliverAll(item): DeliverAll, ctx: &mut Self::Context) {
        let all: Vec<ConnectionId> = self.sockets.borrow().keys().copied().collect();
        let items = [item];
        for connection in all {
            let gapped = self.push(connection, &items).unwrap_or_default();
            gapped.into_iter().for_each(|topic| self.leave(topic, connection));
        }
        self.empty_soon(ctx);
    }
}

impl Handler<Topical> for Switchboard {
    type Result = ();

    fn handle(&mut self, topical: Topical, ctx: &mut Self::Context) {
        self.take_in(topical);
        self.empty_soon(ctx);
    }
}

impl Switchboard {
    fn take_in(&mut self, topical: Topical) {
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
                for connection in watching {
                    match self.push(*connection, &items) {
                        Some(gapped) => ends.extend(gapped.into_iter().map(|topic| (topic, *connection))),
                        None => ends.push((topic, *connection)),
                    }
                }
                ends.into_iter().for_each(|(topic, connection)| self.leave(topic, connection));
            }
            Topical::End { topic, last } => {
                for connection in self.topics.remove(&topic).unwrap_or_default() {
                    self.push(connection, std::slice::from_ref(&last));
                }
            }
        }
    }

    /// Pushes the items, and returns the topics that are watched no more because the socket is too slow for them: nothing
    /// of theirs goes behind their gap. `None`: there is no such socket (any more).
    fn push(&self, connection: ConnectionId, items: &[Outgoing]) -> Option<Vec<Topic>> {
        let mut sockets = self.sockets.borrow_mut();
        let socket = sockets.get_mut(&connection)?;
        let gapped = push_all(items, |item| socket.push(item));
        if socket.waking.is_none() && !socket.outbox.is_empty() {
            socket.waking = Some(Instant::now());
            self.filled.borrow_mut().push_back(connection);
        }
        Some(gapped)
    }

    /// What comes in the same moment leaves together.
    fn empty_soon(&mut self, ctx: &mut Context<Self>) {
        if self.emptying || self.filled.borrow().is_empty() {
            return;
        }
        self.emptying = true;
        ctx.spawn(tokio::task::yield_now().into_actor(self).map(|(), act, ctx| {
            act.emptying = false;
            act.empty_some();
            act.empty_soon(ctx);
        }));
    }

    fn empty_some(&self) {
        for _ in 0..AT_ONCE {
            let Some(connection) = self.filled.borrow_mut().pop_front() else { return };
            if let Some(socket) = self.sockets.borrow_mut().get_mut(&connection) {
                socket.empty(&self.meters);
            }
        }
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
        ctx.run_interval(DRAIN_STEP, move |act, ctx| {
            let close = Outgoing::Close { code: close_code::RESTART, reason: "restarting" };
            // The last step also takes those that came while the drain ran.
            if left.is_empty() {
                left.extend(act.sockets.borrow().keys());
            }
            for id in left.split_off(left.len().saturating_sub(a_step)) {
                act.push(id, std::slice::from_ref(&close));
            }
            act.empty_soon(ctx);
        });
    }
}

impl Socket {
    /// Returns the topic that is watched no more, because this socket is too slow for it.
    fn push(&mut self, item: Outgoing) -> Option<Topic> {
        match self.outbox.push(item) {
            Pushed::Queued | Pushed::Closing => None,
            Pushed::Gapped(topic) => {
                metrics::counter!("portal_gaps_total").increment(1);
                Some(topic)
            }
            Pushed::Overflowed => {
                metrics::counter!("portal_sockets_too_slow_total").increment(1);
                None
            }
        }
    }

    /// Sends what waits, or wakes the socket where that is for itself to do: its end, and that of what it watches; and to wait for a
    /// client that does not take what it is sent.
    fn empty(&mut self, meters: &Meters) {
        // The socket was quicker.
        if self.outbox.is_empty() {
            return;
        }
        if let Some(line) = self.line.clone()
            && line.is_free()
            && !self.outbox.needs_its_socket()
        {
            if line.send(self.take(meters)) {
                return;
            }
            self.waking = Some(Instant::now());
        }
        // One at a time, so the socket's mailbox bound is never reached.
        if self.wake.try_send(Wake).is_err() {
            self.waking = None;
        }
    }

    fn take(&mut self, meters: &Meters) -> Vec<Outgoing> {
        let taken: Vec<Outgoing> = self.outbox.take().collect();
        if let Some(since) = self.waking.take().filter(|_| !taken.is_empty()) {
            meters.lag.record(since.elapsed());
        }
        meters.delivered.increment(taken.iter().map(Outgoing::events).sum::<usize>() as u64);
        taken
    }
}

impl SwitchboardHandle {
    pub fn addr(&self) -> SwitchboardAddr {
        self.addr.clone()
    }

    /// A socket of this worker: until `leave`, what waits for it goes by `line`, or it is woken to take it.
    pub fn join(&self, id: ConnectionId, line: Option<Rc<dyn Line>>, wake: Recipient<Wake>) {
        let outbox = Outbox::new(self.limits.outbox_bytes);
        let socket = Socket { outbox, line, wake, waking: None };
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
        self.sockets.borrow_mut().get_mut(&id).map(|socket| socket.take(&self.meters)).unwrap_or_default()
    }
}

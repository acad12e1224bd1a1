//! The hub: one actor per worker thread, which fans frames out to the sockets of that thread.
//!
//! - A delivery costs one message per worker, for any number of its sockets.
//! - Each socket has an outbox with a bound. The hub sends from it directly, or wakes the socket's actor to do it.
//! - A socket that is too slow loses a subscription by a `gap`, or is closed. After a `gap` it gets no event of that topic
//!   until it subscribes again.

mod drain;
mod handle;
mod messages;
mod outbox;
mod socket;
#[cfg(test)]
mod tests;

use std::{
    cell::RefCell,
    collections::{HashMap, VecDeque},
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use actix::prelude::*;
use tokio::time::Instant;
use uuid::Uuid;

pub use handle::HubHandle;
pub use messages::{Deliver, DeliverAll, Drain, Topical, Wake};
pub(crate) use outbox::{LikesNow, encode, gap, gap_text, gone};
#[cfg(test)]
pub(crate) use outbox::{Outbox, Pushed};
pub use outbox::{Outgoing, Packet};
pub use socket::PushSink;
#[cfg(test)]
pub(crate) use socket::push_all;
use socket::{Meters, Socket, push};

use crate::{platform::supervisor::Vital, wire::Topic};

/// Close codes of the portal, in addition to those of RFC 6455.
pub mod close_code {
    /// The server restarts: the client reconnects.
    pub const RESTART: u16 = 1012;
    /// The login behind the socket has ended: the client must not reconnect with it.
    pub const SESSION_ENDED: u16 = 4001;
    /// The client reads its events too slowly, or not at all.
    pub const SLOW: u16 = 4008;
    /// The client exceeds the limit of frames a second.
    pub const FLOOD: u16 = 4029;
}

pub type ConnectionId = Uuid;

#[derive(Debug, Clone, Copy)]
pub struct HubLimits {
    /// Bound of one socket's outbox. On overflow a thread's events become a `gap`, or the socket is closed.
    pub outbox_bytes: usize,
    /// A socket is closed if it accepts no byte of its outbox for this long.
    pub stall: Duration,
}

/// Totals of all hubs of a node.
#[derive(Debug, Default)]
pub struct HubTotals {
    pub sockets: AtomicUsize,
    /// Bytes in outboxes at the last check of each hub.
    pub outbox_bytes: AtomicUsize,
}

/// The actor that receives messages from other threads. `HubHandle` gives the worker's own code the same sockets.
pub struct Hub {
    sockets: Sockets,
    /// The subscribed sockets of this worker, by topic. A socket that has ended stays until `Topical::Leave`, or until the
    /// next publication skips it.
    topics: HashMap<Topic, HashMap<ConnectionId, Rc<Socket>>>,
    limits: HubLimits,
    held: Arc<HubTotals>,
    /// This hub's part of `held.outbox_bytes`.
    outbox_bytes: usize,
    /// Sockets whose outboxes received items and were not flushed yet.
    filled: VecDeque<Rc<Socket>>,
    /// A flush of outboxes is scheduled.
    emptying: bool,
    meters: Meters,
    /// A panic ends the process, because nothing can restore the sockets and their subscriptions.
    _vital: Vital,
}

/// The address of a hub. Shared, not cloned: actix adds a slot to the mailbox for each clone of an `Addr`. With a clone
/// per delivery the mailbox would have no bound.
pub type HubAddr = Arc<Addr<Hub>>;

type Sockets = Rc<RefCell<HashMap<ConnectionId, Rc<Socket>>>>;

/// Interval of the check for stalled sockets.
const SWEEP: Duration = Duration::from_secs(1);
/// Outboxes flushed before other tasks of this thread run: less than a millisecond of work.
const AT_ONCE: usize = 64;

impl Hub {
    /// Starts the hub of the calling thread. All hubs of the node share `held`.
    pub fn start_here(limits: HubLimits, held: Arc<HubTotals>) -> HubHandle {
        let sockets = Sockets::default();
        let meters = Meters {
            delivered: metrics::counter!("portal_deliveries_total"),
            lag: metrics::histogram!("portal_delivery_seconds"),
        };
        let hub = Self {
            sockets: sockets.clone(),
            topics: HashMap::new(),
            limits,
            held: held.clone(),
            outbox_bytes: 0,
            filled: VecDeque::new(),
            emptying: false,
            meters: meters.clone(),
            // Operators know this name from the logs of earlier releases.
            _vital: Vital("switchboard"),
        };
        let addr = Arc::new(hub.start());
        HubHandle { addr, sockets, limits, held, meters }
    }
}

impl Actor for Hub {
    type Context = Context<Self>;

    fn started(&mut self, ctx: &mut Self::Context) {
        // Senders use try_send and handle a full mailbox; see Session and Thread.
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

impl Handler<Deliver> for Hub {
    type Result = ();

    fn handle(&mut self, deliver: Deliver, ctx: &mut Self::Context) {
        let now = Instant::now();
        for connection in deliver.to {
            self.tell(connection, &deliver.items, now);
        }
        self.empty_soon(ctx);
    }
}

impl Handler<DeliverAll> for Hub {
    type Result = ();

    fn handle(&mut self, DeliverAll(item): DeliverAll, ctx: &mut Self::Context) {
        let all: Vec<Rc<Socket>> = self.sockets.borrow().values().cloned().collect();
        let (items, now) = ([item], Instant::now());
        for socket in all {
            self.push(&socket, &items, now);
        }
        self.empty_soon(ctx);
    }
}

impl Handler<Topical> for Hub {
    type Result = ();

    fn handle(&mut self, topical: Topical, ctx: &mut Self::Context) {
        self.take_in(topical, Instant::now());
        self.empty_soon(ctx);
    }
}

impl Hub {
    fn take_in(&mut self, topical: Topical, now: Instant) {
        match topical {
            Topical::Join { topic, connection, items } => {
                // The socket may have ended while its Thread answered.
                let Some(socket) = self.socket(connection) else { return };
                let gapped = push(&socket, &items, now, &mut self.filled);
                self.topics.entry(topic).or_default().insert(connection, socket);
                gapped.into_iter().for_each(|topic| self.leave(topic, connection));
            }
            Topical::Leave { topic, connection } => self.leave(topic, connection),
            Topical::Tell { connection, items } => self.tell(connection, &items, now),
            Topical::Publish { topic, items } => {
                let Some(watching) = self.topics.get(&topic) else { return };
                let mut ends = Vec::new();
                for (connection, socket) in watching {
                    if socket.gone.get() {
                        ends.push((topic, *connection));
                        continue;
                    }
                    let gapped = push(socket, &items, now, &mut self.filled);
                    ends.extend(gapped.into_iter().map(|topic| (topic, *connection)));
                }
                ends.into_iter().for_each(|(topic, connection)| self.leave(topic, connection));
            }
            Topical::End { topic, last } => {
                for socket in self.topics.remove(&topic).unwrap_or_default().into_values() {
                    self.push(&socket, std::slice::from_ref(&last), now);
                }
            }
        }
    }

    fn socket(&self, connection: ConnectionId) -> Option<Rc<Socket>> {
        self.sockets.borrow().get(&connection).cloned()
    }

    fn tell(&mut self, connection: ConnectionId, items: &[Outgoing], now: Instant) {
        if let Some(socket) = self.socket(connection) {
            self.push(&socket, items, now);
        }
    }

    /// Pushes the items, and ends the subscriptions that became a `gap`.
    fn push(&mut self, socket: &Rc<Socket>, items: &[Outgoing], now: Instant) {
        for topic in push(socket, items, now, &mut self.filled) {
            self.leave(topic, socket.id);
        }
    }

    /// Schedules a flush behind a yield, so that messages which arrive together leave in one write.
    fn empty_soon(&mut self, ctx: &mut Context<Self>) {
        if self.emptying || self.filled.is_empty() {
            return;
        }
        self.emptying = true;
        ctx.spawn(tokio::task::yield_now().into_actor(self).map(|(), act, ctx| {
            act.emptying = false;
            act.empty_some();
            act.empty_soon(ctx);
        }));
    }

    fn empty_some(&mut self) {
        let many = self.filled.len().min(AT_ONCE);
        let now = Instant::now();
        for socket in self.filled.drain(..many) {
            socket.empty(now, &self.meters);
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

    /// Drops the outboxes of sockets that accepted nothing for too long. A client that reads again gets the close code;
    /// otherwise the kernel ends the connection.
    fn close_stalled(&self) {
        for socket in self.sockets.borrow().values() {
            let stalled = socket.waking.get().is_some_and(|since| since.elapsed() >= self.limits.stall);
            let mut outbox = socket.outbox.borrow_mut();
            if stalled && !outbox.is_empty() && !outbox.is_closing() {
                outbox.close_as_slow();
                metrics::counter!("portal_sockets_too_slow_total").increment(1);
            }
        }
    }

    fn count_outboxes(&mut self) {
        let bytes = self.sockets.borrow().values().map(|socket| socket.outbox.borrow().bytes()).sum();
        let before = std::mem::replace(&mut self.outbox_bytes, bytes);
        // Wraps if this part shrank; the sum of all parts is correct.
        self.held.outbox_bytes.fetch_add(bytes.wrapping_sub(before), Ordering::Relaxed);
    }
}

impl Handler<Drain> for Hub {
    type Result = ();

    fn handle(&mut self, Drain { over }: Drain, ctx: &mut Self::Context) {
        let mut plan = drain::Plan::new(self.sockets.borrow().values().cloned().collect(), over);
        ctx.run_interval(drain::STEP, move |act, ctx| {
            let close = Outgoing::Close { code: close_code::RESTART, reason: "restarting" };
            // The last steps close the sockets that connected during the drain.
            for socket in plan.step(|| act.sockets.borrow().values().cloned().collect()) {
                act.push(&socket, std::slice::from_ref(&close), Instant::now());
            }
            act.empty_soon(ctx);
        });
    }
}

/// Counts published events: one each, for any number of receiving sockets.
pub fn count_events(n: usize) {
    metrics::counter!("portal_events_total").increment(n as u64);
}

//! One per worker thread, because sockets live there. A delivery costs one message per worker, however many of its
//! sockets it is for.

mod outbox;

use std::{
    cell::RefCell,
    collections::HashMap,
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use actix::prelude::*;
use uuid::Uuid;

pub use outbox::Outgoing;
use outbox::{Outbox, Pushed};

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
    /// What may wait for one socket.
    pub outbox_bytes: usize,
}

/// The actor that other threads talk to. Its sockets are shared with the worker's own code through the handle.
pub struct Switchboard {
    sockets: Sockets,
    live: Arc<AtomicUsize>,
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
    live: Arc<AtomicUsize>,
}

type Sockets = Rc<RefCell<HashMap<ConnectionId, Socket>>>;

struct Socket {
    outbox: Outbox,
    wake: Recipient<Wake>,
    /// A wake-up is in the socket's mailbox: a second one would say nothing new.
    waking: bool,
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

/// Closes every socket of this worker with 1012, spread over `over` so that the clients' return is spread too.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Drain {
    pub over: Duration,
}

/// How often a drain closes a few more.
const DRAIN_STEP: Duration = Duration::from_millis(50);

impl Switchboard {
    /// Starts the switchboard of the calling thread. `live` counts the sockets of the whole node.
    pub fn start_here(limits: SwitchboardLimits, live: Arc<AtomicUsize>) -> SwitchboardHandle {
        let sockets = Sockets::default();
        let addr = Self { sockets: sockets.clone(), live: live.clone() }.start();
        SwitchboardHandle { addr: Arc::new(addr), sockets, limits, live }
    }
}

impl Actor for Switchboard {
    type Context = Context<Self>;

    fn started(&mut self, ctx: &mut Self::Context) {
        // Senders use try_send and have something to fall back on; see Session.
        ctx.set_mailbox_capacity(4096);
    }

    fn stopped(&mut self, _: &mut Self::Context) {
        self.live.fetch_sub(self.sockets.borrow_mut().drain().count(), Ordering::Relaxed);
    }
}

impl Handler<Deliver> for Switchboard {
    type Result = ();

    fn handle(&mut self, deliver: Deliver, _: &mut Self::Context) {
        let mut sockets = self.sockets.borrow_mut();
        for id in &deliver.to {
            if let Some(socket) = sockets.get_mut(id) {
                for item in &deliver.items {
                    socket.push(item.clone());
                }
            }
        }
    }
}

impl Handler<DeliverAll> for Switchboard {
    type Result = ();

    fn handle(&mut self, DeliverAll(item): DeliverAll, _: &mut Self::Context) {
        for socket in self.sockets.borrow_mut().values_mut() {
            socket.push(item.clone());
        }
    }
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
    fn push(&mut self, item: Outgoing) {
        match self.outbox.push(item) {
            Pushed::Queued => {}
            Pushed::Overflowed => metrics::counter!("portal_sockets_too_slow_total").increment(1),
            Pushed::Closing => return,
        }
        if !self.waking {
            // One wake-up at a time, so the socket's mailbox bound is never reached.
            self.waking = self.wake.try_send(Wake).is_ok();
        }
    }
}

impl SwitchboardHandle {
    pub fn addr(&self) -> SwitchboardAddr {
        self.addr.clone()
    }

    /// A socket of this worker: until `leave`, it is woken when something waits for it.
    pub fn join(&self, id: ConnectionId, wake: Recipient<Wake>) {
        let socket = Socket { outbox: Outbox::new(self.limits.outbox_bytes), wake, waking: false };
        if self.sockets.borrow_mut().insert(id, socket).is_none() {
            self.live.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub fn leave(&self, id: ConnectionId) {
        if self.sockets.borrow_mut().remove(&id).is_some() {
            self.live.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Everything that waits for the socket: it leaves in one write.
    pub fn take(&self, id: ConnectionId) -> Vec<Outgoing> {
        match self.sockets.borrow_mut().get_mut(&id) {
            Some(socket) => {
                socket.waking = false;
                socket.outbox.take().collect()
            }
            None => Vec::new(),
        }
    }
}

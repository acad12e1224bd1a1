//! The hub of a worker, for the worker's own code.

use std::{
    cell::Cell,
    rc::Rc,
    sync::{Arc, atomic::Ordering},
};

use actix::prelude::*;
use tokio::time::Instant;

use super::{
    ConnectionId, Held, HubAddr, HubLimits, Outgoing, PushSink, Sockets, Wake,
    outbox::Outbox,
    socket::{Meters, Socket},
};

/// A worker thread's own hub. Not `Send`: its sockets are reached without a lock.
#[derive(Clone)]
pub struct HubHandle {
    pub(super) addr: HubAddr,
    pub(super) sockets: Sockets,
    pub(super) limits: HubLimits,
    pub(super) held: Arc<Held>,
    pub(super) meters: Meters,
}

impl HubHandle {
    pub fn addr(&self) -> HubAddr {
        self.addr.clone()
    }

    /// A socket of this worker: until `leave`, what waits for it goes by `sink`, or it is woken to take it.
    pub fn join(&self, id: ConnectionId, sink: Option<Rc<dyn PushSink>>, wake: Recipient<Wake>) {
        let outbox = Outbox::new(self.limits.outbox_bytes);
        let socket = Socket {
            id,
            outbox: outbox.into(),
            sink: sink.into(),
            wake,
            waking: Cell::default(),
            gone: Cell::default(),
        };
        if self.sockets.borrow_mut().insert(id, Rc::new(socket)).is_none() {
            self.held.sockets.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub fn leave(&self, id: ConnectionId) {
        if let Some(socket) = self.sockets.borrow_mut().remove(&id) {
            socket.gone.set(true);
            socket.sink.take();
            self.held.sockets.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Everything that waits for the socket: it leaves in one write.
    pub fn take(&self, id: ConnectionId) -> Vec<Outgoing> {
        let socket = self.sockets.borrow().get(&id).cloned();
        socket.map(|socket| socket.take(Instant::now(), &self.meters)).unwrap_or_default()
    }
}

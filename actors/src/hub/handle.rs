//! The worker's own access to its hub: without a lock and without the mailbox.

use std::{
    cell::Cell,
    rc::Rc,
    sync::{Arc, atomic::Ordering},
};

use actix::prelude::*;
use tokio::time::Instant;

use super::{
    ConnectionId, HubAddr, HubLimits, HubTotals, Outgoing, PushSink, Sockets, Wake,
    outbox::Outbox,
    socket::{Meters, Socket},
};

/// A handle to the hub of this worker thread. Not `Send`, so it shares the sockets with the hub without a lock.
#[derive(Clone)]
pub struct HubHandle {
    pub(super) addr: HubAddr,
    pub(super) sockets: Sockets,
    pub(super) limits: HubLimits,
    pub(super) held: Arc<HubTotals>,
    pub(super) meters: Meters,
}

impl HubHandle {
    pub fn addr(&self) -> HubAddr {
        self.addr.clone()
    }

    /// Registers a socket of this worker. Until `leave`, the hub sends its outbox through `sink`, or wakes it by `wake`.
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

    /// Empties the socket's outbox. The caller sends all items in one write.
    pub fn take(&self, id: ConnectionId) -> Vec<Outgoing> {
        let socket = self.sockets.borrow().get(&id).cloned();
        socket.map(|socket| socket.take(Instant::now(), &self.meters)).unwrap_or_default()
    }
}

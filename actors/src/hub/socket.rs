//! A socket inside its hub: its outbox, and the direct path to its client.

use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    rc::Rc,
};

use actix::prelude::*;
use metrics::{Counter, Histogram};
use tokio::time::Instant;

use super::{
    ConnectionId, Outgoing, Wake,
    outbox::{Outbox, Pushed},
};
use crate::wire::Topic;

/// A socket of this worker.
pub(super) struct Socket {
    pub(super) id: ConnectionId,
    pub(super) outbox: RefCell<Outbox>,
    /// The connection. `None` once the socket ended, even if others still hold this struct.
    pub(super) sink: RefCell<Option<Rc<dyn PushSink>>>,
    pub(super) wake: Recipient<Wake>,
    /// Since when what waits is to be taken, by us or by the socket, which was woken.
    pub(super) waking: Cell<Option<Instant>>,
    pub(super) gone: Cell<bool>,
}

/// The direct path to a socket's client. The hub empties many outboxes without a message to each socket's actor.
pub trait PushSink {
    /// The client has read everything that was sent.
    fn is_free(&self) -> bool;
    /// Sends all items in one write. False: the client does not accept all of them now, so the socket must wait for it.
    fn send(&self, items: &[Outgoing]) -> bool;
}

/// Counts sent events and measures how long they waited.
#[derive(Clone)]
pub(super) struct Meters {
    pub(super) delivered: Counter,
    pub(super) lag: Histogram,
}

impl Socket {
    /// Sends what waits, or wakes the socket where that is for itself to do: its end, and that of what it watches; and to wait for a
    /// client that does not take what it is sent.
    pub(super) fn empty(&self, now: Instant, meters: &Meters) {
        let needs_its_socket = {
            let outbox = self.outbox.borrow();
            // The socket was quicker, or has gone.
            if outbox.is_empty() || self.gone.get() {
                return;
            }
            outbox.needs_its_socket()
        };
        if let Some(sink) = &*self.sink.borrow()
            && sink.is_free()
            && !needs_its_socket
        {
            if sink.send(&self.take(now, meters)) {
                return;
            }
            self.waking.set(Some(now));
        }
        // One at a time, so the socket's mailbox bound is never reached.
        if self.wake.try_send(Wake).is_err() {
            self.waking.set(None);
        }
    }

    pub(super) fn take(&self, now: Instant, meters: &Meters) -> Vec<Outgoing> {
        let taken = self.outbox.borrow_mut().take();
        if let Some(since) = self.waking.take().filter(|_| !taken.is_empty()) {
            meters.lag.record(now.saturating_duration_since(since));
        }
        meters.delivered.increment(taken.iter().map(Outgoing::events).sum::<usize>() as u64);
        taken
    }
}

/// Pushes the items, and returns the topics that are watched no more because the socket is too slow for them: nothing
/// of theirs goes behind their gap.
pub(super) fn push(
    socket: &Rc<Socket>,
    items: &[Outgoing],
    now: Instant,
    filled: &mut VecDeque<Rc<Socket>>,
) -> Vec<Topic> {
    let mut outbox = socket.outbox.borrow_mut();
    let gapped = push_all(items, |item| pushed(outbox.push(item)));
    if socket.waking.get().is_none() && !outbox.is_empty() {
        socket.waking.set(Some(now));
        filled.push_back(socket.clone());
    }
    gapped
}

/// Counts what became of it, and returns the topic that is watched no more, because this socket is too slow for it.
fn pushed(pushed: Pushed) -> Option<Topic> {
    match pushed {
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

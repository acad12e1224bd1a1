//! A socket as its hub sees it: the outbox, and the direct path to the client.

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

/// A registered socket of this worker.
pub(super) struct Socket {
    pub(super) id: ConnectionId,
    pub(super) outbox: RefCell<Outbox>,
    /// The direct path to the client. `None` once the socket ended, even if topics still hold this struct.
    pub(super) sink: RefCell<Option<Rc<dyn PushSink>>>,
    pub(super) wake: Recipient<Wake>,
    /// The time since which items wait to be taken, by the hub or by the socket's actor. While it is set, the hub does not queue
    /// the socket again.
    pub(super) waking: Cell<Option<Instant>>,
    pub(super) gone: Cell<bool>,
}

/// The direct path to a socket's client. With it the hub flushes outboxes without a message to each socket's actor.
pub trait PushSink {
    /// No write is pending, so the client accepts more.
    fn is_free(&self) -> bool;
    /// Sends all items in one write. False: a part of it is pending, so the socket's actor must wait for the client.
    fn send(&self, items: &[Outgoing]) -> bool;
}

/// Counts sent events, and measures how long they waited.
#[derive(Clone)]
pub(super) struct Meters {
    pub(super) delivered: Counter,
    pub(super) lag: Histogram,
}

impl Socket {
    /// Flushes the outbox, or wakes the socket's actor. The actor itself handles the end of the socket, the end of a
    /// subscription, and the wait for a client that does not accept more.
    pub(super) fn empty(&self, now: Instant, meters: &Meters) {
        let needs_its_socket = {
            let outbox = self.outbox.borrow();
            // The actor took the items first, or the socket has ended.
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
        // The next `Wake` follows only after a take, so that the mailbox of the socket's actor does not fill up.
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

/// Pushes the items. Returns the topics that became a `gap`: the caller must end these subscriptions.
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

/// Counts the result of a push. Returns the topic that became a `gap`.
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

/// Calls `push` for each item, which returns a topic that became a `gap`. Skips later items of such a topic, and returns
/// all these topics.
pub(crate) fn push_all(items: &[Outgoing], mut push: impl FnMut(Outgoing) -> Option<Topic>) -> Vec<Topic> {
    let mut gapped = Vec::new();
    for item in items {
        if item.topic().is_none_or(|topic| !gapped.contains(&topic)) {
            gapped.extend(push(item.clone()));
        }
    }
    gapped
}

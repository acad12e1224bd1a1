//! Handles events about the account, and sends them to its sockets.

use actix::prelude::*;
use sql::{inbox::Broadcast, status::Snapshot};
use uuid::Uuid;

use super::{BroadcastEffect, Event, Merged, Session, State, Tell};
use crate::{
    hub::{Deliver, Outgoing, close_code, encode},
    wire::{
        BookSeen, MessageKind, NewMessage, OrderMoved, SessionEnded, ShelfMoved, Status, ToClient, Unread,
    },
};

impl Handler<Event> for Session {
    type Result = AtomicResponse<Self, ()>;

    fn handle(&mut self, Event { tell, waiting }: Event, ctx: &mut Self::Context) -> Self::Result {
        let applied = self.apply(tell, ctx);
        AtomicResponse::new(Box::pin(applied.map(move |(), _, _| drop(waiting))))
    }
}

/// Sent by the Session itself, or for its sockets only.
impl Handler<Tell> for Session {
    type Result = AtomicResponse<Self, ()>;

    fn handle(&mut self, tell: Tell, ctx: &mut Self::Context) -> Self::Result {
        self.view.forget_status();
        AtomicResponse::new(self.apply(tell, ctx))
    }
}

impl Session {
    fn apply(&mut self, tell: Tell, ctx: &mut Context<Self>) -> ResponseActFuture<Self, ()> {
        let done = || -> ResponseActFuture<Self, ()> { Box::pin(fut::ready(())) };
        match tell {
            Tell::Resync if !self.view.needs_reading() => done(),
            Tell::Resync => {
                self.recount(ctx);
                Box::pin(self.load().then(|_, act, _| act.check_sockets()))
            }
            Tell::Stands(version) => match &self.state {
                // A lower version was read before the newest commit, or commits were lost. A read decides which.
                Some(state) if version != state.snapshot.version => Box::pin(self.load().map(|_, _, _| ())),
                _ => done(),
            },
            Tell::Changed => Box::pin(self.load().map(|_, _, _| ())),
            Tell::Status(snapshot) => match self.merge(*snapshot, ctx) {
                Merged::Mixed => Box::pin(self.load().map(|_, _, _| ())),
                Merged::Newer | Merged::Known => done(),
            },
            Tell::Message(message) => {
                if message.kind == MessageKind::Invite {
                    // An invitation was rewarded, which may count. Each node receives this message by itself.
                    self.acted(false, ctx);
                }
                Box::pin(self.load_quietly().map(move |_, act, ctx| act.show_message(Some(*message), ctx)))
            }
            Tell::Acted { here } => {
                self.acted(here, ctx);
                done()
            }
            Tell::Moved(moved) => self.hear_moved(moved, ctx),
            Tell::Order { order, status } => {
                // A paid order may count. Each node receives this notice by itself.
                self.acted(false, ctx);
                Box::pin(self.load_quietly().map(move |_, act, ctx| {
                    let moved = OrderMoved { order_id: order.to_string(), status };
                    act.show(Some(&ToClient::Order(moved)), ctx);
                }))
            }
            Tell::Place { login, place } => {
                self.show_place(login, &place, ctx);
                done()
            }
            Tell::Seen(book_id) => {
                let frame = Outgoing::Event(encode(&ToClient::Seen(BookSeen { book_id })));
                self.deliver(&[frame], |_| true, ctx);
                done()
            }
            Tell::Shelf { book, subscribed } => {
                let moved = ShelfMoved { book_id: book, subscribed };
                self.deliver(&[Outgoing::Event(encode(&ToClient::Shelf(moved)))], |_| true, ctx);
                done()
            }
            Tell::Chapters(frames) => {
                self.deliver(&frames, |_| true, ctx);
                done()
            }
            Tell::Broadcast(broadcast) => {
                let Some(state) = &mut self.state else { return done() };
                if state.hear(&broadcast) == BroadcastEffect::MustRead {
                    let load = self.load_quietly();
                    return Box::pin(load.map(move |_, act, ctx| act.show_broadcast(&broadcast, ctx)));
                }
                self.show_broadcast(&broadcast, ctx);
                done()
            }
            Tell::LoginsEnded { logins, .. } if logins.is_empty() => self.check_sockets(),
            Tell::LoginsEnded { logins, reason } => {
                self.end_logins(|login| logins.contains(login), &reason, ctx);
                done()
            }
        }
    }

    /// Merges a status by its version, and sends it if it is newer. A Session without state ignores it: it has no sockets yet, and its
    /// first read contains the change.
    pub(super) fn merge(&mut self, snapshot: Snapshot, ctx: &mut Context<Self>) -> Merged {
        self.view.forget_status();
        let merged = self.state.as_mut().map_or(Merged::Known, |state| state.merge(snapshot));
        if merged == Merged::Newer {
            self.state_changed(ctx);
            self.show(None, ctx);
        }
        merged
    }

    /// Sends a message and then the status that counts it.
    fn show_message(&mut self, message: Option<crate::wire::Message>, ctx: &mut Context<Self>) {
        let Some(State { snapshot, .. }) = &self.state else { return };
        let (unread, version) = (Unread::from(snapshot), snapshot.version);
        let frame = message.map(|message| ToClient::Message(NewMessage { message, unread, version }));
        self.show(frame.as_ref(), ctx);
    }

    /// Sends an event and then the current status to all sockets, in one delivery.
    pub(super) fn show(&mut self, event: Option<&ToClient>, ctx: &mut Context<Self>) {
        let Some(state) = &self.state else { return };
        if self.sockets.is_empty() {
            return;
        }
        let snapshot = &state.snapshot;
        let mut items = Vec::with_capacity(2);
        items.extend(event.map(|event| Outgoing::Event(encode(event))));
        items.push(Outgoing::Status(encode(&ToClient::Status(Status::from(snapshot)))));
        self.deliver(&items, |_| true, ctx);
    }

    fn show_broadcast(&mut self, broadcast: &Broadcast, ctx: &mut Context<Self>) {
        let Some(state) = &mut self.state else { return };
        let message = state.shows(broadcast).then(|| broadcast.into());
        self.show_message(message, ctx);
    }

    /// Forgets logins, notifies their sockets of the reason, and closes these.
    pub(super) fn end_logins(&mut self, ended: impl Fn(&Uuid) -> bool, reason: &str, _: &mut Context<Self>) {
        self.view.end(&ended);
        let items = [
            Outgoing::Event(encode(&ToClient::SessionEnded(SessionEnded { reason: reason.to_owned() }))),
            Outgoing::Close { code: close_code::SESSION_ENDED, reason: "session ended" },
        ];
        // `do_send` ignores the bound of the hub's mailbox. This message must arrive, and there is at most one for each socket.
        for socket in self.sockets.iter().filter(|socket| ended(&socket.login)) {
            socket.hub.do_send(Deliver { to: vec![socket.connection], items: items.to_vec() });
        }
        self.sockets.retain(|socket| !ended(&socket.login));
    }
}

//! The way from an outbox to its client, on which a switchboard sends without waking the socket.

use std::{cell::Cell, rc::Rc};

use actix_http::ws::Message;
use actors::{Line, Outgoing};

use super::{frames::Frames, wire::Writer};

pub struct ClientLine {
    pub writer: Rc<Writer>,
    /// The client takes several events in one frame.
    pub arrays: Cell<bool>,
}

impl ClientLine {
    pub fn new(writer: Rc<Writer>) -> Self {
        Self { writer, arrays: Cell::new(false) }
    }
}

impl Line for ClientLine {
    fn is_free(&self) -> bool {
        !self.writer.waits()
    }

    fn send(&self, items: Vec<Outgoing>) -> bool {
        let mut frames = Frames::default();
        for item in items {
            match item {
                Outgoing::Event(text)
                | Outgoing::Status(text)
                | Outgoing::Topic(_, text)
                | Outgoing::Gift(_, text)
                | Outgoing::Reading(_, text)
                | Outgoing::Ended(_, text) => frames.push(text),
                Outgoing::Thread(packet) => frames.push_packet(packet),
                Outgoing::Likes(likes) => frames.push(likes.text.clone()),
                Outgoing::Close { .. } => {}
            }
        }
        self.writer.send(frames.take(self.arrays.get()).into_iter().map(Message::Text));
        self.is_free()
    }
}

//! The way from an outbox to its client, on which a hub sends without waking the socket.

use std::{cell::Cell, rc::Rc, time::Instant};

use actors::{Line, Outgoing};

use super::{frames, wire::Writer};

pub struct ClientLine {
    pub writer: Rc<Writer>,
    /// The client takes several events in one frame.
    pub arrays: Cell<bool>,
    /// When the client was last heard.
    pub heard: Cell<Instant>,
}

impl ClientLine {
    pub fn new(writer: Rc<Writer>) -> Self {
        Self { writer, arrays: Cell::default(), heard: Cell::new(Instant::now()) }
    }
}

impl Line for ClientLine {
    fn is_free(&self) -> bool {
        !self.writer.waits()
    }

    fn send(&self, items: &[Outgoing]) -> bool {
        self.writer.texts(|write| frames::each(items, self.arrays.get(), write));
        self.is_free()
    }
}

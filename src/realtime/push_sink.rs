//! Direct path from an outbox to its client: the hub sends through it without waking the socket's actor.

use std::{cell::Cell, rc::Rc, time::Instant};

use actors::{Outgoing, PushSink};

use super::{frames, wire::Writer};

pub struct ClientSink {
    pub writer: Rc<Writer>,
    /// The client accepts several events in one frame, as an array.
    pub arrays: Cell<bool>,
    /// When the last frame of the client arrived.
    pub last_frame: Cell<Instant>,
}

impl ClientSink {
    pub fn new(writer: Rc<Writer>) -> Self {
        Self { writer, arrays: Cell::default(), last_frame: Cell::new(Instant::now()) }
    }
}

impl PushSink for ClientSink {
    fn is_free(&self) -> bool {
        !self.writer.is_blocked()
    }

    fn send(&self, items: &[Outgoing]) -> bool {
        self.writer.texts(|write| frames::each(items, self.arrays.get(), write));
        self.is_free()
    }
}

//! What waits for one socket: bounded in bytes, state conflated to its newest value.

use std::collections::VecDeque;

use bytestring::ByteString;

/// Something for a socket. The text was encoded once and is shared by all who get it.
#[derive(Debug, Clone, PartialEq)]
pub enum Outgoing {
    /// Every one counts, in order.
    Event(ByteString),
    /// Only the newest of its kind matters: one that still waits is dropped for it. It goes to the end, so that no
    /// event behind it tells an older version.
    Status(ByteString),
    /// The last thing a socket gets.
    Close { code: u16, reason: &'static str },
}

/// What became of something pushed.
#[derive(Debug, PartialEq, Eq)]
pub enum Pushed {
    Queued,
    /// The reader is too slow: what waited is gone and the close code is all that is left.
    Overflowed,
    /// A close is waiting; nothing goes behind it.
    Closing,
}

#[derive(Debug)]
pub struct Outbox {
    waiting: VecDeque<Outgoing>,
    bytes: usize,
    limit_bytes: usize,
    closing: bool,
}

impl Outbox {
    pub fn new(limit_bytes: usize) -> Self {
        Self { waiting: VecDeque::new(), bytes: 0, limit_bytes, closing: false }
    }

    pub fn push(&mut self, item: Outgoing) -> Pushed {
        if self.closing {
            return Pushed::Closing;
        }
        if matches!(item, Outgoing::Status(_))
            && let Some(old) = self.waiting.iter().position(|old| matches!(old, Outgoing::Status(_)))
            && let Some(old) = self.waiting.remove(old)
        {
            self.bytes -= size(&old);
        }
        self.closing = matches!(item, Outgoing::Close { .. });
        self.bytes += size(&item);
        self.waiting.push_back(item);
        if self.bytes > self.limit_bytes {
            self.waiting.clear();
            self.bytes = 0;
            self.closing = true;
            self.waiting.push_back(Outgoing::Close { code: super::close_code::SLOW, reason: "too slow" });
            return Pushed::Overflowed;
        }
        Pushed::Queued
    }

    /// Everything that waits, oldest first.
    pub fn take(&mut self) -> impl Iterator<Item = Outgoing> + use<> {
        self.bytes = 0;
        std::mem::take(&mut self.waiting).into_iter()
    }

    #[cfg(test)]
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}

fn size(item: &Outgoing) -> usize {
    match item {
        Outgoing::Event(text) | Outgoing::Status(text) => text.len(),
        Outgoing::Close { .. } => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(text: &'static str) -> Outgoing {
        Outgoing::Event(ByteString::from_static(text))
    }

    fn status(text: &'static str) -> Outgoing {
        Outgoing::Status(ByteString::from_static(text))
    }

    #[test]
    fn of_status_only_the_newest_waits_and_events_keep_their_order() {
        let mut outbox = Outbox::new(100);
        for item in [event("a"), status("1"), event("b"), status("22")] {
            assert_eq!(outbox.push(item), Pushed::Queued);
        }
        assert_eq!(outbox.bytes(), 4);
        assert_eq!(outbox.take().collect::<Vec<_>>(), [event("a"), event("b"), status("22")]);
        assert_eq!(outbox.bytes(), 0);
    }

    #[test]
    fn a_reader_that_is_too_slow_is_closed_not_buffered() {
        let mut outbox = Outbox::new(4);
        assert_eq!(outbox.push(event("abcd")), Pushed::Queued);
        assert_eq!(outbox.push(event("e")), Pushed::Overflowed);
        assert_eq!(outbox.push(event("f")), Pushed::Closing);
        let left: Vec<_> = outbox.take().collect();
        assert_eq!(left, [Outgoing::Close { code: 4008, reason: "too slow" }]);
    }

    #[test]
    fn nothing_goes_behind_a_close() {
        let mut outbox = Outbox::new(100);
        outbox.push(Outgoing::Close { code: 4001, reason: "" });
        assert_eq!(outbox.push(status("1")), Pushed::Closing);
        assert_eq!(outbox.take().count(), 1);
    }
}

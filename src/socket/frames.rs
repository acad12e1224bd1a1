//! What waits for a socket, as the frames that leave: one event each or, for a client that takes arrays, all in one.

use std::sync::Arc;

use actors::Packet;
use bytestring::ByteString;

/// Events that leave together, in order.
#[derive(Default)]
pub struct Frames(Vec<Part>);

enum Part {
    One(ByteString),
    Many(Arc<Packet>),
}

impl Frames {
    pub fn push(&mut self, text: ByteString) {
        self.0.push(Part::One(text));
    }

    pub fn push_packet(&mut self, packet: Arc<Packet>) {
        self.0.push(Part::Many(packet));
    }

    /// The frames, and what was pushed is gone.
    pub fn take(&mut self, arrays: bool) -> Vec<ByteString> {
        let parts = std::mem::take(&mut self.0);
        if !arrays {
            return parts.iter().flat_map(Part::events).cloned().collect();
        }
        match parts.as_slice() {
            [] => Vec::new(),
            // Nothing is copied: the text is shared by all who watch.
            [Part::Many(packet)] if packet.events.len() > 1 => vec![packet.array.clone()],
            [only] if only.events().len() == 1 => only.events().to_vec(),
            parts => vec![Packet::array_of(parts.iter().flat_map(Part::events))],
        }
    }
}

impl Part {
    fn events(&self) -> &[ByteString] {
        match self {
            Self::One(text) => std::slice::from_ref(text),
            Self::Many(packet) => &packet.events,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames(events: &[&'static str], packet: &[&'static str]) -> Frames {
        let mut frames = Frames::default();
        events.iter().for_each(|text| frames.push(ByteString::from_static(text)));
        if !packet.is_empty() {
            let events = packet.iter().map(|text| ByteString::from_static(text)).collect();
            frames.push_packet(Arc::new(Packet::new(1, 0, events)));
        }
        frames
    }

    #[test]
    fn without_arrays_each_event_is_a_frame() {
        assert_eq!(frames(&["a"], &["b", "c"]).take(false), ["a", "b", "c"]);
    }

    #[test]
    fn with_arrays_several_are_one_frame_and_one_stays_itself() {
        assert_eq!(frames(&["1"], &["2", "3"]).take(true), ["[1,2,3]"]);
        assert_eq!(frames(&[], &["2", "3"]).take(true), ["[2,3]"]);
        assert_eq!(frames(&[], &["2"]).take(true), ["2"]);
        assert_eq!(frames(&["1"], &[]).take(true), ["1"]);
        assert!(frames(&[], &[]).take(true).is_empty());
    }
}

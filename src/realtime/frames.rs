//! Encodes an outbox as frames: one event each or, for a client that accepts arrays, all in one.

use actors::{Outgoing, Packet};

/// Emits the text of each frame. `items` are sent together, in order.
pub fn each(items: &[Outgoing], arrays: bool, mut frame: impl FnMut(&str)) {
    let events = || items.iter().flat_map(Outgoing::texts);
    match items {
        _ if !arrays => events().for_each(|text| frame(text)),
        // No copy: all watchers share the text.
        [Outgoing::Thread(packet)] if packet.events.len() > 1 => frame(&packet.array),
        _ => match events().take(2).count() {
            0 => {}
            1 => events().for_each(|text| frame(text)),
            _ => frame(&Packet::array_of(events())),
        },
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bytestring::ByteString;

    use super::*;

    fn frames(arrays: bool, events: &[&'static str], packet: &[&'static str]) -> Vec<String> {
        let text = |text: &&'static str| ByteString::from_static(text);
        let mut items: Vec<_> = events.iter().map(|event| Outgoing::Event(text(event))).collect();
        if !packet.is_empty() {
            let packet = Packet::new(1, 0, packet.iter().map(text).collect());
            items.push(Outgoing::Thread(Arc::new(packet)));
        }
        let mut frames = Vec::new();
        each(&items, arrays, |frame| frames.push(frame.to_owned()));
        frames
    }

    #[test]
    fn without_arrays_each_event_is_a_frame() {
        assert_eq!(frames(false, &["a"], &["b", "c"]), ["a", "b", "c"]);
    }

    #[test]
    fn with_arrays_several_are_one_frame_and_one_stays_itself() {
        assert_eq!(frames(true, &["1"], &["2", "3"]), ["[1,2,3]"]);
        assert_eq!(frames(true, &[], &["2", "3"]), ["[2,3]"]);
        assert_eq!(frames(true, &[], &["2"]), ["2"]);
        assert_eq!(frames(true, &["1"], &[]), ["1"]);
        assert!(frames(true, &[], &[]).is_empty());
    }
}

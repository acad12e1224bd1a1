//! The events of a step that one listener received: each once, and their order. Pure, and cheap, because thousands of listeners
//! share a core.

use std::collections::HashMap;

/// Bounds the memory: a faulty server may send any number.
const MOST_EVENTS: u64 = 1 << 23;

#[derive(Debug, Default)]
pub struct ReceivedEvents {
    /// A bit for each event.
    events: Vec<u64>,
    count: u64,
    /// Events that came again or were never published.
    surplus: u64,
    /// Hash of the events in their order of arrival.
    order: u64,
}

/// Faults of all listeners.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Faults {
    pub missing: u64,
    pub surplus: u64,
    /// Listeners that received everything in another order than most.
    pub out_of_order: u64,
}

impl ReceivedEvents {
    pub fn event(&mut self, number: u64) {
        let (word, bit) = ((number / 64) as usize, 1 << (number % 64));
        if number >= MOST_EVENTS || self.events.get(word).is_some_and(|events| events & bit != 0) {
            self.surplus += 1;
            return;
        }
        if word >= self.events.len() {
            self.events.resize(word + 1, 0);
        }
        self.events[word] |= bit;
        self.count += 1;
        self.order = (self.order.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Faults {
    /// Compares the events of all listeners with the number of published events.
    pub fn of<'a>(published: u64, all: impl Iterator<Item = &'a ReceivedEvents>) -> Self {
        let (mut faults, mut orders) = (Self::default(), HashMap::<u64, u64>::new());
        for received in all {
            faults.missing += published.saturating_sub(received.count);
            faults.surplus += received.surplus + received.count.saturating_sub(published);
            if received.count == published {
                *orders.entry(received.order).or_default() += 1;
            }
        }
        faults.out_of_order = orders.values().sum::<u64>() - orders.values().max().unwrap_or(&0);
        faults
    }

    pub fn total(self) -> u64 {
        self.missing + self.surplus + self.out_of_order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(published: u64, listeners: &[&[u64]]) -> Faults {
        let received = |events: &&[u64]| {
            let mut received = ReceivedEvents::default();
            events.iter().for_each(|number| received.event(*number));
            received
        };
        let all: Vec<_> = listeners.iter().map(received).collect();
        Faults::of(published, all.iter())
    }

    #[test]
    fn every_event_once_in_one_order_is_without_fault() {
        // Events that are published together may arrive in any order, if it is the same for all listeners.
        assert_eq!(faults(4, &[&[0, 2, 1, 3], &[0, 2, 1, 3]]), Faults::default());
        assert_eq!(faults(0, &[&[], &[]]), Faults::default());
        let many: Vec<u64> = (0..1000).collect();
        assert_eq!(faults(1000, &[&many, &many]), Faults::default());
    }

    #[test]
    fn a_missing_event_and_a_repeated_event_do_not_cancel_out() {
        let seen = faults(3, &[&[0, 1, 2], &[0, 1], &[0, 1, 1, 2]]);
        assert_eq!(seen, Faults { missing: 1, surplus: 1, out_of_order: 0 });
        assert_eq!(seen.total(), 2);
        assert_eq!(faults(2, &[&[0, 1, 7]]).surplus, 1, "never published");
        assert_eq!(faults(2, &[&[0, 1, u64::MAX]]).surplus, 1);
    }

    #[test]
    fn a_listener_with_another_order_is_counted() {
        let seen = faults(3, &[&[0, 1, 2], &[0, 1, 2], &[0, 2, 1]]);
        assert_eq!(seen, Faults { out_of_order: 1, ..Faults::default() });
    }
}

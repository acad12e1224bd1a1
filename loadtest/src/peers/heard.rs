//! What one listener heard of a step: each event once, and in which order. Pure, and cheap: it is kept for thousands that share a
//! core with what they listen to.

use std::collections::HashMap;

/// A server that makes up numbers takes no memory by them.
const MOST_EVENTS: u64 = 1 << 23;

#[derive(Debug, Default)]
pub struct ReceivedEvents {
    /// A bit for each event.
    events: Vec<u64>,
    count: u64,
    /// Came again, or was never published.
    surplus: u64,
    /// Of the events in the order in which they came: a hash.
    order: u64,
}

/// Of all listeners.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Faults {
    pub missing: u64,
    pub surplus: u64,
    /// Listeners that heard everything in another order than most.
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
    /// Of what so many events left with each.
    pub fn of<'a>(published: u64, all: impl Iterator<Item = &'a ReceivedEvents>) -> Self {
        let (mut faults, mut orders) = (Self::default(), HashMap::<u64, u64>::new());
        for heard in all {
            faults.missing += published.saturating_sub(heard.count);
            faults.surplus += heard.surplus + heard.count.saturating_sub(published);
            if heard.count == published {
                *orders.entry(heard.order).or_default() += 1;
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
        let heard = |events: &&[u64]| {
            let mut heard = ReceivedEvents::default();
            events.iter().for_each(|number| heard.event(*number));
            heard
        };
        let all: Vec<_> = listeners.iter().map(heard).collect();
        Faults::of(published, all.iter())
    }

    #[test]
    fn everything_once_in_one_order_is_without_fault() {
        // Numbers are those of publishing; what is published together may come in any order, the same for all.
        assert_eq!(faults(4, &[&[0, 2, 1, 3], &[0, 2, 1, 3]]), Faults::default());
        assert_eq!(faults(0, &[&[], &[]]), Faults::default());
        let many: Vec<u64> = (0..1000).collect();
        assert_eq!(faults(1000, &[&many, &many]), Faults::default());
    }

    #[test]
    fn what_one_lost_is_not_made_up_for_by_what_came_twice_to_another() {
        let seen = faults(3, &[&[0, 1, 2], &[0, 1], &[0, 1, 1, 2]]);
        assert_eq!(seen, Faults { missing: 1, surplus: 1, out_of_order: 0 });
        assert_eq!(seen.total(), 2);
        assert_eq!(faults(2, &[&[0, 1, 7]]).surplus, 1, "never published");
        assert_eq!(faults(2, &[&[0, 1, u64::MAX]]).surplus, 1);
    }

    #[test]
    fn an_order_of_ones_own_is_told() {
        let seen = faults(3, &[&[0, 1, 2], &[0, 1, 2], &[0, 2, 1]]);
        assert_eq!(seen, Faults { out_of_order: 1, ..Faults::default() });
    }
}

//! Limits the frames of a client: a token bucket. No clock: time is an argument.

use std::time::Instant;

/// Capacity of the bucket, as seconds of the rate.
const BURST_S: f64 = 10.0;

pub struct Budget {
    a_second: f64,
    left: f64,
    counted: Instant,
}

impl Budget {
    pub fn new(frames_per_second: u32, now: Instant) -> Self {
        let a_second = f64::from(frames_per_second);
        Self { a_second, left: a_second * BURST_S, counted: now }
    }

    /// False: too many frames.
    pub fn spend(&mut self, now: Instant) -> bool {
        let earned = now.duration_since(self.counted).as_secs_f64() * self.a_second;
        self.counted = now;
        self.left = (self.left + earned).min(self.a_second * BURST_S);
        self.left -= 1.0;
        self.left >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_passes_and_a_flood_does_not() {
        let now = Instant::now();
        let mut budget = Budget::new(10, now);
        assert!((0..100).all(|_| budget.spend(now)));
        assert!(!budget.spend(now));
        // Half a second earns five, of which the one too many has cost one.
        let later = now + Duration::from_millis(500);
        assert!((0..4).all(|_| budget.spend(later)));
        assert!(!budget.spend(later));
    }
}

//! Decides how long a thread's events wait for each other: not at all in a quiet thread, longer with more deliveries, and never longer
//! than the bound. Pure: time is an argument.

use std::time::Duration;

use tokio::time::Instant;

/// Up to this many deliveries a second (events times watchers), no event waits.
const QUIET: f64 = 1_000.0;
/// From this many deliveries a second on, each event waits for the whole bound.
const BUSY: f64 = 20_000.0;
/// Time over which deliveries are averaged, in seconds.
const MEMORY_S: f64 = 1.0;

#[derive(Debug)]
pub struct Coalescing {
    longest: Duration,
    /// Deliveries a second, as an average that decays exponentially.
    rate: f64,
    last: Instant,
}

impl Coalescing {
    pub fn new(longest: Duration, now: Instant) -> Self {
        Self { longest, rate: 0.0, last: now }
    }

    /// How long an event that arrives now should wait for more.
    pub fn delay(&self, now: Instant) -> Duration {
        let busy = (self.rate_at(now) - QUIET) / (BUSY - QUIET);
        let wanted = self.longest.mul_f64(busy.clamp(0.0, 1.0));
        // The time since the last delivery counts as waiting.
        wanted.saturating_sub(now.saturating_duration_since(self.last))
    }

    /// Notes a delivery to this many watchers.
    pub fn delivered(&mut self, watchers: usize, now: Instant) {
        self.rate = self.rate_at(now) + watchers as f64 / MEMORY_S;
        self.last = now;
    }

    fn rate_at(&self, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.last).as_secs_f64();
        self.rate * (-passed / MEMORY_S).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONGEST: Duration = Duration::from_millis(100);

    #[test]
    fn a_quiet_thread_is_not_delayed() {
        let start = Instant::now();
        let mut pace = Coalescing::new(LONGEST, start);
        for second in 0..10 {
            let now = start + Duration::from_secs(second);
            assert_eq!(pace.delay(now), Duration::ZERO);
            pace.delivered(500, now);
        }
    }

    #[test]
    fn a_hot_thread_waits_the_more_it_delivers_up_to_the_bound() {
        let start = Instant::now();
        let mut pace = Coalescing::new(LONGEST, start);
        let mut now = start;
        let mut delays = Vec::new();
        for _ in 0..50 {
            pace.delivered(5_000, now);
            let delay = pace.delay(now);
            delays.push(delay);
            now += delay.max(Duration::from_millis(1));
        }
        assert!(delays.is_sorted(), "{delays:?}");
        assert_eq!(*delays.last().unwrap(), LONGEST);
    }

    #[test]
    fn calm_returns() {
        let start = Instant::now();
        let mut pace = Coalescing::new(LONGEST, start);
        pace.delivered(100_000, start);
        assert_eq!(pace.delay(start), LONGEST);
        assert_eq!(pace.delay(start + LONGEST), Duration::ZERO, "it has waited long enough");
        pace.delivered(1, start + Duration::from_secs(10));
        assert_eq!(pace.delay(start + Duration::from_secs(10)), Duration::ZERO);
    }
}

//! When the server pings. Pure: time and chance are arguments.

use std::time::{Duration, Instant};

use rand::Rng;

/// First after a random part of the interval, so that a crowd that returned together does not ping in step; then at
/// every interval.
pub struct Heartbeat {
    every: Duration,
    next: Instant,
}

impl Heartbeat {
    pub fn new(every: Duration, now: Instant, dice: &mut impl Rng) -> Self {
        Self { every, next: now + every.mul_f64(dice.random()) }
    }

    /// How long until the next beat.
    pub fn left(&self, now: Instant) -> Duration {
        self.next.saturating_duration_since(now)
    }

    /// A beat was made. Those that were missed meanwhile are not made up for.
    pub fn beat(&mut self, now: Instant) {
        while self.next <= now {
            self.next += self.every;
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{SeedableRng, rngs::StdRng};

    use super::*;

    const EVERY: Duration = Duration::from_secs(25);

    #[test]
    fn a_crowd_that_comes_at_once_beats_evenly_spread() {
        let (now, mut dice) = (Instant::now(), StdRng::seed_from_u64(20_261_121));
        let mut a_second = [0; 25];
        for _ in 0..25_000 {
            let left = Heartbeat::new(EVERY, now, &mut dice).left(now);
            a_second[left.as_secs() as usize] += 1;
        }
        assert!(a_second.iter().all(|n| (850..1_150).contains(n)), "{a_second:?}");
    }

    #[test]
    fn after_the_first_every_interval_has_one_beat() {
        let (start, mut dice) = (Instant::now(), StdRng::seed_from_u64(1));
        let mut heartbeat = Heartbeat::new(EVERY, start, &mut dice);
        let first = heartbeat.left(start);
        assert!(first < EVERY);
        let mut now = start + first;
        for _ in 0..3 {
            // A timer is a little late; the beats do not drift by it.
            now += Duration::from_millis(7);
            heartbeat.beat(now);
            now += heartbeat.left(now);
        }
        assert_eq!(now, start + first + 3 * EVERY);
    }

    #[test]
    fn what_was_missed_is_not_made_up_for() {
        let (start, mut dice) = (Instant::now(), StdRng::seed_from_u64(2));
        let mut heartbeat = Heartbeat::new(EVERY, start, &mut dice);
        let late = start + 10 * EVERY;
        heartbeat.beat(late);
        let left = heartbeat.left(late);
        assert!(left > Duration::ZERO && left <= EVERY, "{left:?}");
    }
}

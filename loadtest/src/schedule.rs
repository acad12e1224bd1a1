//! The open model: an arrival comes when it is due, whether or not earlier ones were answered. A closed loop would
//! send less as the server slows down, and so hide the slowness that the test looks for.

use std::{
    thread,
    time::{Duration, Instant},
};

use tokio::sync::mpsc;

use crate::stop::Stop;

/// Number of arrivals, their rate per second, and the seconds in which the rate rises evenly from zero.
#[derive(Debug, Clone, Copy)]
pub struct Schedule {
    pub rate: f64,
    pub count: u64,
    pub ramp: f64,
}

/// An operation is due. Its latency counts from `due`, even when the load generator starts it late.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Arrival {
    pub number: u64,
    pub due: Instant,
}

/// Longest sleep between two checks of `stop`.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

impl Schedule {
    /// The arrivals of this many seconds, the ramp included.
    pub fn new(rate: f64, seconds: u64, ramp: u64) -> Self {
        let seconds = seconds as f64;
        let ramp = (ramp as f64).min(seconds);
        Self { rate, count: ((rate * (seconds - ramp / 2.0)).round() as u64).max(1), ramp }
    }

    /// During a ramp of r seconds, rate·t²/2r arrivals are due by time t; after it they are evenly spaced.
    fn due(&self, number: u64) -> Duration {
        let (number, in_ramp) = (number as f64, self.rate * self.ramp / 2.0);
        Duration::from_secs_f64(if number < in_ramp {
            (2.0 * self.ramp * number / self.rate).sqrt()
        } else {
            self.ramp + (number - in_ramp) / self.rate
        })
    }

    /// Starts now. The clock has its own thread, because the runtime's timers have a resolution of a millisecond.
    pub fn start(self, stop: &Stop) -> mpsc::UnboundedReceiver<Arrival> {
        // Bounded by the schedule's count; the receiver only starts tasks.
        let (send, arrivals) = mpsc::unbounded_channel();
        let stop = stop.clone();
        thread::spawn(move || {
            self.play(Instant::now(), |due| sleep_until(due, &stop), |arrival| send.send(arrival).is_ok());
        });
        arrivals
    }

    /// Waits for each arrival and emits it, until `wait` or `emit` returns false.
    fn play(
        self,
        begin: Instant,
        mut wait: impl FnMut(Instant) -> bool,
        mut emit: impl FnMut(Arrival) -> bool,
    ) {
        for number in 0..self.count {
            let due = begin + self.due(number);
            if !wait(due) || !emit(Arrival { number, due }) {
                return;
            }
        }
    }
}

/// False when the run was stopped.
fn sleep_until(due: Instant, stop: &Stop) -> bool {
    loop {
        let left = due.saturating_duration_since(Instant::now());
        if stop.is_set() {
            return false;
        }
        if left.is_zero() {
            return true;
        }
        thread::sleep(left.min(POLL_INTERVAL));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(arrivals: &[Arrival], begin: Instant) -> Vec<u128> {
        arrivals.iter().map(|arrival| (arrival.due - begin).as_millis()).collect()
    }

    #[test]
    fn arrivals_are_evenly_spaced_and_complete() {
        let (begin, mut told) = (Instant::now(), Vec::new());
        Schedule { rate: 4.0, count: 5, ramp: 0.0 }.play(
            begin,
            |_| true,
            |arrival| {
                told.push(arrival);
                true
            },
        );
        assert_eq!(millis(&told, begin), [0, 250, 500, 750, 1000]);
        assert_eq!(Schedule::new(2.5, 4, 0).count, 10);
        assert_eq!(Schedule::new(0.1, 1, 0).count, 1);
    }

    #[test]
    fn a_ramp_rises_evenly_and_the_rate_then_stays() {
        let ramped = Schedule::new(10.0, 6, 4);
        assert_eq!(ramped.count, 40);
        let due = |number| ramped.due(number).as_millis();
        // A quarter of the ramp's 20 arrivals is due by its middle.
        assert_eq!([due(0), due(5), due(20), due(21), due(39)], [0, 2_000, 4_000, 4_100, 5_900]);
        assert!((1..40).all(|number| ramped.due(number) > ramped.due(number - 1)));
        assert_eq!(Schedule::new(10.0, 2, 60).count, 10);
    }

    #[test]
    fn a_late_generator_moves_no_due_time() {
        let (begin, mut told) = (Instant::now(), Vec::new());
        let mut now = begin;
        // Every wait ends a second late: no later arrival moves, and none is skipped.
        let lag = |due: Instant| {
            now = now.max(due) + Duration::from_secs(1);
            true
        };
        Schedule { rate: 10.0, count: 4, ramp: 0.0 }.play(begin, lag, |arrival| {
            told.push(arrival);
            true
        });
        assert_eq!(millis(&told, begin), [0, 100, 200, 300]);
    }

    #[test]
    fn arrivals_end_when_the_receiver_stops() {
        let mut told = 0;
        Schedule { rate: 1.0, count: 10, ramp: 0.0 }.play(
            Instant::now(),
            |_| true,
            |_| {
                told += 1;
                told < 3
            },
        );
        assert_eq!(told, 3);
    }

    #[tokio::test]
    async fn arrivals_come_without_waiting_for_the_receiver() {
        let mut arrivals = Schedule { rate: 10_000.0, count: 20, ramp: 0.0 }.start(&Stop::never());
        let mut due = Vec::new();
        while let Some(arrival) = arrivals.recv().await {
            assert!(arrival.due <= Instant::now(), "emitted before it was due");
            due.push(arrival.due);
        }
        assert_eq!(due.len(), 20);
        assert_eq!(due[19] - due[0], Duration::from_micros(1900));
    }
}

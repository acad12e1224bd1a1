//! Latencies and counts, recorded from many tasks.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard},
    time::Duration,
};

use hdrhistogram::Histogram;
use serde::Serialize;

/// A histogram of microseconds with three significant digits, without an upper bound.
pub struct Latencies(Mutex<Histogram<u64>>);

/// What a histogram says, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Summary {
    pub count: u64,
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub p999: f64,
    pub max: f64,
}

impl Default for Latencies {
    fn default() -> Self {
        Self(Mutex::new(Histogram::new(3).expect("three digits are allowed")))
    }
}

impl Latencies {
    pub fn record(&self, took: Duration) {
        // Fails only where the histogram cannot grow: not below centuries.
        let _ = self.lock().record(took.as_micros() as u64);
    }

    pub fn summary(&self) -> Summary {
        let histogram = self.lock();
        let at = |quantile| histogram.value_at_quantile(quantile) as f64 / 1000.0;
        Summary {
            count: histogram.len(),
            p50: at(0.5),
            p90: at(0.9),
            p99: at(0.99),
            p999: at(0.999),
            max: histogram.max() as f64 / 1000.0,
        }
    }

    /// Milliseconds.
    pub fn p95(&self) -> f64 {
        self.lock().value_at_quantile(0.95) as f64 / 1000.0
    }

    /// For a line of progress.
    pub fn live(&self) -> String {
        let Summary { p50, p99, max, .. } = self.summary();
        format!("p50 {p50:.1} ms, p99 {p99:.1}, max {max:.1}")
    }

    fn lock(&self) -> MutexGuard<'_, Histogram<u64>> {
        self.0.lock().expect("no holder panics")
    }
}

/// How often what happened. Bounded in kinds: messages of a broken server could be of any number.
#[derive(Default)]
pub struct Tally(Mutex<BTreeMap<String, u64>>);

const MAX_KINDS: usize = 50;

impl Tally {
    pub fn add(&self, kind: impl Into<String>) {
        let mut kinds = self.0.lock().expect("no holder panics");
        let kind = kind.into();
        let full = kinds.len() >= MAX_KINDS && !kinds.contains_key(&kind);
        *kinds.entry(if full { "others".into() } else { kind }).or_default() += 1;
    }

    pub fn total(&self) -> u64 {
        self.0.lock().expect("no holder panics").values().sum()
    }

    pub fn kinds(&self) -> BTreeMap<String, u64> {
        self.0.lock().expect("no holder panics").clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_everything_recorded() {
        let latencies = Latencies::default();
        for ms in 1..=1000 {
            latencies.record(Duration::from_millis(ms));
        }
        let Summary { count, p50, p99, max, .. } = latencies.summary();
        assert_eq!(count, 1000);
        for (got, right) in [(p50, 500.0), (p99, 990.0), (max, 1000.0)] {
            assert!((got - right).abs() <= right / 500.0, "{got} instead of {right}");
        }
    }

    #[test]
    fn the_slowest_is_not_cut_off() {
        let latencies = Latencies::default();
        latencies.record(Duration::from_hours(2));
        assert!(latencies.summary().max >= 7_200_000.0);
    }

    #[test]
    fn nothing_recorded_is_a_count_of_zero() {
        assert_eq!(Latencies::default().summary().count, 0);
    }

    #[test]
    fn kinds_are_bounded_and_counts_are_not_lost() {
        let tally = Tally::default();
        for number in 0..200 {
            tally.add(format!("error {number}"));
        }
        assert!(tally.kinds().len() <= MAX_KINDS + 1);
        assert_eq!(tally.total(), 200);
    }
}

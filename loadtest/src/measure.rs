//! Latencies and counts that many tasks record.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard},
    time::{Duration, Instant},
};

use actors::{Clock, SystemClock};
use chrono::{DateTime, Utc};
use hdrhistogram::Histogram;
use serde::{Deserialize, Serialize};

use crate::timeline::{Point, Timeline};

/// A histogram of microseconds with three significant digits and no upper bound, and its course over time.
pub struct Latencies {
    since: Instant,
    /// The same moment on the clock, for people.
    began: DateTime<Utc>,
    recorded: Mutex<Recorded>,
}

struct Recorded {
    whole: Histogram<u64>,
    timeline: Timeline,
}

/// Key figures of a histogram, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
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
        let whole = Histogram::new(3).expect("three digits are allowed");
        Self {
            since: Instant::now(),
            began: SystemClock.now(),
            recorded: Mutex::new(Recorded { whole, timeline: Timeline::default() }),
        }
    }
}

impl Latencies {
    pub fn record(&self, took: Duration) {
        self.record_each(&[took]);
    }

    /// Records several latencies under one lock.
    pub fn record_each(&self, took: &[Duration]) {
        let since = self.since.elapsed();
        let recorded = &mut *self.lock();
        for took in took {
            let micros = took.as_micros() as u64;
            // `record` fails only for values that the histogram cannot hold: centuries.
            let _ = recorded.whole.record(micros);
            recorded.timeline.record(since, micros);
        }
    }

    pub fn began(&self) -> DateTime<Utc> {
        self.began
    }

    /// The slots since the start, in order.
    pub fn over_time(&self) -> Vec<Point> {
        self.lock().timeline.points()
    }

    /// Percentile and milliseconds; the steps get finer toward the slowest.
    pub fn distribution(&self) -> Vec<(f64, f64)> {
        let recorded = self.lock();
        let steps = recorded.whole.iter_quantiles(5);
        let told = steps.map(|step| (step.quantile() * 100.0, step.value_iterated_to() as f64 / 1000.0));
        if recorded.whole.is_empty() { Vec::new() } else { told.collect() }
    }

    pub fn summary(&self) -> Summary {
        let recorded = self.lock();
        let histogram = &recorded.whole;
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
        self.lock().whole.value_at_quantile(0.95) as f64 / 1000.0
    }

    /// Text for the progress line.
    pub fn live(&self) -> String {
        let Summary { p50, p99, max, .. } = self.summary();
        format!("p50 {p50:.1} ms, p99 {p99:.1}, max {max:.1}")
    }

    fn lock(&self) -> MutexGuard<'_, Recorded> {
        self.recorded.lock().expect("no holder panics")
    }
}

/// 0 for an empty iterator.
pub fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    match values.len() {
        0 => 0.0,
        n if n % 2 == 1 => values[n / 2],
        n => f64::midpoint(values[n / 2 - 1], values[n / 2]),
    }
}

/// Counts by kind. The number of kinds is bounded, because a broken server may send any number of different messages.
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
    fn percentiles_cover_every_recorded_value() {
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
    fn the_slowest_value_is_kept() {
        let latencies = Latencies::default();
        latencies.record(Duration::from_hours(2));
        assert!(latencies.summary().max >= 7_200_000.0);
    }

    #[test]
    fn an_empty_histogram_has_count_zero() {
        assert_eq!(Latencies::default().summary().count, 0);
    }

    #[test]
    fn a_distribution_rises_to_the_slowest_value() {
        let latencies = Latencies::default();
        assert!(latencies.distribution().is_empty());
        (1..=1000).for_each(|ms| latencies.record(Duration::from_millis(ms)));
        let told = latencies.distribution();
        assert!(told.windows(2).all(|pair| pair[0] <= pair[1]), "{told:?}");
        assert!(told.last().is_some_and(|(percentile, ms)| *percentile > 99.9 && *ms >= 1000.0), "{told:?}");
        assert!(told.len() < 200, "{}", told.len());
    }

    #[test]
    fn the_number_of_kinds_is_bounded_and_the_total_is_exact() {
        let tally = Tally::default();
        for number in 0..200 {
            tally.add(format!("error {number}"));
        }
        assert!(tally.kinds().len() <= MAX_KINDS + 1);
        assert_eq!(tally.total(), 200);
    }
}

//! Latencies over time. Bounded: longer runs get longer slots.

use std::time::Duration;

use hdrhistogram::Histogram;
use serde::{Deserialize, Serialize};

/// Maximum number of slots; a run that needs more merges pairs.
const SLOTS: usize = 240;
/// First length of a slot.
const SLOT: Duration = Duration::from_secs(1);

pub struct Timeline {
    slot: Duration,
    /// Microseconds, two significant digits.
    slots: Vec<Histogram<u64>>,
}

/// Key figures of a slot, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Point {
    /// Seconds from the run's start to the middle of the slot.
    pub at: f64,
    pub per_second: f64,
    pub p50: f64,
    pub p99: f64,
    pub max: f64,
}

impl Default for Timeline {
    fn default() -> Self {
        Self { slot: SLOT, slots: Vec::new() }
    }
}

impl Timeline {
    pub fn record(&mut self, since: Duration, micros: u64) {
        while since >= self.slot * SLOTS as u32 {
            self.halve();
        }
        let place = (since.as_nanos() / self.slot.as_nanos()) as usize;
        while self.slots.len() <= place {
            self.slots.push(empty());
        }
        // `record` fails only for values that the histogram cannot hold: centuries.
        let _ = self.slots[place].record(micros);
    }

    /// All slots up to the last one with a value; empty ones are included.
    pub fn points(&self) -> Vec<Point> {
        let slot = self.slot.as_secs_f64();
        let point = |(place, histogram): (usize, &Histogram<u64>)| {
            let at = |quantile| histogram.value_at_quantile(quantile) as f64 / 1000.0;
            Point {
                at: (place as f64 + 0.5) * slot,
                per_second: histogram.len() as f64 / slot,
                p50: at(0.5),
                p99: at(0.99),
                max: histogram.max() as f64 / 1000.0,
            }
        };
        self.slots.iter().enumerate().map(point).collect()
    }

    fn halve(&mut self) {
        self.slot *= 2;
        let merge = |pair: &[Histogram<u64>]| {
            let mut whole = pair[0].clone();
            if let Some(second) = pair.get(1) {
                whole.add(second).expect("histograms without an upper bound can be added");
            }
            whole
        };
        self.slots = self.slots.chunks(2).map(merge).collect();
    }
}

fn empty() -> Histogram<u64> {
    Histogram::new(2).expect("two digits are allowed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_second_has_its_own_slot() {
        let mut timeline = Timeline::default();
        (0..3).for_each(|_| timeline.record(Duration::from_millis(100), 2_000));
        timeline.record(Duration::from_millis(2_900), 8_000);
        let points = timeline.points();
        let told: Vec<_> =
            points.iter().map(|point| (point.at, point.per_second, point.max.round())).collect();
        assert_eq!(told, [(0.5, 3.0, 2.0), (1.5, 0.0, 0.0), (2.5, 1.0, 8.0)]);
    }

    #[test]
    fn a_long_run_has_longer_slots_and_keeps_every_count() {
        let mut timeline = Timeline::default();
        for second in 0..10_000 {
            timeline.record(Duration::from_secs(second), 1_000);
        }
        let points = timeline.points();
        assert!(points.len() <= SLOTS, "{}", points.len());
        let slot = points[1].at - points[0].at;
        let count: f64 = points.iter().map(|point| point.per_second * slot).sum();
        assert_eq!(count.round() as u64, 10_000);
    }
}

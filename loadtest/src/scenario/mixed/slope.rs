//! Growth over hours: memory by linear regression, latencies by comparing the last third with the first. Pure.

use crate::{measure::median, promise::Measure, report::Report, timeline::Point};

/// Share of the run that is skipped, because caches fill in it.
const WARM_UP: f64 = 0.2;
/// Minimum number of points for a regression.
const LEAST: usize = 6;

/// Adds the growth of memory and latency to the report, and the promises that bound it.
pub fn judge(report: &mut Report, memory_mib_per_hour: f64, slower: f64) {
    for node in report.targets.clone() {
        let told = report.nodes.iter().find(|told| told.node == node);
        let memory = told.map(crate::usage::Usage::memory).unwrap_or_default();
        let per_hour = slope(warm(&memory)).map(|slope| slope * 3600.0);
        if let Some(per_hour) = per_hour {
            report.figure(format!("{node}: memory, MiB an hour"), per_hour);
        }
        let judged = per_hour.map(|per_hour| (per_hour <= memory_mib_per_hour, format!("{per_hour:.2}")));
        let promise = report.promise_measured(
            format!("{node}: memory grows by at most {memory_mib_per_hour} MiB an hour"),
            judged.ok_or("the run was too short, or /metrics could not be read"),
        );
        promise.measured(per_hour.map(|grown| Measure::at_most(grown, memory_mib_per_hour, "MiB an hour")));
    }
    let thirds: Vec<_> =
        report.latencies.iter().map(|one| (one.name.clone(), thirds(&one.over_time))).collect();
    // Rare calls may have too few points, but not all calls.
    if thirds.iter().all(|(_, thirds)| thirds.is_none()) {
        let too_short = Err::<(bool, String), _>("the run was too short");
        report.promise_measured(format!("each p99 at the end at most {slower} × that at first"), too_short);
    }
    for (name, thirds) in thirds {
        let Some((first, last)) = thirds else { continue };
        // Below a millisecond the ratio is noise.
        let limit = slower * first.max(1.0);
        let promise = format!("{name}: p99 at the end at most {slower} × that at first");
        report
            .promise(promise, last <= limit, format!("{first:.1} ms, then {last:.1} ms"))
            .measured(Measure::at_most(last, limit, "ms"));
    }
}

/// The points after the warm-up.
fn warm(points: &[(f64, f64)]) -> &[(f64, f64)] {
    &points[(points.len() as f64 * WARM_UP) as usize..]
}

/// Slope of the regression line, per second.
fn slope(points: &[(f64, f64)]) -> Option<f64> {
    if points.len() < LEAST {
        return None;
    }
    let count = points.len() as f64;
    let middle =
        points.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0 / count, sum.1 + point.1 / count));
    let (mut both, mut across) = (0.0, 0.0);
    for (x, y) in points {
        both += (x - middle.0) * (y - middle.1);
        across += (x - middle.0).powi(2);
    }
    (across > 0.0).then(|| both / across)
}

/// Median p99 of the first and of the last third of the slots after the warm-up.
fn thirds(points: &[Point]) -> Option<(f64, f64)> {
    let points: Vec<f64> =
        points.iter().filter(|point| point.per_second > 0.0).map(|point| point.p99).collect();
    let points = &points[(points.len() as f64 * WARM_UP) as usize..];
    let third = points.len() / 3;
    let median = |points: &[f64]| median(points.iter().copied());
    (points.len() >= LEAST).then(|| (median(&points[..third]), median(&points[points.len() - third..])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        measure::Latencies,
        report::Verdict,
        usage::{Sample, Usage},
    };

    fn points(p99: impl Fn(usize) -> f64) -> Vec<Point> {
        let point = |n: usize| Point { at: n as f64, per_second: 1.0, p50: 1.0, p99: p99(n), max: 9.0 };
        (0..100).map(point).collect()
    }

    /// A report of a node whose memory grows by this many MiB an hour.
    fn leaking(mib_per_hour: f64) -> Report {
        let sample = |n: u32| Sample {
            at: f64::from(n) * 60.0,
            cpu_seconds: 0.0,
            // The memory fluctuates, and rises quickly at first.
            memory_bytes: 1_048_576.0
                * (100.0 + f64::from(n) / 60.0 * mib_per_hour + f64::from(n % 2)
                    - if n < 20 { 50.0 } else { 0.0 }),
            sockets: 0.0,
            deliveries: 0.0,
        };
        let mut report = Report::new("soak", vec!["n".into()], &());
        report.latency("x", &Latencies::default());
        report.latencies[0].over_time = points(|_| 5.0);
        let samples = (0..120).map(sample).collect();
        report.nodes = vec![Usage { node: "n".into(), samples, ..Usage::default() }];
        report
    }

    #[test]
    fn a_leak_is_distinguished_from_a_warm_up() {
        for (leak, verdict) in [(0.0, Verdict::Kept), (30.0, Verdict::Broken)] {
            let mut report = leaking(leak);
            judge(&mut report, 10.0, 1.5);
            let measured = report.figures[0].value;
            assert!((measured - leak).abs() < 1.0, "{measured} instead of {leak}");
            assert_eq!(report.verdict(), verdict);
        }
    }

    #[test]
    fn one_slow_slot_does_not_raise_a_third() {
        assert_eq!(thirds(&points(|n| if n == 90 { 500.0 } else { 5.0 })), Some((5.0, 5.0)));
        let (first, last) = thirds(&points(|n| n as f64)).unwrap();
        assert!(last > 2.0 * first, "{first} {last}");
    }

    #[test]
    fn too_few_points_give_no_result() {
        assert_eq!(slope(&[(0.0, 1.0), (1.0, 2.0)]), None);
        assert_eq!(thirds(&points(|_| 1.0)[..5]), None);
        // A limit without a measurement is broken, except in an interrupted run.
        for (interrupted, verdict) in [(false, Verdict::Broken), (true, Verdict::Interrupted)] {
            let mut report = Report { interrupted, ..Report::new("soak", vec!["n".into(), "m".into()], &()) };
            judge(&mut report, 10.0, 1.5);
            let told = report.promises.iter().filter(|promise| promise.seen.starts_with("not measured: "));
            assert_eq!((told.count(), report.promises.len()), (3, 3), "two nodes' memory, and latencies");
            assert_eq!(report.verdict(), verdict);
        }
    }
}

//! What grew over hours: memory by a straight line through it, latencies by their last third against their first. Pure.

use crate::{report::Report, timeline::Point};

/// The beginning, in which caches fill, says nothing.
const WARM_UP: f64 = 0.2;
/// Points on which a line means something.
const LEAST: usize = 6;

/// Adds what grew to the report, and whether it grew too much.
pub fn judge(report: &mut Report, memory_mib_per_hour: f64, slower: f64) {
    let nodes: Vec<_> = report.nodes.iter().map(|node| (node.node.clone(), node.memory())).collect();
    for (node, memory) in nodes {
        let Some(slope) = slope(warm(&memory)) else { continue };
        let per_hour = slope * 3600.0;
        report.figure(format!("{node}: memory, MiB an hour"), per_hour);
        report.promise(
            format!("{node}: memory grows by at most {memory_mib_per_hour} MiB an hour"),
            per_hour <= memory_mib_per_hour,
            format!("{per_hour:.2}"),
        );
    }
    let thirds: Vec<_> =
        report.latencies.iter().map(|one| (one.name.clone(), thirds(&one.over_time))).collect();
    for (name, thirds) in thirds {
        let Some((first, last)) = thirds else { continue };
        // Below a millisecond a ratio is noise.
        let kept = last <= slower * first.max(1.0);
        report.promise(format!("{name}: p99 at the end at most {slower} × that at first"), kept, {
            format!("{first:.1} ms, then {last:.1} ms")
        });
    }
    if report.figures.iter().all(|figure| !figure.name.ends_with("MiB an hour")) {
        report.notes.push("too short, or /metrics was not to be read: nothing is said of memory".into());
    }
}

/// Without the warm-up.
fn warm(points: &[(f64, f64)]) -> &[(f64, f64)] {
    &points[(points.len() as f64 * WARM_UP) as usize..]
}

/// Of the straight line that is nearest to them, a second.
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

/// The middle p99 of the first third of the slots behind the warm-up, and of the last.
fn thirds(points: &[Point]) -> Option<(f64, f64)> {
    let points: Vec<f64> =
        points.iter().filter(|point| point.per_second > 0.0).map(|point| point.p99).collect();
    let points = &points[(points.len() as f64 * WARM_UP) as usize..];
    let third = points.len() / 3;
    (points.len() >= LEAST).then(|| (median(&points[..third]), median(&points[points.len() - third..])))
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        report::Verdict,
        usage::{Sample, Usage},
    };

    fn points(p99: impl Fn(usize) -> f64) -> Vec<Point> {
        let point = |n: usize| Point { at: n as f64, per_second: 1.0, p50: 1.0, p99: p99(n), max: 9.0 };
        (0..100).map(point).collect()
    }

    /// A node that takes so many MiB more each hour.
    fn leaking(mib_per_hour: f64) -> Report {
        let sample = |n: u32| Sample {
            at: f64::from(n) * 60.0,
            cpu_seconds: 0.0,
            // It wobbles, and at first it fills.
            memory_bytes: 1_048_576.0
                * (100.0 + f64::from(n) / 60.0 * mib_per_hour + f64::from(n % 2)
                    - if n < 20 { 50.0 } else { 0.0 }),
            sockets: 0.0,
            deliveries: 0.0,
        };
        let mut report = Report::new("soak", Vec::new(), &());
        report.nodes = vec![Usage { node: "n".into(), samples: (0..120).map(sample).collect() }];
        report
    }

    #[test]
    fn what_leaks_is_told_from_what_warms_up() {
        for (leak, verdict) in [(0.0, Verdict::Kept), (30.0, Verdict::Broken)] {
            let mut report = leaking(leak);
            judge(&mut report, 10.0, 1.5);
            let measured = report.figures[0].value;
            assert!((measured - leak).abs() < 1.0, "{measured} instead of {leak}");
            assert_eq!(report.verdict(), verdict);
        }
    }

    #[test]
    fn one_slow_moment_is_no_slope() {
        assert_eq!(thirds(&points(|n| if n == 90 { 500.0 } else { 5.0 })), Some((5.0, 5.0)));
        let (first, last) = thirds(&points(|n| n as f64)).unwrap();
        assert!(last > 2.0 * first, "{first} {last}");
    }

    #[test]
    fn little_says_nothing() {
        assert_eq!(slope(&[(0.0, 1.0), (1.0, 2.0)]), None);
        assert_eq!(thirds(&points(|_| 1.0)[..5]), None);
        let mut report = Report::new("soak", Vec::new(), &());
        judge(&mut report, 10.0, 1.5);
        assert_eq!(report.notes.len(), 1);
    }
}

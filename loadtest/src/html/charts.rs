//! The plots of the page. A latency has the same colour, dash and marker in each of them.

use crate::{
    promise::Measure,
    report::{Latency, Report},
    svg::{Across, Chart, Line, STYLES},
    timeline::Point,
    usage::Usage,
};

pub fn charts(report: &Report) -> [Chart<'_>; 5] {
    let across = report.provenance.as_ref().map_or(Across::Seconds, Across::Clock);
    let (latencies, remark) = chosen(report);
    let over_time = |of: fn(&Point) -> f64, empty: bool| {
        let line = |latency: &&Latency| {
            let begin = start(report, latency.began);
            // An empty slot has a throughput of 0, but no latency.
            let points = latency.over_time.iter().filter(|point| empty || point.per_second > 0.0);
            Line {
                name: latency.name.clone(),
                points: points.map(|point| (begin + point.at, of(point))).collect(),
            }
        };
        latencies.iter().map(line).collect()
    };
    let distribution =
        |latency: &&Latency| Line { name: latency.name.clone(), points: latency.distribution.clone() };
    let nodes = |of: fn(&Usage) -> Vec<(f64, f64)>| {
        let line = |node: &Usage| {
            let begin = start(report, node.began);
            let points = of(node).into_iter().map(|(at, value)| (begin + at, value));
            Line { name: node.node.clone(), points: points.collect() }
        };
        report.nodes.iter().take(STYLES.len()).map(line).collect()
    };
    let hidden = report.nodes.len().saturating_sub(STYLES.len());
    let nodes_remark = (hidden > 0).then(|| format!("{hidden} further nodes are in the JSON file."));
    let chart = |title: &str, unit, lines, across, log| Chart {
        title: title.into(),
        unit,
        lines,
        bounds: Vec::new(),
        across,
        log,
        remark: remark.clone(),
    };
    let of_nodes = |title: &str, unit, lines| Chart {
        remark: nodes_remark.clone(),
        ..chart(title, unit, lines, across, false)
    };
    [
        Chart {
            bounds: bounds(report),
            ..chart("p99 over time", "ms", over_time(|point| point.p99, false), across, true)
        },
        chart("Throughput", "a second", over_time(|point| point.per_second, true), across, false),
        chart("Distribution", "ms", latencies.iter().map(distribution).collect(), Across::Percentile, true),
        of_nodes("Server's processors", "in use", nodes(Usage::processors)),
        of_nodes("Server's memory", "MiB", nodes(Usage::memory)),
    ]
}

/// The latencies that get a line, with a remark about the others. Those of broken promises always get one.
fn chosen(report: &Report) -> (Vec<&Latency>, Option<String>) {
    let broken = |latency: &Latency| {
        let mut measures = report.promises.iter().filter(|promise| promise.is_broken());
        measures.any(|promise| of_latency(promise.measure.as_ref()) == Some(&latency.name))
    };
    let mut places: Vec<usize> =
        (0..report.latencies.len()).filter(|place| report.latencies[*place].summary.count > 0).collect();
    places.sort_by_key(|place| !broken(&report.latencies[*place]));
    let hidden = places.len().saturating_sub(STYLES.len());
    places.truncate(STYLES.len());
    places.sort_unstable();
    let remark = (hidden > 0).then(|| format!("{hidden} further kinds are in the table of latencies."));
    (places.into_iter().map(|place| &report.latencies[place]).collect(), remark)
}

/// The bounds of all p99, each once.
fn bounds(report: &Report) -> Vec<f64> {
    let measures = report.promises.iter().filter_map(|promise| promise.measure.as_ref());
    let mut bounds: Vec<f64> =
        measures.filter(|measure| measure.latency.is_some()).map(|measure| measure.bound).collect();
    bounds.sort_by(f64::total_cmp);
    bounds.dedup();
    bounds
}

fn of_latency(measure: Option<&Measure>) -> Option<&String> {
    measure?.latency.as_ref()
}

/// Seconds from the start of the run to the first point of a line.
fn start(report: &Report, began: Option<chrono::DateTime<chrono::Utc>>) -> f64 {
    report.provenance.as_ref().zip(began).map_or(0.0, |(provenance, began)| provenance.seconds_to(began))
}

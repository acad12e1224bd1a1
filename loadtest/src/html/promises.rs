//! The promises on the page: a headline, a card for each broken one, and the table of all.

use std::fmt::Write;

use super::escape;
use crate::{
    format::{counted, duration, grouped},
    promise::{Measure, Promise},
    report::{Report, Verdict},
};

/// The verdict in one sentence.
pub fn headline(report: &Report) -> String {
    let all = report.promises.len();
    let broken = report.promises.iter().filter(|promise| promise.is_broken()).count();
    let interrupted = "the run was interrupted, and the figures cover a part of it";
    match report.verdict() {
        Verdict::Broken => {
            let were = if broken == 1 { "was" } else { "were" };
            let end = if report.interrupted { format!("; {interrupted}") } else { String::new() };
            format!("{broken} of {} {were} broken{end}", counted(all as f64, "promise", "promises"))
        }
        Verdict::Interrupted => format!("No promise was broken, but {interrupted}"),
        Verdict::Kept if all == 0 => "No promise was checked".into(),
        Verdict::Kept if all == 1 => "The only promise was kept".into(),
        Verdict::Kept => format!("All {all} promises were kept"),
    }
}

/// A card for each broken promise: value, bound, distance and time.
pub fn broken(page: &mut String, report: &Report) {
    let broken: Vec<_> = report.promises.iter().filter(|promise| promise.is_broken()).collect();
    if broken.is_empty() {
        return;
    }
    page.push_str("<div class=\"cards\">");
    for promise in broken {
        let _ = write!(page, "<section class=\"card\"><h2>✗ {}</h2><dl>", escape(&promise.promise));
        let mut fact = |name: &str, value: &str| {
            let _ = write!(page, "<div><dt>{name}</dt><dd>{}</dd></div>", escape(value));
        };
        if let Some(measure) = &promise.measure {
            fact("measured", &measure.value_text());
            fact("bound", &measure.bound_text());
            fact("distance", &measure.distance());
            if let Some(times) = times(report, measure) {
                fact("when", &times);
            }
        } else {
            fact("seen", &promise.seen);
        }
        page.push_str("</dl></section>");
    }
    page.push_str("</div>");
}

/// When the slots of a latency were above its bound.
fn times(report: &Report, measure: &Measure) -> Option<String> {
    let name = measure.latency.as_ref()?;
    let latency = report.latencies.iter().find(|latency| latency.name == *name)?;
    let provenance = report.provenance.as_ref()?;
    let begin = provenance.seconds_to(latency.began?);
    let points = &latency.over_time;
    // Slots are equally long, and the first begins at 0.
    let slot_s = 2.0 * points.first()?.at;
    let above: Vec<_> = points.iter().filter(|point| point.p99 > measure.bound).collect();
    let worst = above.iter().max_by(|one, other| one.p99.total_cmp(&other.p99))?;
    let clock = |at: f64| provenance.clock(begin + at - slot_s / 2.0);
    Some(format!(
        "p99 above the bound in {} of {}, first at {}, worst at {} ({} ms)",
        duration(above.len() as f64 * slot_s),
        duration(points.len() as f64 * slot_s),
        clock(above.first()?.at),
        clock(worst.at),
        grouped(worst.p99)
    ))
}

/// All promises: broken ones first, then those that were not measured, then the kept ones.
pub fn table(page: &mut String, report: &Report) {
    if report.promises.is_empty() {
        return;
    }
    page.push_str(
        "<section><h2>Promises</h2><table class=\"promises\"><thead><tr><th>verdict<th>promise<th>seen<th>bound</thead><tbody>",
    );
    let mut promises: Vec<_> = report.promises.iter().collect();
    promises.sort_by_key(|promise| match promise.kept {
        Some(false) => 0,
        None => 1,
        Some(true) => 2,
    });
    for Promise { promise, kept, seen, measure } in promises {
        let (class, mark) = match kept {
            Some(true) => ("kept", "✓ kept"),
            Some(false) => ("broken", "✗ broken"),
            None => ("open", "– not measured"),
        };
        let measure = measure.as_ref().filter(|_| kept.is_some());
        let bound = measure.map(|measure| match measure.distance() {
            _ if measure.value == measure.bound => measure.bound_text(),
            distance => format!("{}: {distance}", measure.bound_text()),
        });
        let _ = write!(
            page,
            "<tr class=\"{class}\"><td><b>{mark}</b><td>{}<td>{}<td>{}",
            escape(promise),
            escape(seen),
            escape(&bound.unwrap_or_default())
        );
    }
    page.push_str("</table></section>");
}

//! The report as one self-contained page: tables, and plots as SVG.

use std::fmt::Write;

use crate::{
    report::{Latency, Report, Verdict},
    svg::{Across, Chart, Line, escape, number},
};

const STYLE: &str = include_str!("html.css");
/// Maximum number of lines in one plot, so that their colours differ.
const LINES: usize = 8;

pub fn page(report: &Report) -> String {
    let title = escape(&format!("{} · loadtest", report.scenario));
    let verdict = match report.verdict() {
        Verdict::Kept => "every promise was kept",
        Verdict::Broken => "a promise was broken",
        Verdict::Interrupted => "interrupted: the figures cover a part of the run",
    };
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style><h1>{}</h1><p class=\"verdict\">{verdict}</p><p>{}</p>",
        escape(&report.scenario),
        escape(&report.targets.join(", "))
    );
    let settings = report.settings.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null());
    table(&mut page, "Settings", &[], settings.map(|(name, value)| vec![name.clone(), value.to_string()]));
    let promises = report.promises.iter().map(|promise| {
        let kept = match promise.kept {
            Some(true) => "kept",
            Some(false) => "BROKEN",
            None => "–",
        };
        vec![kept.to_owned(), promise.promise.clone(), promise.seen.clone()]
    });
    table(&mut page, "Promises", &["", "what", "seen"], promises);
    let head = ["latency, ms", "count", "p50", "p90", "p99", "p99.9", "max"];
    let latencies = report.latencies.iter().map(|Latency { name, summary, .. }| {
        let figures = [summary.p50, summary.p90, summary.p99, summary.p999, summary.max];
        let mut row = vec![name.clone(), summary.count.to_string()];
        row.extend(figures.map(number));
        row
    });
    table(&mut page, "Latencies", &head, latencies);
    for chart in charts(report) {
        page.push_str(&chart.svg());
    }
    let figures = report.figures.iter().map(|figure| vec![figure.name.clone(), number(figure.value)]);
    table(&mut page, "Figures", &[], figures);
    let errors = report.errors.iter().map(|(kind, count)| vec![count.to_string(), kind.clone()]);
    table(&mut page, "Errors", &[], errors);
    table(&mut page, "Notes", &[], report.notes.iter().map(|note| vec![note.clone()]));
    page
}

fn charts(report: &Report) -> [Chart; 5] {
    let counted = || report.latencies.iter().filter(|latency| latency.summary.count > 0).take(LINES);
    let over_time = |of: fn(&crate::timeline::Point) -> f64, empty: bool| {
        let line = move |latency: &Latency| Line {
            name: latency.name.clone(),
            // An empty slot has a throughput of 0, but no latency.
            points: latency
                .over_time
                .iter()
                .filter(|point| empty || point.per_second > 0.0)
                .map(|point| (point.at, of(point)))
                .collect(),
        };
        counted().map(line).collect()
    };
    let distribution =
        |latency: &Latency| Line { name: latency.name.clone(), points: latency.distribution.clone() };
    let nodes = |of: fn(&crate::usage::Usage) -> Vec<(f64, f64)>| {
        report
            .nodes
            .iter()
            .take(LINES)
            .map(|node| Line { name: node.node.clone(), points: of(node) })
            .collect()
    };
    let chart =
        |title: &str, unit, lines, across, log| Chart { title: title.into(), unit, lines, across, log };
    [
        chart("p99 over time", "ms", over_time(|point| point.p99, false), Across::Seconds, true),
        chart("Distribution", "ms", counted().map(distribution).collect(), Across::Percentile, true),
        chart("Throughput", "a second", over_time(|point| point.per_second, true), Across::Seconds, false),
        chart(
            "Server's processors",
            "in use",
            nodes(crate::usage::Usage::processors),
            Across::Seconds,
            false,
        ),
        chart("Server's memory", "MiB", nodes(crate::usage::Usage::memory), Across::Seconds, false),
    ]
}

fn table(page: &mut String, title: &str, head: &[&str], rows: impl Iterator<Item = Vec<String>>) {
    for (place, row) in rows.enumerate() {
        if place == 0 {
            let _ = write!(page, "<h2>{title}</h2><div class=\"wide\"><table>");
            if !head.is_empty() {
                let cells: String = head.iter().map(|cell| format!("<th>{}", escape(cell))).collect();
                let _ = write!(page, "<tr>{cells}");
            }
        }
        let class = if row.first().is_some_and(|cell| cell == "BROKEN") { " class=\"broken\"" } else { "" };
        let cells: String = row.iter().map(|cell| format!("<td>{}", escape(cell))).collect();
        let _ = write!(page, "<tr{class}>{cells}");
    }
    // Closes the table, if it has rows.
    if page.rfind("<table>") > page.rfind("</table>") {
        page.push_str("</table></div>");
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{
        measure::Latencies,
        usage::{Sample, Usage},
    };

    fn report() -> Report {
        let settings = serde_json::json!({"people": 3, "none": null});
        let mut report = Report::new("thread", vec!["http://127.0.0.1:1".into()], &settings);
        let latencies = Latencies::default();
        (1..100).for_each(|ms| latencies.record(Duration::from_millis(ms)));
        report.latency("due to <socket>", &latencies);
        report.promise("nothing is lost", false, "3 & more");
        let sample =
            |at, cpu_seconds| Sample { at, cpu_seconds, memory_bytes: 1e8, sockets: 0.0, deliveries: 0.0 };
        report.nodes = vec![Usage { node: "n1".into(), samples: vec![sample(0.0, 1.0), sample(1.0, 1.5)] }];
        report
    }

    #[test]
    fn a_page_has_every_plot_and_loads_nothing() {
        let page = page(&report());
        assert_eq!(page.matches("<svg").count(), 5, "{page}");
        for of_elsewhere in ["src=", "href=", "@import", "url("] {
            assert!(!page.contains(of_elsewhere), "{of_elsewhere}");
        }
        assert!(page.contains("a promise was broken") && page.contains("class=\"broken\""));
    }

    #[test]
    fn texts_of_the_report_are_escaped() {
        let page = page(&report());
        assert!(page.contains("due to &lt;socket&gt;") && page.contains("3 &amp; more"));
        assert!(!page.contains("<socket>") && !page.contains("null"));
    }

    #[test]
    fn tables_without_rows_are_left_out() {
        let page = page(&Report::new("idle", Vec::new(), &()));
        assert!(!page.contains("<table") && !page.contains("</table") && !page.contains("<svg"), "{page}");
    }
}

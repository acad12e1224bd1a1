//! The report as one self-contained page: the verdict first, then the circumstances, the promises, plots as SVG and tables.
//! It needs no script and no network. Every text from outside is escaped.

mod charts;
mod facts;
mod promises;

use std::fmt::Write;

use crate::{
    cli::Cli,
    format::grouped,
    report::{Latency, Report, Verdict},
    settings,
    svg::escape,
};

const STYLE: &str = include_str!("style.css");
/// Nothing may be loaded, whatever text a report contains.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

pub fn page(report: &Report) -> String {
    let (class, symbol, verdict) = match report.verdict() {
        Verdict::Kept => ("kept", "✓", "every promise was kept"),
        Verdict::Broken => ("broken", "✗", "a promise was broken"),
        Verdict::Interrupted => ("open", "–", "the run was interrupted"),
    };
    let scenario = escape(&report.scenario);
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\
         <title>{symbol} {scenario}: {verdict}</title><style>{STYLE}</style><main><header><h1>{scenario}</h1>"
    );
    if let Some(about) = Cli::about(&report.scenario) {
        let _ = write!(page, "<p>{}</p>", escape(&about));
    }
    if let Some(provenance) = &report.provenance {
        let _ = write!(page, "<p class=\"stamp\">{}</p>", escape(&facts::stamp(provenance)));
    }
    page.push_str("</header>");
    let _ = write!(
        page,
        "<section class=\"verdict {class}\"><p><b>{symbol} {}</b></p></section>",
        escape(&promises::headline(report))
    );
    if let Some(late_ms) = report.late_ms() {
        let _ = write!(
            page,
            "<p class=\"caution\"><b>Read the latencies with care:</b> the load generator itself was {} ms late at p99.</p>",
            grouped(late_ms)
        );
    }
    promises::broken(&mut page, report);
    facts::facts(&mut page, report);
    promises::table(&mut page, report);
    latencies(&mut page, report);
    page.push_str("<div class=\"charts\">");
    for chart in charts::charts(report) {
        page.push_str(&chart.svg());
    }
    page.push_str("</div>");
    let figures = report.figures.iter().map(|figure| vec![figure.name.clone(), grouped(figure.value)]);
    table(&mut page, "Figures", "pairs", &[], figures);
    let mut errors: Vec<_> = report.errors.iter().collect();
    errors.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    let errors = errors.into_iter().map(|(kind, count)| vec![kind.clone(), grouped(*count as f64)]);
    table(&mut page, "Errors", "pairs", &[], errors);
    table(&mut page, "Notes", "notes", &[], report.notes.iter().map(|note| vec![note.clone()]));
    let options = report.settings.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null());
    let options = options.map(|(name, value)| vec![name.clone(), settings::plain(value)]);
    table(&mut page, "Settings by name", "pairs", &[], options);
    page.push_str("</main>");
    page
}

fn latencies(page: &mut String, report: &Report) {
    let head = ["latency, ms", "count", "p50", "p90", "p99", "p99.9", "max"];
    let rows = report.latencies.iter().map(|Latency { name, summary, .. }| {
        let figures = [summary.p50, summary.p90, summary.p99, summary.p999, summary.max];
        let mut row = vec![name.clone(), grouped(summary.count as f64)];
        row.extend(figures.map(|figure| if summary.count > 0 { grouped(figure) } else { "–".into() }));
        row
    });
    table(page, "Latencies", "latencies", &head, rows);
}

/// A table with its heading; nothing without rows.
fn table(
    page: &mut String,
    title: &str,
    class: &str,
    head: &[&str],
    rows: impl Iterator<Item = Vec<String>>,
) {
    let mut rows = rows.peekable();
    if rows.peek().is_none() {
        return;
    }
    let _ = write!(page, "<section><h2>{title}</h2><table class=\"{class}\">");
    if !head.is_empty() {
        let cells: String = head.iter().map(|cell| format!("<th>{}", escape(cell))).collect();
        let _ = write!(page, "<thead><tr>{cells}</thead>");
    }
    page.push_str("<tbody>");
    for row in rows {
        let cells: String = row.iter().map(|cell| format!("<td>{}", escape(cell))).collect();
        let _ = write!(page, "<tr>{cells}");
    }
    page.push_str("</table></section>");
}

#[cfg(test)]
mod tests;

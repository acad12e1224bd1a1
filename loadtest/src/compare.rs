//! Compares two reports: earlier value, later value, ratio.

use std::{fmt::Write, fs, path::Path};

use anyhow::{Context, ensure};

use crate::{
    cli,
    report::{LATE, Report, Verdict},
};

pub fn run(args: &cli::Compare) -> anyhow::Result<Verdict> {
    let (before, now) = (read(&args.before)?, read(&args.now)?);
    ensure!(
        before.scenario == now.scenario,
        "the reports are of different scenarios: {} and {}",
        before.scenario,
        now.scenario
    );
    let rows = rows(&before, &now);
    print!("{}", table(&before, &now, &rows));
    let faults = faults(&before, &now, &rows, args.slower);
    faults.iter().for_each(|fault| println!("{fault}"));
    Ok(if faults.is_empty() { Verdict::Kept } else { Verdict::Broken })
}

/// Figures that only one report has, and slower ones. When a load generator was late, its latencies do not describe the portal.
fn faults(before: &Report, now: &Report, rows: &[Row], slower: Option<f64>) -> Vec<String> {
    let mut faults = Vec::new();
    for (when, report, other) in [("before", before, now), ("now", now, before)] {
        let there = measured(report);
        let missing = measured(other).into_iter().filter(|name| !there.contains(name));
        faults.extend(missing.map(|name| format!("MISSING {when}: {name}")));
    }
    let late: Vec<_> = [("before", before), ("now", now)]
        .into_iter()
        .filter_map(|(when, report)| Some((when, report.late_ms()?)))
        .map(|(when, ms)| {
            format!(
                "LATE {when}: the load generator was {ms:.1} ms late at p99, so latencies are not comparable"
            )
        })
        .collect();
    if late.is_empty() {
        let worse = rows.iter().filter(|row| row.is_slower(slower));
        faults.extend(worse.map(|row| format!("SLOWER  {}", row.name)));
    }
    faults.extend(late);
    faults
}

/// The names of all figures that have a value.
fn measured(report: &Report) -> Vec<&str> {
    let latencies = report.latencies.iter().filter(|latency| latency.summary.count > 0);
    let nodes = (!report.nodes.is_empty()).then_some("node usage");
    let names = latencies.map(|latency| &*latency.name);
    names.chain(report.figures.iter().map(|figure| &*figure.name)).chain(nodes).collect()
}

fn read(path: &Path) -> anyhow::Result<Report> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not a report of loadtest", path.display()))
}

struct Row {
    name: String,
    /// The value in the earlier report.
    before: f64,
    now: f64,
    /// Whether `--slower` judges this row.
    is_p99: bool,
}

impl Row {
    /// `None` when the earlier value is 0.
    fn ratio(&self) -> Option<f64> {
        (self.before != 0.0).then(|| self.now / self.before)
    }

    fn is_slower(&self, times: Option<f64>) -> bool {
        self.is_p99 && times.is_some_and(|times| self.now > times * self.before)
    }
}

/// The figures that both reports have, in the order of the earlier one.
fn rows(before: &Report, now: &Report) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut row =
        |name: String, before: f64, now: f64, is_p99: bool| rows.push(Row { name, before, now, is_p99 });
    for old in &before.latencies {
        let Some(new) = now.latencies.iter().find(|new| new.name == old.name) else { continue };
        if old.summary.count > 0 && new.summary.count > 0 {
            row(format!("{}, p50 ms", old.name), old.summary.p50, new.summary.p50, false);
            // The generator's lateness is not a latency of the portal.
            let is_p99 = old.name != LATE;
            row(format!("{}, p99 ms", old.name), old.summary.p99, new.summary.p99, is_p99);
        }
    }
    for old in &before.figures {
        if let Some(new) = now.figures.iter().find(|new| new.name == old.name) {
            row(old.name.clone(), old.value, new.value, false);
        }
    }
    let errors = |report: &Report| report.errors.values().sum::<u64>() as f64;
    row("errors".into(), errors(before), errors(now), false);
    let most = |report: &Report| {
        let of =
            |node: &crate::usage::Usage| node.memory().into_iter().map(|(_, mib)| mib).fold(0.0, f64::max);
        report.nodes.iter().map(of).sum::<f64>()
    };
    let cpu = |report: &Report| {
        let of = |node: &crate::usage::Usage| match &node.samples[..] {
            [first, .., last] => last.cpu_seconds - first.cpu_seconds,
            _ => 0.0,
        };
        report.nodes.iter().map(of).sum::<f64>()
    };
    if !before.nodes.is_empty() && !now.nodes.is_empty() {
        row("nodes' CPU, s".into(), cpu(before), cpu(now), false);
        row("nodes' memory at most, MiB".into(), most(before), most(now), false);
    }
    rows
}

fn table(before: &Report, now: &Report, rows: &[Row]) -> String {
    let mut table = format!("{}\n", before.scenario);
    if before.settings != now.settings {
        let _ = writeln!(table, "the settings differ:\n  {}\n  {}", before.settings, now.settings);
    }
    let _ = writeln!(table, "{:<44}{:>14}{:>14}{:>9}", "", "before", "now", "ratio");
    for row in rows {
        let ratio = row.ratio().map_or(String::from("–"), |ratio| format!("{ratio:.2}"));
        let _ = writeln!(table, "{:<44}{:>14.2}{:>14.2}{ratio:>9}", row.name, row.before, row.now);
    }
    for (when, report) in [("before", before), ("now", now)] {
        if report.interrupted {
            let _ = writeln!(table, "{when} was interrupted: its figures cover a part of the run");
        }
        for promise in report.promises.iter().filter(|promise| promise.is_broken()) {
            let _ = writeln!(table, "BROKEN {when}: {}: {}", promise.promise, promise.seen);
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::measure::Latencies;

    fn report(ms: u64, figure: f64) -> Report {
        let mut report = Report::new("thread", Vec::new(), &serde_json::json!({ "rate": ms }));
        let latencies = Latencies::default();
        latencies.record(Duration::from_millis(ms));
        report.latency("due to a watcher", &latencies);
        report.figure("deliveries a second", figure);
        report
    }

    #[test]
    fn figures_of_both_reports_stand_in_one_row() {
        let (before, mut now) = (report(10, 100.0), report(20, 300.0));
        now.figure("only now", 1.0);
        let rows = rows(&before, &now);
        let table = table(&before, &now, &rows);
        assert!(table.contains("the settings differ") && !table.contains("only now"), "{table}");
        let line = |name: &str| table.lines().find(|line| line.starts_with(name)).unwrap().to_owned();
        assert!(line("due to a watcher, p99").ends_with("2.00"), "{table}");
        assert!(line("deliveries a second").ends_with("3.00"), "{table}");
        assert!(line("errors").ends_with('–'), "{table}");
    }

    #[test]
    fn only_a_p99_can_be_slower() {
        let (before, now) = (report(10, 100.0), report(20, 300.0));
        let slower = |times| rows(&before, &now).iter().filter(|row| row.is_slower(times)).count();
        assert_eq!([slower(Some(1.5)), slower(Some(2.5)), slower(None)], [1, 0, 0]);
    }

    #[test]
    fn a_figure_that_one_report_lacks_is_a_fault() {
        let (mut before, mut now) = (report(10, 1.0), report(10, 1.0));
        assert!(faults(&before, &now, &rows(&before, &now), None).is_empty());
        before.latency("never", &Latencies::default());
        assert!(faults(&before, &now, &rows(&before, &now), None).is_empty(), "neither report has a value");
        now.figure("only now", 1.0);
        let latencies = Latencies::default();
        latencies.record(Duration::from_millis(1));
        before.latency("only before", &latencies);
        before.nodes.push(crate::usage::Usage::default());
        let told = faults(&before, &now, &rows(&before, &now), Some(2.0));
        let missing = ["MISSING before: only now", "MISSING now: only before", "MISSING now: node usage"];
        assert_eq!(told, missing);
    }

    #[test]
    fn latencies_of_a_late_generator_are_not_compared() {
        let late = |ms: u64, late_ms: u64| {
            let (mut report, late) = (report(ms, 1.0), Latencies::default());
            late.record(Duration::from_millis(late_ms));
            report.lateness(&late);
            report
        };
        let told = |before: &Report, now: &Report| faults(before, now, &rows(before, now), Some(1.2));
        assert!(told(&late(10, 1), &late(10, 5)).is_empty(), "the generator's lateness is not compared");
        for (before, now, when) in [(late(10, 80), late(10, 1), "before"), (late(10, 1), late(90, 80), "now")]
        {
            let told = told(&before, &now);
            assert!(told.len() == 1 && told[0].starts_with(&format!("LATE {when}: ")), "{told:?}");
        }
    }

    #[test]
    fn a_report_survives_writing_and_reading() {
        let written = report(10, 1.0);
        let read: Report = serde_json::from_str(&serde_json::to_string(&written).unwrap()).unwrap();
        assert_eq!(serde_json::to_value(&read).unwrap(), serde_json::to_value(&written).unwrap());
    }
}

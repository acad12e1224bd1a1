//! Two reports side by side: what was before, what is now, and their ratio.

use std::{fmt::Write, fs, path::Path};

use anyhow::{Context, ensure};

use crate::{
    cli,
    report::{Report, Verdict},
};

pub fn run(args: &cli::Compare) -> anyhow::Result<Verdict> {
    let (before, now) = (read(&args.before)?, read(&args.now)?);
    ensure!(before.scenario == now.scenario, "one is of {}, the other of {}", before.scenario, now.scenario);
    let rows = rows(&before, &now);
    print!("{}", table(&before, &now, &rows));
    let worse: Vec<_> = rows.iter().filter(|row| row.is_slower(args.slower)).collect();
    for row in &worse {
        println!("SLOWER  {}", row.name);
    }
    Ok(if worse.is_empty() { Verdict::Kept } else { Verdict::Broken })
}

fn read(path: &Path) -> anyhow::Result<Report> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is no report of a run", path.display()))
}

struct Row {
    name: String,
    /// Where both have it.
    before: f64,
    now: f64,
    /// Of latencies: what `--slower` is for.
    is_p99: bool,
}

impl Row {
    /// Nothing grows from nothing.
    fn ratio(&self) -> Option<f64> {
        (self.before != 0.0).then(|| self.now / self.before)
    }

    fn is_slower(&self, times: Option<f64>) -> bool {
        self.is_p99 && times.is_some_and(|times| self.now > times * self.before)
    }
}

/// What both have, in the order of what was before.
fn rows(before: &Report, now: &Report) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut row =
        |name: String, before: f64, now: f64, is_p99: bool| rows.push(Row { name, before, now, is_p99 });
    for old in &before.latencies {
        let Some(new) = now.latencies.iter().find(|new| new.name == old.name) else { continue };
        if old.summary.count > 0 && new.summary.count > 0 {
            row(format!("{}, p50 ms", old.name), old.summary.p50, new.summary.p50, false);
            row(format!("{}, p99 ms", old.name), old.summary.p99, new.summary.p99, true);
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
    row("nodes' CPU, s".into(), cpu(before), cpu(now), false);
    row("nodes' memory at most, MiB".into(), most(before), most(now), false);
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
        for promise in report.promises.iter().filter(|promise| !promise.kept) {
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
    fn what_both_have_is_set_side_by_side() {
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
    fn a_report_is_read_as_it_was_written() {
        let written = report(10, 1.0);
        let read: Report = serde_json::from_str(&serde_json::to_string(&written).unwrap()).unwrap();
        assert_eq!(serde_json::to_value(&read).unwrap(), serde_json::to_value(&written).unwrap());
    }
}

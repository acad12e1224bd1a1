//! What a run found: figures, errors, and whether the promises were kept. As text for people, as JSON for programs.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    measure::{Latencies, Summary, Tally},
    stop::Stop,
    timeline::Point,
    usage::Usage,
};

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    pub scenario: String,
    pub targets: Vec<String>,
    pub settings: Value,
    /// Ctrl-C came: the figures are of a part.
    pub interrupted: bool,
    /// Milliseconds.
    pub latencies: Vec<Latency>,
    pub figures: Vec<Figure>,
    pub errors: BTreeMap<String, u64>,
    pub promises: Vec<Promise>,
    /// What each node took meanwhile, where it tells.
    pub nodes: Vec<Usage>,
    /// What a reader of the figures must know.
    pub notes: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Latency {
    pub name: String,
    #[serde(flatten)]
    pub summary: Summary,
    pub over_time: Vec<Point>,
    /// Percentile and milliseconds.
    pub distribution: Vec<(f64, f64)>,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct Figure {
    pub name: String,
    pub value: f64,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct Promise {
    pub promise: String,
    pub kept: bool,
    /// What was seen.
    pub seen: String,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    Kept,
    Broken,
    Interrupted,
}

/// The load generator was so late, in milliseconds at p99, that latencies say more about it than about the server.
const TOO_LATE_MS: f64 = 10.0;

impl Report {
    pub fn new(scenario: &str, targets: Vec<String>, settings: &impl Serialize) -> Self {
        Self {
            scenario: scenario.to_owned(),
            targets,
            settings: serde_json::to_value(settings).expect("settings are plain data"),
            interrupted: false,
            latencies: Vec::new(),
            figures: Vec::new(),
            errors: BTreeMap::new(),
            promises: Vec::new(),
            nodes: Vec::new(),
            notes: Vec::new(),
        }
    }

    pub fn latency(&mut self, name: impl Into<String>, latencies: &Latencies) {
        self.latencies.push(Latency {
            name: name.into(),
            summary: latencies.summary(),
            over_time: latencies.over_time(),
            distribution: latencies.distribution(),
        });
    }

    /// How late the load generator itself was; a part of the latencies that are counted from when something was due.
    pub fn lateness(&mut self, latencies: &Latencies) {
        self.latency("generator late", latencies);
        let p99 = latencies.summary().p99;
        if p99 > TOO_LATE_MS {
            self.notes.push(format!(
                "the load generator was {p99:.1} ms late at p99, which is part of the latencies: \
                 give it a quieter machine or a lower rate"
            ));
        }
    }

    pub fn figure(&mut self, name: impl Into<String>, value: f64) {
        self.figures.push(Figure { name: name.into(), value });
    }

    pub fn errors(&mut self, errors: &Tally) {
        self.errors.extend(errors.kinds());
    }

    pub fn promise(&mut self, promise: impl Into<String>, kept: bool, seen: impl Into<String>) {
        self.promises.push(Promise { promise: promise.into(), kept, seen: seen.into() });
    }

    /// What only a run that was not cut short can keep.
    pub fn promise_of_all(
        &mut self,
        stop: &Stop,
        promise: impl Into<String>,
        kept: bool,
        seen: impl Into<String>,
    ) {
        if stop.is_set() {
            self.notes.push(format!("interrupted before it could be said: {}", promise.into()));
        } else {
            self.promise(promise, kept, seen);
        }
    }

    /// The limit, where one was given. Nothing measured does not keep it.
    pub fn promise_p99(&mut self, of: &str, limit_ms: Option<f64>, Summary { count, p99, .. }: Summary) {
        if let Some(limit) = limit_ms {
            let kept = count > 0 && p99 <= limit;
            self.promise(format!("{of}: p99 within {limit} ms"), kept, format!("{p99:.1} ms of {count}"));
        }
    }

    /// Of all calls, at most this share failed; and there were some.
    pub fn promise_errors(&mut self, percent: f64, failed: u64, answered: u64) {
        let share = 100.0 * failed as f64 / (answered + failed).max(1) as f64;
        let kept = answered > 0 && share <= percent;
        self.promise(format!("at most {percent} % of the calls fail"), kept, {
            format!("{failed} of {} failed", answered + failed)
        });
    }

    /// What a tally says by its name: nothing.
    pub fn promise_none(&mut self, promise: impl Into<String>, faults: &Tally) {
        self.errors(faults);
        let seen = faults.total();
        self.promise(promise, seen == 0, if seen == 0 { "none".into() } else { format!("{seen} times") });
    }

    /// A broken promise stays broken where the run was cut short.
    pub fn verdict(&self) -> Verdict {
        if self.promises.iter().any(|promise| !promise.kept) {
            Verdict::Broken
        } else if self.interrupted {
            Verdict::Interrupted
        } else {
            Verdict::Kept
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{} on {}", self.scenario, self.targets.join(", "))?;
        for (name, value) in self.settings.as_object().into_iter().flatten().filter(|(_, v)| !v.is_null()) {
            write!(f, " · {name} {value}")?;
        }
        writeln!(f, "{}", if self.interrupted { " · interrupted" } else { "" })?;

        if !self.latencies.is_empty() {
            let head = ["count", "p50", "p90", "p99", "p99.9", "max"];
            write!(f, "\n{:<30}", "latency, ms")?;
            head.iter().try_for_each(|name| write!(f, "{name:>10}"))?;
            writeln!(f)?;
        }
        for Latency { name, summary: Summary { count, p50, p90, p99, p999, max }, .. } in &self.latencies {
            write!(f, "{name:<30}{count:>10}")?;
            if *count > 0 {
                write!(f, "{p50:>10.1}{p90:>10.1}{p99:>10.1}{p999:>10.1}{max:>10.1}")?;
            }
            writeln!(f)?;
        }
        section(f, "figures", &self.figures, |figure| format!("{:<30}{:>10.1}", figure.name, figure.value))?;
        section(f, "errors", &self.errors, |(kind, count)| format!("{count:>8}  {kind}"))?;
        section(f, "promises", &self.promises, |Promise { promise, kept, seen }| {
            format!("{}  {promise}: {seen}", if *kept { "  kept" } else { "BROKEN" })
        })?;
        section(f, "notes", &self.notes, Clone::clone)
    }
}

fn section<T>(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    items: impl IntoIterator<Item = T>,
    line: impl Fn(T) -> String,
) -> fmt::Result {
    for (place, item) in items.into_iter().enumerate() {
        if place == 0 {
            writeln!(f, "\n{name}")?;
        }
        writeln!(f, "{}", line(item))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn report() -> Report {
        let mut report =
            Report::new("badges", vec!["http://127.0.0.1:1".into()], &serde_json::json!({"people": 3}));
        let latencies = Latencies::default();
        latencies.record(Duration::from_millis(20));
        report.latency("other socket", &latencies);
        report.promise_p99("other socket", Some(50.0), latencies.summary());
        report
    }

    #[test]
    fn a_broken_promise_decides_the_verdict() {
        let mut report = report();
        assert_eq!(report.verdict(), Verdict::Kept);
        report.interrupted = true;
        assert_eq!(report.verdict(), Verdict::Interrupted);
        report.promise_p99("other socket", Some(10.0), report.latencies[0].summary);
        assert_eq!(report.verdict(), Verdict::Broken);
    }

    #[test]
    fn nothing_measured_keeps_no_limit() {
        let mut report = report();
        report.promise_p99("nothing", None, Latencies::default().summary());
        assert_eq!(report.verdict(), Verdict::Kept);
        report.promise_p99("nothing", Some(10.0), Latencies::default().summary());
        assert_eq!(report.verdict(), Verdict::Broken);
    }

    #[test]
    fn text_and_json_say_the_same() {
        let report = report();
        let text = report.to_string();
        assert!(text.contains("badges on http://127.0.0.1:1 · people 3\n"), "{text}");
        assert!(text.contains("  kept  other socket: p99 within 50 ms: 20.0 ms of 1\n"), "{text}");
        let json = serde_json::to_value(&report).unwrap();
        assert_eq!(json["latencies"][0]["name"], "other socket");
        assert_eq!(json["latencies"][0]["count"], 1);
        assert_eq!(json["promises"][0]["kept"], true);
    }

    #[test]
    fn a_late_generator_is_told() {
        let (mut report, late) = (report(), Latencies::default());
        report.lateness(&late);
        assert!(report.notes.is_empty());
        late.record(Duration::from_millis(80));
        report.lateness(&late);
        assert_eq!(report.notes.len(), 1);
    }
}

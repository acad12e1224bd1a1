//! The result of a run: figures, errors and promises. As text for people, as JSON for programs.

use std::{collections::BTreeMap, fmt};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    measure::{Latencies, Summary, Tally},
    promise::{Measure, Promise},
    provenance::Provenance,
    svg::number,
    timeline::Point,
    usage::Usage,
};

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    pub scenario: String,
    /// `None` until the run ends, and in reports of earlier versions.
    #[serde(default)]
    pub provenance: Option<Provenance>,
    pub targets: Vec<String>,
    pub settings: Value,
    /// The run was interrupted: the figures cover a part of it.
    pub interrupted: bool,
    /// Milliseconds.
    pub latencies: Vec<Latency>,
    pub figures: Vec<Figure>,
    pub errors: BTreeMap<String, u64>,
    pub promises: Vec<Promise>,
    /// Usage of each node that allows reading its metrics.
    pub nodes: Vec<Usage>,
    /// Hints for readers of the figures.
    pub notes: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Latency {
    pub name: String,
    #[serde(flatten)]
    pub summary: Summary,
    /// Start of `over_time`; `None` in reports of earlier versions.
    #[serde(default)]
    pub began: Option<DateTime<Utc>>,
    pub over_time: Vec<Point>,
    /// Percentile and milliseconds.
    pub distribution: Vec<(f64, f64)>,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct Figure {
    pub name: String,
    pub value: f64,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    Kept,
    Broken,
    Interrupted,
}

/// Name of the latency row for the load generator's own lateness.
pub const LATE: &str = "generator late";
/// Above this lateness at p99, latencies describe the load generator rather than the server.
const TOO_LATE_MS: f64 = 10.0;

impl Report {
    pub fn new(scenario: &str, targets: Vec<String>, settings: &impl Serialize) -> Self {
        Self {
            scenario: scenario.to_owned(),
            provenance: None,
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
            began: Some(latencies.began()),
            over_time: latencies.over_time(),
            distribution: latencies.distribution(),
        });
    }

    /// Adds the load generator's own lateness. It is part of every latency that counts from a due time.
    pub fn lateness(&mut self, latencies: &Latencies) {
        self.latency(LATE, latencies);
        if let Some(p99) = self.late_ms() {
            self.notes.push(format!(
                "the load generator was {p99:.1} ms late at p99, which is part of the latencies: \
                 give it a quieter machine or a lower rate"
            ));
        }
    }

    /// The lateness at p99 in milliseconds, when it is too high.
    pub fn late_ms(&self) -> Option<f64> {
        let late = self.latencies.iter().rfind(|latency| latency.name == LATE)?;
        Some(late.summary.p99).filter(|p99| *p99 > TOO_LATE_MS)
    }

    pub fn figure(&mut self, name: impl Into<String>, value: f64) {
        self.figures.push(Figure { name: name.into(), value });
    }

    pub fn errors(&mut self, errors: &Tally) {
        self.errors.extend(errors.kinds());
    }

    pub fn promise(
        &mut self,
        promise: impl Into<String>,
        kept: bool,
        seen: impl Into<String>,
    ) -> &mut Promise {
        self.add(promise.into(), Some(kept), seen.into())
    }

    fn add(&mut self, promise: String, kept: Option<bool>, seen: String) -> &mut Promise {
        self.promises.push(Promise { promise, kept, seen, measure: None });
        self.promises.last_mut().expect("one was just added")
    }

    /// Adds a promise that may not have been measured. Unmeasured means broken, except in an interrupted run.
    pub fn promise_measured(
        &mut self,
        promise: impl Into<String>,
        measured: Result<(bool, String), impl fmt::Display>,
    ) -> &mut Promise {
        let (kept, seen) = match measured {
            Ok((kept, seen)) => (Some(kept), seen),
            Err(why) => ((!self.interrupted).then_some(false), format!("not measured: {why}")),
        };
        self.add(promise.into(), kept, seen)
    }

    /// Adds a promise that is judged by a read after the load. When the read fails, the promise is broken.
    pub fn promise_read(
        &mut self,
        promise: impl Into<String>,
        read: Result<(bool, String), impl fmt::Display>,
    ) -> &mut Promise {
        let (kept, seen) = read.unwrap_or_else(|why| (false, format!("not checked: {why}")));
        self.promise(promise, kept, seen)
    }

    /// After a failed round: the earlier rounds are still reported.
    ///
    /// # Errors
    /// The failure of the round, when no figure was measured before.
    pub fn keep_completed_rounds(&mut self, rounds: anyhow::Result<()>) -> anyhow::Result<()> {
        match rounds {
            Err(error) if self.figures.is_empty() => Err(error),
            rounds => {
                if let Err(error) = rounds {
                    self.promise_read("every round is measured", Err(format!("{error:#}")));
                }
                Ok(())
            }
        }
    }

    /// Adds a promise that an interrupted run cannot keep.
    pub fn promise_of_all(
        &mut self,
        promise: impl Into<String>,
        kept: bool,
        seen: impl Into<String>,
    ) -> &mut Promise {
        let measured =
            if self.interrupted { Err("the run was interrupted") } else { Ok((kept, seen.into())) };
        self.promise_measured(promise, measured)
    }

    /// Adds the promise that a count equals another.
    pub fn promise_count(&mut self, promise: impl Into<String>, count: u64, all: u64) {
        self.promise(promise, count == all, format!("{count} of {all}"))
            .measured(Measure::exactly(count, all));
    }

    /// Adds the promise for a p99 limit, when one is given.
    pub fn promise_p99(&mut self, of: &str, limit_ms: Option<f64>, Summary { count, p99, .. }: Summary) {
        if let Some(limit) = limit_ms {
            let measure = Measure::at_most(p99, limit, "ms").p99_of(of);
            self.promise_percentile(of, "p99", count, measure);
        }
    }

    /// Adds the promise for a p95 limit, when one is given.
    pub fn promise_p95(&mut self, of: &str, limit_ms: Option<f64>, latencies: &Latencies) {
        if let Some(limit) = limit_ms {
            let measure = Measure::at_most(latencies.p95(), limit, "ms");
            self.promise_percentile(of, "p95", latencies.summary().count, measure);
        }
    }

    fn promise_percentile(&mut self, of: &str, which: &str, count: u64, measure: Measure) {
        let Measure { value: ms, bound: limit, .. } = measure;
        let promise = format!("{of}: {which} within {limit} ms");
        if count == 0 {
            self.promise_measured(promise, Err("there was none"));
        } else {
            self.promise(promise, ms <= limit, format!("{ms:.1} ms of {count}")).measured(measure);
        }
    }

    /// Adds the promise that at most this share of `these` failed. Without any call it is unmeasured.
    pub fn promise_errors(&mut self, these: &str, percent: f64, failed: u64, fine: u64) {
        let all = fine + failed;
        let promise = format!("at most {percent} % of the {these} fail");
        if all == 0 {
            self.promise_measured(promise, Err("there was none"));
            return;
        }
        let share = 100.0 * failed as f64 / all as f64;
        let kept = fine > 0 && share <= percent;
        self.promise(promise, kept, format!("{failed} of {all} failed"))
            .measured(Measure::at_most(share, percent, "%"));
    }

    /// Adds the promise that the tally is empty, and its kinds to the errors.
    pub fn promise_none(&mut self, promise: impl Into<String>, faults: &Tally) {
        self.errors(faults);
        let seen = faults.total();
        self.promise(promise, seen == 0, if seen == 0 { "none".into() } else { format!("{seen} times") })
            .measured(Measure::at_most(seen as f64, 0.0, "faults"));
    }

    /// A broken promise stays broken when the run was interrupted.
    pub fn verdict(&self) -> Verdict {
        if self.promises.iter().any(Promise::is_broken) {
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
        section(f, "figures", &self.figures, |figure| {
            format!("{:<30}{:>10}", figure.name, number(figure.value))
        })?;
        section(f, "errors", &self.errors, |(kind, count)| format!("{count:>8}  {kind}"))?;
        section(f, "promises", &self.promises, |Promise { promise, kept, seen, .. }| {
            let kept = match kept {
                Some(true) => "  kept",
                Some(false) => "BROKEN",
                None => "     –",
            };
            format!("{kept}  {promise}: {seen}")
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
    fn a_limit_without_a_measurement_is_broken() {
        let mut report = report();
        report.promise_p99("nothing", None, Latencies::default().summary());
        assert_eq!(report.verdict(), Verdict::Kept);
        report.promise_p99("nothing", Some(10.0), Latencies::default().summary());
        assert_eq!(report.verdict(), Verdict::Broken);
    }

    #[test]
    fn unmeasured_promises_do_not_count_in_an_interrupted_run() {
        let mut report = Report { interrupted: true, ..report() };
        report.promise_p99("nothing", Some(10.0), Latencies::default().summary());
        report.promise_p95("nothing", Some(10.0), &Latencies::default());
        report.promise_errors("calls", 0.0, 0, 0);
        report.promise_of_all("all come back", false, "3 of 7");
        let told = report.promises[1..].iter();
        assert!(told.clone().all(|promise| promise.kept.is_none()), "{:?}", report.promises);
        assert!(told.clone().all(|promise| promise.seen.starts_with("not measured: ")));
        assert_eq!(report.verdict(), Verdict::Interrupted);
        assert!(report.to_string().contains("–  nothing: p99 within 10 ms: not measured: there was none"));
        report.promise_errors("calls", 0.0, 1, 0);
        assert_eq!(report.verdict(), Verdict::Broken, "a measured promise counts");
    }

    #[test]
    fn a_failed_read_breaks_its_promise_even_in_an_interrupted_run() {
        let mut report = Report { interrupted: true, ..report() };
        report.promise_read("all are shown all", Err::<(bool, String), _>("no connection"));
        assert_eq!(report.promises[1].seen, "not checked: no connection");
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
        assert_eq!(json["promises"][0]["measure"]["bound"], 50.0);
    }

    #[test]
    fn a_report_of_an_earlier_version_is_read() {
        let mut json = serde_json::to_value(report()).unwrap();
        json.as_object_mut().unwrap().remove("provenance");
        json["latencies"][0].as_object_mut().unwrap().remove("began");
        json["promises"][0].as_object_mut().unwrap().remove("measure");
        let read: Report = serde_json::from_value(json).unwrap();
        assert_eq!((read.verdict(), read.promises[0].measure.as_ref()), (Verdict::Kept, None));
    }

    #[test]
    fn a_late_generator_adds_a_note() {
        let (mut report, late) = (report(), Latencies::default());
        report.lateness(&late);
        assert!(report.notes.is_empty());
        late.record(Duration::from_millis(80));
        report.lateness(&late);
        assert_eq!(report.notes.len(), 1);
    }
}

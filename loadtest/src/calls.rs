//! Calls of a scenario, by name: latencies, failures, and answers that contradict one another.

use std::{
    future::Future,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use crate::{
    client::CallError,
    measure::{Latencies, Tally},
    promise::Measure,
    report::Report,
};

pub struct Calls {
    of: Vec<(&'static str, Latencies)>,
    /// How late the load generator was.
    pub late: Latencies,
    answered: AtomicU64,
    /// Failed calls.
    pub errors: Tally,
    contradictions: Tally,
    /// Arrivals that were skipped because too many calls were in flight.
    not_begun: AtomicU64,
}

/// The call was counted as a failure.
#[derive(Debug)]
pub struct Failed(pub CallError);

/// A failed call that took at least this long counts among the latencies.
const SLOW_FAILURE: Duration = Duration::from_secs(1);

impl Calls {
    /// Names in the report's order.
    pub fn new(names: &[&'static str]) -> Self {
        Self {
            of: names.iter().map(|name| (*name, Latencies::default())).collect(),
            late: Latencies::default(),
            answered: AtomicU64::default(),
            errors: Tally::default(),
            contradictions: Tally::default(),
            not_begun: AtomicU64::default(),
        }
    }

    pub fn of(&self, name: &str) -> &Latencies {
        let found = self.of.iter().find(|(known, _)| *known == name);
        &found.expect("`new` got the name of every call").1
    }

    /// Makes one call that was due at `due`.
    pub async fn call<T>(
        &self,
        name: &'static str,
        due: Instant,
        call: impl Future<Output = Result<T, CallError>>,
    ) -> Result<T, Failed> {
        let answered = call.await;
        match answered {
            Ok(answer) => {
                self.of(name).record(due.elapsed());
                self.answered.fetch_add(1, Ordering::Relaxed);
                Ok(answer)
            }
            Err(error) => {
                // Slow failures count as latencies, or the slowest calls would be missing. Quick refusals do not, or they would lower the percentiles.
                if matches!(error, CallError::Timeout) || due.elapsed() >= SLOW_FAILURE {
                    self.of(name).record(due.elapsed());
                }
                self.errors.add(format!("{name}: {error}"));
                Err(Failed(error))
            }
        }
    }

    pub fn agree(&self, agrees: bool, otherwise: impl Into<String>) {
        if !agrees {
            self.contradictions.add(otherwise);
        }
    }

    pub fn not_begun(&self, arrivals: u64) {
        self.not_begun.fetch_add(arrivals, Ordering::Relaxed);
    }

    pub fn answered(&self) -> u64 {
        self.answered.load(Ordering::Relaxed)
    }

    /// Text for the progress line.
    pub fn live(&self) -> String {
        let slowest = self.of.iter().map(|(name, took)| (took.summary(), *name));
        let busiest = slowest.max_by_key(|(summary, _)| summary.count);
        let (summary, name) = busiest.expect("`new` got at least one name");
        let failed = self.errors.total();
        format!("{failed} failed, {name} p50 {:.1} ms, p99 {:.1}", summary.p50, summary.p99)
    }

    /// Reports latencies, errors and the promises of all calls. `errors`: percentage of calls that may fail.
    pub fn report(&self, report: &mut Report, errors: f64) {
        for (name, took) in &self.of {
            report.latency(*name, took);
        }
        report.lateness(&self.late);
        report.figure("calls answered", self.answered() as f64);
        report.errors(&self.errors);
        let not_begun = self.not_begun.load(Ordering::Relaxed);
        report
            .promise("all begins when it is due", not_begun == 0, format!("{not_begun} did not"))
            .measured(Measure::at_most(not_begun as f64, 0.0, ""));
        report.promise_errors("calls", errors, self.errors.total(), self.answered());
        report.promise_none("no answer contradicts another", &self.contradictions);
    }

    /// Holds each of these calls to the limit, when one is given. Rare calls may be missing, but not all calls.
    pub fn promise_p99(&self, report: &mut Report, limit_ms: Option<f64>, these: impl Fn(&str) -> bool) {
        let summaries = self.of.iter().map(|(name, took)| (*name, took.summary()));
        let these: Vec<_> = summaries.filter(|(name, _)| these(name)).collect();
        let none = these.iter().all(|(_, summary)| summary.count == 0);
        for (name, summary) in these.into_iter().filter(|(_, summary)| none || summary.count > 0) {
            report.promise_p99(name, limit_ms, summary);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{future::ready, time::Duration};

    use super::*;
    use crate::report::Verdict;

    fn verdict(calls: &Calls, errors: f64) -> Verdict {
        let mut report = Report::new("x", Vec::new(), &());
        calls.report(&mut report, errors);
        report.verdict()
    }

    /// The verdict when these calls must answer within half a second.
    fn quick(calls: &Calls, these: &[&str]) -> Verdict {
        let mut report = Report::new("x", Vec::new(), &());
        calls.promise_p99(&mut report, Some(500.0), |name| these.contains(&name));
        report.verdict()
    }

    #[tokio::test]
    async fn the_error_limit_is_a_share_and_slow_failures_count_as_latencies() {
        let calls = Calls::new(&["a", "b"]);
        let now = Instant::now();
        assert_eq!(calls.call("a", now, ready(Ok(7))).await.ok(), Some(7));
        assert!(calls.call("b", now, ready(Err::<(), _>(CallError::Timeout))).await.is_err());
        assert_eq!(calls.of("b").summary().count, 1);
        let busy = || ready(Err::<(), _>(CallError::Busy { after: None }));
        let refused = Calls::new(&["late", "soon"]);
        assert!(
            refused.call("late", now.checked_sub(Duration::from_secs(25)).unwrap(), busy()).await.is_err()
        );
        assert!(refused.call("soon", Instant::now(), busy()).await.is_err());
        assert_eq!((refused.of("late").summary().count, refused.of("soon").summary().count), (1, 0));
        assert_eq!(verdict(&calls, 50.0), Verdict::Kept);
        assert_eq!(verdict(&calls, 49.0), Verdict::Broken);
    }

    #[tokio::test]
    async fn a_latency_limit_judges_the_named_calls_and_fails_without_any() {
        let calls = Calls::new(&["quick", "slow", "never"]);
        calls.call("quick", Instant::now(), ready(Ok(()))).await.unwrap();
        let long_ago = Instant::now().checked_sub(Duration::from_secs(1)).unwrap();
        calls.call("slow", long_ago, ready(Ok(()))).await.unwrap();
        assert_eq!(quick(&calls, &["quick", "never"]), Verdict::Kept);
        assert_eq!(quick(&calls, &["quick", "slow"]), Verdict::Broken);
        assert_eq!(quick(&calls, &["never"]), Verdict::Broken, "no measurement, so the limit is not kept");
    }

    #[tokio::test]
    async fn contradictions_and_skipped_calls_break_promises() {
        let calls = Calls::new(&["a"]);
        calls.call("a", Instant::now(), ready(Ok(()))).await.unwrap();
        calls.agree(true, "fine");
        assert_eq!(verdict(&calls, 50.0), Verdict::Kept);
        calls.agree(false, "two prices");
        assert_eq!(verdict(&calls, 50.0), Verdict::Broken);
        let late = Calls::new(&["a"]);
        late.call("a", Instant::now(), ready(Ok(()))).await.unwrap();
        late.not_begun(1);
        assert_eq!(verdict(&late, 50.0), Verdict::Broken);
    }
}

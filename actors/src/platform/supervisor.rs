//! Supervises long-lived tasks.
//!
//! - A task that panics or returns is logged, counted, and started again after a backoff.
//! - A `Vital` thing cannot start again by itself: its panic ends the process.

use std::{
    any::Any,
    collections::HashMap,
    sync::{Arc, LazyLock},
    time::Duration,
};

use parking_lot::Mutex;
use tokio::{
    sync::watch,
    task::{AbortHandle, JoinHandle},
    time::{Instant, MissedTickBehavior, interval, sleep},
};

use crate::platform::clock::Clock;

const SHORTEST: Duration = Duration::from_millis(100);
const LONGEST: Duration = Duration::from_secs(30);
/// A run of this length counts as stable: the backoff after it begins from the start.
const STABLE: Duration = Duration::from_secs(60);

/// Runs tasks until `stop`. Clones share the tasks.
#[derive(Clone, Default)]
pub struct Supervisor(Arc<Mutex<HashMap<&'static str, Supervised>>>);

struct Supervised {
    keeper: JoinHandle<()>,
    run: watch::Receiver<Run>,
}

/// The current run of a task.
#[derive(Clone, Default)]
struct Run {
    /// Number of starts.
    starts: u64,
    /// Number of ends.
    ends: u64,
    handle: Option<AbortHandle>,
}

impl Supervisor {
    /// Calls `task` with a clone of `context` for each start. Panics if another task has this name.
    pub fn run<C, F>(&self, name: &'static str, context: C, task: impl Fn(C) -> F + Send + 'static)
    where
        C: Clone + Send + 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        let restarts = metrics::counter!("portal_task_restarts_total", "task" => name);
        // Starts at 0, so that `increase()` counts the first restart, too.
        restarts.increment(0);
        let (told, run) = watch::channel(Run::default());
        let keeper = tokio::spawn(async move {
            let mut backoff = Backoff::default();
            loop {
                let began = Instant::now();
                let mut running = AbortOnDrop(tokio::spawn(task(context.clone())));
                told.send_modify(|run| {
                    run.starts += 1;
                    run.handle = Some(running.0.abort_handle());
                });
                let why = match (&mut running.0).await {
                    Ok(()) => "it returned".to_owned(),
                    Err(error) if error.is_panic() => panic_text(&*error.into_panic()),
                    Err(_) => "it was aborted".to_owned(),
                };
                let pause = backoff.pause(began.elapsed(), rand::random());
                restarts.increment(1);
                tracing::error!(
                    task = name,
                    why,
                    pause_ms = pause.as_millis(),
                    "a task ended; it starts again"
                );
                told.send_modify(|run| run.ends += 1);
                sleep(pause).await;
            }
        });
        let before = self.tasks(|tasks| tasks.insert(name, Supervised { keeper, run }));
        assert!(before.is_none(), "two tasks are called {name}");
    }

    /// Runs `job` in every interval. Metrics report the interval and the time of the last success.
    pub fn job<C, F>(
        &self,
        name: &'static str,
        every: Duration,
        clock: &Arc<dyn Clock>,
        context: C,
        job: impl Fn(C) -> F + Clone + Send + 'static,
    ) where
        C: Clone + Send + 'static,
        F: Future<Output = Result<(), sql::Error>> + Send + 'static,
    {
        metrics::gauge!("portal_job_interval_seconds", "job" => name).set(every.as_secs_f64());
        // Counts the start as a success, so that a job that never succeeds becomes late.
        succeeded(name, &**clock);
        self.run(name, (clock.clone(), context), move |(clock, context)| {
            let job = job.clone();
            repeat(name, every, clock, move || job(context.clone()))
        });
    }

    /// Aborts the current run of a task, and resolves when its state is dropped. Tests use it to check the restart.
    pub async fn interrupt(&self, name: &str) {
        let mut run = self.tasks(|tasks| tasks[name].run.clone());
        // The task may pause between two runs: wait for the next one.
        let Ok(Run { starts, handle: Some(handle), .. }) =
            run.wait_for(|run| run.starts > run.ends).await.map(|run| run.clone())
        else {
            return;
        };
        handle.abort();
        let _ = run.wait_for(|run| run.ends >= starts).await;
    }

    /// Ends all tasks for good.
    pub fn stop(&self) {
        for (_, task) in self.tasks(std::mem::take) {
            task.keeper.abort();
        }
    }

    fn tasks<T>(&self, look: impl FnOnce(&mut HashMap<&'static str, Supervised>) -> T) -> T {
        look(&mut self.0.lock())
    }
}

struct AbortOnDrop(JoinHandle<()>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "it panicked".to_owned())
}

/// How long a task pauses before its next start.
#[derive(Debug, Default)]
struct Backoff {
    /// Number of ends since the last stable run.
    ends: u32,
}

impl Backoff {
    /// `ran`: length of the last run. `chance`: 0 to 1. Half of the pause is random, so that nodes do not restart in step.
    fn pause(&mut self, ran: Duration, chance: f64) -> Duration {
        if ran >= STABLE {
            self.ends = 0;
        }
        let longest = SHORTEST.saturating_mul(2_u32.saturating_pow(self.ends.saturating_add(1))).min(LONGEST);
        self.ends = self.ends.saturating_add(1);
        longest.mul_f64(0.5 + chance.clamp(0.0, 1.0) / 2.0)
    }
}

/// Runs `job` in every interval. A failed job runs again in the next interval.
async fn repeat<F>(name: &'static str, every: Duration, clock: Arc<dyn Clock>, job: impl Fn() -> F)
where
    F: Future<Output = Result<(), sql::Error>>,
{
    let mut turns = interval(every);
    turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut failing = false;
    loop {
        turns.tick().await;
        match job().await {
            Ok(()) => {
                succeeded(name, &*clock);
                failing = false;
            }
            Err(error) => {
                if failing || error.is_transient() {
                    tracing::debug!(job = name, %error, "a job failed; it runs again");
                } else {
                    tracing::warn!(job = name, %error, "a job failed; it runs again");
                }
                failing = true;
            }
        }
    }
}

fn succeeded(job: &'static str, clock: &dyn Clock) {
    let now = clock.now().timestamp_millis() as f64 / 1000.0;
    metrics::gauge!("portal_job_last_success_seconds", "job" => job).set(now);
}

/// Call it when an actor ends: counts the end if a panic caused it. The next message for its key starts another actor.
pub(crate) fn count_if_panicking(actor: &'static str) {
    if std::thread::panicking() {
        metrics::counter!("portal_task_restarts_total", "task" => actor).increment(1);
        tracing::error!(task = actor, "an actor panicked; the next message starts another");
    }
}

/// A guard inside a thing that cannot start again by itself. If a panic drops it, the process ends.
#[derive(Debug)]
pub struct Vital(pub &'static str);

impl Drop for Vital {
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(task = self.0, "a vital task panicked; the process ends");
            FAILED.send_replace(Some(self.0));
        }
    }
}

static FAILED: LazyLock<watch::Sender<Option<&'static str>>> = LazyLock::new(|| watch::Sender::new(None));

/// Resolves when a `Vital` thing has panicked in this process. Returns its name.
pub async fn failed() -> &'static str {
    let mut failed = FAILED.subscribe();
    let name = failed.wait_for(Option::is_some).await.expect("the sender is static");
    name.expect("waited for")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::time::timeout;

    use super::*;

    /// Waits for the count, and panics after a timeout.
    async fn reaches(count: &mut watch::Receiver<i32>, wanted: i32) {
        let reached = timeout(LONGEST * 4, count.wait_for(|count| *count == wanted));
        reached.await.unwrap_or_else(|_| panic!("it does not start {wanted} times")).unwrap();
    }

    #[test]
    fn the_pause_doubles_up_to_a_bound_and_half_of_it_is_random() {
        let mut backoff = Backoff::default();
        let mut pauses =
            |chance| (0..10).map(|_| backoff.pause(Duration::ZERO, chance).as_millis()).collect();
        let longest: Vec<u128> = pauses(1.0);
        assert_eq!(longest, [200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000]);
        let shortest: Vec<u128> = pauses(0.0);
        assert_eq!(shortest, [15_000; 10]);
    }

    #[test]
    fn a_stable_run_makes_the_next_pause_short_again() {
        let mut backoff = Backoff::default();
        for _ in 0..100 {
            backoff.pause(Duration::from_secs(59), 1.0);
        }
        assert_eq!(backoff.pause(Duration::from_secs(59), 1.0), LONGEST);
        assert_eq!(backoff.pause(Duration::from_secs(60), 1.0), Duration::from_millis(200));
    }

    #[tokio::test(start_paused = true)]
    async fn a_task_that_panics_returns_or_is_aborted_starts_again() {
        let supervisor = Supervisor::default();
        let (told, mut starts) = watch::channel(0);
        supervisor.run("task", told, |told| {
            told.send_modify(|starts| *starts += 1);
            let start = *told.borrow();
            async move {
                match start {
                    1 => panic!("on purpose"),
                    2 => {}
                    _ => std::future::pending().await,
                }
            }
        });
        reaches(&mut starts, 3).await;
        supervisor.interrupt("task").await;
        reaches(&mut starts, 4).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_stopped_task_ends_and_does_not_start_again() {
        struct Ends(Arc<AtomicU32>);
        impl Drop for Ends {
            fn drop(&mut self) {
                self.0.fetch_add(1, Ordering::SeqCst);
            }
        }
        let supervisor = Supervisor::default();
        let (starts, ends) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
        supervisor.run("task", (starts.clone(), ends.clone()), |(starts, ends)| {
            starts.fetch_add(1, Ordering::SeqCst);
            let ends = Ends(ends);
            async move {
                let _ends = ends;
                std::future::pending::<()>().await;
            }
        });
        tokio::task::yield_now().await;
        supervisor.stop();
        sleep(LONGEST * 2).await;
        assert_eq!((starts.load(Ordering::SeqCst), ends.load(Ordering::SeqCst)), (1, 1));
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_fails_or_panics_runs_again() {
        let supervisor = Supervisor::default();
        let (told, mut runs) = watch::channel(0);
        let clock: Arc<dyn Clock> = Arc::new(crate::platform::clock::SystemClock);
        supervisor.job("job", Duration::from_secs(1), &clock, told, |told| {
            told.send_modify(|runs| *runs += 1);
            let run = *told.borrow();
            async move {
                match run {
                    1 => Err(sql::Error::Invalid("on purpose".into())),
                    2 => panic!("on purpose"),
                    _ => Ok(()),
                }
            }
        });
        reaches(&mut runs, 5).await;
    }

    #[tokio::test]
    async fn a_vital_thing_that_panics_ends_the_process_and_one_that_ends_does_not() {
        drop(Vital("one that ends"));
        let panicked = tokio::spawn(async {
            let _vital = Vital("one that panics");
            panic!("on purpose");
        });
        assert!(panicked.await.unwrap_err().is_panic());
        let failed = timeout(LONGEST, failed()).await;
        assert_eq!(failed.expect("the process has failed"), "one that panics");
    }
}

//! Starts operations when they are due, each in its own task (open model), or keeps a fixed number running (`--saturate`).

use std::{future::Future, sync::Arc, time::Duration};

use tokio::{task::JoinSet, time::Instant};

use crate::{
    calls::Calls,
    cli::Load,
    progress::Progress,
    scenario::Run,
    schedule::{Arrival, Schedule},
    stop::Stop,
};

/// With this many in flight, new arrivals are skipped and counted.
const MOST_AT_ONCE: usize = 4096;

/// Runs the load that the command line asks for, at most `most` operations. Resolves when all started operations have ended.
pub async fn load<F>(run: &Run, load: &Load, calls: &Calls, most: u64, begin: impl FnMut(Arrival) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    match load.saturate {
        Some(at_once) => {
            let seconds = Duration::from_secs(load.seconds);
            saturate(at_once.into(), seconds, most, &run.stop, begin).await;
        }
        None => {
            let whole = run.schedule(load.rate, load.seconds);
            drive(Schedule { count: whole.count.min(most), ..whole }, &run.stop, calls, begin).await;
        }
    }
}

/// Starts one operation at each arrival, independent of earlier ones. Resolves when all have ended; every operation has a timeout.
pub async fn drive<F>(schedule: Schedule, stop: &Stop, calls: &Calls, mut begin: impl FnMut(Arrival) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let mut arrivals = schedule.start(stop);
    let mut begun = JoinSet::new();
    while let Some(arrival) = arrivals.recv().await {
        while begun.try_join_next().is_some() {}
        if begun.len() >= MOST_AT_ONCE {
            calls.not_begun(1);
            continue;
        }
        calls.late.record(arrival.due.elapsed());
        begun.spawn(begin(arrival));
    }
    while begun.join_next().await.is_some() {}
}

/// Keeps `at_once` operations running until the time or number is reached. This measures throughput: latencies count
/// from sending, so they exclude queueing.
async fn saturate<F>(
    at_once: usize,
    limit: Duration,
    most: u64,
    stop: &Stop,
    mut begin: impl FnMut(Arrival) -> F,
) where
    F: Future<Output = ()> + Send + 'static,
{
    let end = Instant::now() + limit;
    let mut running = JoinSet::new();
    let mut number = 0;
    while Instant::now() < end && number < most && !stop.is_set() {
        while running.len() < at_once && number < most {
            running.spawn(begin(Arrival { number, due: std::time::Instant::now() }));
            number += 1;
        }
        running.join_next().await;
    }
    while running.join_next().await.is_some() {}
}

/// Progress bar of a load: answered calls and their latency.
pub fn progress_bar(run: &Run, phase: &'static str, load: &Load, calls: &Arc<Calls>) -> Progress {
    let live = calls.clone();
    let begun = Instant::now();
    match load.saturate {
        Some(_) => Progress::start(phase, load.seconds, move || {
            (begun.elapsed().as_secs(), format!("s, {} answered, {}", live.answered(), live.live()))
        }),
        None => {
            let total = run.schedule(load.rate, load.seconds).count;
            Progress::start(phase, total, move || (live.answered(), live.live()))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn an_operation_does_not_wait_for_earlier_ones() {
        let calls = Calls::new(&["a"]);
        let barrier = Arc::new(tokio::sync::Barrier::new(20));
        let schedule = Schedule::new(2_000.0, 1, 0);
        // Ends only when twenty operations are in flight together.
        drive(Schedule { count: 20, ..schedule }, &Stop::never(), &calls, |_| {
            let barrier = barrier.clone();
            async move {
                barrier.wait().await;
            }
        })
        .await;
        assert_eq!(calls.late.summary().count, 20);
    }

    #[tokio::test]
    async fn saturation_keeps_the_given_number_running() {
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        saturate(3, Duration::from_secs(60), 12, &Stop::never(), |_| {
            let (now, most) = (now.clone(), most.clone());
            async move {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                tokio::task::yield_now().await;
                now.fetch_sub(1, Ordering::SeqCst);
            }
        })
        .await;
        assert_eq!((now.load(Ordering::SeqCst), most.load(Ordering::SeqCst)), (0, 3));
    }
}

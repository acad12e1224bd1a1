//! Thousands of sockets watch, the portal is restarted under them, and all come back as the app does: how gently they are
//! sent away, and how gently they are let in again.

mod figures;

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use tokio::time::timeout;

use super::Run;
use crate::{
    cli::Drain,
    measure::{Latencies, Tally},
    open_files, people,
    process::Process,
    progress::Progress,
    report::Report,
    socket::End,
    visitor::{self, ComingBack, Held, Opened, Visitor},
};
use figures::{Batches, most_within, spread};

/// How a stop may end at the latest.
const EXIT: Duration = Duration::from_secs(25);
/// Over how long it is counted how many are let in: what a busy machine sees late does not look like a rush.
const WINDOW: Duration = Duration::from_secs(3);
/// How long clients try to come back.
const RETURN: Duration = Duration::from_secs(180);

#[derive(Default)]
struct Seen {
    back: AtomicU64,
    /// After the signal, when each socket was closed, and when each had its first frame again.
    closed: Mutex<Vec<Duration>>,
    greeted: Mutex<Vec<Duration>>,
    closes: Tally,
    not_opened: Tally,
    coming: ComingBack,
    away: Latencies,
    status: Latencies,
}

pub async fn run(run: &Run, args: &Drain) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.sockets)?;
    let mut process = args.pid.map(Process::find).transpose()?;
    let seen = Arc::new(Seen::default());
    let people = people::register(run, args.sockets.div_ceil(args.per_person)).await?;
    let visitors: Vec<Visitor> = (0..args.sockets)
        .map(|n| Visitor {
            client: run.node(n).clone(),
            person: people[n as usize % people.len()].clone(),
            topic: args.topic[n as usize % args.topic.len()].clone(),
        })
        .collect();
    let visitors = Arc::new(visitors);
    let held = visitor::gather(run, &visitors, &seen.not_opened).await;
    let opened = held.len();

    // Ctrl-C while they gathered ends no process.
    anyhow::ensure!(!run.stop.is_set(), "stopped before all sockets were open");
    let signalled = match &mut process {
        Some(process) => process.terminate()?,
        None => {
            eprintln!("{opened} sockets are open: restart the portal now");
            Instant::now()
        }
    };
    let stop = run.stop.clone();
    let exit = tokio::spawn(async move {
        tokio::select! {
            ended = process?.ended(signalled + 2 * EXIT) => ended,
            () = stop.wait() => None,
        }
    });
    let back = come_back(run, held, &seen, signalled).await;
    let exit = exit.await?.map(|at| at - signalled);
    let snapshots = Batches::read(run.node(0), "portal_commit_batch_size", "{what=\"news\"}").await;
    let watches = Batches::read(run.node(0), "portal_watch_batch_size", "").await;
    join_all(back.into_iter().map(|held| held.close(&seen.coming.lost))).await;
    Ok(report(run, args, &seen, opened, exit, (snapshots, watches)))
}

fn report(
    run: &Run,
    args: &Drain,
    seen: &Seen,
    opened: usize,
    exit: Option<Duration>,
    (snapshots, watches): (Option<Batches>, Option<Batches>),
) -> Report {
    let mut report = run.report("drain", args);
    report.latency("away (close to status again)", &seen.away);
    report.latency("connect to status, coming back", &seen.status);
    let closed = seen.closed.lock().expect("no holder panics").clone();
    let greeted = seen.greeted.lock().expect("no holder panics").clone();
    let middle = spread(closed.clone());
    let most = most_within(WINDOW, greeted);
    report.figure("sockets opened", opened as f64);
    report.figure("first close, s after signal", seconds(closed.iter().min()));
    report.figure("last close, s after signal", seconds(closed.iter().max()));
    report.figure("middle 80 % of closes, s", middle.as_secs_f64());
    if let Some(exit) = exit {
        report.figure("exit, s after signal", exit.as_secs_f64());
    }
    let back = seen.back.load(Ordering::Relaxed);
    report.figure("came back", back as f64);
    report.figure("let in a second, at most", most as f64 / WINDOW.as_secs_f64());
    for (name, size, batches) in [
        ("snapshots loaded", "snapshots a reading", snapshots),
        ("watches begun", "watches a reading", watches),
    ] {
        match batches {
            Some(Batches { sum, count }) => {
                report.figure(name, sum);
                report.figure(size, sum / count.max(1.0));
            }
            None => report.notes.push(format!("{name}: /metrics was not to be read")),
        }
    }
    for tally in [&seen.not_opened, &seen.closes] {
        report.errors(tally);
    }
    seen.coming.report(&mut report);
    report.notes.push("1012 and refusals among the errors are what a restart is made of".into());

    let gentle: u64 =
        seen.closes.kinds().iter().filter(|(kind, _)| kind.contains("1012")).map(|(_, n)| n).sum();
    report.promise_of_all(
        "every socket is closed with 1012",
        opened as u64 == gentle,
        format!("{gentle} were"),
    );
    let least = args.drain / 2.0;
    let kept = middle.as_secs_f64() >= least;
    let seen_spread = format!("{:.1} s for the middle 80 %", middle.as_secs_f64());
    report.promise_of_all(format!("closes are spread over at least {least} s"), kept, seen_spread);
    if args.pid.is_some() {
        let kept = exit.is_some_and(|exit| exit <= EXIT);
        let took = exit.map_or("it did not end".into(), |exit| format!("{:.1} s", exit.as_secs_f64()));
        report.promise_of_all(format!("the process ends within {} s", EXIT.as_secs()), kept, took);
    }
    // Who was stopped on the way back did not fail.
    let away = if run.stop.is_set() { 0 } else { (opened as u64).saturating_sub(back) };
    report.promise_errors("sockets", args.limits.errors, seen.not_opened.total() + away, back);
    report.promise_p99("away", args.limits.p99_ms, seen.away.summary());
    // What may come within one second may come at once.
    let limit = (WINDOW.as_secs() + 1) * args.admit;
    let promise = format!("at most {limit} are let in within any {} s", WINDOW.as_secs());
    report.promise(promise, most <= limit, format!("{most}"));
    report
}

fn seconds(at: Option<&Duration>) -> f64 {
    at.map_or(0.0, Duration::as_secs_f64)
}

/// Each waits for its close, and comes back; resolves when all have, or at the end of patience.
async fn come_back(run: &Run, held: Vec<(Visitor, Held)>, seen: &Arc<Seen>, signalled: Instant) -> Vec<Held> {
    let (count, live) = (held.len() as u64, seen.clone());
    let _progress = Progress::start("restart", count, move || {
        let closed = live.closes.total();
        (
            live.back.load(Ordering::Relaxed),
            format!("back, {closed} closed, {} refused", live.coming.refusals.total()),
        )
    });
    let lives: Vec<_> = held
        .into_iter()
        .map(|(visitor, held)| {
            let (seen, stop) = (seen.clone(), run.stop.clone());
            tokio::spawn(async move {
                tokio::select! {
                    back = timeout(RETURN, live_through(&visitor, held, &seen, signalled)) => back.ok(),
                    () = stop.wait() => None,
                }
            })
        })
        .collect();
    let mut back = Vec::new();
    for life in lives {
        back.extend(life.await.expect("a client's task does not panic"));
    }
    back
}

async fn live_through(visitor: &Visitor, Held { say, task }: Held, seen: &Seen, signalled: Instant) -> Held {
    let (end, closed) = task.await.expect("a socket's task does not panic");
    drop(say);
    seen.closed.lock().expect("no holder panics").push(closed - signalled);
    if let End::Lost(why) = end {
        seen.closes.add(why);
    }
    let (held, Opened { greeted, status_after, .. }) = visitor.come_back(&seen.coming, true).await;
    seen.away.record(closed.elapsed());
    seen.status.record(status_after);
    seen.greeted.lock().expect("no holder panics").push(greeted - signalled);
    seen.back.fetch_add(1, Ordering::Relaxed);
    held
}

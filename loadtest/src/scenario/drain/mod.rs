//! Thousands of sockets watch topics while the portal restarts, and all clients reconnect as the app does. Checks that the portal
//! closes sockets gradually and admits clients gradually.

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
    promise::Measure,
    report::Report,
    socket::End,
    visitor::{self, OpenSocket, Opened, Reconnects, Visitor},
};
use figures::{Batches, most_within, spread};

/// Latest end of a stopping portal.
const EXIT_TIMEOUT: Duration = Duration::from_secs(25);
/// Window for counting admissions: long enough that late reads on a busy machine do not look like a rush.
const WINDOW: Duration = Duration::from_secs(3);
/// How long a client tries to reconnect.
const RECONNECT_TIMEOUT: Duration = Duration::from_secs(180);

#[derive(Default)]
struct Stats {
    back: AtomicU64,
    /// Times since the signal: close of each socket, and first frame after its reconnect.
    closed: Mutex<Vec<Duration>>,
    greeted: Mutex<Vec<Duration>>,
    closes: Tally,
    not_opened: Tally,
    reconnects: Reconnects,
    away: Latencies,
    status: Latencies,
}

pub async fn run(run: &Run, args: &Drain) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.sockets)?;
    let mut process = args.pid.map(Process::find).transpose()?;
    let stats = Arc::new(Stats::default());
    let people = people::register(run, args.sockets.div_ceil(args.per_person)).await?;
    let visitors: Vec<Visitor> = (0..args.sockets)
        .map(|n| Visitor {
            client: run.node(n).clone(),
            person: people[n as usize % people.len()].clone(),
            topic: args.topic[n as usize % args.topic.len()].clone(),
        })
        .collect();
    let visitors = Arc::new(visitors);
    let held = visitor::gather(run, &visitors, &stats.not_opened).await;
    let opened = held.len();

    // Ctrl-C during the setup must not end the portal.
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
            ended = process?.ended(signalled + 2 * EXIT_TIMEOUT) => ended,
            () = stop.wait() => None,
        }
    });
    let back = reconnect(run, held, &stats, signalled).await;
    let exit = exit.await?.map(|at| at - signalled);
    let snapshots = Batches::read(run.node(0), "portal_commit_batch_size", "{what=\"news\"}").await;
    let watches = Batches::read(run.node(0), "portal_watch_batch_size", "").await;
    join_all(back.into_iter().map(|held| held.close(&stats.reconnects.lost))).await;
    Ok(report(run, args, &stats, opened, exit, (snapshots, watches)))
}

fn report(
    run: &Run,
    args: &Drain,
    stats: &Stats,
    opened: usize,
    exit: Option<Duration>,
    (snapshots, watches): (Option<Batches>, Option<Batches>),
) -> Report {
    let mut report = run.report("drain", args);
    report.latency("away (close to status again)", &stats.away);
    report.latency("connect to status, coming back", &stats.status);
    let closed = stats.closed.lock().expect("no holder panics").clone();
    let greeted = stats.greeted.lock().expect("no holder panics").clone();
    let middle = spread(closed.clone());
    let most = most_within(WINDOW, greeted);
    report.figure("sockets opened", opened as f64);
    report.figure("first close, s after signal", seconds(closed.iter().min()));
    report.figure("last close, s after signal", seconds(closed.iter().max()));
    report.figure("middle 80 % of closes, s", middle.as_secs_f64());
    if let Some(exit) = exit {
        report.figure("exit, s after signal", exit.as_secs_f64());
    }
    let back = stats.back.load(Ordering::Relaxed);
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
            None => report.notes.push(format!("{name}: /metrics could not be read")),
        }
    }
    for tally in [&stats.not_opened, &stats.closes] {
        report.errors(tally);
    }
    stats.reconnects.report(&mut report);
    report.notes.push("1012 and refusals among the errors are expected in a restart".into());

    let gentle: u64 =
        stats.closes.kinds().iter().filter(|(kind, _)| kind.contains("1012")).map(|(_, n)| n).sum();
    report
        .promise_of_all("every socket is closed with 1012", opened as u64 == gentle, format!("{gentle} were"))
        .measured(Measure::exactly(gentle, opened as u64));
    let least = args.drain / 2.0;
    let kept = middle.as_secs_f64() >= least;
    let seen_spread = format!("{:.1} s for the middle 80 %", middle.as_secs_f64());
    report
        .promise_of_all(format!("closes are spread over at least {least} s"), kept, seen_spread)
        .measured(Measure::at_least(middle.as_secs_f64(), least, "s"));
    if args.pid.is_some() {
        let kept = exit.is_some_and(|exit| exit <= EXIT_TIMEOUT);
        let took = exit.map_or("it did not end".into(), |exit| format!("{:.1} s", exit.as_secs_f64()));
        report
            .promise_of_all(format!("the process ends within {} s", EXIT_TIMEOUT.as_secs()), kept, took)
            .measured(exit.map(|exit| Measure::at_most(exit.as_secs_f64(), EXIT_TIMEOUT.as_secs_f64(), "s")));
    }
    // A client that was stopped while it reconnected did not fail.
    let away = if run.stop.is_set() { 0 } else { (opened as u64).saturating_sub(back) };
    report.promise_errors("sockets", args.limits.errors, stats.not_opened.total() + away, back);
    report.promise_p99("away", args.limits.p99_ms, stats.away.summary());
    // One second's admissions may all come at once, so the limit has one second more than the window.
    let limit = (WINDOW.as_secs() + 1) * args.admit;
    let promise = format!("at most {limit} are let in within any {} s", WINDOW.as_secs());
    report.promise(promise, most <= limit, format!("{most}")).measured(Measure::at_most(
        most as f64,
        limit as f64,
        "clients",
    ));
    report
}

fn seconds(at: Option<&Duration>) -> f64 {
    at.map_or(0.0, Duration::as_secs_f64)
}

/// Each client waits for its close and reconnects. Resolves when all have, or at the timeout.
async fn reconnect(
    run: &Run,
    held: Vec<(Visitor, OpenSocket)>,
    stats: &Arc<Stats>,
    signalled: Instant,
) -> Vec<OpenSocket> {
    let (count, live) = (held.len() as u64, stats.clone());
    let _progress = Progress::start("restart", count, move || {
        let closed = live.closes.total();
        (
            live.back.load(Ordering::Relaxed),
            format!("back, {closed} closed, {} refused", live.reconnects.refusals.total()),
        )
    });
    let tasks: Vec<_> = held
        .into_iter()
        .map(|(visitor, held)| {
            let (stats, stop) = (stats.clone(), run.stop.clone());
            tokio::spawn(async move {
                tokio::select! {
                    back = timeout(RECONNECT_TIMEOUT, wait_and_reconnect(&visitor, held, &stats, signalled)) => back.ok(),
                    () = stop.wait() => None,
                }
            })
        })
        .collect();
    let mut back = Vec::new();
    for task in tasks {
        back.extend(task.await.expect("a client's task does not panic"));
    }
    back
}

async fn wait_and_reconnect(
    visitor: &Visitor,
    OpenSocket { frames_tx, task }: OpenSocket,
    stats: &Stats,
    signalled: Instant,
) -> OpenSocket {
    let (end, closed) = task.await.expect("a socket's task does not panic");
    drop(frames_tx);
    stats.closed.lock().expect("no holder panics").push(closed - signalled);
    if let End::Lost(why) = end {
        stats.closes.add(why);
    }
    let (held, Opened { greeted, status_after, .. }) = visitor.reconnect(&stats.reconnects, true).await;
    stats.away.record(closed.elapsed());
    stats.status.record(status_after);
    stats.greeted.lock().expect("no holder panics").push(greeted - signalled);
    stats.back.fetch_add(1, Ordering::Relaxed);
    held
}

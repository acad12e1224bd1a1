//! Idle sockets that only ping: their cost, and whether they stay open.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use actors::wire::FromClient;
use tokio::{sync::mpsc, task::JoinHandle};

use super::Run;
use crate::{
    backoff::{ConnectError, retry_while_busy},
    cli::Idle,
    client::{Client, Person},
    concurrency::run_bounded,
    measure::{Latencies, Tally},
    open_files, people,
    progress::Progress,
    promise::Measure,
    report::Report,
    socket::{End, Socket, SocketEvent},
    usage::{MEMORY, PROCESSOR},
};

/// How long the server may take to notice that the sockets are closed.
const NOTICE: Duration = Duration::from_secs(10);

/// Time for the server to settle after the last socket opened.
const SETTLE: Duration = Duration::from_secs(2);

#[derive(Default)]
struct Stats {
    ticket: Latencies,
    hello: Latencies,
    status: Latencies,
    pong: Latencies,
    /// Sockets that got at least one pong.
    answered: AtomicU64,
    open: AtomicU64,
    unanswered: AtomicU64,
    not_opened: Tally,
    lost: Tally,
}

/// An open socket; it closes when `frames_tx` is dropped.
struct OpenSocket {
    frames_tx: mpsc::Sender<FromClient>,
    task: JoinHandle<()>,
}

pub async fn run(run: &Run, args: &Idle) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.sockets)?;
    let stats = Arc::new(Stats::default());
    let people = Arc::new(people::register(run, args.sockets.div_ceil(args.per_person)).await?);
    let before = run.sockets_counted().await;
    let memory_before = run.counted(MEMORY).await;

    let began = Instant::now();
    let held = connect(run, args.sockets, &people, &stats).await;
    let connecting = began.elapsed();
    let opened = held.len();
    tokio::time::sleep(SETTLE).await;
    let (memory, processor) = (run.counted(MEMORY).await, run.counted(PROCESSOR).await);
    let holding = Instant::now();
    hold(run, args.hold, &stats).await;
    let processor = since(run.counted(PROCESSOR).await, processor);
    let held_for = holding.elapsed();
    let during = run.sockets_counted().await;
    let left = stats.open.load(Ordering::Relaxed);
    close(held).await;
    let after = counted_down_to(run, before).await;

    let mut report = run.report("idle", args);
    report.latency("ticket", &stats.ticket);
    report.latency("connect to hello", &stats.hello);
    report.latency("connect to status", &stats.status);
    report.latency("ping to pong", &stats.pong);
    report.figure("sockets opened", opened as f64);
    report.figure("opened a second", opened as f64 / connecting.as_secs_f64());
    report.figure("sockets still open at the end", left as f64);
    let kib = since(memory, memory_before).map(|bytes| bytes / 1024.0 / opened.max(1) as f64);
    if let Some(kib) = kib {
        report.figure("server's memory a socket, its Session included, KiB", kib);
    }
    if let Some(seconds) = processor {
        let minutes = held_for.as_secs_f64() / 60.0;
        report.figure(
            "server's processor a held socket a minute, µs",
            seconds * 1e6 / opened.max(1) as f64 / minutes,
        );
    }
    for (name, counted) in [
        ("server's count before", before),
        ("server's count at the end", during),
        ("server's count after", after),
    ] {
        match counted {
            Some(counted) => report.figure(name, counted as f64),
            None => report.notes.push(format!("{name}: /metrics could not be read")),
        }
    }
    report.errors(&stats.not_opened);
    report.errors(&stats.lost);
    let (not_opened, lost) = (stats.not_opened.total(), stats.lost.total());
    report.promise_errors(
        "sockets",
        args.limits.errors,
        not_opened + lost,
        (opened as u64).saturating_sub(lost),
    );
    report.promise_p99("ping to pong", args.limits.p99_ms, stats.pong.summary());
    if let Some(limit) = args.kib {
        let measured = kib.map(|kib| (kib <= limit, format!("{kib:.1} KiB")));
        let promise = report.promise_measured(
            format!("a socket takes at most {limit} KiB"),
            measured.ok_or("/metrics could not be read"),
        );
        promise.measured(kib.map(|kib| Measure::at_most(kib, limit, "KiB")));
    }
    let unanswered = stats.unanswered.load(Ordering::Relaxed);
    let answered = stats.answered.load(Ordering::Relaxed);
    report.promise_measured("every ping is answered before the next", {
        let stayed = (opened as u64).saturating_sub(lost);
        if unanswered == 0 && (answered == 0 || answered < stayed) {
            Err(format!(
                "{answered} of {stayed} sockets had a pong: --hold must be longer than the heartbeat"
            ))
        } else {
            Ok((unanswered == 0, format!("{unanswered} were not, on {answered} sockets")))
        }
    });
    Ok(report)
}

fn since(now: Option<f64>, before: Option<f64>) -> Option<f64> {
    Some(now? - before?)
}

async fn connect(run: &Run, count: u64, people: &Arc<Vec<Person>>, stats: &Arc<Stats>) -> Vec<OpenSocket> {
    if people.is_empty() {
        return Vec::new();
    }
    let live = stats.clone();
    let _progress = Progress::start("connecting", count, move || {
        (live.open.load(Ordering::Relaxed), format!("hello {}", live.hello.live()))
    });
    let held = run_bounded(count, run.at_once, &run.stop, |number| {
        let (client, people, stats) = (run.node(number).clone(), people.clone(), stats.clone());
        async move { open(&client, &people[number as usize % people.len()], stats).await }
    });
    held.await.into_iter().flatten().collect()
}

async fn open(client: &Client, person: &Person, stats: Arc<Stats>) -> Option<OpenSocket> {
    let socket = match retry_while_busy(|| enter(client, person, &stats)).await {
        Ok(socket) => socket,
        Err(error) => {
            stats.not_opened.add(error.to_string());
            return None;
        }
    };
    stats.hello.record(socket.hello_after);
    stats.status.record(socket.status_after);
    stats.open.fetch_add(1, Ordering::Relaxed);
    let (frames_tx, frames_rx) = mpsc::channel(1);
    let task = tokio::spawn(async move {
        let mut answered = 0;
        let on_event = |_, event| match event {
            SocketEvent::Pong(after) => {
                stats.answered.fetch_add(1 - std::mem::replace(&mut answered, 1), Ordering::Relaxed);
                stats.pong.record(after);
            }
            SocketEvent::PingUnanswered => {
                stats.unanswered.fetch_add(1, Ordering::Relaxed);
            }
            SocketEvent::Frame(_) => {}
        };
        let end = socket.drive(frames_rx, on_event).await;
        stats.open.fetch_sub(1, Ordering::Relaxed);
        if let End::Lost(why) = end {
            stats.lost.add(format!("lost: {why}"));
        }
    });
    Some(OpenSocket { frames_tx, task })
}

async fn enter(client: &Client, person: &Person, stats: &Stats) -> Result<Socket, ConnectError> {
    let asked = Instant::now();
    let ticket = client.ticket(person).await.map_err(ConnectError::to_ticket)?;
    stats.ticket.record(asked.elapsed());
    Socket::open(client.target(), &ticket).await.map_err(|error| ConnectError::to_socket(&error))
}

async fn hold(run: &Run, seconds: u64, stats: &Arc<Stats>) {
    let (live, began) = (stats.clone(), Instant::now());
    let _progress = Progress::start("holding", seconds, move || {
        let (open, lost) = (live.open.load(Ordering::Relaxed), live.lost.total());
        (began.elapsed().as_secs(), format!("s, {open} open, {lost} lost, pong {}", live.pong.live()))
    });
    tokio::select! {
        () = tokio::time::sleep(Duration::from_secs(seconds)) => {}
        () = run.stop.wait() => {}
    }
}

async fn close(held: Vec<OpenSocket>) {
    let tasks: Vec<_> = held
        .into_iter()
        .map(|OpenSocket { frames_tx, task }| {
            drop(frames_tx);
            task
        })
        .collect();
    for task in tasks {
        task.await.expect("a socket's task does not panic");
    }
}

/// The server's socket count once it is back at its earlier value, or at the timeout.
async fn counted_down_to(run: &Run, before: Option<u64>) -> Option<u64> {
    let began = Instant::now();
    loop {
        let counted = run.sockets_counted().await?;
        if before.is_none_or(|before| counted <= before) || began.elapsed() >= NOTICE {
            return Some(counted);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

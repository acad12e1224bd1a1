//! Sockets that do nothing but ping: what they cost to open, and whether they stay.

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
    backoff::{NotIn, until_let_in},
    cli::Idle,
    client::{Client, Person},
    crowd::a_few_at_a_time,
    measure::{Latencies, Tally},
    open_files, people,
    progress::Progress,
    report::Report,
    socket::{End, Socket, SocketEvent},
    usage::{MEMORY, PROCESSOR},
};

/// How long the server may take to notice that the sockets are gone.
const NOTICE: Duration = Duration::from_secs(10);

/// Until the server rests behind the last that opened.
const SETTLE: Duration = Duration::from_secs(2);

#[derive(Default)]
struct Seen {
    ticket: Latencies,
    hello: Latencies,
    status: Latencies,
    pong: Latencies,
    /// Sockets that had a pong.
    answered: AtomicU64,
    open: AtomicU64,
    unanswered: AtomicU64,
    not_opened: Tally,
    lost: Tally,
}

/// A socket that is held: it closes when `say` is dropped.
struct Held {
    say: mpsc::Sender<FromClient>,
    task: JoinHandle<()>,
}

pub async fn run(run: &Run, args: &Idle) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.sockets)?;
    let seen = Arc::new(Seen::default());
    let people = Arc::new(people::register(run, args.sockets.div_ceil(args.per_person)).await?);
    let before = run.sockets_counted().await;
    let memory_before = run.counted(MEMORY).await;

    let began = Instant::now();
    let held = connect(run, args.sockets, &people, &seen).await;
    let connecting = began.elapsed();
    let opened = held.len();
    tokio::time::sleep(SETTLE).await;
    let (memory, processor) = (run.counted(MEMORY).await, run.counted(PROCESSOR).await);
    let holding = Instant::now();
    hold(run, args.hold, &seen).await;
    let processor = since(run.counted(PROCESSOR).await, processor);
    let held_for = holding.elapsed();
    let during = run.sockets_counted().await;
    let left = seen.open.load(Ordering::Relaxed);
    close(held).await;
    let after = counted_down_to(run, before).await;

    let mut report = run.report("idle", args);
    report.latency("ticket", &seen.ticket);
    report.latency("connect to hello", &seen.hello);
    report.latency("connect to status", &seen.status);
    report.latency("ping to pong", &seen.pong);
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
            None => report.notes.push(format!("{name}: /metrics was not to be read")),
        }
    }
    report.errors(&seen.not_opened);
    report.errors(&seen.lost);
    let (not_opened, lost) = (seen.not_opened.total(), seen.lost.total());
    report.promise_errors(
        "sockets",
        args.limits.errors,
        not_opened + lost,
        (opened as u64).saturating_sub(lost),
    );
    report.promise_p99("ping to pong", args.limits.p99_ms, seen.pong.summary());
    if let Some(limit) = args.kib {
        let measured = kib.map(|kib| (kib <= limit, format!("{kib:.1} KiB")));
        report.promise_measured(
            format!("a socket takes at most {limit} KiB"),
            measured.ok_or("/metrics was not to be read"),
        );
    }
    let unanswered = seen.unanswered.load(Ordering::Relaxed);
    let answered = seen.answered.load(Ordering::Relaxed);
    report.promise_measured("every ping is answered before the next", {
        let stayed = (opened as u64).saturating_sub(lost);
        if unanswered == 0 && (answered == 0 || answered < stayed) {
            Err(format!(
                "{answered} of {stayed} sockets had a pong: --hold is to be longer than the heartbeat"
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

async fn connect(run: &Run, count: u64, people: &Arc<Vec<Person>>, seen: &Arc<Seen>) -> Vec<Held> {
    if people.is_empty() {
        return Vec::new();
    }
    let live = seen.clone();
    let _progress = Progress::start("connecting", count, move || {
        (live.open.load(Ordering::Relaxed), format!("hello {}", live.hello.live()))
    });
    let held = a_few_at_a_time(count, run.at_once, &run.stop, |number| {
        let (client, people, seen) = (run.node(number).clone(), people.clone(), seen.clone());
        async move { open(&client, &people[number as usize % people.len()], seen).await }
    });
    held.await.into_iter().flatten().collect()
}

async fn open(client: &Client, person: &Person, seen: Arc<Seen>) -> Option<Held> {
    let socket = match until_let_in(|| enter(client, person, &seen)).await {
        Ok(socket) => socket,
        Err(error) => {
            seen.not_opened.add(error.to_string());
            return None;
        }
    };
    seen.hello.record(socket.hello_after);
    seen.status.record(socket.status_after);
    seen.open.fetch_add(1, Ordering::Relaxed);
    let (say, said) = mpsc::channel(1);
    let task = tokio::spawn(async move {
        let mut answered = 0;
        let hear = |_, heard| match heard {
            SocketEvent::Pong(after) => {
                seen.answered.fetch_add(1 - std::mem::replace(&mut answered, 1), Ordering::Relaxed);
                seen.pong.record(after);
            }
            SocketEvent::PingUnanswered => {
                seen.unanswered.fetch_add(1, Ordering::Relaxed);
            }
            SocketEvent::Frame(_) => {}
        };
        let end = socket.drive(said, hear).await;
        seen.open.fetch_sub(1, Ordering::Relaxed);
        if let End::Lost(why) = end {
            seen.lost.add(format!("lost: {why}"));
        }
    });
    Some(Held { say, task })
}

async fn enter(client: &Client, person: &Person, seen: &Seen) -> Result<Socket, NotIn> {
    let asked = Instant::now();
    let ticket = client.ticket(person).await.map_err(NotIn::to_ticket)?;
    seen.ticket.record(asked.elapsed());
    Socket::open(client.target(), &ticket).await.map_err(|error| NotIn::to_socket(&error))
}

async fn hold(run: &Run, seconds: u64, seen: &Arc<Seen>) {
    let (live, began) = (seen.clone(), Instant::now());
    let _progress = Progress::start("holding", seconds, move || {
        let (open, lost) = (live.open.load(Ordering::Relaxed), live.lost.total());
        (began.elapsed().as_secs(), format!("s, {open} open, {lost} lost, pong {}", live.pong.live()))
    });
    tokio::select! {
        () = tokio::time::sleep(Duration::from_secs(seconds)) => {}
        () = run.stop.wait() => {}
    }
}

async fn close(held: Vec<Held>) {
    let tasks: Vec<_> = held
        .into_iter()
        .map(|Held { say, task }| {
            drop(say);
            task
        })
        .collect();
    for task in tasks {
        task.await.expect("a socket's task does not panic");
    }
}

/// The server's count once it is what it was before, or at the end of patience.
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

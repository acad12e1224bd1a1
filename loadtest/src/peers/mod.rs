//! Compares the fan-out of this portal, Nchan and Socket.IO. Each server gets one core and the load another. Rounds alternate
//! between the servers, so that other work on the machine affects all of them.

mod listeners;
mod mark;
mod publisher;
mod received;
mod server;
mod socket;
mod table;

use std::time::{Duration, Instant};

use anyhow::Context;

use crate::{
    cli::{Common, Peers},
    database,
    report::Report,
    stop::Stop,
    usage::processor_and_memory,
};
use listeners::{Listeners, Step};
use publisher::Publisher;
use received::Faults;
use table::{Round, Rounds};

pub use server::{Kind, Placement, Server};

/// Time for a server to settle after many sockets opened.
const SETTLE: Duration = Duration::from_secs(2);
/// How long after the last event of a step its deliveries may arrive.
const GRACE: Duration = Duration::from_secs(3);
/// The highest p99 of a hot step that counts.
const HOT_P99_MS: f64 = 250.0;

pub async fn run(common: &Common, args: &Peers, stop: &Stop) -> anyhow::Result<Report> {
    crate::open_files::allow_sockets(args.watchers)?;
    if let (true, Some(database)) = (args.servers.contains(&Kind::Portal), &args.database) {
        database::ours(database, common.yes_this_is_my_server).await?;
    }
    let mut rounds = Rounds::default();
    let measured = tokio::select! {
        measured = measure(args, stop, &mut rounds) => measured,
        // An interrupted round is dropped.
        () = stop.wait() => Ok(()),
    };
    let mut report = Report::new("peers", Vec::new(), args);
    report.interrupted = stop.is_set();
    rounds.add_to(&mut report);
    report.keep_completed_rounds(measured)?;
    println!("{}", rounds.markdown());
    report.notes.push(format!(
        "hot: the most deliveries a processor second of the server, among steps with a p99 within {HOT_P99_MS} ms and \
         every event delivered once to every listener in one order; each step doubles the rate of the step before"
    ));
    Ok(report)
}

async fn measure(args: &Peers, stop: &Stop, rounds: &mut Rounds) -> anyhow::Result<()> {
    for number in 1..=args.rounds {
        for kind in &args.servers {
            eprintln!("round {number} of {}: {}", args.rounds, kind.name());
            let round =
                one(args, *kind, stop).await.with_context(|| format!("{}, round {number}", kind.name()))?;
            rounds.add(kind.name(), round);
        }
    }
    Ok(())
}

/// Measures one server, from its start to its end.
async fn one(args: &Peers, kind: Kind, stop: &Stop) -> anyhow::Result<Round> {
    let server = Server::start(kind, &args.place()).await?;
    let publisher = Publisher::new(&server).await?;
    let before = server.usage()?;
    let listeners = Listeners::gather(&server, &publisher, args.watchers).await?;
    tokio::time::sleep(SETTLE).await;
    let socket_kib = (server.usage()?.1 - before.1) / 1024.0 / args.watchers as f64;

    let quiet = step(args, &server, &publisher, &listeners, args.quiet_rate, stop).await?;
    let mut round = Round {
        socket_kib,
        quiet_us: quiet.cpu_seconds * 1e6 / quiet.delivered.max(1) as f64,
        faults: quiet.faults.total(),
        ..Round::default()
    };
    let mut rate = args.hot_rate;
    while rate <= args.most_rate && !stop.is_set() {
        let hot = step(args, &server, &publisher, &listeners, rate, stop).await?;
        let Faults { missing, surplus, out_of_order } = hot.faults;
        eprintln!(
            "  {rate} a second: p99 {:.1} ms; {missing} missing, {surplus} surplus, {out_of_order} listeners with another order",
            hot.p99_ms
        );
        if hot.p99_ms > HOT_P99_MS || hot.faults.total() > 0 {
            break;
        }
        let per_second = hot.delivered as f64 / hot.cpu_seconds.max(1e-6);
        if per_second > round.hot {
            (round.hot, round.hot_rate, round.hot_p99_ms) = (per_second, rate, hot.p99_ms);
        }
        rate *= 2.0;
    }
    Ok(round)
}

/// Result of one step.
struct StepResult {
    faults: Faults,
    delivered: u64,
    cpu_seconds: f64,
    p99_ms: f64,
}

async fn step(
    args: &Peers,
    server: &Server,
    publisher: &Publisher,
    listeners: &Listeners,
    rate: f64,
    stop: &Stop,
) -> anyhow::Result<StepResult> {
    let step = listeners.begin();
    let before = server.usage()?;
    let published =
        publisher.publish(listeners.began, &step, rate, args.seconds, args.bytes as usize, stop).await?;
    let due = published * args.watchers;
    let end = Instant::now() + GRACE;
    while step.delivered() < due && Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let cpu_seconds = server.usage()?.0 - before.0;
    let Step { latencies, .. } = &*step;
    let p99_ms = latencies.summary().p99;
    Ok(StepResult { faults: step.faults(published), delivered: step.delivered(), cpu_seconds, p99_ms })
}

impl Peers {
    fn place(&self) -> Placement<'_> {
        Placement {
            cores: self.core.to_string(),
            portal: self.portal.as_deref(),
            database: self.database.as_deref(),
            dir: Some(&self.dir),
        }
    }
}

impl Server {
    /// Processor seconds and bytes of memory of the server.
    fn usage(&self) -> anyhow::Result<(f64, f64)> {
        processor_and_memory(self.pid()).context("the server has ended")
    }
}

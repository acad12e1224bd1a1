//! All sockets break at once, with or without the portal's process. Clients reconnect as the app does, while ordinary calls
//! continue. Measures the waiting time of both.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU8, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::ensure;
use futures_util::future::join_all;
use tokio::time::timeout;

use super::Run;
use crate::{
    calls::Calls,
    cli::Storm,
    client::{CallError, Client, Person},
    concurrency::run_bounded,
    drive::drive,
    final_reads::FinalReads,
    measure::{Latencies, Tally},
    open_files, people,
    process::Process,
    progress::Progress,
    promise::Measure,
    report::Report,
    socket::End,
    stop::Stop,
    visitor::{self, OpenSocket, Reconnects, Visitor},
};

const BEFORE: &str = "ordinary calls, before";
const DURING: &str = "ordinary calls, meanwhile";
/// While no portal answers, due calls are not sent but counted.
const AFTER: &str = "ordinary calls, afterwards";
const DOWN: &str = "calls due while no portal was there";
/// Pause between two checks whether a portal answers again.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// Share of the ordinary calls before the storm.
const BEFORE_SHARE: f64 = 0.25;
/// Tolerance between sending the signal and noting its time.
const SIGNAL_TOLERANCE: Duration = Duration::from_secs(1);
/// How long a client tries to reconnect.
const RECONNECT_TIMEOUT: Duration = Duration::from_secs(180);

/// The phases of the run, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Phase {
    Before,
    Down,
    Reconnecting,
    After,
}

#[derive(Default)]
struct Stats {
    /// A `Phase`.
    phase: AtomicU8,
    due_while_down: AtomicU64,
    away: Latencies,
    not_opened: Tally,
    reconnects: Reconnects,
    faults: Tally,
}

pub async fn run(run: &Run, args: &Storm) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.sockets)?;
    let restart = args.pid.is_some();
    ensure!(!restart || run.is_one_node(), "--pid ends one process, so it needs exactly one --target");
    let mut process = args.pid.map(Process::find).transpose()?;
    let stats = Arc::new(Stats::default());
    let people = Arc::new(people::register(run, args.sockets.div_ceil(args.per_person)).await?);
    let visitor = |n: u64| Visitor {
        client: run.node(n).clone(),
        person: people[n as usize % people.len()].clone(),
        topic: args.topic.clone(),
    };
    let visitors = if people.is_empty() { Vec::new() } else { (0..args.sockets).map(visitor).collect() };
    let held = visitor::gather(run, &Arc::new(visitors), &stats.not_opened).await;
    let opened = held.len();

    let calls = Arc::new(Calls::new(&[BEFORE, DURING, AFTER]));
    let ordinary = ordinary(run, args, &people, &calls, &stats);
    let phase = async {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs_f64(args.seconds as f64 * BEFORE_SHARE)) => {}
            () = run.stop.wait() => {}
        }
        if run.stop.is_set() {
            // A run that was stopped before the storm has none.
            return Ok((Vec::new(), Duration::ZERO, None));
        }
        let began = Instant::now();
        if let Some(process) = &mut process {
            stats.enter(Phase::Down);
            process.kill()?;
        }
        let up = async {
            let up = if restart { is_there_again(run).await } else { Some(Duration::ZERO) };
            stats.enter(Phase::Reconnecting);
            up
        };
        let (up, back) = tokio::join!(up, lose_and_come_back(run, held, &stats, restart));
        stats.enter(Phase::After);
        Ok::<_, anyhow::Error>((back, began.elapsed(), up))
    };
    let ((), phase) = tokio::join!(ordinary, phase);
    let (back, took, up) = phase?;
    compare(run, &back, &stats).await;

    let mut report = run.report("storm", args);
    report.latency("away", &stats.away);
    calls.report(&mut report, args.limits.errors);
    calls.promise_p99(&mut report, args.limits.p99_ms, |name| name == DURING);
    report.figure("sockets", opened as f64);
    report.figure("came back", back.len() as f64);
    report.figure("all back after, s", took.as_secs_f64());
    if restart {
        let told = up.map_or("not again".into(), |up| format!("after {:.1} s", up.as_secs_f64()));
        report.promise_of_all(
            format!("a portal answers again within {} s", RECONNECT_TIMEOUT.as_secs()),
            up.is_some(),
            told,
        );
        if let Some(up) = up {
            report.figure("a portal answers again after, s", up.as_secs_f64());
        }
        report.figure(DOWN, stats.due_while_down.load(Ordering::Relaxed) as f64);
    }
    report.errors(&stats.not_opened);
    report
        .notes
        .push("refusals among the errors are expected: a portal admits clients at a bounded rate".into());
    let not_opened = stats.not_opened.total();
    report.promise_of_all("every socket opens and watches", not_opened == 0 && opened > 0, {
        format!("{opened} did, {not_opened} did not")
    });
    let slowest = stats.away.summary().max / 1000.0;
    let everybody = back.len() == opened;
    report
        .promise_of_all(
            format!("everybody is back within {} s", args.within),
            everybody && slowest <= args.within,
            format!("{} of {opened}, the last after {slowest:.1} s", back.len()),
        )
        // Missing clients have no time.
        .measured(everybody.then(|| Measure::at_most(slowest, args.within, "s")));
    report.promise_none("reconnected sockets show the same status as REST", &stats.faults);
    join_all(back.into_iter().map(|(_, held, _)| held.close(&stats.reconnects.lost))).await;
    stats.reconnects.report(&mut report);
    Ok(report)
}

/// Calls of players who lost no socket: lists, and their own status.
async fn ordinary(
    run: &Run,
    args: &Storm,
    people: &Arc<Vec<Person>>,
    calls: &Arc<Calls>,
    stats: &Arc<Stats>,
) {
    let live = calls.clone();
    let schedule = run.schedule(args.rate, args.seconds);
    let _progress = Progress::start("ordinary calls", schedule.count, move || (live.answered(), live.live()));
    drive(schedule, &run.stop, calls, |arrival| {
        let (client, people, calls) = (run.node(arrival.number).clone(), people.clone(), calls.clone());
        let phase = stats.phase();
        if phase == Phase::Down {
            stats.due_while_down.fetch_add(1, Ordering::Relaxed);
        }
        async move {
            let name = match phase {
                Phase::Before => BEFORE,
                Phase::Down => return,
                Phase::Reconnecting => DURING,
                Phase::After => AFTER,
            };
            let _ = calls.call(name, arrival.due, one(&client, &people, arrival.number)).await;
        }
    })
    .await;
}

async fn one(client: &Client, people: &[Person], number: u64) -> Result<(), crate::client::CallError> {
    match number % 3 {
        0 => client.games(None, "hot", 10, None).await.map(drop),
        1 => client.posts(None, 10, None).await.map(drop),
        _ if people.is_empty() => Ok(()),
        _ => client.status(&people[number as usize % people.len()]).await.map(drop),
    }
}

type Reconnected = (Visitor, OpenSocket, actors::wire::Status);

/// Breaks every connection without a close handshake, as a network failure does. With `restart` they break with the process.
async fn lose_and_come_back(
    run: &Run,
    held: Vec<(Visitor, OpenSocket)>,
    stats: &Arc<Stats>,
    restart: bool,
) -> Vec<Reconnected> {
    let (count, live) = (held.len() as u64, stats.clone());
    let _progress = Progress::start("storm", count, move || {
        (live.away.summary().count, format!("back, {} refused", live.reconnects.refusals.total()))
    });
    // With `restart`, the killed process has broken them.
    if !restart {
        held.iter().for_each(|(_, held)| held.task.abort());
    }
    let lost = Instant::now();
    let reconnecting: Vec<_> = held
        .into_iter()
        .map(|(visitor, held)| {
            let (stats, stop) = (stats.clone(), run.stop.clone());
            tokio::spawn(async move {
                // Keeps the sender alive: dropping it would close the socket, and its end would go unnoticed.
                let OpenSocket { frames_tx: _open, task } = held;
                let back = async {
                    if let Ok((End::Lost(why), at)) = task.await
                        && at < lost - SIGNAL_TOLERANCE
                    {
                        stats.faults.add(format!("a socket ended before the storm: {why}"));
                    }
                    visitor.reconnect(&stats.reconnects, restart).await
                };
                let (held, opened) = tokio::select! {
                    back = timeout(RECONNECT_TIMEOUT, back) => back.ok()?,
                    () = stop.wait() => return None,
                };
                stats.away.record(lost.elapsed());
                Some((visitor, held, opened.status))
            })
        })
        .collect();
    let mut back = Vec::new();
    for one in reconnecting {
        back.extend(one.await.expect("a client's task does not panic"));
    }
    back
}

/// Time until a portal answers again, with any answer; `None` when it does not.
async fn is_there_again(run: &Run) -> Option<Duration> {
    let began = Instant::now();
    while began.elapsed() < RECONNECT_TIMEOUT {
        let answer = tokio::select! {
            answer = run.node(0).announcement() => answer,
            () = run.stop.wait() => return None,
        };
        match answer {
            Err(CallError::Connect | CallError::Lost | CallError::Busy { .. }) => {
                tokio::time::sleep(POLL_INTERVAL).await;
            }
            _ => return Some(began.elapsed()),
        }
    }
    None
}

impl Stats {
    fn enter(&self, phase: Phase) {
        self.phase.store(phase as u8, Ordering::Relaxed);
    }

    fn phase(&self) -> Phase {
        [Phase::Before, Phase::Down, Phase::Reconnecting, Phase::After]
            [usize::from(self.phase.load(Ordering::Relaxed))]
    }
}

/// No data changed during the storm, so each socket must show the status of REST.
async fn compare(run: &Run, back: &[Reconnected], stats: &Arc<Stats>) {
    let last = FinalReads::begin();
    run_bounded(back.len() as u64, run.at_once, &Stop::never(), |number| {
        let (visitor, _, shown) = &back[number as usize];
        let (client, person, shown) = (visitor.client.clone(), visitor.person.clone(), shown.clone());
        let stats = stats.clone();
        async move {
            match last.read(|| client.status(&person)).await {
                Ok(status) if status == shown => {}
                Ok(_) => stats.faults.add("the status differs from REST"),
                Err(error) => stats.faults.add(format!("user/center/me: {error}")),
            }
        }
    })
    .await;
}

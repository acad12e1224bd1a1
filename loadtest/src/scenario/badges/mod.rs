//! One socket of a person reads a message: how long until the person's other socket shows the lower badge? In the
//! open model: reads come when they are due.
//!
//! A message can be read once, and a new account has only a few. So the load runs in rounds: when all messages are read, new
//! people register while the clock of the load is stopped. `notices.rs` has the likes and comments of other players.

mod ledger;
mod notices;
mod pair;
mod pending_notice;

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use futures_util::future::join_all;

use super::Run;
use crate::{
    cli::{Badges, Of},
    concurrency::run_bounded,
    final_reads::FinalReads,
    measure::{Latencies, Tally},
    open_files, people,
    progress::Progress,
    promise::Measure,
    report::Report,
    schedule::Schedule,
    stop::Stop,
};
use pair::Pair;

/// How long after a round's last read its acks and statuses may arrive.
const GRACE: Duration = Duration::from_secs(10);
/// Maximum number of accounts; a run that needs more is refused.
const MAX_ACCOUNTS: u64 = 50_000;

/// Figures of all people in all rounds.
#[derive(Default)]
pub struct Stats {
    /// From the due time of a read to its ack, and to the lower badge on each socket.
    ack: Latencies,
    own: Latencies,
    other: Latencies,
    /// From the ack, which follows the commit, to the lower badge on the other socket; 0 when the badge fell first.
    behind: Latencies,
    late: Latencies,
    due: AtomicU64,
    sent: AtomicU64,
    repeated: AtomicU64,
    /// Versions that decreased, versions with two statuses, badges changed by others, acks without a read.
    faults: Tally,
    /// Failed reads and calls.
    refused: Tally,
    lost: Tally,
}

pub async fn run(run: &Run, args: &Badges) -> anyhow::Result<Report> {
    match args.of {
        Of::Reads => read_all(run, args).await,
        Of::Likes | Of::Replies => notices::run(run, args).await,
    }
}

async fn read_all(run: &Run, args: &Badges) -> anyhow::Result<Report> {
    open_files::allow_sockets(2 * args.people)?;
    let stats = Arc::new(Stats::default());
    let whole = run.schedule(args.rate, args.seconds);
    let (mut rounds, mut messages) = (0_u64, 0);
    while stats.due.load(Ordering::Relaxed) < whole.count && !run.stop.is_set() {
        let pairs = match gather(run, args.people, &stats).await {
            Ok(pairs) => pairs,
            // The figures of earlier rounds are still reported.
            Err(error) if rounds > 0 => {
                stats.refused.add(format!("round {}: {error:#}", rounds + 1));
                break;
            }
            Err(error) => return Err(error),
        };
        messages = check(args, &pairs, whole.count)?;
        let left = whole.count - stats.due.load(Ordering::Relaxed);
        let reads = left.min(args.people * messages);
        rounds += 1;
        if !run.stop.is_set() {
            read(run, Schedule { count: reads, ..whole }, &pairs, &stats).await;
            settle(&stats).await;
            compare_with_rest(run, &pairs).await;
        }
        close(pairs).await;
    }

    let mut report = run.report("badges", args);
    report.latency("due to the other socket", &stats.other);
    report.latency("due to the own socket", &stats.own);
    report.latency("due to ack", &stats.ack);
    report.latency("ack to the other socket", &stats.behind);
    report.lateness(&stats.late);
    report.figure("reads", stats.sent.load(Ordering::Relaxed) as f64);
    report.figure("rounds", rounds as f64);
    report.figure("messages a person", messages as f64);
    report.figure("statuses told again", stats.repeated.load(Ordering::Relaxed) as f64);
    report.errors(&stats.faults);
    report.errors(&stats.refused);
    report.errors(&stats.lost);
    // An interrupted run must have sent the reads that were due until then.
    let due = if run.stop.is_set() { stats.due.load(Ordering::Relaxed) } else { whole.count };
    promises(&mut report, args, due, &stats);
    Ok(report)
}

fn promises(report: &mut Report, args: &Badges, due: u64, stats: &Stats) {
    let sent = stats.sent.load(Ordering::Relaxed);
    report.promise_count("every read is sent when it is due", sent, due);
    let (acked, refused) = (stats.ack.summary().count, stats.refused.total());
    report.promise("every read is acknowledged, or refused", (acked..=acked + refused).contains(&sent), {
        format!("{acked} of {sent} acknowledged")
    });
    for (promise, latencies) in [
        ("every acknowledged read appears on the own socket, once", &stats.own),
        ("every acknowledged read appears on the other socket, once", &stats.other),
    ] {
        let count = latencies.summary().count;
        report.promise_count(promise, count, acked);
    }
    let (faults, lost) = (stats.faults.total(), stats.lost.total());
    report
        .promise(
            "versions never decrease; one version has one status, on both sockets, by REST and in the inbox",
            faults == 0,
            format!("{faults} faults"),
        )
        .measured(Measure::at_most(faults as f64, 0.0, "faults"));
    report.promise_errors("calls and reads", args.limits.errors, refused, acked);
    report.promise("no socket is lost", lost == 0, format!("{lost} lost")).measured(Measure::at_most(
        lost as f64,
        0.0,
        "sockets",
    ));
    report.promise_p99("due to the other socket", args.limits.p99_ms, stats.other.summary());
}

/// Registers new people and opens two sockets for each.
async fn gather(run: &Run, count: u64, stats: &Arc<Stats>) -> anyhow::Result<Vec<Arc<Pair>>> {
    let people = people::register(run, count).await?;
    let (_progress, joined) = Progress::counted("connecting", count);
    let pairs = run_bounded(people.len() as u64, run.at_once, &run.stop, |number| {
        // With several nodes, the two sockets are on different ones.
        let (own, other) = (run.node(number).clone(), run.node(number + 1).clone());
        let (person, stats, joined) = (people[number as usize].clone(), stats.clone(), joined.clone());
        async move {
            let pair = Pair::join(person, own, other, stats).await;
            joined.add(1);
            pair.map(Arc::new)
        }
    });
    pairs.await.into_iter().collect::<anyhow::Result<_>>().context("cannot open the sockets of a person")
}

/// Unread messages per person; refuses a load that cannot be measured.
fn check(args: &Badges, pairs: &[Arc<Pair>], reads: u64) -> anyhow::Result<u64> {
    // No pairs: the run was stopped.
    let messages = pairs.iter().map(|pair| pair.messages.len() as u64).min().unwrap_or(0);
    let Some(first) = pairs.first() else { return Ok(0) };
    ensure!(
        messages > 0,
        "new accounts have no unread messages: import a content pack that welcomes them (messages.yaml)"
    );
    let accounts = reads.div_ceil(args.people * messages) * args.people;
    ensure!(
        accounts <= MAX_ACCOUNTS,
        "with {messages} messages per person the run needs {accounts} accounts, above the limit of {MAX_ACCOUNTS}: \
         lower --rate or --seconds"
    );
    let each = args.rate / args.people as f64;
    ensure!(
        each <= f64::from(first.frames_per_second) / 2.0,
        "each person would read {each:.1} times a second, and the server accepts {} frames a second per socket: \
         raise --people",
        first.frames_per_second
    );
    Ok(messages)
}

/// One round of reads: each turn reads one message of every person.
async fn read(run: &Run, schedule: Schedule, pairs: &[Arc<Pair>], stats: &Arc<Stats>) {
    let (live, before) = (stats.clone(), stats.due.load(Ordering::Relaxed));
    let _progress = Progress::start("reads", schedule.count, move || {
        let done = live.other.summary().count.saturating_sub(before);
        (done, format!("other socket {}, {} lost", live.other.live(), live.lost.total()))
    });
    let mut arrivals = schedule.start(&run.stop);
    while let Some(arrival) = arrivals.recv().await {
        let (turn, person) = (arrival.number as usize / pairs.len(), arrival.number as usize % pairs.len());
        stats.due.fetch_add(1, Ordering::Relaxed);
        if pairs[person].read(turn, arrival.due) {
            stats.sent.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Waits for the acks and statuses of all sent reads.
async fn settle(stats: &Stats) {
    let began = Instant::now();
    let sent = stats.sent.load(Ordering::Relaxed);
    let count = |traces: &Latencies| traces.summary().count;
    let all_seen = || {
        let acked = count(&stats.ack);
        acked + stats.refused.total() >= sent && count(&stats.own) >= acked && count(&stats.other) >= acked
    };
    while !all_seen() && began.elapsed() < GRACE {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// REST must show everybody the state of their sockets.
async fn compare_with_rest(run: &Run, pairs: &[Arc<Pair>]) {
    let last = FinalReads::begin();
    run_bounded(pairs.len() as u64, run.at_once, &Stop::never(), |number| {
        let pair = pairs[number as usize].clone();
        async move { pair.compare_with_rest(last).await }
    })
    .await;
}

/// By now no task uses the pairs.
async fn close(pairs: Vec<Arc<Pair>>) {
    join_all(pairs.into_iter().filter_map(Arc::into_inner).map(Pair::close)).await;
}

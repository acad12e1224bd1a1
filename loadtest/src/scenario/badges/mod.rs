//! One socket of a person reads a message; how long until the person's other socket shows the lower badge? In the
//! open model: reads come when they are due.
//!
//! A message can be read once, and new accounts have a few. So the load comes in rounds: when all is read, new people
//! come, and only then the clock goes on. Likes and comments, which others make, are in `notices.rs`.

mod ledger;
mod notices;
mod pair;
mod wait;

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
    crowd::a_few_at_a_time,
    last::Last,
    measure::{Latencies, Tally},
    open_files,
    pace::Schedule,
    people,
    progress::Progress,
    report::Report,
    stop::Stop,
};
use pair::Pair;

/// How long after a round's last read its traces may still come.
const GRACE: Duration = Duration::from_secs(10);
/// A run that would need more is refused.
const MAX_ACCOUNTS: u64 = 50_000;

/// Of all people of all rounds.
#[derive(Default)]
pub struct Seen {
    /// From when a read was due until its ack, and until the badge fell on either socket.
    ack: Latencies,
    own: Latencies,
    other: Latencies,
    /// From the ack, which follows the commit, until the badge fell on the other socket; 0 where it fell first.
    behind: Latencies,
    late: Latencies,
    due: AtomicU64,
    sent: AtomicU64,
    repeated: AtomicU64,
    /// Versions that went back; a version that told two things; badges moved by somebody else; acks of nothing.
    faults: Tally,
    /// Reads and calls.
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
    let seen = Arc::new(Seen::default());
    let whole = run.schedule(args.rate, args.seconds);
    let (mut rounds, mut messages) = (0_u64, 0);
    while seen.due.load(Ordering::Relaxed) < whole.count && !run.stop.is_set() {
        let pairs = match gather(run, args.people, &seen).await {
            Ok(pairs) => pairs,
            // What was measured until now is worth telling.
            Err(error) if rounds > 0 => {
                seen.refused.add(format!("round {}: {error:#}", rounds + 1));
                break;
            }
            Err(error) => return Err(error),
        };
        messages = check(args, &pairs, whole.count)?;
        let left = whole.count - seen.due.load(Ordering::Relaxed);
        let reads = left.min(args.people * messages);
        rounds += 1;
        if !run.stop.is_set() {
            read(run, Schedule { count: reads, ..whole }, &pairs, &seen).await;
            settle(&seen).await;
            compare_with_rest(run, &pairs).await;
        }
        part(pairs).await;
    }

    let mut report = run.report("badges", args);
    report.latency("due to the other socket", &seen.other);
    report.latency("due to the own socket", &seen.own);
    report.latency("due to ack", &seen.ack);
    report.latency("ack to the other socket", &seen.behind);
    report.lateness(&seen.late);
    report.figure("reads", seen.sent.load(Ordering::Relaxed) as f64);
    report.figure("rounds", rounds as f64);
    report.figure("messages a person", messages as f64);
    report.figure("statuses told again", seen.repeated.load(Ordering::Relaxed) as f64);
    report.errors(&seen.faults);
    report.errors(&seen.refused);
    report.errors(&seen.lost);
    // An interrupted run is held to what was due until then.
    let due = if run.stop.is_set() { seen.due.load(Ordering::Relaxed) } else { whole.count };
    promises(&mut report, args, due, &seen);
    Ok(report)
}

fn promises(report: &mut Report, args: &Badges, due: u64, seen: &Seen) {
    let sent = seen.sent.load(Ordering::Relaxed);
    report.promise("every read is sent when it is due", sent == due, format!("{sent} of {due}"));
    let (acked, refused) = (seen.ack.summary().count, seen.refused.total());
    report.promise("every read is acknowledged, or refused", (acked..=acked + refused).contains(&sent), {
        format!("{acked} of {sent} acknowledged")
    });
    for (promise, latencies) in [
        ("every read that was acknowledged is seen on the own socket, once", &seen.own),
        ("every read that was acknowledged is seen on the other socket, once", &seen.other),
    ] {
        let count = latencies.summary().count;
        report.promise(promise, count == acked, format!("{count} of {acked}"));
    }
    let (faults, lost) = (seen.faults.total(), seen.lost.total());
    report.promise(
        "versions never go back, and one version tells one status on both sockets and by REST, which is that of the inbox",
        faults == 0,
        format!("{faults} faults"),
    );
    report.promise_errors("calls and reads", args.limits.errors, refused, acked);
    report.promise("no socket is lost", lost == 0, format!("{lost} lost"));
    report.promise_p99("due to the other socket", args.limits.p99_ms, seen.other.summary());
}

/// New people with two sockets each.
async fn gather(run: &Run, count: u64, seen: &Arc<Seen>) -> anyhow::Result<Vec<Arc<Pair>>> {
    let people = people::register(run, count).await?;
    let (_progress, joined) = Progress::counted("connecting", count);
    let pairs = a_few_at_a_time(people.len() as u64, run.at_once, &run.stop, |number| {
        // With several nodes the two sockets are on different ones.
        let (own, other) = (run.node(number).clone(), run.node(number + 1).clone());
        let (person, seen, joined) = (people[number as usize].clone(), seen.clone(), joined.clone());
        async move {
            let pair = Pair::join(person, own, other, seen).await;
            joined.add(1);
            pair.map(Arc::new)
        }
    });
    pairs.await.into_iter().collect::<anyhow::Result<_>>().context("a person could not come online")
}

/// How many messages each person has to read; refuses what cannot be measured.
fn check(args: &Badges, pairs: &[Arc<Pair>], reads: u64) -> anyhow::Result<u64> {
    // None: the run was stopped before anybody came.
    let messages = pairs.iter().map(|pair| pair.messages.len() as u64).min().unwrap_or(0);
    let Some(first) = pairs.first() else { return Ok(0) };
    ensure!(
        messages > 0,
        "new accounts have no unread messages: import a content pack that welcomes them (messages.yaml)"
    );
    let accounts = reads.div_ceil(args.people * messages) * args.people;
    ensure!(
        accounts <= MAX_ACCOUNTS,
        "with {messages} messages a person this would take {accounts} accounts, above the limit of {MAX_ACCOUNTS}: \
         lower --rate or --seconds"
    );
    let each = args.rate / args.people as f64;
    ensure!(
        each <= f64::from(first.frames_per_second) / 2.0,
        "each person would read {each:.1} times a second; the server takes {} frames a second from a socket: \
         raise --people",
        first.frames_per_second
    );
    Ok(messages)
}

/// One round of reads: person after person, message after message.
async fn read(run: &Run, schedule: Schedule, pairs: &[Arc<Pair>], seen: &Arc<Seen>) {
    let (live, before) = (seen.clone(), seen.due.load(Ordering::Relaxed));
    let _progress = Progress::start("reads", schedule.count, move || {
        let done = live.other.summary().count.saturating_sub(before);
        (done, format!("other socket {}, {} lost", live.other.live(), live.lost.total()))
    });
    let mut arrivals = schedule.start(&run.stop);
    while let Some(arrival) = arrivals.recv().await {
        let (turn, person) = (arrival.number as usize / pairs.len(), arrival.number as usize % pairs.len());
        seen.due.fetch_add(1, Ordering::Relaxed);
        if pairs[person].read(turn, arrival.due) {
            seen.sent.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Waits for the traces of everything that was sent.
async fn settle(seen: &Seen) {
    let began = Instant::now();
    let sent = seen.sent.load(Ordering::Relaxed);
    let count = |traces: &Latencies| traces.summary().count;
    let all_seen = || {
        let acked = count(&seen.ack);
        acked + seen.refused.total() >= sent && count(&seen.own) >= acked && count(&seen.other) >= acked
    };
    while !all_seen() && began.elapsed() < GRACE {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// By REST everybody must find what their sockets showed.
async fn compare_with_rest(run: &Run, pairs: &[Arc<Pair>]) {
    let last = Last::begin();
    a_few_at_a_time(pairs.len() as u64, run.at_once, &Stop::never(), |number| {
        let pair = pairs[number as usize].clone();
        async move { pair.compare_with_rest(last).await }
    })
    .await;
}

/// Nobody's pair is in use by now.
async fn part(pairs: Vec<Arc<Pair>>) {
    join_all(pairs.into_iter().filter_map(Arc::into_inner).map(Pair::part)).await;
}

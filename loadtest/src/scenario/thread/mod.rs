//! One hot post with many watchers and writers. Every watcher must get every event once and in order; the time of delivery
//! is measured.

pub mod scan;
mod watch;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use uuid::Uuid;

use super::Run;
use crate::{
    calls::Calls,
    cli::Thread,
    client::{CallError, Person, Post},
    concurrency::run_bounded,
    drive::{load, progress_bar},
    final_reads::FinalReads,
    open_files, people,
    progress::Progress,
    report::Report,
    sampling::is_chosen,
    usage::PROCESSOR,
};
use watch::{PARSE_EACH, Stats, Watcher};

const COMMENT: &str = "comment";
const LIKE: &str = "like";
/// How long after the last write its events may arrive.
const GRACE: Duration = Duration::from_secs(10);

/// An account that writes, and whether it likes the post now.
struct Writer {
    person: Person,
    likes: AtomicBool,
}

pub async fn run(run: &Run, args: &Thread) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.watchers)?;
    let people = people::register(run, args.watchers.div_ceil(args.per_person)).await?;
    let writers: Vec<_> = people::register(run, args.writers).await?;
    ensure!(!people.is_empty() && !writers.is_empty(), "stopped before anybody was online");
    let post = run.node(0).publish(&writers[0], "lt: one hot post", Uuid::new_v4()).await;
    let post = post.context("cannot publish the post")?.id;
    let stats = Arc::new(Stats::default());
    let watchers = gather(run, args, people, post, &stats).await?;

    let calls = Arc::new(Calls::new(&[COMMENT, LIKE]));
    let writers: Arc<Vec<Writer>> =
        Arc::new(writers.into_iter().map(|person| Writer { person, likes: AtomicBool::default() }).collect());
    let before = run.counted(PROCESSOR).await;
    let began = Instant::now();
    let commented = Arc::new(AtomicU64::new(0));
    let progress = progress_bar(run, "writes", &args.load, &calls);
    load(run, &args.load, &calls, u64::MAX, |arrival| {
        let (calls, writers, client) = (calls.clone(), writers.clone(), run.node(arrival.number).clone());
        let (commented, length) = (commented.clone(), args.text as usize);
        let due_micros = arrival.due.saturating_duration_since(stats.began).as_micros() as u64;
        let likes = is_chosen(arrival.number, args.likes);
        async move {
            let writer = &writers[arrival.number as usize % writers.len()];
            if likes {
                let on = !writer.likes.fetch_xor(true, Ordering::Relaxed);
                if let Ok(liked) = calls.call(LIKE, arrival.due, client.like(&writer.person, post, on)).await
                {
                    calls.agree(liked.liked == on, "the answer to a like shows another state");
                }
            } else {
                let text = format!("{}{}", scan::mark(due_micros), "评".repeat(length));
                let written = client.comment(&writer.person, post, &text, Uuid::new_v4());
                if calls.call(COMMENT, arrival.due, written).await.is_ok() {
                    commented.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
    })
    .await;
    drop(progress);
    let took = began.elapsed();
    let end = settle(run, post, &watchers).await;
    let spent = run.counted(PROCESSOR).await.zip(before).map(|(after, before)| after - before);

    let mut report = run.report("thread", args);
    report.latency("due to a watcher", &stats.latencies);
    calls.report(&mut report, args.load.limits.errors);
    report.promise_p99("due to a watcher", args.load.limits.p99_ms, stats.latencies.summary());
    let deliveries = stats.deliveries.load(Ordering::Relaxed);
    report.figure("writes a second", calls.answered() as f64 / took.as_secs_f64());
    figures(&mut report, &stats, deliveries, took, spent);
    promises(&mut report, &watchers, &end, commented.load(Ordering::Relaxed), calls.errors.total());
    report.promise_none("every event comes once and in order, to every watcher", &stats.faults);
    report.promise_none("no socket is lost", &stats.lost);
    for watcher in watchers {
        watcher.close().await;
    }
    Ok(report)
}

fn figures(report: &mut Report, stats: &Stats, deliveries: u64, took: Duration, spent: Option<f64>) {
    let frames = stats.frames.load(Ordering::Relaxed);
    report.figure("watchers", stats.watching.load(Ordering::Relaxed) as f64);
    report.figure("deliveries", deliveries as f64);
    report.figure("deliveries a second", deliveries as f64 / took.as_secs_f64());
    report.figure("events a frame", deliveries as f64 / frames.max(1) as f64);
    if let Some(cpu_seconds) = spent.filter(|seconds| *seconds > 0.0) {
        report.figure("server's CPU, s", cpu_seconds);
        report.figure("server's CPU a delivery, µs", cpu_seconds * 1e6 / deliveries.max(1) as f64);
        report.figure("deliveries a CPU second", deliveries as f64 / cpu_seconds);
    }
}

/// Adds the promises about the thread's final state by REST.
fn promises(
    report: &mut Report,
    watchers: &[Watcher],
    end: &Result<Post, CallError>,
    commented: u64,
    failed: u64,
) {
    let mut promise = |promise: &str, judge: &dyn Fn(&Post) -> (bool, String)| {
        report.promise_read(promise, end.as_ref().map(judge));
    };
    promise("every answered comment is in the thread, and no other", &|end| {
        // A comment whose answer was lost may exist.
        let made = end.seq as u64;
        let right = (commented..=commented + failed).contains(&made) && end.comment_num as u64 == made;
        (right, format!("{made} in the thread, {commented} answered, {} by REST", end.comment_num))
    });
    promise("every watcher was shown all", &|end| {
        let whole = watchers.iter().filter(|watcher| watcher.shown().seq == end.seq).count();
        (whole == watchers.len(), format!("{whole} of {} were shown {}", watchers.len(), end.seq))
    });
    promise("every watcher shows the likes of REST at the end", &|end| {
        let agree = |watcher: &&Watcher| {
            watcher.shown().likes.map_or(end.like_num == 0, |(_, count)| count == end.like_num)
        };
        let same = watchers.iter().filter(agree).count();
        (same == watchers.len(), format!("{same} of {} show {}", watchers.len(), end.like_num))
    });
}

async fn gather(
    run: &Run,
    args: &Thread,
    people: Vec<Person>,
    post: i64,
    stats: &Arc<Stats>,
) -> anyhow::Result<Vec<Watcher>> {
    let people = Arc::new(people);
    let live = stats.clone();
    let _progress = Progress::start("watchers", args.watchers, move || {
        (live.watching.load(Ordering::Relaxed), String::new())
    });
    let watchers = run_bounded(args.watchers, run.at_once, &run.stop, |number| {
        let (client, people, stats) = (run.node(number).clone(), people.clone(), stats.clone());
        async move {
            let person = &people[number as usize % people.len()];
            Watcher::join(&client, person, post, number.is_multiple_of(PARSE_EACH), stats).await
        }
    });
    watchers.await.into_iter().collect::<anyhow::Result<_>>().context("cannot open the socket of a watcher")
}

/// Waits until every watcher has the final state, or until the grace period ends. Returns the post by REST.
async fn settle(run: &Run, post: i64, watchers: &[Watcher]) -> Result<Post, CallError> {
    let (began, last) = (Instant::now(), FinalReads::begin());
    loop {
        let end = last.read(|| run.node(0).post(post)).await?;
        let there = |watcher: &Watcher| {
            let shown = watcher.shown();
            shown.seq >= end.seq && shown.likes.is_none_or(|(_, count)| count == end.like_num)
        };
        if watchers.iter().all(there) || began.elapsed() >= GRACE {
            return Ok(end);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

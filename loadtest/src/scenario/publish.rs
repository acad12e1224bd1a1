//! Posts are published at a rate while feeds of the square are open.

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use actors::wire::{Square, ToClient};
use anyhow::ensure;
use uuid::Uuid;

use super::Run;
use crate::{
    calls::Calls,
    cli::Publish,
    client::CallError,
    drive::{load, progress_bar},
    final_reads::FinalReads,
    online, open_files, people,
    promise::Measure,
    report::Report,
};

const PUBLISH: &str = "square/post";
const AGAIN: &str = "square/post, sent again";
/// One in this many repeats the call with the same key, as after a lost answer.
const RETRIES: u64 = 20;
/// How long after the last post its notification may arrive.
const GRACE: Duration = Duration::from_secs(10);
/// Feeds are notified at most once a second; after this pause no notification is pending.
const QUIET: Duration = Duration::from_millis(1500);
/// The search for a post ends after this many pages.
const MOST_PAGES: usize = 2_000;

pub async fn run(run: &Run, args: &Publish) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.feeds)?;
    let authors = Arc::new(people::register(run, args.authors).await?);
    let readers = people::register(run, args.feeds).await?;
    ensure!(!authors.is_empty(), "stopped before anybody was online");
    let notified: Arc<Vec<AtomicU64>> = Arc::new(readers.iter().map(|_| AtomicU64::new(0)).collect());
    let (event, stats) = (notified.clone(), Arc::new(online::Stats::default()));
    let on_frame = Arc::new(move |which: usize, _: Instant, frame: &ToClient| {
        if let ToClient::Square(Square { new_posts, .. }) = frame {
            event[which].fetch_add(*new_posts, Ordering::Relaxed);
        }
    });
    let online = online::gather(run, readers, |_| vec!["square".into()], on_frame, &stats).await?;

    let calls = Arc::new(Calls::new(&[PUBLISH, AGAIN]));
    let made = Arc::new(Mutex::new(HashSet::new()));
    let progress = progress_bar(run, "posts", &args.load, &calls);
    let began = Instant::now();
    load(run, &args.load, &calls, u64::MAX, |arrival| {
        let (calls, made, authors) = (calls.clone(), made.clone(), authors.clone());
        let client = run.node(arrival.number).clone();
        async move {
            let author = &authors[arrival.number as usize % authors.len()];
            let (key, text) = (Uuid::new_v4(), format!("第 {} 篇", arrival.number));
            let published = client.publish(author, &text, key);
            let Ok(post) = calls.call(PUBLISH, arrival.due, published).await else { return };
            calls.agree(made.lock().expect("no holder panics").insert(post.id), "two posts with one id");
            if arrival.number.is_multiple_of(RETRIES) {
                let again = client.publish(author, &text, key);
                if let Ok(again) = calls.call(AGAIN, Instant::now(), again).await {
                    calls.agree(again.id == post.id, "a repeated key published a second post");
                }
            }
        }
    })
    .await;
    drop(progress);
    let took = began.elapsed();
    let made = std::mem::take(&mut *made.lock().expect("no holder panics"));
    let all_notified =
        || notified.iter().all(|notified| notified.load(Ordering::Relaxed) >= made.len() as u64);
    let end = Instant::now() + GRACE;
    while !all_notified() && Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tokio::time::sleep(QUIET).await;

    let mut report = run.report("publish", args);
    calls.report(&mut report, args.load.limits.errors);
    calls.promise_p99(&mut report, args.load.limits.p99_ms, |name| name == PUBLISH);
    report.figure("posts", made.len() as f64);
    report.figure("posts a second", made.len() as f64 / took.as_secs_f64());
    // A post whose answer was lost may exist.
    let most = made.len() as u64 + calls.errors.total();
    let right =
        |notified: &&AtomicU64| (made.len() as u64..=most).contains(&notified.load(Ordering::Relaxed));
    let whole = notified.iter().filter(right).count();
    let seen = format!("{whole} of {} were notified of {}", notified.len(), made.len());
    report
        .promise("every open feed is notified of every post, once", whole == notified.len(), seen)
        .measured(Measure::exactly(whole as u64, notified.len() as u64));
    let found = find(run, &made).await;
    let shown = found.map(|found| (found == made.len(), format!("{found} of {}", made.len())));
    report.promise_read("the list by cursor shows every post once", shown);
    online::verify(run, &online, &stats, &mut report).await;
    Ok(report)
}

/// The number of these posts that the list shows exactly once.
async fn find(run: &Run, made: &HashSet<i64>) -> Result<usize, CallError> {
    let last = FinalReads::begin();
    let (mut met, mut twice, mut cursor) = (HashSet::new(), 0, None);
    for page in 0..MOST_PAGES {
        let listed = last.read(|| run.node(page as u64).posts(None, 50, cursor.as_deref())).await?;
        for post in listed.records {
            if made.contains(&post.id) && !met.insert(post.id) {
                twice += 1;
            }
        }
        cursor = listed.next_cursor;
        if cursor.is_none() || met.len() == made.len() {
            break;
        }
    }
    Ok(met.len().saturating_sub(twice))
}

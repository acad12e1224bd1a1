//! All at once, in shares: people with open pages, each of which watches a hot thread, read, write, buy and check in.

pub mod shares;
pub mod slope;
mod world;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use uuid::Uuid;

use super::Run;
use crate::{
    calls::Calls,
    cli::{Mixed, Soak},
    client::CallError,
    drive::{load, shown},
    last::Last,
    online::{self, Online},
    open_files, people,
    report::Report,
    shop::{recharge, shelf},
};
use shares::Deed;
use world::{CALLS, Followers, World};

const GRACE: Duration = Duration::from_secs(10);

pub async fn run(run: &Run, args: &Mixed) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.people)?;
    let people = people::register(run, args.people).await?;
    ensure!(!people.is_empty(), "stopped before anybody came");
    let mut posts = Vec::new();
    for number in 0..args.threads {
        let author = &people[number as usize % people.len()];
        let post = run.node(number).publish(author, &format!("热帖 {number}"), Uuid::new_v4()).await;
        posts.push(post.context("a post could not be published")?.id);
    }
    let followers = Arc::new(Followers::new(people.len(), posts.clone()));
    let (ear, topics, seen) = (followers.clone(), followers.clone(), Arc::new(online::Seen::default()));
    let ear = Arc::new(move |who: usize, _: Instant, frame: &_| ear.hear(who, frame));
    let online = online::gather(run, people, move |who| vec![topics.topic(who)], ear, &seen).await?;
    ensure!(!online.is_empty(), "stopped before anybody came");
    let wares = if args.shares.has(Deed::Purchase) { stock_up(run, &online).await? } else { Vec::new() };

    let calls = Arc::new(Calls::new(&CALLS));
    let world = Arc::new(World::new(online, posts.clone(), wares, calls.clone()));
    let progress = shown(run, "deeds", &args.load, &calls);
    let began = Instant::now();
    load(run, &args.load, &calls, u64::MAX, |arrival| {
        let (world, deed) = (world.clone(), args.shares.pick(arrival.number));
        async move { world.act(deed, arrival.number, arrival.due).await }
    })
    .await;
    drop(progress);
    let took = began.elapsed();
    let behind = settle(run, &posts, &followers).await;

    let mut report = run.report("mixed", args);
    calls.report(&mut report, args.load.limits.errors);
    calls.promise_p99(&mut report, args.load.limits.p99_ms, |_| true);
    report.figure("answered a second", calls.answered() as f64 / took.as_secs_f64());
    report.promise_read(
        "every open thread was shown all, and its likes",
        behind.map(|behind| (behind == 0, format!("{behind} were not"))),
    );
    report.promise_none("events of threads come once and in order", &followers.faults);
    online::verify(run, &world.people, &seen, &mut report).await;
    Ok(report)
}

/// The same for hours; then it is looked at what grew.
pub async fn soak(run_: &Run, args: &Soak) -> anyhow::Result<Report> {
    let mut report = run(run_, &args.mixed()).await?;
    report.scenario = "soak".into();
    slope::judge(&mut report, args.memory_mib_per_hour, args.slower);
    Ok(report)
}

/// Coins for the whole shelf.
async fn stock_up(run: &Run, online: &[Arc<Online>]) -> anyhow::Result<Vec<crate::shop::Ware>> {
    let wares = shelf(&online[0].client, &online[0].person).await?;
    recharge(run, online, wares.iter().map(|ware| ware.price).sum()).await?;
    Ok(wares)
}

/// Waits until every open thread was shown what there is; how many were not.
async fn settle(run: &Run, posts: &[i64], followers: &Followers) -> Result<usize, CallError> {
    let (end, last) = (Instant::now() + GRACE, Last::begin());
    loop {
        let mut ends = Vec::new();
        for post in posts {
            let post = last.read(|| run.node(0).post(*post)).await?;
            ends.push((post.seq, post.like_num));
        }
        let behind = followers.behind(&ends);
        if behind == 0 || Instant::now() >= end {
            return Ok(behind);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

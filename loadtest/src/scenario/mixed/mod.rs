//! All actions together, in shares: people with open pages, each watching a hot thread, read, write, buy and check in.

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
    drive::{load, progress_bar},
    final_reads::FinalReads,
    online::{self, Online},
    open_files, people,
    report::Report,
    shop::{list_paid_games, recharge},
};
use shares::Action;
use world::{CALLS, Followers, World};

const GRACE: Duration = Duration::from_secs(10);

pub async fn run(run: &Run, args: &Mixed) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.people)?;
    let people = people::register(run, args.people).await?;
    ensure!(!people.is_empty(), "stopped before anybody was online");
    let mut posts = Vec::new();
    for number in 0..args.threads {
        let author = &people[number as usize % people.len()];
        let post = run.node(number).publish(author, &format!("热帖 {number}"), Uuid::new_v4()).await;
        posts.push(post.context("cannot publish a post")?.id);
    }
    let followers = Arc::new(Followers::new(people.len(), posts.clone()));
    let (on_frame, topics, stats) =
        (followers.clone(), followers.clone(), Arc::new(online::Stats::default()));
    let on_frame = Arc::new(move |who: usize, _: Instant, frame: &_| on_frame.on_frame(who, frame));
    let online = online::gather(run, people, move |who| vec![topics.topic(who)], on_frame, &stats).await?;
    ensure!(!online.is_empty(), "stopped before anybody was online");
    let paid_games =
        if args.shares.has(Action::Purchase) { stock_up(run, &online).await? } else { Vec::new() };

    let calls = Arc::new(Calls::new(&CALLS));
    let world = Arc::new(World::new(online, posts.clone(), paid_games, calls.clone()));
    let progress = progress_bar(run, "actions", &args.load, &calls);
    let began = Instant::now();
    load(run, &args.load, &calls, u64::MAX, |arrival| {
        let (world, action) = (world.clone(), args.shares.pick(arrival.number));
        async move { world.act(action, arrival.number, arrival.due).await }
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
        "every open thread shows all events and the final likes",
        behind.map(|behind| (behind == 0, format!("{behind} do not"))),
    );
    report.promise_none("events of threads come once and in order", &followers.faults);
    online::verify(run, &world.people, &stats, &mut report).await;
    Ok(report)
}

/// The mixed load for hours; then checks what grew.
pub async fn soak(run_: &Run, args: &Soak) -> anyhow::Result<Report> {
    let mut report = run(run_, &args.mixed()).await?;
    report.scenario = "soak".into();
    slope::judge(&mut report, args.memory_mib_per_hour, args.slower);
    Ok(report)
}

/// Recharges everybody with coins for all paid games.
async fn stock_up(run: &Run, online: &[Arc<Online>]) -> anyhow::Result<Vec<crate::shop::PaidGame>> {
    let paid_games = list_paid_games(&online[0].client, &online[0].person).await?;
    recharge(run, online, paid_games.iter().map(|game| game.price).sum()).await?;
    Ok(paid_games)
}

/// Waits until every socket shows its thread's final state; returns how many do not.
async fn settle(run: &Run, posts: &[i64], followers: &Followers) -> Result<usize, CallError> {
    let (end, last) = (Instant::now() + GRACE, FinalReads::begin());
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

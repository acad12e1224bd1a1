//! The midnight rush: everybody checks in once, at a rate. Each balance rises by the day's reward, also on the open page.

use std::{sync::Arc, time::Instant};

use anyhow::ensure;
use uuid::Uuid;

use super::Run;
use crate::{
    calls::Calls,
    cli::CheckIn,
    client::CHECKED_IN_ALREADY,
    drive::{load, progress_bar},
    measure::Latencies,
    online::{self, Online},
    open_files, people,
    report::Report,
};

const CHECK_IN: &str = "checkin/today";
const AGAIN: &str = "checkin/today, sent again";
const CALENDAR: &str = "checkin/calendar";
/// One in this many repeats the call with the same key, as after a lost answer.
const RETRIES: u64 = 10;

pub async fn run(run: &Run, args: &CheckIn) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.people)?;
    let people = people::register(run, args.people).await?;
    let stats = Arc::new(online::Stats::default());
    let online = online::gather(run, people, |_| Vec::new(), Arc::new(|_, _, _| {}), &stats).await?;
    ensure!(!online.is_empty(), "stopped before anybody was online");
    let calls = Arc::new(Calls::new(&[CHECK_IN, AGAIN, CALENDAR]));
    let socket = Arc::new(Latencies::default());
    let began = Instant::now();
    let progress = progress_bar(run, "check-ins", &args.load, &calls);
    // Each person can check in once a day, so each number is used once.
    load(run, &args.load, &calls, online.len() as u64, |arrival| {
        let (one, calls, socket) = (online[arrival.number as usize].clone(), calls.clone(), socket.clone());
        async move { check_in(&one, arrival.number, arrival.due, &calls, &socket).await }
    })
    .await;
    drop(progress);
    let took = began.elapsed();
    let done = calls.of(CHECK_IN).summary().count;

    let mut report = run.report("checkin", args);
    report.latency("due to the balance on the socket", &socket);
    report.figure("check-ins a second", done as f64 / took.as_secs_f64());
    let count = socket.summary().count;
    report.promise_count("every reward is shown on the open page", count, done);
    online::verify(run, &online, &stats, &mut report).await;
    calls.report(&mut report, args.load.limits.errors);
    calls.promise_p99(&mut report, args.load.limits.p99_ms, |name| name == CHECK_IN);
    Ok(report)
}

async fn check_in(one: &Online, number: u64, due: Instant, calls: &Calls, socket: &Latencies) {
    let before = one.status().coin_num;
    let key = Uuid::new_v4();
    let Ok(done) = calls.call(CHECK_IN, due, one.client.check_in(&one.person, key)).await else { return };
    calls.agree(
        done.reward > 0 && done.coin_num == before + done.reward,
        "the balance did not rise by the reward",
    );
    if let Some(at) = one.shows(done.version).await {
        socket.record(at.saturating_duration_since(due));
    }
    if number.is_multiple_of(RETRIES) {
        let now = Instant::now();
        if let Ok(again) = calls.call(AGAIN, now, one.client.check_in(&one.person, key)).await {
            calls.agree(
                (again.reward, &again.day) == (done.reward, &done.day),
                "a repeated key got another answer",
            );
        }
        let second = one.client.check_in(&one.person, Uuid::new_v4()).await;
        calls.agree(
            second.is_err_and(|error| error == CHECKED_IN_ALREADY),
            "a second check-in on one day was accepted",
        );
    }
    // This is the only check of the balance after the repeated calls.
    if let Ok(calendar) = calls.call(CALENDAR, Instant::now(), one.client.calendar(&one.person)).await {
        calls.agree(calendar.checked_in_today, "the calendar does not show today's check-in");
        calls.agree(calendar.coin_num == done.coin_num, "the calendar shows another balance");
    }
}

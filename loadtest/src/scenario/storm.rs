//! All lose their sockets at once and come back as the app does, while ordinary calls go on: who waits how long?

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::time::timeout;

use super::Run;
use crate::{
    calls::Calls,
    cli::Storm,
    client::{Client, Person},
    crowd::a_few_at_a_time,
    drive::drive,
    limits,
    measure::{Latencies, Tally},
    people,
    progress::Progress,
    report::Report,
    visitor::{self, Held, Visitor},
};

const BEFORE: &str = "ordinary calls, before";
const DURING: &str = "ordinary calls, meanwhile";
/// The part of the calls that comes before the storm.
const CALM: f64 = 0.25;
/// How long somebody tries to come back.
const RETURN: Duration = Duration::from_secs(180);

#[derive(Default)]
struct Seen {
    away: Latencies,
    not_opened: Tally,
    refusals: Tally,
    faults: Tally,
}

pub async fn run(run: &Run, args: &Storm) -> anyhow::Result<Report> {
    limits::allow_sockets(args.sockets)?;
    let seen = Arc::new(Seen::default());
    let people = Arc::new(people::register(run, args.sockets.div_ceil(args.per_person)).await?);
    let visitor = |n: u64| Visitor {
        client: run.node(n).clone(),
        person: people[n as usize % people.len()].clone(),
        topic: args.topic.clone(),
    };
    let visitors = if people.is_empty() { Vec::new() } else { (0..args.sockets).map(visitor).collect() };
    let held = visitor::gather(run, &Arc::new(visitors), &seen.not_opened).await;
    let opened = held.len();

    let calls = Arc::new(Calls::new(&[BEFORE, DURING]));
    let storm = Arc::new(AtomicBool::new(false));
    let ordinary = ordinary(run, args, &people, &calls, &storm);
    let weather = async {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs_f64(args.seconds as f64 * CALM)) => {}
            () = run.stop.wait() => {}
        }
        storm.store(true, Ordering::Relaxed);
        let began = Instant::now();
        let back = break_and_come_back(run, held, &seen).await;
        storm.store(false, Ordering::Relaxed);
        (back, began.elapsed())
    };
    let ((), (back, took)) = tokio::join!(ordinary, weather);
    compare(run, &back, &seen).await;

    let mut report = run.report("storm", args);
    report.latency("away", &seen.away);
    calls.report(&mut report, args.limits(), |name| name == DURING);
    report.figure("sockets", opened as f64);
    report.figure("came back", back.len() as f64);
    report.figure("all back after, s", took.as_secs_f64());
    report.errors(&seen.refusals);
    report.errors(&seen.not_opened);
    report.notes.push("refusals among the errors are how a portal lets a crowd in at a bounded rate".into());
    let not_opened = seen.not_opened.total();
    report.promise_of_all(&run.stop, "every socket opens and watches", not_opened == 0 && opened > 0, {
        format!("{opened} did, {not_opened} did not")
    });
    let slowest = seen.away.summary().max / 1000.0;
    report.promise_of_all(
        &run.stop,
        format!("everybody is back within {} s", args.within),
        back.len() == opened && slowest <= args.within,
        format!("{} of {opened}, the last after {slowest:.1} s", back.len()),
    );
    report.promise_none("who comes back is shown the status that REST tells", &seen.faults);
    for (_, Held { say, task }, _) in back {
        drop(say);
        task.await?;
    }
    Ok(report)
}

/// What players do who lost nothing: lists, and their own page.
async fn ordinary(
    run: &Run,
    args: &Storm,
    people: &Arc<Vec<Person>>,
    calls: &Arc<Calls>,
    storm: &Arc<AtomicBool>,
) {
    let live = calls.clone();
    let schedule = run.schedule(args.rate, args.seconds);
    let _progress = Progress::start("ordinary calls", schedule.count, move || (live.answered(), live.live()));
    drive(schedule, &run.stop, calls, |arrival| {
        let (client, people, calls) = (run.node(arrival.number).clone(), people.clone(), calls.clone());
        let name = if storm.load(Ordering::Relaxed) { DURING } else { BEFORE };
        async move {
            let _ = calls.call(name, arrival.due, one(&client, &people, arrival.number)).await;
        }
    })
    .await;
}

async fn one(client: &Client, people: &[Person], number: u64) -> Result<(), crate::client::CallError> {
    match number % 3 {
        0 => client.games(None, "hot", 10, None).await.map(drop),
        1 => client.posts(10, None).await.map(drop),
        _ if people.is_empty() => Ok(()),
        _ => client.status(&people[number as usize % people.len()]).await.map(drop),
    }
}

type Back = (Visitor, Held, actors::wire::Status);

/// Every connection breaks without a word, as when a network goes.
async fn break_and_come_back(run: &Run, held: Vec<(Visitor, Held)>, seen: &Arc<Seen>) -> Vec<Back> {
    let (count, live) = (held.len() as u64, seen.clone());
    let _progress = Progress::start("storm", count, move || {
        (live.away.summary().count, format!("back, {} refused", live.refusals.total()))
    });
    let broken: Vec<_> = held
        .into_iter()
        .map(|(visitor, held)| {
            held.task.abort();
            visitor
        })
        .collect();
    let lost = Instant::now();
    let returning: Vec<_> = broken
        .into_iter()
        .map(|visitor| {
            let (seen, stop) = (seen.clone(), run.stop.clone());
            tokio::spawn(async move {
                let (held, opened) = tokio::select! {
                    back = timeout(RETURN, visitor.come_back(&seen.refusals)) => back.ok()?,
                    () = stop.wait() => return None,
                };
                seen.away.record(lost.elapsed());
                Some((visitor, held, opened.status))
            })
        })
        .collect();
    let mut back = Vec::new();
    for one in returning {
        back.extend(one.await.expect("a client's task does not panic"));
    }
    back
}

/// Nothing changed meanwhile: each is shown what there is.
async fn compare(run: &Run, back: &[Back], seen: &Arc<Seen>) {
    a_few_at_a_time(back.len() as u64, run.at_once, &run.stop, |number| {
        let (visitor, _, shown) = &back[number as usize];
        let (client, person, shown) = (visitor.client.clone(), visitor.person.clone(), shown.clone());
        let seen = seen.clone();
        async move {
            match client.status(&person).await {
                Ok(status) if status == shown => {}
                Ok(_) => seen.faults.add("a status unlike that of REST"),
                Err(error) => seen.faults.add(format!("user/center/me: {error}")),
            }
        }
    })
    .await;
}

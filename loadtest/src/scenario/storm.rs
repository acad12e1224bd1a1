//! All lose their sockets at once, with the portal's process or without, and come back as the app does, while ordinary calls go on: who
//! waits how long?

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
    crowd::a_few_at_a_time,
    drive::drive,
    last::Last,
    measure::{Latencies, Tally},
    open_files, people,
    process::Process,
    progress::Progress,
    report::Report,
    socket::End,
    stop::Stop,
    visitor::{self, ComingBack, Held, Visitor},
};

const BEFORE: &str = "ordinary calls, before";
const DURING: &str = "ordinary calls, meanwhile";
/// Nobody answers: what is due then is not asked for, and told as a number.
const AFTER: &str = "ordinary calls, afterwards";
const DOWN: &str = "calls due while no portal was there";
/// How often it is looked whether a portal is there again.
const LOOK: Duration = Duration::from_millis(20);
/// The part of the calls that comes before the storm.
const CALM: f64 = 0.25;
/// Between the signal and its being noted.
const EARLY: Duration = Duration::from_secs(1);
/// How long somebody tries to come back.
const RETURN: Duration = Duration::from_secs(180);

/// What is going on; one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Weather {
    Calm,
    Down,
    Storm,
    Over,
}

#[derive(Default)]
struct Seen {
    /// A `Weather`.
    weather: AtomicU8,
    due_while_down: AtomicU64,
    away: Latencies,
    not_opened: Tally,
    coming: ComingBack,
    faults: Tally,
}

pub async fn run(run: &Run, args: &Storm) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.sockets)?;
    let restart = args.pid.is_some();
    ensure!(!restart || run.is_one_node(), "--pid ends one process: name one --target");
    let mut process = args.pid.map(Process::find).transpose()?;
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

    let calls = Arc::new(Calls::new(&[BEFORE, DURING, AFTER]));
    let ordinary = ordinary(run, args, &people, &calls, &seen);
    let weather = async {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs_f64(args.seconds as f64 * CALM)) => {}
            () = run.stop.wait() => {}
        }
        if run.stop.is_set() {
            // Whoever stops it in the calm wants no storm.
            return Ok((Vec::new(), Duration::ZERO, None));
        }
        let began = Instant::now();
        if let Some(process) = &mut process {
            seen.turn(Weather::Down);
            process.kill()?;
        }
        let up = async {
            let up = if restart { is_there_again(run).await } else { Some(Duration::ZERO) };
            seen.turn(Weather::Storm);
            up
        };
        let (up, back) = tokio::join!(up, lose_and_come_back(run, held, &seen, restart));
        seen.turn(Weather::Over);
        Ok::<_, anyhow::Error>((back, began.elapsed(), up))
    };
    let ((), weather) = tokio::join!(ordinary, weather);
    let (back, took, up) = weather?;
    compare(run, &back, &seen).await;

    let mut report = run.report("storm", args);
    report.latency("away", &seen.away);
    calls.report(&mut report, args.limits.errors);
    calls.promise_p99(&mut report, args.limits.p99_ms, |name| name == DURING);
    report.figure("sockets", opened as f64);
    report.figure("came back", back.len() as f64);
    report.figure("all back after, s", took.as_secs_f64());
    if restart {
        let told = up.map_or("it did not".into(), |up| format!("after {:.1} s", up.as_secs_f64()));
        report.promise_of_all(
            format!("a portal answers again within {} s", RETURN.as_secs()),
            up.is_some(),
            told,
        );
        if let Some(up) = up {
            report.figure("a portal answers again after, s", up.as_secs_f64());
        }
        report.figure(DOWN, seen.due_while_down.load(Ordering::Relaxed) as f64);
    }
    report.errors(&seen.not_opened);
    report.notes.push("refusals among the errors are how a portal lets a crowd in at a bounded rate".into());
    let not_opened = seen.not_opened.total();
    report.promise_of_all("every socket opens and watches", not_opened == 0 && opened > 0, {
        format!("{opened} did, {not_opened} did not")
    });
    let slowest = seen.away.summary().max / 1000.0;
    report.promise_of_all(
        format!("everybody is back within {} s", args.within),
        back.len() == opened && slowest <= args.within,
        format!("{} of {opened}, the last after {slowest:.1} s", back.len()),
    );
    report.promise_none("who comes back is shown the status that REST tells", &seen.faults);
    join_all(back.into_iter().map(|(_, held, _)| held.close(&seen.coming.lost))).await;
    seen.coming.report(&mut report);
    Ok(report)
}

/// What players do who lost nothing: lists, and their own page.
async fn ordinary(run: &Run, args: &Storm, people: &Arc<Vec<Person>>, calls: &Arc<Calls>, seen: &Arc<Seen>) {
    let live = calls.clone();
    let schedule = run.schedule(args.rate, args.seconds);
    let _progress = Progress::start("ordinary calls", schedule.count, move || (live.answered(), live.live()));
    drive(schedule, &run.stop, calls, |arrival| {
        let (client, people, calls) = (run.node(arrival.number).clone(), people.clone(), calls.clone());
        let weather = seen.weather();
        if weather == Weather::Down {
            seen.due_while_down.fetch_add(1, Ordering::Relaxed);
        }
        async move {
            let name = match weather {
                Weather::Calm => BEFORE,
                Weather::Down => return,
                Weather::Storm => DURING,
                Weather::Over => AFTER,
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

type Back = (Visitor, Held, actors::wire::Status);

/// Every connection breaks without a word: here, as when a network goes, or by itself, with the portal's process.
async fn lose_and_come_back(
    run: &Run,
    held: Vec<(Visitor, Held)>,
    seen: &Arc<Seen>,
    restart: bool,
) -> Vec<Back> {
    let (count, live) = (held.len() as u64, seen.clone());
    let _progress = Progress::start("storm", count, move || {
        (live.away.summary().count, format!("back, {} refused", live.coming.refusals.total()))
    });
    // With a process they break by themselves.
    if !restart {
        held.iter().for_each(|(_, held)| held.task.abort());
    }
    let lost = Instant::now();
    let returning: Vec<_> = held
        .into_iter()
        .map(|(visitor, held)| {
            let (seen, stop) = (seen.clone(), run.stop.clone());
            tokio::spawn(async move {
                // Whoever would hold on to it could not tell when it ends.
                let Held { say: _open, task } = held;
                let back = async {
                    if let Ok((End::Lost(why), at)) = task.await
                        && at < lost - EARLY
                    {
                        seen.faults.add(format!("a socket that ended in the calm: {why}"));
                    }
                    visitor.come_back(&seen.coming, restart).await
                };
                let (held, opened) = tokio::select! {
                    back = timeout(RETURN, back) => back.ok()?,
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

/// After how long a portal answers again, whatever it answers; `None` where it does not.
async fn is_there_again(run: &Run) -> Option<Duration> {
    let began = Instant::now();
    while began.elapsed() < RETURN {
        let answer = tokio::select! {
            answer = run.node(0).announcement() => answer,
            () = run.stop.wait() => return None,
        };
        match answer {
            Err(CallError::Connect | CallError::Lost | CallError::Busy { .. }) => {
                tokio::time::sleep(LOOK).await;
            }
            _ => return Some(began.elapsed()),
        }
    }
    None
}

impl Seen {
    fn turn(&self, weather: Weather) {
        self.weather.store(weather as u8, Ordering::Relaxed);
    }

    fn weather(&self) -> Weather {
        [Weather::Calm, Weather::Down, Weather::Storm, Weather::Over]
            [usize::from(self.weather.load(Ordering::Relaxed))]
    }
}

/// Nothing changed meanwhile: each is shown what there is.
async fn compare(run: &Run, back: &[Back], seen: &Arc<Seen>) {
    let last = Last::begin();
    a_few_at_a_time(back.len() as u64, run.at_once, &Stop::never(), |number| {
        let (visitor, _, shown) = &back[number as usize];
        let (client, person, shown) = (visitor.client.clone(), visitor.person.clone(), shown.clone());
        let seen = seen.clone();
        async move {
            match last.read(|| client.status(&person)).await {
                Ok(status) if status == shown => {}
                Ok(_) => seen.faults.add("a status unlike that of REST"),
                Err(error) => seen.faults.add(format!("user/center/me: {error}")),
            }
        }
    })
    .await;
}

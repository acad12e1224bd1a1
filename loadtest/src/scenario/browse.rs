//! Visits over REST, in the open model: visits begin when they are due; within one, a call follows the answer before
//! it after a pause.

use std::{
    collections::{BTreeMap, HashSet},
    future::Future,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::task::JoinSet;
use uuid::Uuid;

use super::Run;
use crate::{
    cli::Browse,
    client::{CallError, Client, GamePage, Person},
    measure::{Latencies, Tally},
    pace::Schedule,
    people::Names,
    progress::Progress,
    report::Report,
};

/// Beyond this many visits at once the load generator gives up on new ones, and says so.
const MAX_VISITS: usize = 4096;
/// Of the list of games, as far as a visitor scrolls.
const PAGES: usize = 3;
const PAGE_SIZE: u32 = 10;

const REGISTER: &str = "user/registerWithName";
/// Every call of a visit, in its order.
const CALLS: [&str; 9] = [
    "user/device/init",
    "square/tag/list",
    "web/announcement",
    "web/game/type/list",
    "web/game/list",
    "web/game/detail",
    REGISTER,
    "user/center/me",
    "user/center/message/all",
];

struct Seen {
    calls: BTreeMap<&'static str, Latencies>,
    late: Latencies,
    answered: AtomicU64,
    visits: AtomicU64,
    /// Calls that failed.
    errors: Tally,
    /// Visits that the load generator did not begin.
    not_begun: AtomicU64,
    /// Answers that contradict one another.
    contradictions: Tally,
    games_met: AtomicBool,
}

/// Somebody who comes back, with the account they made, if they did.
struct Visitor {
    device: String,
    member: bool,
    registering: AtomicBool,
    account: OnceLock<Person>,
}

pub async fn run(run: &Run, args: &Browse) -> anyhow::Result<Report> {
    let seen = Arc::new(Seen::new());
    let visitors: Vec<_> =
        (0..args.people).map(|number| Arc::new(Visitor::new(number, args.members))).collect();
    let schedule = Schedule::new(args.rate, args.seconds);
    let began = Instant::now();
    visit_all(run, schedule, &visitors, Duration::from_millis(args.pause_ms), &seen).await;
    let took = began.elapsed();

    let mut report = run.report("browse", args);
    for name in CALLS {
        report.latency(name, &seen.calls[name]);
    }
    report.lateness(&seen.late);
    let (answered, failed) = (seen.answered.load(Ordering::Relaxed), seen.errors.total());
    report.figure("visits", seen.visits.load(Ordering::Relaxed) as f64);
    report.figure("calls answered", answered as f64);
    report.figure("answered a second", answered as f64 / took.as_secs_f64());
    report.figure("accounts made", seen.calls[REGISTER].summary().count as f64);
    report.errors(&seen.errors);
    report.errors(&seen.contradictions);
    if !seen.games_met.load(Ordering::Relaxed) {
        report.notes.push("no games are on the shelf: details and further pages were not called".into());
    }

    let not_begun = seen.not_begun.load(Ordering::Relaxed);
    report.promise("every visit begins when it is due", not_begun == 0, format!("{not_begun} did not"));
    let share = 100.0 * failed as f64 / (answered + failed).max(1) as f64;
    report.promise(
        format!("at most {} % of the calls fail", args.errors),
        answered > 0 && share <= args.errors,
        format!("{failed} of {} failed", answered + failed),
    );
    let contradictions = seen.contradictions.total();
    report.promise("answers agree with one another", contradictions == 0, {
        format!("{contradictions} contradictions")
    });
    // Registering hashes a password, which is made to be slow.
    for name in CALLS.into_iter().filter(|name| *name != REGISTER) {
        let summary = seen.calls[name].summary();
        if summary.count > 0 {
            report.promise_p99(name, args.p99_ms, summary);
        }
    }
    Ok(report)
}

async fn visit_all(
    run: &Run,
    schedule: Schedule,
    visitors: &[Arc<Visitor>],
    pause: Duration,
    seen: &Arc<Seen>,
) {
    let live = seen.clone();
    let _progress = Progress::start("visits", schedule.count, move || {
        let (answered, failed) = (live.answered.load(Ordering::Relaxed), live.errors.total());
        let lists = live.calls["web/game/list"].live();
        (live.visits.load(Ordering::Relaxed), format!("{answered} calls, {failed} failed, lists {lists}"))
    });
    let mut arrivals = schedule.start(&run.stop);
    let mut visits = JoinSet::new();
    while let Some(arrival) = arrivals.recv().await {
        while visits.try_join_next().is_some() {}
        if visits.len() >= MAX_VISITS {
            seen.not_begun.fetch_add(1, Ordering::Relaxed);
            continue;
        }
        let visit = Visit {
            visitor: visitors[arrival.number as usize % visitors.len()].clone(),
            client: run.node(arrival.number).clone(),
            names: run.names.clone(),
            seen: seen.clone(),
            pause,
            due: arrival.due,
        };
        let stop = run.stop.clone();
        visits.spawn(async move {
            visit.seen.late.record(visit.due.elapsed());
            let seen = visit.seen.clone();
            // A call that failed ends the visit: whoever sees an error leaves.
            tokio::select! {
                _ = visit.make() => {}
                () = stop.wait() => {}
            }
            seen.visits.fetch_add(1, Ordering::Relaxed);
        });
    }
    // Bounded: a visit is a dozen calls, each of which gives up in time.
    while visits.join_next().await.is_some() {}
}

struct Visit {
    visitor: Arc<Visitor>,
    client: Client,
    names: Names,
    seen: Arc<Seen>,
    pause: Duration,
    /// When the next call is due.
    due: Instant,
}

/// The call was counted as failed.
struct Failed;

impl Visit {
    async fn make(mut self) -> Result<(), Failed> {
        let client = self.client.clone();
        self.call("user/device/init", client.init_device(&self.visitor.device.clone())).await?;
        self.call("square/tag/list", client.square_tags()).await?;
        self.call("web/announcement", client.announcement()).await?;
        self.call("web/game/type/list", client.game_types()).await?;
        self.call("web/game/list", client.games("featured", PAGE_SIZE, None)).await?;
        if let Some(game) = self.scroll(&client).await? {
            let detail = self.call("web/game/detail", client.game(game)).await?;
            self.agree(detail.id == game, "a detail of another game");
        }
        if self.visitor.member { self.be_member(&client).await } else { Ok(()) }
    }

    /// Goes down the list by its cursor; answers the last game seen.
    async fn scroll(&mut self, client: &Client) -> Result<Option<i64>, Failed> {
        let (mut met, mut last, mut cursor) = (HashSet::new(), None, None);
        for _ in 0..PAGES {
            let page = client.games("hot", PAGE_SIZE, cursor.as_deref());
            let GamePage { records, next_cursor } = self.call("web/game/list", page).await?;
            // An import in between may move a game; nothing else may.
            self.agree(records.iter().all(|game| met.insert(game.id)), "a game twice on pages by cursor");
            self.agree(
                next_cursor.is_none() || records.len() == PAGE_SIZE as usize,
                "a page that is not full with another behind it",
            );
            last = records.last().map(|game| game.id).or(last);
            cursor = next_cursor;
            if cursor.is_none() {
                break;
            }
        }
        self.seen.games_met.fetch_or(last.is_some(), Ordering::Relaxed);
        Ok(last)
    }

    /// Registers at the first visit, and reads the inbox at every one.
    async fn be_member(&mut self, client: &Client) -> Result<(), Failed> {
        let visitor = self.visitor.clone();
        if visitor.account.get().is_none() {
            // The visit before may still be at it.
            if visitor.registering.swap(true, Ordering::Relaxed) {
                return Ok(());
            }
            let names = self.names.clone();
            let registered = self.call(REGISTER, names.register(client)).await;
            visitor.registering.store(false, Ordering::Relaxed);
            let _ = visitor.account.set(registered?);
        }
        let Some(person) = visitor.account.get() else { return Ok(()) };
        self.call("user/center/me", client.status(person)).await?;
        let inbox = self.call("user/center/message/all", client.inbox(person)).await?;
        let unread = inbox.records.iter().filter(|message| !message.read).count() as i64;
        // Only a whole inbox can be counted.
        self.agree(
            inbox.next_cursor.is_some() || unread == inbox.unread.messages,
            "a badge unlike its inbox",
        );
        Ok(())
    }

    async fn call<T>(
        &mut self,
        name: &'static str,
        call: impl Future<Output = Result<T, CallError>>,
    ) -> Result<T, Failed> {
        tokio::time::sleep_until(self.due.into()).await;
        // The first call was due when the visitor arrived; those after it when they are made.
        let due = if name == CALLS[0] { self.due } else { Instant::now() };
        let answered = call.await;
        self.due = Instant::now() + self.pause;
        match answered {
            Ok(answer) => {
                self.seen.calls[name].record(due.elapsed());
                self.seen.answered.fetch_add(1, Ordering::Relaxed);
                Ok(answer)
            }
            Err(error) => {
                // Whoever waited in vain did wait: without them the slowest would be missing.
                if matches!(error, CallError::Timeout) {
                    self.seen.calls[name].record(due.elapsed());
                }
                self.seen.errors.add(format!("{name}: {error}"));
                Err(Failed)
            }
        }
    }

    fn agree(&self, agrees: bool, otherwise: &'static str) {
        if !agrees {
            self.seen.contradictions.add(otherwise);
        }
    }
}

impl Visitor {
    fn new(number: u64, members: u64) -> Self {
        Self {
            device: Uuid::new_v4().simple().to_string(),
            // Spread evenly: of every hundred in a row, `members`.
            member: (number % 100) * members % 100 + members >= 100,
            registering: AtomicBool::default(),
            account: OnceLock::new(),
        }
    }
}

impl Seen {
    fn new() -> Self {
        Self {
            calls: CALLS.into_iter().map(|name| (name, Latencies::default())).collect(),
            late: Latencies::default(),
            answered: AtomicU64::default(),
            visits: AtomicU64::default(),
            errors: Tally::default(),
            not_begun: AtomicU64::default(),
            contradictions: Tally::default(),
            games_met: AtomicBool::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Visitor;

    #[test]
    fn of_a_hundred_visitors_as_many_register_as_were_asked_for() {
        for share in [0, 1, 20, 33, 50, 99, 100] {
            let members = (0..100).filter(|number| Visitor::new(*number, share).member).count();
            assert_eq!(members as u64, share);
        }
        let first = (0..10).filter(|number| Visitor::new(*number, 20).member).count();
        assert_eq!(first, 2);
    }
}

//! Visits over REST, in the open model: visits begin when they are due. Within a visit, each call follows the previous answer
//! after a pause.

use std::{
    collections::HashSet,
    future::Future,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use uuid::Uuid;

use super::Run;
use crate::{
    calls::{Calls, Failed},
    cli::Browse,
    client::{CallError, Client, GamePage, Person},
    drive::drive,
    people::Names,
    progress::Progress,
    report::Report,
    sampling::is_chosen,
};

/// Pages of the list of games that a visitor reads.
const PAGES: usize = 3;
const PAGE_SIZE: u32 = 10;

const REGISTER: &str = "user/registerWithName";
/// Every call of a visit, in order.
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

pub struct Stats {
    pub calls: Arc<Calls>,
    visits: AtomicU64,
    games_met: AtomicBool,
}

/// A visitor who returns, and the account that the visitor registered.
struct Visitor {
    device: String,
    member: bool,
    registering: AtomicBool,
    account: OnceLock<Person>,
}

pub async fn run(run: &Run, args: &Browse) -> anyhow::Result<Report> {
    let stats = Arc::new(Stats::new(Arc::new(Calls::new(&CALLS))));
    let visitors: Vec<_> =
        (0..args.people).map(|number| Arc::new(Visitor::new(number, args.members))).collect();
    let schedule = run.schedule(args.rate, args.seconds);
    let pause = Duration::from_millis(args.pause_ms);
    let began = Instant::now();
    let live = stats.clone();
    let progress = Progress::start("visits", schedule.count, move || {
        (live.visits.load(Ordering::Relaxed), live.calls.live())
    });
    drive(schedule, &run.stop, &stats.calls, |arrival| {
        let visit = Visit {
            visitor: visitors[arrival.number as usize % visitors.len()].clone(),
            client: run.node(arrival.number).clone(),
            names: run.names.clone(),
            stats: stats.clone(),
            pause,
            due: arrival.due,
        };
        let stop = run.stop.clone();
        async move {
            // A failed call ends the visit, as an error page would.
            tokio::select! {
                _ = visit.make() => {}
                () = stop.wait() => {}
            }
        }
    })
    .await;
    drop(progress);
    let took = began.elapsed();

    let mut report = run.report("browse", args);
    report.figure("visits", stats.visits.load(Ordering::Relaxed) as f64);
    report.figure("answered a second", stats.calls.answered() as f64 / took.as_secs_f64());
    report.figure("accounts made", stats.calls.of(REGISTER).summary().count as f64);
    if !stats.games_met.load(Ordering::Relaxed) {
        report.notes.push("the list of games is empty: details and further pages were not called".into());
    }
    stats.calls.report(&mut report, args.limits.errors);
    // Registration hashes a password, which is slow by design.
    stats.calls.promise_p99(&mut report, args.limits.p99_ms, |name| name != REGISTER);
    Ok(report)
}

struct Visit {
    visitor: Arc<Visitor>,
    client: Client,
    names: Names,
    stats: Arc<Stats>,
    pause: Duration,
    /// Due time of the next call.
    due: Instant,
}

impl Visit {
    async fn make(mut self) -> Result<(), Failed> {
        let made = self.steps().await;
        self.stats.visits.fetch_add(1, Ordering::Relaxed);
        made
    }

    async fn steps(&mut self) -> Result<(), Failed> {
        let client = self.client.clone();
        self.call("user/device/init", client.init_device(&self.visitor.device.clone())).await?;
        self.call("square/tag/list", client.square_tags()).await?;
        self.call("web/announcement", client.announcement()).await?;
        self.call("web/game/type/list", client.game_types()).await?;
        self.call("web/game/list", client.games(None, "featured", PAGE_SIZE, None)).await?;
        if let Some(game) = self.scroll(&client).await? {
            let detail = self.call("web/game/detail", client.game(game)).await?;
            self.agree(detail.id == game, "the detail shows another game");
        }
        if self.visitor.member { self.be_member(&client).await } else { Ok(()) }
    }

    /// Reads the list by its cursor; returns the last game.
    async fn scroll(&mut self, client: &Client) -> Result<Option<i64>, Failed> {
        let (mut met, mut last, mut cursor) = (HashSet::new(), None, None);
        for _ in 0..PAGES {
            let page = client.games(None, "hot", PAGE_SIZE, cursor.as_deref());
            let GamePage { records, next_cursor } = self.call("web/game/list", page).await?;
            // Only an import during the run may move a game.
            self.agree(records.iter().all(|game| met.insert(game.id)), "pages by cursor show a game twice");
            self.agree(
                next_cursor.is_none() || records.len() == PAGE_SIZE as usize,
                "a page is not full although another follows",
            );
            last = records.last().map(|game| game.id).or(last);
            cursor = next_cursor;
            if cursor.is_none() {
                break;
            }
        }
        self.stats.games_met.fetch_or(last.is_some(), Ordering::Relaxed);
        Ok(last)
    }

    /// Registers at the first visit; reads the inbox at every visit.
    async fn be_member(&mut self, client: &Client) -> Result<(), Failed> {
        let visitor = self.visitor.clone();
        if visitor.account.get().is_none() {
            // The previous visit of this visitor may still be registering.
            if visitor.registering.swap(true, Ordering::Relaxed) {
                return Ok(());
            }
            let names = self.names.clone();
            let registered = self.call(REGISTER, names.register(client)).await;
            visitor.registering.store(false, Ordering::Relaxed);
            let _ = visitor.account.set(registered?);
        }
        let Some(person) = visitor.account.get() else { return Ok(()) };
        let status = self.call("user/center/me", client.status(person)).await?;
        let inbox = self.call("user/center/message/all", client.inbox(person)).await?;
        let badges = [status.unread.messages, inbox.unread.messages];
        let agrees = inbox.count_unread().is_none_or(|unread| badges == [unread; 2]);
        self.agree(agrees, "the badge differs from the inbox");
        Ok(())
    }

    async fn call<T>(
        &mut self,
        name: &'static str,
        call: impl Future<Output = Result<T, CallError>>,
    ) -> Result<T, Failed> {
        tokio::time::sleep_until(self.due.into()).await;
        // The first call was due when the visitor arrived; later calls are due when they are sent.
        let due = if name == CALLS[0] { self.due } else { Instant::now() };
        let answered = self.stats.calls.call(name, due, call).await;
        self.due = Instant::now() + self.pause;
        answered
    }

    fn agree(&self, agrees: bool, otherwise: &'static str) {
        self.stats.calls.agree(agrees, otherwise);
    }
}

impl Visitor {
    fn new(number: u64, members: u64) -> Self {
        Self {
            device: Uuid::new_v4().simple().to_string(),
            member: is_chosen(number, members),
            registering: AtomicBool::default(),
            account: OnceLock::new(),
        }
    }
}

impl Stats {
    fn new(calls: Arc<Calls>) -> Self {
        Self { calls, visits: AtomicU64::default(), games_met: AtomicBool::default() }
    }
}

//! The crowd: players who perform every action. Each repeats unanswered calls with the same idempotency key, while its page stays
//! open. At the end the crowd checks the invariants.

use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::Value;
use tokio::{sync::watch, task::JoinHandle};

use super::{
    actions::{Action, Choice},
    ask::{Call, CallOutcome, Caller, Nodes, elsewhere, pause},
    content::{COINS, PLAYERS, insert_content},
    ledger::Ledger,
    page::{Page, Shown, differs},
};
use crate::harness::{Client, LIMIT, PASSWORD, TestDatabase, counted, http, within};

/// Limit for a busy machine.
const PATIENCE: Duration = Duration::from_secs(6 * LIMIT.as_secs());

/// Counts so far.
#[derive(Debug, Clone, Copy, Default)]
pub struct Tally {
    pub done: usize,
    /// Correct refusals, and the slowest of them.
    pub busy: usize,
    pub slowest_refusal: Duration,
    /// Broken or refused connections.
    pub nobody: usize,
    /// Actions given up without an answer.
    pub left: usize,
}

pub struct Crowd {
    db: Arc<TestDatabase>,
    nodes: watch::Sender<Arc<[SocketAddr]>>,
    tally: watch::Sender<Tally>,
    over: Arc<AtomicBool>,
    playing: Vec<JoinHandle<Ledger>>,
    pages: Vec<OpenPage>,
}

struct OpenPage {
    caller: Caller,
    post: i64,
    shown: Arc<Mutex<Shown>>,
    open: JoinHandle<()>,
}

impl Crowd {
    /// Registers the players at the first of these nodes, creates content, opens a page for each player, and starts the load.
    pub async fn begin(db: &Arc<TestDatabase>, nodes: &[SocketAddr], seed: u64) -> Self {
        // Uses no proxy of the environment; keeps connections, as browsers do.
        let http = http().build().unwrap();
        let mut callers = Vec::new();
        for n in 0..PLAYERS {
            let name = format!("player_{n}");
            let fields = [("loginName", name.as_str()), ("password", PASSWORD)];
            let made = Client::visitor(nodes[0]).post("/api/user/registerWithName", &fields).await;
            let uid = made.ok()["uid"].as_i64().unwrap();
            sql::coin::grant(&db.pool, uid, COINS, "系统赠送", &name).await.unwrap();
            callers.push(Caller::new(uid, made.ok()["token"].as_str().unwrap(), &http));
        }
        let posts = insert_content(db, callers[0].uid).await;
        let (nodes, known) = watch::channel(nodes.into());
        let tally = watch::Sender::new(Tally::default());
        let over = Arc::new(AtomicBool::new(false));
        let (mut playing, mut pages) = (Vec::new(), Vec::new());
        for (n, caller) in callers.into_iter().enumerate() {
            let (page, shown) = Page::new(&caller, &known, n, posts[n % posts.len()]);
            let open = tokio::spawn(page.stay_open());
            pages.push(OpenPage { caller: caller.clone(), post: posts[n % posts.len()], shown, open });
            let player = Player {
                caller,
                first: n,
                db: db.clone(),
                nodes: known.clone(),
                tally: tally.clone(),
                over: over.clone(),
                dice: StdRng::seed_from_u64(seed ^ n as u64),
                choice: Choice::new(&format!("玩家{n}"), n % 3 == 0, &posts),
            };
            playing.push(tokio::spawn(player.play()));
        }
        Self { db: db.clone(), nodes, tally, over, playing, pages }
    }

    /// Sets the portal's addresses from now on.
    pub fn moved(&self, nodes: &[SocketAddr]) {
        self.nodes.send_replace(nodes.into());
    }

    pub fn so_far(&self) -> Tally {
        *self.tally.borrow()
    }

    /// Resolves when this many more actions are acknowledged.
    pub async fn done(&self, more: usize) {
        let enough = self.so_far().done + more;
        self.until("actions", |tally| tally.done >= enough).await;
    }

    /// Resolves when this many more calls were correctly refused.
    pub async fn refused(&self, more: usize) {
        let enough = self.so_far().busy + more;
        self.until("refusals", |tally| tally.busy >= enough).await;
    }

    async fn until(&self, what: &str, enough: impl Fn(&Tally) -> bool) {
        let mut tally = self.tally.subscribe();
        let looking = async {
            loop {
                if enough(&tally.borrow_and_update()) {
                    return;
                }
                // A player who saw a wrong answer has panicked; without this check the others would run for ever.
                assert!(self.playing.iter().all(|player| !player.is_finished()), "a player broke off");
                let _ = tokio::time::timeout(Duration::from_secs(1), tally.changed()).await;
            }
        };
        within(PATIENCE, what, looking).await;
    }

    /// Ends the load. Acknowledged actions must be in the database once; each balance that was shown must have been right at its time;
    /// pages must equal answers and database; the audit must be clean.
    pub async fn end(self) -> Tally {
        self.over.store(true, Ordering::SeqCst);
        let mut ledgers = Vec::new();
        for player in self.playing {
            ledgers.push(within(PATIENCE, "a player's end", player).await.unwrap());
        }
        let nodes: Nodes = self.nodes.subscribe();
        let began = Instant::now();
        for page in &self.pages {
            loop {
                let me = me(&page.caller, &nodes).await;
                let difference = differs(&page.shown, &me, &self.db, page.caller.uid, page.post).await;
                let Some(difference) = difference else { break };
                assert!(!page.open.is_finished(), "a page broke off: {difference}");
                assert!(began.elapsed() < PATIENCE, "{difference}");
                pause().await;
            }
        }
        for (ledger, page) in ledgers.iter().zip(&self.pages) {
            let balances = page.shown.lock().unwrap().balances.clone();
            ledger.holds(&self.db, page.caller.uid, &balances).await;
        }
        self.db.audit().await;
        let tally = *self.tally.borrow();
        assert_eq!(ledgers.iter().map(Ledger::len).sum::<usize>(), tally.done);
        let (mut losses, mut gaps) = (0, 0);
        for page in self.pages {
            let shown = page.shown.lock().unwrap();
            (losses, gaps) = (losses + shown.losses, gaps + shown.gaps);
            page.open.abort();
        }
        counted(format!("{tally:?}; pages lost their sockets {losses} times, had {gaps} gaps"));
        tally
    }
}

/// The state by the answers of any node.
async fn me(caller: &Caller, nodes: &Nodes) -> Value {
    let call = Call { key: None, ..Call::form("/api/user/center/me", String::new()) };
    for n in 0.. {
        let node = {
            let nodes = nodes.borrow();
            nodes[n % nodes.len()]
        };
        if let CallOutcome::Answer(mut answer) = caller.ask(node, &call).await {
            assert_eq!(answer["code"], 0, "{answer}");
            return answer["data"].take();
        }
        pause().await;
    }
    unreachable!("asked for ever")
}

struct Player {
    caller: Caller,
    first: usize,
    db: Arc<TestDatabase>,
    nodes: Nodes,
    tally: watch::Sender<Tally>,
    over: Arc<AtomicBool>,
    dice: StdRng,
    choice: Choice,
}

impl Player {
    async fn play(mut self) -> Ledger {
        let mut ledger = Ledger::default();
        while !self.over.load(Ordering::SeqCst) {
            let action = self.choice.next(&mut self.dice);
            self.carry_out(action, &mut ledger).await;
        }
        ledger
    }

    /// Repeats the call with one key, at any node, until it is answered. At random a player gives up.
    async fn carry_out(&mut self, action: Action, ledger: &mut Ledger) {
        let call = action.call(&self.db);
        loop {
            let node = {
                let nodes = self.nodes.borrow_and_update();
                nodes[self.first % nodes.len()]
            };
            match self.caller.ask(node, &call).await {
                CallOutcome::Answer(answer) => {
                    assert!(action.was_done(&answer), "{action:?}: {answer}");
                    if let (Action::Order, Some(order)) =
                        (&action, answer.pointer("/data/id").and_then(Value::as_str))
                    {
                        self.choice.placed(order);
                    }
                    ledger.done(action, answer);
                    return self.tally.send_modify(|tally| tally.done += 1);
                }
                CallOutcome::Busy(took) => {
                    self.tally.send_modify(|tally| {
                        tally.busy += 1;
                        tally.slowest_refusal = tally.slowest_refusal.max(took);
                    });
                    pause().await;
                }
                CallOutcome::Unreachable => {
                    self.tally.send_modify(|tally| tally.nobody += 1);
                    elsewhere(&mut self.nodes).await;
                }
            }
            if action.may_be_left() && self.dice.random_ratio(1, 16) {
                ledger.left(action);
                return self.tally.send_modify(|tally| tally.left += 1);
            }
            self.first += 1;
        }
    }
}

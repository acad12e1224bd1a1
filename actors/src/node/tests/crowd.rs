//! Many threads call, notify and walk at once, with Sessions and Threads on eight arbiters. No answer contradicts the database, and
//! hardly any thread waits for another's lock.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::SeqCst},
    },
    thread,
    time::Duration,
};

use actix::Arbiter;
use rand::{Rng, SeedableRng, rngs::StdRng};
use sql::{
    login::AccountLogin,
    status::Snapshot,
    thread::{Command, Deed},
};
use tokio::sync::mpsc;
use uuid::Uuid;

use crate::{
    actor::ActorError,
    committer::Committer,
    figure::{Bound, at_most, figure},
    node::{Arbiters, Node, Registry, Shared},
    session::{Tell, tests::snapshot},
};

const ARBITERS: usize = 8;
/// Threads that call, as HTTP workers do.
const CALLERS: usize = 4;
/// Calls under way on each of them.
const TOGETHER: usize = 16;
const ACCOUNTS: i64 = 2_000;
const HOUR: Duration = Duration::from_hours(1);

/// One account in the database, whose logins have numbers.
#[derive(Default)]
struct Account {
    /// Logins below this number have ended.
    ended: AtomicU64,
    /// The node has heard the ends of logins below this number.
    heard: AtomicU64,
    version: AtomicI64,
    /// The newest version that the Session was notified of.
    told: AtomicI64,
}

type Accounts = Arc<[Account]>;

fn login(uid: i64, number: u64) -> Uuid {
    Uuid::from_u64_pair(uid as u64, number)
}

fn status(uid: i64, version: i64) -> Snapshot {
    Snapshot { uid, version, ..snapshot() }
}

fn database(accounts: &Accounts) -> Committer {
    let (statuses, logins) = (accounts.clone(), accounts.clone());
    Committer::answering(snapshot)
        .that_reads(move |uid| status(uid, statuses[uid as usize].version.load(SeqCst)))
        .that_reads_logins(move |batch: Vec<AccountLogin>| {
            let live = |AccountLogin { uid, login }: &AccountLogin| {
                let lasts = login.as_u64_pair().1 >= logins[*uid as usize].ended.load(SeqCst);
                Ok(lasts.then_some(HOUR))
            };
            std::future::ready(batch.iter().map(live).collect())
        })
}

#[derive(Clone)]
struct Crowd {
    node: Node,
    accounts: Accounts,
}

impl Crowd {
    fn new(split: bool) -> Self {
        let accounts: Accounts =
            (0..ACCOUNTS).map(|_| Account { version: 1.into(), ..Account::default() }).collect();
        let mut shared = Shared::for_tests_on(Arbiters::start(ARBITERS), database(&accounts), HOUR);
        if !split {
            (shared.sessions, shared.threads) = (Registry::unsplit(), Registry::unsplit());
        }
        Self { node: Node(Arc::new(shared)), accounts }
    }

    /// Returns when each caller has made `calls` calls.
    async fn calls(&self, calls: usize) {
        let (done, mut all_done) = mpsc::unbounded_channel();
        let callers: Vec<Arbiter> = (0..CALLERS).map(|_| Arbiter::new()).collect();
        for (seed, caller) in callers.iter().enumerate() {
            let (crowd, done) = (self.clone(), done.clone());
            caller.spawn_fn(move || {
                for n in 0..TOGETHER {
                    let (crowd, done) = (crowd.clone(), done.clone());
                    let mut dice = StdRng::seed_from_u64((seed * TOGETHER + n) as u64);
                    actix::spawn(async move {
                        for _ in 0..calls {
                            crowd.call(&mut dice).await;
                        }
                        let _ = done.send(());
                    });
                }
            });
        }
        drop(done);
        for _ in 0..CALLERS * TOGETHER {
            all_done.recv().await.expect("a caller panicked");
        }
        callers.iter().for_each(|caller| {
            caller.stop();
        });
    }

    async fn call(&self, dice: &mut StdRng) {
        let uid = dice.random_range(0..ACCOUNTS);
        match dice.random_range(0..100) {
            0 => self.end_login(uid, dice.random_ratio(1, 8)),
            1..=2 => self.move_status(uid),
            3..=4 => self.ask_status(uid).await,
            5 => {
                let deed = Deed::LikeComment { comment: 1, liked: true };
                self.node
                    .write(Command { post: uid, uid, deed })
                    .await
                    .expect("refused, as there is no post");
            }
            _ => self.authorise(uid, dice.random_range(0..2)).await,
        }
    }

    /// By the newest login, or the one `before` it.
    async fn authorise(&self, uid: i64, before: u64) {
        let account = &self.accounts[uid as usize];
        let heard = account.heard.load(SeqCst);
        let number = heard.saturating_sub(before);
        let live = match self.node.authorise(uid, login(uid, number)).await {
            Ok(left) => left.is_some(),
            Err(ActorError::Overloaded) => return,
            Err(error) => panic!("{error}"),
        };
        if number < heard {
            assert!(!live, "a login is answered as live after its end was heard");
        }
        if number >= account.ended.load(SeqCst) {
            assert!(live, "a live login is refused");
        }
    }

    fn end_login(&self, uid: i64, unnamed: bool) {
        let account = &self.accounts[uid as usize];
        let number = account.ended.fetch_add(1, SeqCst);
        let logins = if unnamed { Vec::new() } else { vec![login(uid, number)] };
        self.node.0.tell(uid, Tell::LoginsEnded { logins, reason: "logout".into() });
        account.heard.fetch_max(number + 1, SeqCst);
    }

    fn move_status(&self, uid: i64) {
        let account = &self.accounts[uid as usize];
        let version = account.version.fetch_add(1, SeqCst) + 1;
        self.node.0.tell(uid, Tell::Status(Box::new(status(uid, version))));
        account.told.fetch_max(version, SeqCst);
    }

    async fn ask_status(&self, uid: i64) {
        let told = self.accounts[uid as usize].told.load(SeqCst);
        let answered = self.node.status(uid).await.unwrap().expect("the account exists").version;
        assert!(answered >= told, "version {answered} follows version {told}");
    }

    /// Walks as the listener and `/metrics` do, until `stop`.
    fn walk(&self, stop: &AtomicBool) {
        let shared = &self.node.0;
        for round in 0_u64.. {
            if stop.load(SeqCst) {
                return;
            }
            match round % 64 {
                7 => shared.tell_all(&Tell::Resync),
                n if n % 16 == 0 => shared.tell_all(&Tell::Acted { here: false }),
                n if n % 4 == 1 => drop(shared.accounts()),
                n if n % 4 == 2 => drop(shared.attended()),
                n if n % 4 == 3 => drop(self.node.observe()),
                _ => shared.heal(),
            }
            thread::yield_now();
        }
    }

    /// How often a thread had to wait for another's lock on a registry.
    fn waits(&self) -> u64 {
        let Shared { sessions, threads, .. } = &*self.node.0;
        sessions.locked().contended + threads.locked().contended
    }
}

#[actix::test]
async fn what_many_threads_are_answered_at_once_is_true() {
    let measures = std::env::var_os("PORTAL_FIGURES").is_some();
    let (calls, splits): (_, &[bool]) = if measures { (10_000, &[true, false]) } else { (200, &[true]) };
    for split in splits {
        let crowd = Crowd::new(*split);
        let stop = Arc::new(AtomicBool::default());
        let walker = thread::spawn({
            let (crowd, stop) = (crowd.clone(), stop.clone());
            move || crowd.walk(&stop)
        });
        crowd.calls(calls).await;
        stop.store(true, SeqCst);
        walker.join().expect("no walk fails");
        for uid in 0..ACCOUNTS {
            crowd.ask_status(uid).await;
        }
        crowd.node.0.arbiters.stop();
        let waits = crowd.waits() as f64 * 1e6 / (CALLERS * TOGETHER * calls) as f64;
        let (name, bound) = if *split {
            ("waits for a lock", at_most(2_000.0))
        } else {
            ("waits for a lock, where there is one for all", Bound::None)
        };
        figure(name, waits, "in a million calls", bound);
    }
}

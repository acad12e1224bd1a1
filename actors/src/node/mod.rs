//! Starts, supervises and stops all actors of this node. `Node` is the only handle for HTTP handlers and sockets.
//!
//! - A key chooses the arbiter: one thread handles all messages of an account or a post, in their order. A Session and a Thread have no
//!   order between them.
//! - A call locks one shard of a registry for one lookup. A walk over all Sessions or Threads holds no lock while it sends.
//! - A call is authorised without the mailbox while memory is trusted (`session/view.rs`). The end of a login counts from the moment
//!   when this node receives it. A read during which an end arrives is repeated, and never remembered.
//! - A node may commit and die before it publishes. Therefore each node checks the heads of its threads every 2 s and the versions of
//!   its accounts every 10 s, also a single node.
//! - A background task that listens holds `FailClosed`: when it ends, memory is not trusted until its next run has read everything
//!   again. A Session or Thread that panics closes its sockets (1012) or ends its watches (`gap`).

mod arbiters;
mod commands;
mod listener;
mod logins;
mod people;
mod posts;
mod registry;
mod sessions;
#[cfg(test)]
mod tests;
mod threads;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use actix::prelude::*;
use sql::{Fence, Pool, listen::Hearing};
use uuid::Uuid;

use crate::{
    actor::{ActorSettings, Hubs, Services},
    committer::Committer,
    feeds::{
        changes::Changes,
        ratings,
        square::{self, SquareFeed},
        stock,
    },
    hub::{DeliverAll, Drain, Hub, HubHandle, HubLimits, HubTotals, Outgoing, close_code},
    platform::{
        clock::Clock,
        history::{History, Timeline},
        redis_servers::{RedisServers, RedisUrlError},
        supervisor::Supervisor,
    },
    relay::Relay,
    session::Tell,
    short_term::{FallbackShortTerm, PostgresShortTerm, RedisShortTerm},
    thread::{TellThread, Thread},
    wire::MediaUrl,
};

use arbiters::Arbiters;
pub use people::{Followed, NotFollowed};
use registry::Registry;
use sessions::SessionEntry;

/// How often the deletion of notices of hidden and deleted posts is completed, if it was interrupted.
const SWEEP: Duration = Duration::from_secs(60);
/// How often expired tickets, codes and limits are deleted, and the records that recognise repeated purchases without a key.
const SHORT_TERM_GC: Duration = Duration::from_secs(60);

#[derive(Clone)]
pub struct Settings {
    /// OS threads on which Sessions and Threads run.
    pub arbiters: usize,
    /// Address of PostgreSQL for the connection that listens to NOTIFY. No pooler in between.
    pub database_direct_url: String,
    /// Keeps all connections on one primary.
    pub database_fence: Fence,
    /// `None`: this node is alone.
    pub redis_url: Option<String>,
    /// Prefix of this portal's channels and keys, so that several portals can share one Redis.
    pub redis_prefix: String,
    /// Maximum number of transactions at once, for each kind of command.
    pub commit_lanes: usize,
    /// The portal's time zone, which decides when its day begins.
    pub zone: String,
    /// A Session or Thread without sockets and calls ends after this time.
    pub session_idle: Duration,
    /// Size of one socket's outbox. On overflow a thread's events become a `gap`, or the socket is closed as too slow.
    pub outbox_bytes: usize,
    /// A socket is closed if it accepts no byte of its outbox for this long.
    pub stall: Duration,
    /// Longest time that events of a busy thread wait for each other.
    pub coalesce: Duration,
    /// Turns the name of a stored picture into its address.
    pub media_url: Arc<MediaUrl>,
}

impl Settings {
    fn for_actors(&self) -> ActorSettings {
        ActorSettings {
            session_idle: self.session_idle,
            outbox_bytes: self.outbox_bytes,
            coalesce: self.coalesce,
            media_url: self.media_url.clone(),
        }
    }
}

/// A handle on this node's actors; clones share them.
#[derive(Clone)]
pub struct Node(Arc<Shared>);

/// The observable state of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Observed {
    pub sockets: usize,
    /// Bytes in the outboxes of all sockets, up to a second old.
    pub outbox_bytes: usize,
    pub sessions: usize,
    pub threads: usize,
    /// Commands in the queues of the committer, and limits that wait for a transaction.
    pub queued: usize,
    /// Connections of the pool for batches.
    pub connections: usize,
    /// Connections that a batch uses now.
    pub busy: usize,
    /// Batches that wait for a connection.
    pub waiting: usize,
    /// The node closes its sockets and will end.
    pub draining: bool,
    /// Notices of PostgreSQL arrive.
    pub listening: bool,
    /// Commits of other nodes arrive. `None`: this node is alone.
    pub relaying: Option<bool>,
}

/// The state of this node. Sessions and Threads share its `services` and know it as their host.
pub struct Shared {
    pub services: Arc<Services>,
    settings: Settings,
    /// The connections of the committer.
    batch_pool: Pool,
    square: Arc<SquareFeed>,
    /// Gift packs whose stock changed.
    stock: Arc<Changes>,
    /// Games whose ratings changed.
    ratings: Arc<Changes>,
    short_term: FallbackShortTerm,
    /// How often content was imported or an account erased, or may have been while no notices arrived.
    content_heard: AtomicU64,
    /// How often a ban began or ended, or may have while no notices arrived.
    bans_heard: AtomicU64,
    /// By account.
    sessions: Registry<SessionEntry>,
    /// By post.
    threads: Registry<Addr<Thread>>,
    arbiters: Arbiters,
    held: Arc<HubTotals>,
    draining: AtomicBool,
    supervisor: Supervisor,
}

impl Node {
    /// Starts this node's actors; needs a running actix `System`.
    /// `batch_pool`: connections for batches (`sql::connect_for_batches`).
    pub fn start(
        settings: Settings,
        pool: Pool,
        batch_pool: Pool,
        clock: &Arc<dyn Clock>,
    ) -> Result<Self, RedisUrlError> {
        let id = Uuid::new_v4();
        let relaying = Arc::new(Hearing::default());
        let redis = settings.redis_url.as_deref().map(RedisServers::parse).transpose()?;
        let history = Arc::<History>::default();
        let relay =
            Relay::new(redis.as_ref(), &settings.redis_prefix, id, relaying.clone(), history.clone())?;
        let redis = redis.map(|servers| RedisShortTerm::new(&servers, &settings.redis_prefix)).transpose()?;
        let services = Services {
            settings: settings.for_actors(),
            pool,
            committer: Committer::start(&batch_pool, settings.commit_lanes, &settings.zone),
            relay,
            history,
            listening: Arc::default(),
            relaying,
            in_doubt: AtomicBool::default(),
            hubs: Hubs::default(),
        };
        let shared = Arc::new(Shared {
            services: Arc::new(services),
            square: Arc::new(SquareFeed::new()),
            stock: Arc::default(),
            ratings: Arc::default(),
            short_term: FallbackShortTerm::new(redis, PostgresShortTerm::new(batch_pool.clone())),
            draining: AtomicBool::new(false),
            content_heard: AtomicU64::default(),
            bans_heard: AtomicU64::default(),
            sessions: Registry::default(),
            threads: Registry::default(),
            arbiters: Arbiters::start(settings.arbiters),
            held: Arc::default(),
            supervisor: Supervisor::default(),
            settings,
            batch_pool,
        });
        shared.supervisor.run("notices", shared.clone(), listener::hear_database);
        shared.supervisor.run("relay", shared.clone(), listener::hear_nodes);
        let services = &shared.services;
        shared.supervisor.run("feed", (services.clone(), shared.square.clone()), square::run);
        shared.supervisor.run("stock", (services.clone(), shared.stock.clone()), stock::run);
        shared.supervisor.run("ratings", (services.clone(), shared.ratings.clone()), ratings::run);
        jobs(&shared.supervisor, &services.pool, clock);
        Ok(Self(shared))
    }

    /// Codes and limits that hold on every node.
    #[must_use]
    pub fn short_term(&self) -> &FallbackShortTerm {
        &self.0.short_term
    }

    /// Grows whenever content may have been imported or an account erased. `None`: notices do not arrive, so this is unknown. Cached content is current while
    /// this number stays the same.
    #[must_use]
    pub fn content_heard(&self) -> Option<u64> {
        let heard = self.0.content_heard.load(Ordering::SeqCst);
        self.0.services.listening.is_up().then_some(heard)
    }

    /// Grows whenever a ban may have begun or ended. `None`: notices do not arrive, so this is unknown.
    #[must_use]
    pub fn bans_heard(&self) -> Option<u64> {
        let heard = self.0.bans_heard.load(Ordering::SeqCst);
        self.0.services.listening.is_up().then_some(heard)
    }

    /// The name of the database's history. When it changes, versions may have gone back, and readers forget what they cached.
    /// `None`: not known yet.
    #[must_use]
    pub fn history(&self) -> Option<String> {
        self.0.services.history.name()
    }

    /// Changes with the database's history. Caches have it in their keys: a value that was read in another history may be of a lost commit.
    #[must_use]
    pub fn epoch(&self) -> u64 {
        self.0.services.history.epoch()
    }

    /// The hub of the calling worker thread.
    pub fn start_hub(&self) -> HubHandle {
        let settings = &self.0.settings;
        let limits = HubLimits { outbox_bytes: settings.outbox_bytes, stall: settings.stall };
        let handle = Hub::start_here(limits, self.0.held.clone());
        self.0.services.hubs.add(handle.addr());
        handle
    }

    #[must_use]
    pub fn observe(&self) -> Observed {
        let pool = self.0.batch_pool.status();
        Observed {
            sockets: self.0.held.sockets.load(Ordering::Relaxed),
            outbox_bytes: self.0.held.outbox_bytes.load(Ordering::Relaxed),
            sessions: self.0.sessions.len(),
            threads: self.0.threads.len(),
            queued: self.0.services.committer.queued() + self.0.short_term.queued(),
            connections: pool.size,
            busy: pool.size.saturating_sub(pool.available),
            waiting: pool.waiting + self.0.services.committer.waiting_writers(),
            draining: self.0.draining.load(Ordering::Acquire),
            listening: self.0.services.listening.is_up(),
            relaying: match self.0.services.relay {
                Relay::Alone => None,
                Relay::Redis(_) => Some(self.0.services.relaying.is_up()),
            },
        }
    }

    /// Resolves when this node receives the commits of other processes, or `limit` has passed. False: it does not receive them yet, and
    /// answers from the database until it does.
    pub async fn hears(&self, limit: Duration) -> bool {
        let hears = async {
            self.0.services.listening.wait().await;
            if let Relay::Redis(_) = self.0.services.relay {
                self.0.services.relaying.wait().await;
            }
        };
        tokio::time::timeout(limit, hears).await.is_ok()
    }

    /// Whether the node closes its sockets and will end.
    #[must_use]
    pub fn is_draining(&self) -> bool {
        self.0.draining.load(Ordering::Acquire)
    }

    /// Closes every socket with 1012, spread over the time `over`. Resolves when all are closed or `limit` has passed, and returns how
    /// many are left.
    pub async fn drain(&self, over: Duration, limit: Duration) -> usize {
        self.0.draining.store(true, Ordering::Release);
        let deadline = Instant::now() + limit;
        for hub in self.0.services.hubs.all() {
            // `do_send` ignores the bound of the mailbox; there is one message for each hub. A hub whose worker ended has no sockets.
            hub.do_send(Drain { over });
        }
        loop {
            let left = self.0.held.sockets.load(Ordering::Relaxed);
            if left == 0 || Instant::now() >= deadline {
                return left;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Stops the tasks, jobs and actors: after the last call, and before the database stops.
    pub fn stop(&self) {
        self.0.supervisor.stop();
        self.0.arbiters.stop();
    }

    /// Runs this node's tasks and jobs until `stop`.
    #[must_use]
    pub fn supervisor(&self) -> &Supervisor {
        &self.0.supervisor
    }
}

fn jobs(supervisor: &Supervisor, pool: &Pool, clock: &Arc<dyn Clock>) {
    supervisor.job("notice_sweep", SWEEP, clock, pool.clone(), |pool| async move {
        sql::notice::sweep(&pool).await
    });
    let context = (pool.clone(), clock.clone());
    supervisor.job("short_term_gc", SHORT_TERM_GC, clock, context, |(pool, clock)| async move {
        let client = pool.get().await?;
        sql::login::delete_expired_tickets(&client).await?;
        sql::short_term::delete_expired(&client, clock.now()).await?;
        sql::purchase::forget_keyless(&client).await.map(drop)
    });
}

impl Shared {
    /// Handles the timeline that the database reports.
    pub fn find_history(&self, timeline: String) {
        match self.services.history.found(timeline) {
            Timeline::Same => {}
            // Pages may have got a `hello` without a name before.
            Timeline::First => self.begin_history(),
            Timeline::Another => {
                tracing::error!("a standby of the database took over; everything is read again");
                metrics::counter!("portal_history_changes_total").increment(1);
                self.begin_history();
            }
        }
    }

    /// Makes Sessions and Threads read again, and pages reconnect to a `hello` that names the new history.
    fn begin_history(&self) {
        let close = Outgoing::Close { code: close_code::RESTART, reason: "the database went back" };
        for hub in self.services.hubs.all() {
            // `do_send` ignores the bound of the mailbox; there is one message for each hub.
            hub.do_send(DeliverAll(close.clone()));
        }
        self.tell_all(&Tell::Resync);
        self.tell_all_threads(&TellThread::Resync);
        self.content_heard.fetch_add(1, Ordering::SeqCst);
        self.bans_heard.fetch_add(1, Ordering::SeqCst);
    }
}

#[cfg(test)]
impl Node {
    /// A handle on this node.
    pub fn of(shared: Arc<Shared>) -> Self {
        Self(shared)
    }
}

#[cfg(test)]
impl Shared {
    /// A single node without database that trusts its memory.
    pub fn for_tests(committer: Committer) -> Arc<Self> {
        Self::for_tests_resting(committer, Duration::from_secs(60))
    }

    /// The same, with Sessions that end after `session_idle`.
    pub fn for_tests_resting(committer: Committer, session_idle: Duration) -> Arc<Self> {
        Arc::new(Self::for_tests_on(Arbiters::here(), committer, session_idle))
    }

    /// The same, on these threads.
    fn for_tests_on(arbiters: Arbiters, committer: Committer, session_idle: Duration) -> Self {
        let settings = Settings {
            arbiters: 1,
            database_direct_url: "postgres://127.0.0.1:1/none".into(),
            database_fence: Fence::default(),
            redis_url: None,
            redis_prefix: String::new(),
            commit_lanes: 1,
            zone: "Asia/Shanghai".into(),
            session_idle,
            outbox_bytes: 64 * 1024,
            stall: Duration::from_secs(60),
            coalesce: Duration::from_millis(100),
            media_url: Arc::new(|name| format!("/media/{name}")),
        };
        let listening = Arc::new(Hearing::default());
        listening.restore(listening.losses());
        let pool = sql::connect(&settings.database_direct_url, 1).expect("nothing is connected yet");
        let services = Services {
            settings: settings.for_actors(),
            pool: pool.clone(),
            committer,
            relay: Relay::Alone,
            history: Arc::default(),
            listening,
            relaying: Arc::default(),
            in_doubt: AtomicBool::default(),
            hubs: Hubs::default(),
        };
        Self {
            services: Arc::new(services),
            settings,
            square: Arc::new(SquareFeed::new()),
            stock: Arc::default(),
            ratings: Arc::default(),
            short_term: FallbackShortTerm::new(None, PostgresShortTerm::new(pool.clone())),
            batch_pool: pool,
            content_heard: AtomicU64::default(),
            bans_heard: AtomicU64::default(),
            sessions: Registry::default(),
            threads: Registry::default(),
            arbiters,
            held: Arc::default(),
            draining: AtomicBool::new(false),
            supervisor: Supervisor::default(),
        }
    }
}

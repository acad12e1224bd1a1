//! A real server in this process, on its own thread and port.

use std::{
    ffi::OsString,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    sync::Arc,
    thread::JoinHandle,
};

use actors::{Clock, ManualClock, Node, SystemClock};
use portal::{
    config::Config,
    server::{Server, database::Database},
};
use tempfile::TempDir;
use tokio::sync::oneshot;

use super::{
    Client, GATEWAY_SECRET, Gateway, LIMIT, Ran, TestDatabase, TestRedis, eventually, secrets, within,
};

/// `PORTAL_SECRET` of every test server.
pub const SECRET: &str = "a secret that all nodes of a test share";

/// Settings that differ from the harness's defaults.
#[derive(Debug, Clone, Default)]
pub struct Options {
    set: Vec<(String, String)>,
    /// `None` is the clock of the machine.
    clock: Option<ManualClock>,
}

impl Options {
    #[must_use]
    pub fn set(mut self, variable: &str, value: &str) -> Self {
        self.set.insert(0, (variable.to_owned(), value.to_string()));
        self
    }

    /// Raises every rate limit.
    pub async fn unlimited() -> Self {
        let listed = Ran::with(&[], &["config"]).await.ok();
        let rates = listed.lines().filter_map(|line| {
            let mut words = line.split_whitespace();
            let (name, value) = (words.next()?, words.next()?);
            let is_rate = name.contains("_PER_")
                && value.split_once('/').is_some_and(|(n, _)| n.parse::<u64>().is_ok());
            is_rate.then_some(name)
        });
        rates
            .fold(Self::default(), |options, name| options.set(name, "10000/1s"))
            .set("PORTAL_SMS_PER_DAY", "1000000")
            .set("PORTAL_PAY_OPEN_ORDERS", "1000")
    }

    #[must_use]
    pub fn redis(self, redis_url: &str, prefix: &str) -> Self {
        self.set("REDIS_URL", redis_url).set("PORTAL_REDIS_PREFIX", prefix)
    }

    /// Sends codes to this gateway.
    #[must_use]
    pub fn gateway(self, gateway: &Gateway) -> Self {
        self.set("PORTAL_SMS_GATEWAY", "http")
            .set("PORTAL_SMS_URL", &gateway.url())
            .set("PORTAL_SMS_SECRET", GATEWAY_SECRET)
    }

    /// Uses the clock of the test instead of the machine's.
    #[must_use]
    pub fn clock(mut self, clock: &ManualClock) -> Self {
        self.clock = Some(clock.clone());
        self
    }

    fn config(&self, database_url: &str, home: &str) -> Config {
        let ours = [
            ("DATABASE_URL", database_url),
            ("PORTAL_HOME", home),
            ("PORTAL_SECRET", SECRET),
            ("PORTAL_HTTP_ADDR", "127.0.0.1:0"),
            ("PORTAL_HTTP_WORKERS", "2"),
            // Few, because opening connections takes 5 % of the tests' time.
            ("PORTAL_DATABASE_CONNECTIONS", "6"),
            // A busy machine must not cause load shedding.
            ("PORTAL_DATABASE_WAIT_S", "5"),
            ("PORTAL_DRAIN_S", "0.05"),
            // Lists are not cached, because tests read them just after a write.
            ("PORTAL_FEEDS_LISTS_MS", "0"),
            // All players of a test share one address.
            ("PORTAL_REGISTRATIONS_PER_ADDRESS", "10000/1h"),
            ("PORTAL_LOGINS_PER_NAME", "10000/1h"),
            // The lowest difficulty: tests solve many challenges.
            ("PORTAL_CHALLENGE_NUMBERS", "1000"),
            ("PORTAL_REALTIME_ADDRESS_ADMIT_PER_SECOND", "10000"),
            // Players of tests are new, act fast and repeat texts.
            ("PORTAL_NEWCOMER_HOURS", "0"),
            ("PORTAL_SAME_TEXT_MINUTES", "0"),
            ("PORTAL_POSTS_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_POST_EDITS_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_COMMENT_EDITS_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_COMMENTS_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_LIKES_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_RATINGS_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_FAVOURITES_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_FOLLOWS_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_BLOCKS_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_REPORTS_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_REALTIME_TICKETS_PER_ACCOUNT", "10000/1s"),
            ("PORTAL_REALTIME_TOKEN_GRACE_S", "0.1"),
        ];
        let find = |name: &str| {
            let own = self.set.iter().find(|(variable, _)| variable == name).map(|(_, value)| value.as_str());
            own.or_else(|| ours.iter().find(|(variable, _)| *variable == name).map(|(_, value)| *value))
                .map(OsString::from)
        };
        Config::read(&find).unwrap()
    }
}

pub struct TestServer {
    pub db: Arc<TestDatabase>,
    pub node: Node,
    addr: SocketAddr,
    ops_addr: Option<SocketAddr>,
    home: TempDir,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl TestServer {
    /// Starts a single node without Redis on its own database.
    pub async fn start() -> Self {
        Self::start_with(Options::default()).await
    }

    pub async fn start_with(options: Options) -> Self {
        let db = Arc::new(TestDatabase::new().await);
        let url = db.url.clone();
        Self::on(db, &url, options).await
    }

    /// Starts a single node on the shared Redis, with its own prefix.
    pub async fn start_with_redis(options: Options) -> Self {
        Self::start_with(options.redis(&TestRedis::shared_url(), &TestRedis::prefix())).await
    }

    /// Starts a node on this database. `url` may lead through a proxy.
    pub async fn on(db: Arc<TestDatabase>, url: &str, options: Options) -> Self {
        secrets::listen();
        let home = tempfile::tempdir().unwrap();
        let config = options.config(url, home.path().to_str().unwrap());
        let clock: Arc<dyn Clock> = match &options.clock {
            Some(clock) => Arc::new(clock.clone()),
            None => Arc::new(SystemClock),
        };
        let (tell, started) = oneshot::channel();
        let (stop, stopping) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
                listener.set_nonblocking(true).unwrap();
                let database = Database::open(&config).await.unwrap();
                let server = Server::start(config, listener, database, clock).await.unwrap();
                let _ = tell.send((server.addr, server.ops_addr(), server.node.clone()));
                // Resolves also when the test has panicked and the sender is dropped.
                let _ = stopping.await;
                server.stop().await;
            });
        });
        let (addr, ops_addr, node) =
            within(LIMIT, "the server", started).await.expect("the server did not start");
        Self { db, node, addr, ops_addr, home, stop: Some(stop), thread: Some(thread) }
    }

    /// Awaits that this node receives the commits of other nodes.
    pub async fn hears_everything(&self) {
        eventually("a node that receives events", async || {
            let seen = self.node.observe();
            seen.listening && seen.relaying != Some(false)
        })
        .await;
    }

    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }

    /// The address of the operators' API. Set `PORTAL_OPS_ADDR`.
    pub fn ops_url(&self) -> String {
        format!("http://{}", self.ops_addr.expect("PORTAL_OPS_ADDR is set"))
    }

    /// The file names in its media store.
    pub fn media(&self) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(self.home.path().join("media")) else { return Vec::new() };
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    /// Its home folder, unless the test has set another one.
    pub fn home(&self) -> &std::path::Path {
        self.home.path()
    }

    /// A client without account.
    pub fn visitor(&self) -> Client {
        Client::visitor(self.addr)
    }

    /// Stops the server as SIGTERM does, and awaits its end.
    pub async fn stop(&mut self) {
        drop(self.stop.take());
        let thread = self.thread.take().expect("stop() is called once");
        within(LIMIT, "the end of the server", tokio::task::spawn_blocking(|| thread.join()))
            .await
            .unwrap()
            .unwrap();
        secrets::none_told();
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        drop(self.stop.take());
        let Some(thread) = self.thread.take() else { return };
        let ended = thread.join();
        if !std::thread::panicking() {
            assert!(ended.is_ok(), "the server panicked");
            secrets::none_told();
        }
    }
}

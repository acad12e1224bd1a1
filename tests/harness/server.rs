//! A real server in this process, on a thread and a port of its own.

use std::{
    ffi::OsString,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    sync::{Arc, Once},
    thread::JoinHandle,
};

use actors::{Clock, Node, SystemClock};
use chrono::{DateTime, TimeDelta, Utc};
use portal::{config::Config, database::Database, server::Server};
use tempfile::TempDir;
use tokio::sync::oneshot;

use super::{Client, LIMIT, TestDatabase, TestRedis, eventually, within};

/// What differs from the harness's own settings, by variable.
#[derive(Debug, Clone, Default)]
pub struct Options {
    set: Vec<(String, String)>,
    /// How far the server's clock is ahead.
    ahead: TimeDelta,
}

impl Options {
    #[must_use]
    pub fn set(mut self, variable: &str, value: &str) -> Self {
        self.set.insert(0, (variable.to_owned(), value.to_string()));
        self
    }

    /// A server whose clock is ahead by this.
    #[must_use]
    pub fn ahead(mut self, ahead: TimeDelta) -> Self {
        self.ahead = ahead;
        self
    }

    #[must_use]
    pub fn redis(self, redis_url: &str, prefix: &str) -> Self {
        self.set("REDIS_URL", redis_url).set("PORTAL_REDIS_PREFIX", prefix)
    }

    fn config(&self, database_url: &str, home: &str) -> Config {
        let ours = [
            ("DATABASE_URL", database_url),
            ("PORTAL_HOME", home),
            ("PORTAL_SECRET", "a secret that all nodes of a test share"),
            ("PORTAL_HTTP_ADDR", "127.0.0.1:0"),
            ("PORTAL_HTTP_WORKERS", "2"),
            ("PORTAL_DATABASE_CONNECTIONS", "5"),
            ("PORTAL_DRAIN_S", "0.05"),
        ];
        let find = |name: &str| {
            let own = self.set.iter().find(|(variable, _)| variable == name).map(|(_, value)| value.as_str());
            own.or_else(|| ours.iter().find(|(variable, _)| *variable == name).map(|(_, value)| *value))
                .map(OsString::from)
        };
        Config::read(&find).unwrap()
    }
}

struct Ahead(TimeDelta);

impl Clock for Ahead {
    fn now(&self) -> DateTime<Utc> {
        SystemClock.now() + self.0
    }
}

pub struct TestServer {
    pub db: Arc<TestDatabase>,
    pub node: Node,
    addr: SocketAddr,
    _home: TempDir,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl TestServer {
    /// One node, alone, on an empty database.
    pub async fn start() -> Self {
        Self::start_with(Options::default()).await
    }

    pub async fn start_with(options: Options) -> Self {
        let db = Arc::new(TestDatabase::new().await);
        let url = db.url.clone();
        Self::on(db, &url, options).await
    }

    /// One node on the shared Redis, alone there.
    pub async fn start_with_redis(options: Options) -> Self {
        Self::start_with(options.redis(&TestRedis::shared_url(), &TestRedis::prefix())).await
    }

    /// A node on this database, reached by `url`, which may lead through a proxy. It hears the others, if it can.
    pub async fn on(db: Arc<TestDatabase>, url: &str, options: Options) -> Self {
        show_logs();
        let home = tempfile::tempdir().unwrap();
        let config = options.config(url, home.path().to_str().unwrap());
        let ahead = options.ahead;
        let (tell, started) = oneshot::channel();
        let (stop, stopping) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
                listener.set_nonblocking(true).unwrap();
                let database = Database::open(&config).await.unwrap();
                let server = Server::start(config, listener, database, Arc::new(Ahead(ahead))).await.unwrap();
                let _ = tell.send((server.addr, server.node.clone()));
                // Also when the test has panicked and the sender is gone.
                let _ = stopping.await;
                server.stop().await;
            });
        });
        let (addr, node) = within(LIMIT, "the server", started).await.expect("the server starts");
        Self { db, node, addr, _home: home, stop: Some(stop), thread: Some(thread) }
    }

    /// Resolves when what others commit reaches this node again.
    pub async fn hears_everything(&self) {
        eventually("a node that hears", async || {
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

    /// A caller without account.
    pub fn visitor(&self) -> Client {
        Client::visitor(self.addr)
    }

    /// As on SIGTERM; resolves when the server has ended.
    pub async fn stop(&mut self) {
        drop(self.stop.take());
        let thread = self.thread.take().expect("stopped once");
        within(LIMIT, "the end of the server", tokio::task::spawn_blocking(|| thread.join()))
            .await
            .unwrap()
            .unwrap();
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
            && !std::thread::panicking()
        {
            panic!("the server panicked");
        }
    }
}

/// `PORTAL_LOG=debug cargo test … -- --nocapture` shows what the servers say.
fn show_logs() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if let Ok(filter) = std::env::var("PORTAL_LOG") {
            tracing_subscriber::fmt().with_env_filter(filter).init();
        }
    });
}

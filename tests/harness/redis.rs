//! Redis: one for the whole binary, and a separate one for each test that kills it.

use std::{
    io::{BufRead, BufReader},
    net::{Ipv4Addr, TcpListener},
    process::Stdio,
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};

use super::{alone, bound::Bound};

pub struct TestRedis {
    port: u16,
    running: Option<Bound>,
}

impl TestRedis {
    /// Starts a new one.
    pub fn start() -> Self {
        alone::share();
        for _ in 0..20 {
            let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
            let mut redis = Self { port, running: None };
            // Another process may have taken the port.
            if redis.try_start() {
                return redis;
            }
        }
        panic!("redis-server does not start");
    }

    /// The Redis that the tests share. Each test uses its own prefix.
    pub fn shared_url() -> String {
        static SHARED: OnceLock<TestRedis> = OnceLock::new();
        // Take the shared lock before the cell. Otherwise the cell's initialiser could wait for an exclusive test, which waits for the cell.
        alone::share();
        SHARED.get_or_init(Self::start).url()
    }

    pub fn prefix() -> String {
        static NUMBER: AtomicUsize = AtomicUsize::new(1);
        format!("it{}", NUMBER.fetch_add(1, Ordering::Relaxed))
    }

    pub fn url(&self) -> String {
        format!("redis://127.0.0.1:{}", self.port)
    }

    /// Deletes all keys.
    pub async fn flush(&self) {
        let client = redis::Client::open(self.url()).unwrap();
        let mut connection = client.get_multiplexed_async_connection().await.unwrap();
        redis::cmd("FLUSHALL").query_async::<()>(&mut connection).await.unwrap();
    }

    /// Kills it as `kill -9` does.
    pub fn kill(&mut self) {
        self.running = None;
    }

    /// Starts it again on the same port.
    pub fn restart(&mut self) {
        assert!(self.try_start(), "redis-server does not start again on its port");
    }

    fn try_start(&mut self) -> bool {
        let port = self.port.to_string();
        let args = ["--bind", "127.0.0.1", "--port", &port, "--save", "", "--appendonly", "no"];
        let mut running = Bound::start("redis-server", &args, Stdio::piped());
        let ready = BufReader::new(running.stdout())
            .lines()
            .map_while(Result::ok)
            .any(|line| line.contains("Ready to accept connections"));
        self.running = ready.then_some(running);
        ready
    }
}

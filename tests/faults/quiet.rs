//! What a process takes while nothing is wrong, and that it comes back to it.

use std::collections::HashMap;

use crate::harness::{PASSWORD, Running, at_most, counted, eventually, figure};

/// What there is nothing of when nobody is there.
const NOTHING: [&str; 7] = [
    "portal_sockets",
    "portal_outbox_bytes",
    "portal_sessions",
    "portal_threads",
    "portal_commit_queue",
    "portal_database_busy",
    "portal_database_waiting",
];
/// Of which each connection to the database takes one: such are made when they are needed, and kept.
const BESIDE_CONNECTIONS: [&str; 2] = ["process_open_fds", "portal_tasks"];
const CONNECTIONS: &str = "portal_database_connections";
/// What a process has grown by less than for each call of a crowd: caches, and what the allocator keeps.
const GROWTH_KIB: u64 = 8;
/// Of a fault and its crowd, at least.
const CALLS: usize = 200;

/// Of a process with nobody there.
pub struct Quiet {
    before: HashMap<&'static str, f64>,
    memory_kib: u64,
}

impl Quiet {
    pub async fn of(running: &Running) -> Self {
        // What is made at first and kept: a connection to Redis, the room in which passwords are hashed.
        let nobody = [("loginName", "nobody"), ("password", PASSWORD)];
        running.visitor().post("/api/user/login", &nobody).await.refused(1001);
        let mut before = HashMap::new();
        // What has just been done may be ending yet.
        for _ in 0..5 {
            let figures = running.figures().await;
            for name in BESIDE_CONNECTIONS {
                let now = beside_connections(&figures, name);
                let least = before.entry(name).or_insert(now);
                *least = now.min(*least);
            }
        }
        Self { before, memory_kib: running.anonymous_kib() }
    }

    /// When everybody has gone: nobody and nothing is left behind.
    pub async fn again(&self, running: &Running) {
        self.again_after(CALLS, running).await;
    }

    pub async fn again_after(&self, calls: usize, running: &Running) {
        let mut last = HashMap::new();
        for name in NOTHING {
            eventually(&format!("no {name}"), async || {
                last = running.figures().await;
                last.get(name).copied().unwrap_or_default() == 0.0
            })
            .await;
        }
        for (name, before) in &self.before {
            eventually(&format!("{name} of {before} at most"), async || {
                last = running.figures().await;
                beside_connections(&last, name) <= *before
            })
            .await;
        }
        let (before_kib, now_kib) = (self.memory_kib, running.anonymous_kib());
        counted(format!(
            "{:?} as before, without {} connections to the database",
            self.before, last[CONNECTIONS]
        ));
        let grown = now_kib.saturating_sub(before_kib);
        figure("memory kept of a crowd", grown as f64, "KiB", at_most((GROWTH_KIB * calls as u64) as f64));
    }
}

fn beside_connections(figures: &HashMap<String, f64>, name: &str) -> f64 {
    figures[name] - figures[CONNECTIONS]
}

//! Resources of an idle process, and a check that the process returns to them.

use std::collections::HashMap;

use crate::harness::{PASSWORD, Running, at_most, counted, eventually, figure};

/// Metrics that are 0 without clients.
const NOTHING: [&str; 7] = [
    "portal_sockets",
    "portal_outbox_bytes",
    "portal_sessions",
    "portal_threads",
    "portal_commit_queue",
    "portal_database_busy",
    "portal_database_waiting",
];
/// Metrics that include one per database connection; connections open on demand and are kept.
const BESIDE_CONNECTIONS: [&str; 2] = ["process_open_fds", "portal_tasks"];
const CONNECTIONS: &str = "portal_database_connections";
/// Limit of memory growth per call of a crowd: caches, and memory that the allocator keeps.
const GROWTH_KIB: u64 = 8;
/// Minimum number of calls of a crowd with a fault.
const CALLS: usize = 200;

/// Resources of a process without clients.
pub struct Baseline {
    before: HashMap<&'static str, f64>,
    memory_kib: u64,
}

impl Baseline {
    pub async fn of(running: &Running) -> Self {
        // Warm-up: a connection to Redis, and the memory for password hashes, are allocated once and kept.
        let nobody = [("loginName", "nobody"), ("password", PASSWORD)];
        running.visitor().post("/api/user/login", &nobody).await.refused(1001);
        let mut before = HashMap::new();
        // Recent work may still be ending.
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

    /// Asserts, after all clients have left, that the process uses its earlier resources.
    pub async fn assert_restored(&self, running: &Running) {
        self.assert_restored_after(CALLS, running).await;
    }

    pub async fn assert_restored_after(&self, calls: usize, running: &Running) {
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
        figure("memory kept after a crowd", grown as f64, "KiB", at_most((GROWTH_KIB * calls as u64) as f64));
    }
}

fn beside_connections(figures: &HashMap<String, f64>, name: &str) -> f64 {
    figures[name] - figures[CONNECTIONS]
}

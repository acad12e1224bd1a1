//! What a process takes while nothing is wrong, and that it comes back to it.

use std::collections::BTreeMap;

use crate::harness::{Running, eventually};

/// What must be as it was: figures of `/metrics`, and by how much they may differ.
const FIGURES: [(&str, f64); 6] = [
    ("portal_sockets", 0.0),
    ("portal_outbox_bytes", 0.0),
    ("portal_commit_queue", 0.0),
    ("portal_database_waiting", 0.0),
    // Connections that were opened beside the first, and rest.
    ("process_open_fds", 64.0),
    // Timers and connections of a moment.
    ("portal_tasks", 48.0),
];
/// What a process may have grown by: caches, and what the allocator keeps.
const GROWTH: f64 = (64 << 20) as f64;

pub struct Quiet {
    before: BTreeMap<&'static str, f64>,
    memory: f64,
}

impl Quiet {
    /// Of a process under its crowd.
    pub async fn of(running: &Running) -> Self {
        let mut before = BTreeMap::new();
        for name in ["process_open_fds", "portal_tasks"] {
            before.insert(name, running.figure(name).await.expect(name));
        }
        Self { before, memory: running.figure("process_resident_memory_bytes").await.unwrap() }
    }

    /// When the crowd has gone: nobody and nothing is left behind.
    pub async fn again(&self, running: &Running) {
        for (name, slack) in FIGURES {
            let most = self.before.get(name).copied().unwrap_or_default() + slack;
            let mut now = 0.0;
            eventually(&format!("{name} of {most} at most"), async || {
                now = running.figure(name).await.unwrap_or_default();
                now <= most
            })
            .await;
            println!("{name}: {now}, {most} at most");
        }
        let now = running.figure("process_resident_memory_bytes").await.unwrap();
        println!("memory: {} MiB, then {} MiB", self.memory as u64 >> 20, now as u64 >> 20);
        assert!(now <= self.memory + GROWTH, "{} bytes, before {}", now, self.memory);
    }
}

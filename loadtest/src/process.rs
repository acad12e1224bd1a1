//! The portal's process on this machine.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};

/// Pause between two checks whether the process has ended.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

pub struct Process(u32);

impl Process {
    /// Refuses a process that is not a portal: a wrong id would end another program.
    pub fn find(pid: u32) -> anyhow::Result<Self> {
        let name = std::fs::read_to_string(format!("/proc/{pid}/comm"));
        let name = name.with_context(|| format!("there is no process {pid}"))?;
        ensure!(name.trim() == "portal", "process {pid} is {}, not portal", name.trim());
        Ok(Self(pid))
    }

    /// Sends SIGTERM; returns the time.
    pub fn terminate(&mut self) -> anyhow::Result<Instant> {
        self.signal("-TERM")
    }

    /// Sends SIGKILL; returns the time.
    pub fn kill(&mut self) -> anyhow::Result<Instant> {
        self.signal("-KILL")
    }

    fn signal(&self, which: &str) -> anyhow::Result<Instant> {
        // Minutes may have passed, and the id may belong to another process now.
        Self::find(self.0)?;
        let status = Command::new("kill").args([which, &self.0.to_string()]).status();
        ensure!(status.context("kill")?.success(), "cannot send the signal to process {}", self.0);
        Ok(Instant::now())
    }

    /// Waits until the process ends, at most until `limit`; returns the time.
    pub async fn ended(self, limit: Instant) -> Option<Instant> {
        while Instant::now() < limit {
            // `Z`: the process has ended and its parent has not reaped it.
            let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0)).unwrap_or_default();
            if stat.is_empty() || stat.contains(") Z ") {
                return Some(Instant::now());
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        None
    }
}

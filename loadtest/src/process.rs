//! The portal's process, on this machine.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};

/// How often it is looked whether it has ended.
const LOOK: Duration = Duration::from_millis(20);

pub struct Process(u32);

impl Process {
    /// Refuses what is no portal: a wrong number would end something else.
    pub fn find(pid: u32) -> anyhow::Result<Self> {
        let name = std::fs::read_to_string(format!("/proc/{pid}/comm"));
        let name = name.with_context(|| format!("there is no process {pid}"))?;
        ensure!(name.trim() == "portal", "process {pid} is {}, not portal", name.trim());
        Ok(Self(pid))
    }

    /// SIGTERM; when it was sent.
    pub fn terminate(&mut self) -> anyhow::Result<Instant> {
        self.signal("-TERM")
    }

    /// SIGKILL; when it was sent.
    pub fn kill(&mut self) -> anyhow::Result<Instant> {
        self.signal("-KILL")
    }

    fn signal(&self, which: &str) -> anyhow::Result<Instant> {
        // Minutes may have passed: its number may be another's by now.
        Self::find(self.0)?;
        let status = Command::new("kill").args([which, &self.0.to_string()]).status();
        ensure!(status.context("kill")?.success(), "process {} could not be told to end", self.0);
        Ok(Instant::now())
    }

    /// When it has ended; `None` where it has not by `limit`.
    pub async fn ended(self, limit: Instant) -> Option<Instant> {
        while Instant::now() < limit {
            // One that nobody has waited for yet is `Z`.
            let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0)).unwrap_or_default();
            if stat.is_empty() || stat.contains(") Z ") {
                return Some(Instant::now());
            }
            tokio::time::sleep(LOOK).await;
        }
        None
    }
}

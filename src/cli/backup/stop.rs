//! The signals that stop a command.

use std::{fs, future::pending, io};

use anyhow::bail;
use tokio::signal::unix::{Signal, SignalKind, signal};

/// A signal that arrives between two pieces of work stops the second one.
pub struct StopSignals {
    terminate: Signal,
    interrupt: Signal,
    /// `None`: the command ignores it.
    hangup: Option<Signal>,
}

impl StopSignals {
    pub fn new() -> io::Result<Self> {
        let hangup = if ignores_hangup() { None } else { Some(signal(SignalKind::hangup())?) };
        Ok(Self {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
            hangup,
        })
    }

    /// Runs `work` until a signal to stop arrives. Dropped work ends PostgreSQL's programs and removes unfinished files.
    pub async fn unless_stopped<T>(
        &mut self,
        work: impl Future<Output = anyhow::Result<T>>,
    ) -> anyhow::Result<T> {
        let Self { terminate, interrupt, hangup } = self;
        let hung_up = async {
            match hangup {
                Some(hangup) => hangup.recv().await,
                None => pending().await,
            }
        };
        tokio::select! {
            done = work => done,
            _ = terminate.recv() => bail!("stopped by SIGTERM before the end"),
            _ = interrupt.recv() => bail!("stopped by Ctrl-C before the end"),
            _ = hung_up => bail!("stopped by SIGHUP before the end: its terminal was closed"),
        }
    }
}

/// `nohup` starts a command that ignores SIGHUP.
fn ignores_hangup() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    ignored.is_some_and(|mask| mask & 1 == 1)
}

//! Log lines: for people in development, JSON in production.

use std::io::{IsTerminal, stderr};

use anyhow::Context;
use tracing_subscriber::{EnvFilter, fmt};

use crate::config::Config;

/// Call it once per process. Logs go to stderr; stdout is for the results of commands.
pub fn install(config: &Config) -> anyhow::Result<()> {
    let filter = filter(config)?;
    let lines = fmt().with_env_filter(filter).with_writer(stderr);
    // Also the journal of systemd and files would keep colour codes.
    let lines = if stderr().is_terminal() { lines } else { lines.with_ansi(false) };
    // In a test process many servers share one, so a second installation fails.
    let _ = if config.general.is_production() {
        lines.json().flatten_event(true).with_current_span(true).try_init()
    } else {
        lines.with_target(false).compact().try_init()
    };
    Ok(())
}

/// The filter of log lines.
pub fn filter(config: &Config) -> anyhow::Result<EnvFilter> {
    EnvFilter::try_new(&config.general.log).context("PORTAL_LOG is not a filter")
}

/// Captures log lines in tests.
#[cfg(test)]
pub(crate) mod capture {
    use std::{
        io::{self, Write},
        sync::Arc,
    };

    use parking_lot::Mutex;

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// The lines that `work` logs on this thread.
    pub fn logged(work: impl FnOnce()) -> Vec<String> {
        let log = Log::default();
        let writer = log.clone();
        let subscriber =
            tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).finish();
        tracing::subscriber::with_default(subscriber, work);
        String::from_utf8(log.0.lock().clone()).unwrap().lines().map(str::to_owned).collect()
    }
}

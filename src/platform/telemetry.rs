//! Log lines: for people in development, JSON in production.

use anyhow::Context;
use tracing_subscriber::{EnvFilter, fmt};

use crate::config::Config;

/// Call it once per process. Logs go to stderr; stdout is for the results of commands.
pub fn install(config: &Config) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&config.general.log).context("PORTAL_LOG is not a filter")?;
    let lines = fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // In a test process many servers share one, so a second installation fails.
    let _ = if config.general.is_production() {
        lines.json().flatten_event(true).with_current_span(true).try_init()
    } else {
        lines.with_target(false).compact().try_init()
    };
    Ok(())
}

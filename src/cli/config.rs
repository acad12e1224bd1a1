//! `portal config`: the settings in force. `portal config check`: everything that a production start would refuse.

use std::{
    ffi::OsString,
    io::{self, Write, stderr},
    process::ExitCode,
};

use actors::RedisServers;
use clap::Subcommand;

use super::{say, sentence, unknown_settings};
use crate::{
    config::{Config, Faults, Secret},
    payments::channels::Alipay,
    platform::{storage::Stores, telemetry},
};

const MODE: &str = "PORTAL_MODE";
const PRODUCTION: &str = "production";

#[derive(Subcommand)]
pub enum Command {
    /// List everything that a start in production would refuse, and exit 1 if there is something. Connects to nothing: the start
    /// itself checks the database and Redis
    Check,
}

pub fn run(config: &Config) -> io::Result<()> {
    let rows = config.rows();
    let widest = |of: fn(&crate::config::Row) -> usize| rows.iter().map(of).max().unwrap_or(0);
    let (variable, value) = (widest(|row| row.variable.len()), widest(|row| row.value.chars().count()));
    for row in &rows {
        say(format_args!("{:variable$}  {:value$}  {}", row.variable, row.value, row.meaning))?;
    }
    Ok(())
}

/// Prints a line for each refusal.
pub fn check() -> anyhow::Result<ExitCode> {
    let (config, mut faults) = Config::read_with_faults(&production);
    let mode = std::env::var_os(MODE).unwrap_or_default();
    if mode.to_str().map(str::trim) != Some(PRODUCTION) {
        faults.add(MODE, format!("is {mode:?}: must be {PRODUCTION}"));
    }
    let refusals: Vec<String> = faults.sentences().chain(of_parts(&config, &faults)).collect();
    for unknown in unknown_settings(&config) {
        writeln!(stderr(), "portal: {unknown}")?;
    }
    if refusals.is_empty() {
        say("A start in production accepts these settings.")?;
        return Ok(ExitCode::SUCCESS);
    }
    refusals.iter().try_for_each(say)?;
    Ok(ExitCode::FAILURE)
}

/// The environment of the process, in production mode.
fn production(name: &str) -> Option<OsString> {
    if name == MODE { Some(PRODUCTION.into()) } else { std::env::var_os(name) }
}

/// The refusals of parts that read their settings when they are built. They are built only from settings without a fault.
fn of_parts(config: &Config, faults: &Faults) -> Vec<String> {
    let Config { stores, s3, pay, .. } = config;
    let address = |secret: &Option<Secret>| secret.as_ref().map(|Secret(address)| address.clone());
    let mut refusals: Vec<anyhow::Error> = Vec::new();
    refusals.extend(telemetry::filter(config).err());
    for (name, url) in
        [("DATABASE_URL", &stores.database_url), ("DATABASE_DIRECT_URL", &stores.database_direct_url)]
    {
        let fault = address(url).and_then(|url| sql::check_url(&url).err());
        refusals.extend(fault.map(|fault| anyhow::Error::from(fault).context(name)));
    }
    if let Some(fault) = address(&stores.database_read_url).and_then(|url| sql::check_standby_url(&url).err())
    {
        refusals.push(anyhow::Error::from(fault).context("DATABASE_READ_URL"));
    }
    if let Some(url) = address(&stores.redis_url) {
        refusals.extend(RedisServers::parse(&url).err().map(anyhow::Error::from));
    }
    if !s3.bucket.is_empty() && !faults.concern("PORTAL_S3_") {
        refusals.extend(Stores::open(config).err());
    }
    if pay.channels.0.iter().any(|channel| channel == "alipay") && !faults.concern("PORTAL_ALIPAY_") {
        refusals.extend(Alipay::key_faults(pay));
    }
    refusals.iter().map(sentence).collect()
}

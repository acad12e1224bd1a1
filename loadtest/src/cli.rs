//! The command line: `loadtest <scenario>`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use serde::Serialize;

use crate::calls::Limits;

/// Puts a portal under load from outside and checks what it promised.
///
/// Exit codes: 0 every promise was kept; 1 one was broken; 2 the test could not run; 130 it was interrupted.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
pub struct Cli {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub scenario: Scenario,
}

#[derive(Args)]
pub struct Common {
    /// Address of the portal; several nodes of one portal between commas
    #[arg(long, global = true, value_delimiter = ',', default_value = "http://127.0.0.1:8080")]
    pub target: Vec<String>,
    /// How many connections are made, and accounts registered, at once
    #[arg(long, global = true, default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub at_once: u16,
    /// Seconds over which rates rise from nothing, part of a run's seconds
    #[arg(long, global = true, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=3600))]
    pub ramp: u64,
    /// Threads of the load generator; by default one a processor
    #[arg(long, global = true, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub workers: Option<u16>,
    /// Write the report as a page with plots, and as JSON beside it: FILE.html and FILE.json
    #[arg(long, global = true, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Command that looks at the books behind the load, such as `portal audit`: where it fails, so does the run
    #[arg(long, global = true, value_name = "COMMAND")]
    pub audit: Option<String>,
    /// The portal's PORTAL_METRICS_TOKEN, where /metrics asks for it
    #[arg(long, global = true, value_name = "TOKEN")]
    pub metrics_token: Option<String>,
    /// Allow a target that is not this machine
    #[arg(long, global = true)]
    pub yes_this_is_my_server: bool,
}

#[derive(Subcommand)]
pub enum Scenario {
    /// Hold signed-in sockets that do nothing but ping
    Idle(Idle),
    /// Read messages on one socket and time the badge on the reader's other one
    Badges(Badges),
    /// Visit the portal over REST as players do
    Browse(Browse),
    /// Restart the portal under sockets that watch, which come back as the app does
    Drain(Drain),
    /// Search over what `prepare` made
    Search(Search),
    /// Make data in a portal's database, for tests that need much of it
    Prepare(Prepare),
}

/// Load of which there may be any amount.
#[derive(Debug, Clone, Args, Serialize)]
pub struct Load {
    /// Begun a second, whether or not what came before was answered
    #[arg(long, default_value_t = 10.0, value_parser = rate)]
    pub rate: f64,
    /// Instead of a rate: so many at a time, one after the other each. For throughput; latencies then hide what waits
    #[arg(long, value_name = "AT ONCE", value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub saturate: Option<u16>,
    /// Seconds of load
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=604_800))]
    pub seconds: u64,
    /// Fail where a 99th percentile that the scenario names is above this
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    pub p99_ms: Option<f64>,
    /// Fail where more than this share of the calls fail
    #[arg(long, value_name = "PERCENT", default_value_t = 0.0, value_parser = percent)]
    pub errors: f64,
}

impl Load {
    pub fn limits(&self) -> Limits {
        Limits { p99_ms: self.p99_ms, errors: self.errors }
    }
}

#[derive(Args, Serialize)]
pub struct Search {
    /// Searches a second; the portal's PORTAL_SEARCHES_PER_ADDRESS has to allow them
    #[arg(long, default_value_t = 10.0, value_parser = rate)]
    pub rate: f64,
    /// Seconds in which they begin
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub seconds: u64,
    /// That of `prepare`, whose rare words are searched for
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Fail where the 95th percentile of a kind of search is above this
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    pub p95_ms: Option<f64>,
}

#[derive(Args)]
pub struct Prepare {
    #[command(subcommand)]
    pub data: Data,
    /// Address of the portal's PostgreSQL; what is there stays
    #[arg(long, value_name = "URL")]
    pub database: String,
    /// The same seed makes the same texts
    #[arg(long, global = true, default_value_t = 1)]
    pub seed: u64,
}

#[derive(Subcommand)]
pub enum Data {
    /// Posts of the past year, by players of their own
    Posts {
        /// How many
        #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
        number: u64,
        /// By how many players
        #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
        accounts: u64,
    },
}

#[derive(Args, Serialize)]
pub struct Idle {
    /// Sockets to hold
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub sockets: u64,
    /// Sockets that share an account
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=100))]
    pub per_person: u64,
    /// Seconds to hold them once all are open
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub hold: u64,
}

#[derive(Args, Serialize)]
pub struct Badges {
    /// People online at a time, each with two sockets
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=9_000))]
    pub people: u64,
    /// Reads a second, over all people
    #[arg(long, default_value_t = 50.0, value_parser = rate)]
    pub rate: f64,
    /// Seconds of load, without those in which new people come
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub seconds: u64,
    /// Fail where the 99th percentile at the other socket is above this
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    pub p99_ms: Option<f64>,
}

#[derive(Args, Serialize)]
pub struct Browse {
    /// Different visitors; they come back in turn
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub people: u64,
    /// Visits begun a second
    #[arg(long, default_value_t = 5.0, value_parser = rate)]
    pub rate: f64,
    /// Seconds in which visits begin
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub seconds: u64,
    /// Of a hundred visitors, how many register and read their inbox
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(0..=100))]
    pub members: u64,
    /// Milliseconds a visitor looks at an answer before the next call
    #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub pause_ms: u64,
    /// Fail where the 99th percentile of a call, registering aside, is above this
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    pub p99_ms: Option<f64>,
    /// Fail where more than this share of the calls fail
    #[arg(long, value_name = "PERCENT", default_value_t = 0.0, value_parser = percent)]
    pub errors: f64,
}

#[derive(Args, Serialize)]
pub struct Drain {
    /// Sockets to hold
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub sockets: u64,
    /// Sockets that share an account
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=100))]
    pub per_person: u64,
    /// What they watch, in turn: `square`, `post:100001`
    #[arg(long, value_delimiter = ',', default_value = "square")]
    pub topic: Vec<String>,
    /// The portal's process on this machine: it is told to end (SIGTERM), and you start it again. Without, you restart it
    #[arg(long)]
    pub pid: Option<u32>,
    /// The portal's PORTAL_DRAIN_S, seconds
    #[arg(long, default_value_t = 5.0, value_parser = drain)]
    pub drain: f64,
    /// The portal's PORTAL_REALTIME_ADMIT_PER_SECOND
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub admit: u64,
}

fn drain(text: &str) -> Result<f64, String> {
    within(text, 0.001, 10.0)
}

fn rate(text: &str) -> Result<f64, String> {
    within(text, 0.1, 10_000.0)
}

fn milliseconds(text: &str) -> Result<f64, String> {
    within(text, 0.1, 60_000.0)
}

fn percent(text: &str) -> Result<f64, String> {
    within(text, 0.0, 100.0)
}

fn within(text: &str, least: f64, most: f64) -> Result<f64, String> {
    match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!("must be a number from {least} to {most}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_all_scenarios_may_follow_the_scenario() {
        let cli =
            Cli::try_parse_from(["loadtest", "idle", "--sockets", "3", "--target", "http://a,http://b"]);
        assert_eq!(cli.unwrap().common.target, ["http://a", "http://b"]);
    }

    #[test]
    fn numbers_without_bounds_are_refused() {
        for bad in ["inf", "NaN", "-1", "0", "1e9", "many"] {
            assert!(
                Cli::try_parse_from(["loadtest", "browse", &format!("--rate={bad}")]).is_err(),
                "--rate {bad}"
            );
        }
    }
}

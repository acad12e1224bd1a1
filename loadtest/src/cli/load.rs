//! Options of the scenarios that start operations at a rate.

use clap::Args;
use serde::Serialize;

use super::{
    limits::{CALLS, Limits, errors, p99},
    numbers::{hours, mib, rate, times},
};
use crate::scenario::mixed::shares::Shares;

/// The amount of load: an open-model rate or a fixed concurrency.
#[derive(Debug, Clone, Args, Serialize)]
pub struct Load {
    /// Operations started per second, whether or not earlier ones were answered (open model)
    #[arg(long, default_value_t = 10.0, value_parser = rate)]
    pub rate: f64,
    /// Instead of a rate: run this many at a time, each followed by the next (closed model). Measures throughput; latencies then exclude queueing
    #[arg(long, value_name = "AT ONCE", value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub saturate: Option<u16>,
    /// Seconds of load
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=604_800))]
    pub seconds: u64,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: Limits,
}

#[derive(Args, Serialize)]
#[command(
    mut_arg("p99_ms", p99("from when a comment was due until a watcher was shown it")),
    mut_arg("errors", errors(CALLS))
)]
pub struct Thread {
    #[command(flatten)]
    #[serde(flatten)]
    pub load: Load,
    /// Sockets that watch the post
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub watchers: u64,
    /// Watchers that share an account
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=100))]
    pub per_person: u64,
    /// Accounts that write in turn
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub writers: u64,
    /// Percentage of writes that are likes; the others are comments
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=100))]
    pub likes: u64,
    /// Characters of a comment, in addition to its timestamp prefix
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=900))]
    pub text: u64,
}

#[derive(Args, Serialize)]
#[command(mut_arg("p99_ms", p99("of a purchase")), mut_arg("errors", errors(CALLS)))]
pub struct Purchase {
    #[command(flatten)]
    #[serde(flatten)]
    pub load: Load,
    /// Buyers; each buys each paid game once
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub people: u64,
}

#[derive(Args, Serialize)]
#[command(mut_arg("p99_ms", p99("of a check-in")), mut_arg("errors", errors(CALLS)))]
pub struct CheckIn {
    #[command(flatten)]
    #[serde(flatten)]
    pub load: Load,
    /// Players who check in once each
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub people: u64,
}

#[derive(Args, Serialize)]
#[command(mut_arg("p99_ms", p99("of publishing")), mut_arg("errors", errors(CALLS)))]
pub struct Publish {
    #[command(flatten)]
    #[serde(flatten)]
    pub load: Load,
    /// Accounts that publish in turn
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub authors: u64,
    /// Open feeds
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub feeds: u64,
}

#[derive(Debug, Clone, Args, Serialize)]
#[command(mut_arg("p99_ms", p99("of a kind of call")), mut_arg("errors", errors(CALLS)))]
pub struct Mixed {
    #[command(flatten)]
    #[serde(flatten)]
    pub load: Load,
    /// Players with an open page
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub people: u64,
    /// Number of hot posts
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub threads: u64,
    /// Share of each action
    #[arg(
        long,
        default_value = "games=30,feed=20,thread=20,comment=8,like=10,publish=1,purchase=3,checkin=2,notices=6"
    )]
    pub shares: Shares,
}

#[derive(Args)]
pub struct Soak {
    #[command(flatten)]
    pub mixed: Mixed,
    /// Hours of load, instead of seconds
    #[arg(long, value_parser = hours)]
    pub hours: Option<f64>,
    /// Fail when a node's memory grows faster than this, MiB an hour
    #[arg(long, value_name = "MIB", default_value_t = 20.0, value_parser = mib)]
    pub memory_mib_per_hour: f64,
    /// Fail when a p99 in the last third is more than this many times its value in the first third
    #[arg(long, value_name = "TIMES", default_value_t = 2.0, value_parser = times)]
    pub slower: f64,
}

impl Soak {
    /// The mixed load, for `hours` instead of seconds when that is given.
    pub fn mixed(&self) -> Mixed {
        let mut mixed = self.mixed.clone();
        if let Some(hours) = self.hours {
            mixed.load.seconds = ((hours * 3600.0) as u64).max(1);
        }
        mixed
    }
}

//! Options of the scenarios about sockets.

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::{
    limits::{Limits, errors, p99},
    numbers::{back, drain, kib, rate},
};

#[derive(Args, Serialize)]
#[command(
    mut_arg("p99_ms", p99("from ping to pong")),
    mut_arg("errors", errors("sockets do not open, or are lost"))
)]
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
    /// Fail when a socket takes more of the server's memory than this, KiB
    #[arg(long, value_name = "KIB", value_parser = kib)]
    pub kib: Option<f64>,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: Limits,
}

/// The event that changes a badge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Of {
    /// The person reads a message on another socket
    Reads,
    /// Other players like the person's post
    Likes,
    /// Other players comment on the person's post
    Replies,
}

#[derive(Args, Serialize)]
#[command(
    mut_arg(
        "p99_ms",
        p99(
            "from when a badge was due to move until it did, on the other socket (reads) or the author's (likes, replies),"
        )
    ),
    mut_arg("errors", errors("calls and reads fail"))
)]
pub struct Badges {
    /// The event that changes the badges
    #[arg(long, value_enum, default_value_t = Of::Reads)]
    pub of: Of,
    /// Accounts that like and comment; each likes a post once
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub others: u64,
    /// People online at a time; with two sockets each when `--of reads`
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=9_000))]
    pub people: u64,
    /// Reads, likes or comments a second, over all people
    #[arg(long, default_value_t = 50.0, value_parser = rate)]
    pub rate: f64,
    /// Seconds of load, without the pauses in which new people register
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub seconds: u64,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: Limits,
}

#[derive(Args, Serialize)]
#[command(
    mut_arg("p99_ms", p99("of how long people are away")),
    mut_arg("errors", errors("sockets do not open, or do not come back"))
)]
pub struct Drain {
    /// Sockets to hold
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub sockets: u64,
    /// Sockets that share an account
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=100))]
    pub per_person: u64,
    /// Topics that the sockets watch in turn: `square`, `post:100001`
    #[arg(long, value_delimiter = ',', default_value = "square")]
    pub topic: Vec<String>,
    /// Process id of the portal on this machine: the run sends it SIGTERM and you start it again. Without it, you restart the portal
    #[arg(long)]
    pub pid: Option<u32>,
    /// PORTAL_DRAIN_S of the portal, seconds
    #[arg(long, default_value_t = 5.0, value_parser = drain)]
    pub drain: f64,
    /// PORTAL_REALTIME_ADMIT_PER_SECOND of the portal
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub admit: u64,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: Limits,
}

#[derive(Args, Serialize)]
#[command(
    mut_arg("p99_ms", p99("of ordinary calls while people come back")),
    mut_arg("errors", errors("ordinary calls fail"))
)]
pub struct Storm {
    /// Sockets that are open when the storm begins
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub sockets: u64,
    /// Sockets that share an account
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=100))]
    pub per_person: u64,
    /// Topic that the sockets watch: `square`, `post:100001`
    #[arg(long, default_value = "square")]
    pub topic: String,
    /// Process id of the portal on this machine: the storm kills it (SIGKILL), and you start it again at once. Without it, only the connections
    /// break. Calls in flight then fail: see --errors
    #[arg(long)]
    pub pid: Option<u32>,
    /// Ordinary calls a second, before and during the storm
    #[arg(long, default_value_t = 50.0, value_parser = rate)]
    pub rate: f64,
    /// Seconds of ordinary calls; the storm begins after a quarter of them
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub seconds: u64,
    /// Seconds within which everybody must be connected again
    #[arg(long, default_value_t = 30.0, value_parser = back)]
    pub within: f64,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: Limits,
}

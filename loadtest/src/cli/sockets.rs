//! Options of the scenarios that are about sockets.

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
    /// Fail where a socket takes more of the server's memory than this
    #[arg(long, value_name = "KIB", value_parser = kib)]
    pub kib: Option<f64>,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: Limits,
}

/// What moves a badge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Of {
    /// A person's other device reads a message
    Reads,
    /// Others like a person's post
    Likes,
    /// Others comment on a person's post
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
    /// What moves them
    #[arg(long, value_enum, default_value_t = Of::Reads)]
    pub of: Of,
    /// Who likes and comments; a post is liked once by each
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub others: u64,
    /// People online at a time; for reads each with two sockets
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=9_000))]
    pub people: u64,
    /// Reads, likes or comments a second, over all people
    #[arg(long, default_value_t = 50.0, value_parser = rate)]
    pub rate: f64,
    /// Seconds of load, without those in which new people come
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
    /// Sockets that are open when it comes
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub sockets: u64,
    /// Sockets that share an account
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=100))]
    pub per_person: u64,
    /// What they watch: `square`, `post:100001`
    #[arg(long, default_value = "square")]
    pub topic: String,
    /// The portal's process on this machine: the storm is its end (SIGKILL), and you have it started again at once. Without, connections
    /// break and the portal stays. Calls that are under way then fail: see --errors
    #[arg(long)]
    pub pid: Option<u32>,
    /// Ordinary calls a second, before and meanwhile
    #[arg(long, default_value_t = 50.0, value_parser = rate)]
    pub rate: f64,
    /// Seconds of those calls; the storm comes after a quarter of them
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub seconds: u64,
    /// Seconds in which everybody must be back
    #[arg(long, default_value_t = 30.0, value_parser = back)]
    pub within: f64,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: Limits,
}

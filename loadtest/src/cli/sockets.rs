//! Options of the scenarios with rules of their own.

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::numbers::{drain, kib, milliseconds, percent, rate};

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
    /// Fail where the 99th percentile from ping to pong is above this
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    pub p99_ms: Option<f64>,
    /// Fail where a socket takes more of the server's memory than this
    #[arg(long, value_name = "KIB", value_parser = kib)]
    pub kib: Option<f64>,
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
    /// Fail where the 99th percentile of how long people are away is above this
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    pub p99_ms: Option<f64>,
}

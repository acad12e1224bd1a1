//! Options of the scenarios that only read.

use clap::Args;
use serde::Serialize;

use super::{
    limits::{CALLS, Limits, errors, p99},
    numbers::{milliseconds, rate, times},
};

#[derive(Args, Serialize)]
#[command(mut_arg("p99_ms", p99("of a kind of call, registering aside,")), mut_arg("errors", errors(CALLS)))]
pub struct Browse {
    /// Different visitors; they return in turn
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub people: u64,
    /// Visits started per second
    #[arg(long, default_value_t = 5.0, value_parser = rate)]
    pub rate: f64,
    /// Seconds in which visits start
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub seconds: u64,
    /// Percentage of visitors who register and read their inbox
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(0..=100))]
    pub members: u64,
    /// Milliseconds between an answer and the visitor's next call
    #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub pause_ms: u64,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: Limits,
}

#[derive(Args, Serialize)]
#[command(mut_arg("p99_ms", p99("of a kind of search")), mut_arg("errors", errors("searches fail")))]
pub struct Search {
    /// Searches a second; the portal's PORTAL_SEARCHES_PER_ADDRESS must allow them
    #[arg(long, default_value_t = 10.0, value_parser = rate)]
    pub rate: f64,
    /// Seconds in which searches start
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub seconds: u64,
    /// Seed given to `prepare`: the rare words come from it
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Fail when the 95th percentile of a kind of search is above this
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    pub p95_ms: Option<f64>,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: Limits,
}

#[derive(Args, Serialize)]
#[command(mut_arg("p99_ms", p99("of either page")), mut_arg("errors", errors(CALLS)))]
pub struct Pages {
    /// The page that is compared with the first
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    pub page: u64,
    /// Posts per page
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub size: u32,
    /// How often each of the two pages is read, alternately
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub times: u64,
    /// Fail when the median of the deep page is above this many times that of the first
    #[arg(long, value_name = "TIMES", default_value_t = 1.2, value_parser = times)]
    pub ratio: f64,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: Limits,
}

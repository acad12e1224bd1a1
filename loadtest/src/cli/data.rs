//! Options of the commands that do not load a running portal: data, reports, comparisons with other servers.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde::Serialize;

use super::numbers::{rate, times};
use crate::peers::Kind;

#[derive(Args)]
pub struct Prepare {
    #[command(subcommand)]
    pub data: Data,
    /// Address of the portal's PostgreSQL; existing rows stay
    #[arg(long, value_name = "URL")]
    pub database: String,
    /// The same seed generates the same texts
    #[arg(long, global = true, default_value_t = 1)]
    pub seed: u64,
    /// From this number of rows, drop the indexes that slow down the COPY, and rebuild them afterwards
    #[arg(long, global = true, value_name = "ROWS", default_value_t = 100_000)]
    pub drop_indexes_from: u64,
}

#[derive(Subcommand)]
pub enum Data {
    /// Players that cannot sign in
    Users {
        /// Number of players
        #[arg(value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
        number: u64,
    },
    /// Comments and replies on existing posts; a few posts get very many
    Comments {
        /// Number of comments
        #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
        number: u64,
        /// Number of players who write them
        #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
        accounts: u64,
    },
    /// Posts of the past year, by new players
    Posts {
        /// Number of posts
        #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
        number: u64,
        /// Number of players who write them
        #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
        accounts: u64,
    },
}

#[derive(Args)]
pub struct Compare {
    /// Earlier report (JSON)
    pub before: PathBuf,
    /// Later report (JSON)
    pub now: PathBuf,
    /// Fail when a p99 is more than this many times its earlier value, or when a load generator was too late to compare
    #[arg(long, value_name = "TIMES", value_parser = times)]
    pub slower: Option<f64>,
}

#[derive(Args, Serialize)]
pub struct Peers {
    /// Servers to compare, in the order of each round
    #[arg(long, value_enum, value_delimiter = ',', default_value = "portal,nchan,socketio")]
    pub servers: Vec<Kind>,
    /// Path of the portal program
    #[arg(long, value_name = "PROGRAM")]
    #[serde(skip)]
    pub portal: Option<PathBuf>,
    /// PostgreSQL for the portal; its data may be lost, and it runs on another core than the servers
    #[arg(long, value_name = "URL")]
    #[serde(skip)]
    pub database: Option<String>,
    /// The folder loadtest/peers of this repository
    #[arg(long, default_value = "loadtest/peers")]
    #[serde(skip)]
    pub dir: PathBuf,
    /// Core of the server under test
    #[arg(long, default_value_t = 0)]
    pub core: u16,
    /// Listening sockets
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub watchers: u64,
    /// Number of rounds
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=100))]
    pub rounds: u64,
    /// Seconds at each rate
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,
    /// Bytes of each published text
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(40..=900))]
    pub bytes: u64,
    /// Events a second in the quiet step
    #[arg(long, default_value_t = 2.0, value_parser = rate)]
    pub quiet_rate: f64,
    /// Events a second in the first hot step; each further step doubles the rate
    #[arg(long, default_value_t = 10.0, value_parser = rate)]
    pub hot_rate: f64,
    /// Highest rate of a hot step, events a second
    #[arg(long, default_value_t = 2000.0, value_parser = rate)]
    pub most_rate: f64,
}

#[derive(Args, Serialize)]
pub struct Plain {
    /// Path of the portal program
    #[arg(long, value_name = "PROGRAM")]
    #[serde(skip)]
    pub portal: PathBuf,
    /// PostgreSQL for the portal; its data may be lost: the run creates games, coins and accounts in it
    #[arg(long, value_name = "URL")]
    #[serde(skip)]
    pub database: String,
    /// Path of PostgreSQL's pgbench
    #[arg(long, value_name = "PROGRAM", default_value = "pgbench")]
    #[serde(skip)]
    pub pgbench: PathBuf,
    /// Concurrency: writing players, pgbench's connections, reading connections
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub at_once: u16,
    /// Number of rounds
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=100))]
    pub rounds: u64,
    /// Seconds of each measurement
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,
    /// Number of games that cost one coin; each buyer can buy each once
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(i64).range(1..=900))]
    pub games: i64,
    /// Core that answers the public reads
    #[arg(long, default_value_t = 0)]
    pub core: u16,
}

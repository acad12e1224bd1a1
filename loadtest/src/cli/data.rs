//! Options of what is no load on a portal that runs: data, reports, other servers.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde::Serialize;

use super::numbers::{rate, times};
use crate::peers::Kind;

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
    /// From so many rows on, indexes that would slow them down are dropped, and made anew behind them
    #[arg(long, global = true, value_name = "ROWS", default_value_t = 100_000)]
    pub drop_indexes_from: u64,
}

#[derive(Subcommand)]
pub enum Data {
    /// Players, whom nobody can sign in as
    Users {
        /// How many
        #[arg(value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
        number: u64,
    },
    /// Comments and replies below the posts that are there; a few posts have very many
    Comments {
        /// How many
        #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
        number: u64,
        /// By how many players
        #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
        accounts: u64,
    },
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

#[derive(Args)]
pub struct Compare {
    /// What was before
    pub before: PathBuf,
    /// What is now
    pub now: PathBuf,
    /// Fail where a p99 is more than so many times what it was, or where the load generator was too late to tell
    #[arg(long, value_name = "TIMES", value_parser = times)]
    pub slower: Option<f64>,
}

#[derive(Args, Serialize)]
pub struct Peers {
    /// Which, in the order of each round
    #[arg(long, value_enum, value_delimiter = ',', default_value = "portal,nchan,socketio")]
    pub servers: Vec<Kind>,
    /// The portal's program
    #[arg(long, value_name = "PROGRAM")]
    #[serde(skip)]
    pub portal: Option<PathBuf>,
    /// Its PostgreSQL, which may be thrown away and runs on another core than the servers
    #[arg(long, value_name = "URL")]
    #[serde(skip)]
    pub database: Option<String>,
    /// This project's loadtest/peers
    #[arg(long, default_value = "loadtest/peers")]
    #[serde(skip)]
    pub dir: PathBuf,
    /// The core that each server is given
    #[arg(long, default_value_t = 0)]
    pub core: u16,
    /// Sockets that listen
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..=19_000))]
    pub watchers: u64,
    /// How often all of it is repeated
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=100))]
    pub rounds: u64,
    /// Seconds of each rate
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,
    /// Bytes of what is published
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(40..=900))]
    pub bytes: u64,
    /// Events a second where it is quiet
    #[arg(long, default_value_t = 2.0, value_parser = rate)]
    pub quiet_rate: f64,
    /// Events a second of the first hot step; each that follows has twice as many
    #[arg(long, default_value_t = 10.0, value_parser = rate)]
    pub hot_rate: f64,
    /// Events a second of the last hot step at the most
    #[arg(long, default_value_t = 2000.0, value_parser = rate)]
    pub most_rate: f64,
}

#[derive(Args, Serialize)]
pub struct Plain {
    /// The portal's program
    #[arg(long, value_name = "PROGRAM")]
    #[serde(skip)]
    pub portal: PathBuf,
    /// Its PostgreSQL, which may be thrown away: games, coins and accounts are laid out in it
    #[arg(long, value_name = "URL")]
    #[serde(skip)]
    pub database: String,
    /// PostgreSQL's pgbench
    #[arg(long, value_name = "PROGRAM", default_value = "pgbench")]
    #[serde(skip)]
    pub pgbench: PathBuf,
    /// How many at once: people who write, pgbench's connections, connections that read
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub at_once: u16,
    /// How often all of it is repeated
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=100))]
    pub rounds: u64,
    /// Seconds of each
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,
    /// Games that cost a coin; each buyer can buy each once
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(i64).range(1..=900))]
    pub games: i64,
    /// The core on which public reads are answered
    #[arg(long, default_value_t = 0)]
    pub core: u16,
}

//! The command line: `loadtest <scenario>`.

mod data;
mod limits;
mod load;
mod numbers;
mod reads;
mod sockets;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

pub use data::{Compare, Data, Peers, Plain, Prepare};
pub use limits::Limits;
pub use load::{CheckIn, Load, Mixed, Publish, Purchase, Soak, Thread};
pub use reads::{Browse, Pages, Search};
pub use sockets::{Badges, Drain, Idle, Of, Storm};

/// Puts a portal under load from outside and checks what it promised.
///
/// Exit codes: 0 every promise was kept; 1 one was broken, or not measured; 2 the test could not run; 130 it was interrupted.
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

impl Common {
    /// The same for another portal.
    pub fn toward(&self, target: String) -> Self {
        Self {
            target: vec![target],
            report: None,
            audit: None,
            metrics_token: self.metrics_token.clone(),
            ..*self
        }
    }
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
    /// Walk down the list of posts, and set a page far down against the first
    Pages(Pages),
    /// Write into one hot post that many watch
    Thread(Thread),
    /// Break all sockets at once and see how they come back, and how other calls fare meanwhile
    Storm(Storm),
    /// Buy games with coins
    Purchase(Purchase),
    /// Check in, all in a rush
    Checkin(CheckIn),
    /// Publish posts while open feeds wait for them
    Publish(Publish),
    /// All at once, in shares
    Mixed(Mixed),
    /// The mix for hours: what grows?
    Soak(Soak),
    /// Compare two reports (the JSON files), figure by figure
    Compare(Compare),
    /// Set the fan-out beside that of Nchan and Socket.IO, one core for the server and one for the load
    Peers(Peers),
    /// Set purchases, a hot post and public reads beside pgbench and a bare handler
    Plain(Plain),
    /// Make data in a portal's database, for tests that need much of it
    Prepare(Prepare),
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn every_load_is_held_to_both_limits_and_says_of_what() {
        let command = Cli::command();
        let no_load = ["compare", "peers", "plain", "prepare"];
        let loads = command.get_subcommands().filter(|one| !no_load.contains(&one.get_name()));
        for (scenario, limit) in loads.flat_map(|one| ["p99-ms", "errors"].map(|limit| (one, limit))) {
            let limit = scenario.get_arguments().find(|arg| arg.get_long() == Some(limit));
            let help = limit.and_then(clap::Arg::get_help).map(ToString::to_string).unwrap_or_default();
            assert!(help.starts_with("Fail where "), "{}: {help}", scenario.get_name());
        }
    }

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

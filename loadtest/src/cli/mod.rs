//! The command line: `loadtest <scenario>`.

mod data;
mod limits;
mod load;
mod numbers;
mod reads;
mod sockets;

use std::path::PathBuf;

use clap::{Args, CommandFactory, Parser, Subcommand};

pub use data::{Compare, Data, Peers, Plain, Prepare};
pub use limits::Limits;
pub use load::{CheckIn, Load, Mixed, Publish, Purchase, Soak, Thread};
pub use reads::{Browse, Pages, Search};
pub use sockets::{Badges, Drain, Idle, Of, Storm};

/// Loads a portal from outside and checks its promises.
///
/// Exit codes: 0 every promise was kept; 1 a promise was broken or not measured; 2 the test could not run; 130 interrupted.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
pub struct Cli {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub scenario: Scenario,
}

impl Cli {
    /// Address of the portal's PostgreSQL: the option of the scenario, or the portal's own setting in this shell.
    pub fn database(&self) -> Option<String> {
        match &self.scenario {
            Scenario::Peers(args) => args.database.clone(),
            Scenario::Plain(args) => Some(args.database.clone()),
            _ => std::env::var("DATABASE_URL").ok(),
        }
    }

    /// The help text of a scenario in one line.
    pub fn about(scenario: &str) -> Option<String> {
        Self::command().find_subcommand(scenario)?.get_about().map(ToString::to_string)
    }
}

#[derive(Args)]
pub struct Common {
    /// Address of the portal; separate several nodes of one portal by commas
    #[arg(long, global = true, value_delimiter = ',', default_value = "http://127.0.0.1:8080")]
    pub target: Vec<String>,
    /// Connections and registrations made concurrently during setup
    #[arg(long, global = true, default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub at_once: u16,
    /// Seconds over which rates rise from zero, included in the run's seconds
    #[arg(long, global = true, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=3600))]
    pub ramp: u64,
    /// Threads of the load generator; by default one per processor
    #[arg(long, global = true, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub workers: Option<u16>,
    /// Write the report as a page with plots and as JSON: FILE.html and FILE.json
    #[arg(long, global = true, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Command that checks the ledger after the load, such as `portal audit`; when it fails, the run fails
    #[arg(long, global = true, value_name = "COMMAND")]
    pub audit: Option<String>,
    /// PORTAL_METRICS_TOKEN of the portal, when /metrics requires it
    #[arg(long, global = true, value_name = "TOKEN")]
    pub metrics_token: Option<String>,
    /// Allow a target on another machine
    #[arg(long, global = true)]
    pub yes_this_is_my_server: bool,
}

impl Common {
    /// The same options for another portal.
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
    /// Hold signed-in sockets that only ping
    Idle(Idle),
    /// Read messages on one socket and measure when the badge falls on the reader's other socket
    Badges(Badges),
    /// Visit the portal over REST, as players do
    Browse(Browse),
    /// Restart the portal while sockets watch a topic, and let all clients reconnect
    Drain(Drain),
    /// Search the texts that `prepare` generated
    Search(Search),
    /// Page through the list of posts, and compare a deep page with the first
    Pages(Pages),
    /// Write into one hot post with many watchers
    Thread(Thread),
    /// Break all sockets at once, and measure the reconnects and the ordinary calls meanwhile
    Storm(Storm),
    /// Buy games with coins
    Purchase(Purchase),
    /// Check in, everybody at once
    Checkin(CheckIn),
    /// Publish posts while feeds are open
    Publish(Publish),
    /// All actions together, in shares
    Mixed(Mixed),
    /// The mixed load for hours: find growing memory or latency
    Soak(Soak),
    /// Compare two reports (JSON files), figure by figure
    Compare(Compare),
    /// Compare the fan-out with Nchan and Socket.IO, one core for the server and one for the load
    Peers(Peers),
    /// Compare purchases, a hot post and public reads with pgbench and a bare handler
    Plain(Plain),
    /// Generate data in a portal's database, for tests that need much of it
    Prepare(Prepare),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_load_has_both_limits_and_their_help_names_the_figure() {
        let command = Cli::command();
        let no_load = ["compare", "peers", "plain", "prepare"];
        let loads = command.get_subcommands().filter(|one| !no_load.contains(&one.get_name()));
        for (scenario, limit) in loads.flat_map(|one| ["p99-ms", "errors"].map(|limit| (one, limit))) {
            let limit = scenario.get_arguments().find(|arg| arg.get_long() == Some(limit));
            let help = limit.and_then(clap::Arg::get_help).map(ToString::to_string).unwrap_or_default();
            assert!(help.starts_with("Fail when "), "{}: {help}", scenario.get_name());
        }
    }

    #[test]
    fn common_options_may_follow_the_scenario() {
        let cli =
            Cli::try_parse_from(["loadtest", "idle", "--sockets", "3", "--target", "http://a,http://b"]);
        assert_eq!(cli.unwrap().common.target, ["http://a", "http://b"]);
    }

    #[test]
    fn rates_outside_their_bounds_are_rejected() {
        for bad in ["inf", "NaN", "-1", "0", "1e9", "many"] {
            assert!(
                Cli::try_parse_from(["loadtest", "browse", &format!("--rate={bad}")]).is_err(),
                "--rate {bad}"
            );
        }
    }
}

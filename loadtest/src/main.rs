//! Puts a portal under load from outside, by HTTP and the socket, and checks what it promised. README.md says how.

mod cli;
mod client;
mod crowd;
mod limits;
mod measure;
mod pace;
mod people;
mod prepare;
mod progress;
mod report;
mod scenario;
mod socket;
mod stop;
mod target;

use std::{fs::File, process::ExitCode};

use anyhow::Context;
use clap::Parser;

use cli::{Cli, Scenario};
use report::Verdict;
use scenario::{Run, badges, browse, drain, idle, search};

#[tokio::main]
async fn main() -> ExitCode {
    match run(Cli::parse()).await {
        Ok(Verdict::Kept) => ExitCode::SUCCESS,
        Ok(Verdict::Broken) => ExitCode::from(1),
        Ok(Verdict::Interrupted) => ExitCode::from(130),
        Err(error) => {
            eprintln!("loadtest: {error:#}");
            ExitCode::from(2)
        }
    }
}

async fn run(cli: Cli) -> anyhow::Result<Verdict> {
    // Before the load: a report that cannot be written would be known too late.
    let file = match &cli.common.report {
        Some(path) => {
            Some(File::create(path).with_context(|| format!("cannot write the report {}", path.display()))?)
        }
        None => None,
    };
    let run = Run::new(&cli.common)?;
    let mut report = match &cli.scenario {
        Scenario::Idle(args) => Box::pin(idle::run(&run, args)).await?,
        Scenario::Badges(args) => Box::pin(badges::run(&run, args)).await?,
        Scenario::Browse(args) => Box::pin(browse::run(&run, args)).await?,
        Scenario::Drain(args) => Box::pin(drain::run(&run, args)).await?,
        Scenario::Search(args) => Box::pin(search::run(&run, args)).await?,
        Scenario::Prepare(args) => {
            let anywhere = cli.common.yes_this_is_my_server;
            return Box::pin(prepare::run(args, anywhere, &run.stop)).await.map(|()| Verdict::Kept);
        }
    };
    report.interrupted = run.stop.is_set();
    print!("{report}");
    if let Some(file) = file {
        serde_json::to_writer_pretty(file, &report).context("the report could not be written")?;
    }
    Ok(report.verdict())
}

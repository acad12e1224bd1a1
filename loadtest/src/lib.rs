//! Loads a portal from outside, over HTTP and sockets, and checks its promises. The README explains its use.
//! A library, so that tests can run whole scenarios; `main.rs` is the command.

mod audit;
mod backoff;
mod calls;
mod child_process;
mod cli;
mod client;
mod compare;
mod concurrency;
mod database;
mod drive;
mod final_reads;
mod follower;
mod format;
mod html;
mod measure;
mod online;
mod open_files;
mod peers;
mod people;
mod plain;
mod prepare;
mod process;
mod progress;
mod promise;
mod provenance;
mod report;
mod sampling;
mod scenario;
mod schedule;
mod settings;
mod shop;
mod socket;
mod stop;
mod svg;
mod target;
mod timeline;
mod usage;
mod visitor;

use std::{
    fs::File,
    io::{BufWriter, Write},
    path::Path,
};

use anyhow::Context;

use cli::Scenario;
use provenance::Provenance;
use report::Report;
use scenario::{
    Run, badges, browse, checkin, drain, idle, mixed, pages, publish, purchase, search, storm, thread,
};

pub use cli::Cli;
pub use report::Verdict;
pub use stop::{Stop, Stopper};

/// Runs the command line. A broken promise is a verdict; an error means that the test could not run.
pub async fn run(cli: Cli, stop: Stop) -> anyhow::Result<Verdict> {
    match execute(&cli, &stop).await {
        // A run that was stopped during its setup has nothing to report.
        Err(error) if stop.is_set() => {
            eprintln!("stopped before there was anything to report: {error:#}");
            Ok(Verdict::Interrupted)
        }
        ended => ended,
    }
}

async fn execute(cli: &Cli, stop: &Stop) -> anyhow::Result<Verdict> {
    match &cli.scenario {
        Scenario::Compare(args) => return compare::run(args),
        Scenario::Prepare(args) => {
            Box::pin(prepare::run(args, cli.common.yes_this_is_my_server, stop)).await?;
            return Ok(Verdict::Kept);
        }
        _ => {}
    }
    // Create the files before the load: a report that cannot be written fails now, not after an hour.
    let files = cli.common.report.as_deref().map(ReportFiles::create).transpose()?;
    let provenance = Box::pin(Provenance::collect(&cli.common, cli.database().as_deref())).await;
    let mut report = run_scenario(cli, stop).await?;
    report.provenance = Some(provenance.ended());
    report.interrupted |= stop.is_set();
    audit::audit(cli.common.audit.as_deref(), &mut report).await;
    print!("{report}");
    if let Some(files) = files {
        files.write(&report).context("cannot write the report")?;
    }
    Ok(report.verdict())
}

async fn run_scenario(cli: &Cli, stop: &Stop) -> anyhow::Result<Report> {
    let common = &cli.common;
    let run = || Run::new(common, stop.clone());
    match &cli.scenario {
        Scenario::Idle(args) => Box::pin(idle::run(&run()?, args)).await,
        Scenario::Badges(args) => Box::pin(badges::run(&run()?, args)).await,
        Scenario::Browse(args) => Box::pin(browse::run(&run()?, args)).await,
        Scenario::Drain(args) => Box::pin(drain::run(&run()?, args)).await,
        Scenario::Search(args) => Box::pin(search::run(&run()?, args)).await,
        Scenario::Pages(args) => Box::pin(pages::run(&run()?, args)).await,
        Scenario::Thread(args) => Box::pin(thread::run(&run()?, args)).await,
        Scenario::Storm(args) => Box::pin(storm::run(&run()?, args)).await,
        Scenario::Purchase(args) => Box::pin(purchase::run(&run()?, args)).await,
        Scenario::Checkin(args) => Box::pin(checkin::run(&run()?, args)).await,
        Scenario::Publish(args) => Box::pin(publish::run(&run()?, args)).await,
        Scenario::Mixed(args) => Box::pin(mixed::run(&run()?, args)).await,
        Scenario::Soak(args) => Box::pin(mixed::soak(&run()?, args)).await,
        Scenario::Peers(args) => Box::pin(peers::run(common, args, stop)).await,
        Scenario::Plain(args) => Box::pin(plain::run(common, args, stop)).await,
        Scenario::Compare(_) | Scenario::Prepare(_) => unreachable!("`execute` handles compare and prepare"),
    }
}

/// The report's files, written in addition to standard output.
struct ReportFiles {
    page: File,
    data: File,
}

impl ReportFiles {
    fn create(path: &Path) -> anyhow::Result<Self> {
        let create = |extension| {
            let path = path.with_extension(extension);
            File::create(&path).with_context(|| format!("cannot write the report {}", path.display()))
        };
        Ok(Self { page: create("html")?, data: create("json")? })
    }

    fn write(mut self, report: &Report) -> anyhow::Result<()> {
        self.page.write_all(html::page(report).as_bytes())?;
        serde_json::to_writer_pretty(BufWriter::new(self.data), report)?;
        Ok(())
    }
}

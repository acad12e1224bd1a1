//! `portal backup`: writes dumps of the database, and rehearses their restore.
//!
//! - A dump has its final name only when it is complete and on disk, with its manifest next to it.
//! - The newest verified dump is never deleted. A later dump with fewer rows is refused (`baseline.rs`).
//! - A rehearsal writes only to its scratch database. It refuses a database that has tables, and the live one.
//! - No password stands in the arguments of PostgreSQL's programs, which other users of the machine can read.

mod baseline;
mod create;
mod manifest;
mod programs;
mod progress;
mod report;
mod scratch;
mod scratch_folder;
mod stop;
mod verify;

use std::process::ExitCode;

use clap::Subcommand;
use stop::StopSignals;

use super::with_database;
use crate::config::Config;

#[derive(Subcommand)]
pub enum Command {
    /// Write a dump of the database into a folder, as the database's owner, and delete the oldest dumps there, but never the newest
    /// verified one
    Create(create::Create),
    /// Rehearse a restore: restores the newest dump into a scratch database, checks it, removes the scratch database, marks the dump
    /// as verified; exits 1 if the dump is old, damaged or differs, or has fewer rows than the verified dump before it
    Verify(verify::Verify),
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Create(create) => {
            let mut signals = StopSignals::new()?;
            with_database(config, async |database| {
                let created = signals.unless_stopped(Box::pin(create::run(&create, database))).await;
                created.map(|()| ExitCode::SUCCESS)
            })
            .await
        }
        Command::Verify(verify) => verify::run(&verify, config).await.map(|()| ExitCode::SUCCESS),
    }
}

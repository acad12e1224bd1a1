//! `portal backup`: writes dumps of the database, and rehearses their restore.
//!
//! - A dump has its final name only when it is complete and on disk, with its manifest beside it.
//! - A rehearsal writes only to its scratch database. It refuses a database that has tables, and the live one.
//! - No password stands in the arguments of PostgreSQL's programs, which other users of the machine can read.

mod create;
mod manifest;
mod programs;
mod progress;
mod report;
mod scratch;
mod verify;

use std::process::ExitCode;

use anyhow::bail;
use clap::Subcommand;
use tokio::signal::unix::{SignalKind, signal};

use super::with_database;
use crate::config::Config;

#[derive(Subcommand)]
pub enum Command {
    /// Write a dump of the database into a folder, as the database's owner, and delete the oldest dumps there
    Create(create::Create),
    /// Rehearse a restore: restores the newest dump into a scratch database, checks it, removes the scratch database; exits 1 if
    /// the dump is old, damaged or differs
    Verify(verify::Verify),
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Create(create) => {
            with_database(config, async |database| {
                unless_stopped(Box::pin(create::run(&create, database))).await.map(|()| ExitCode::SUCCESS)
            })
            .await
        }
        Command::Verify(verify) => verify::run(&verify, config).await.map(|()| ExitCode::SUCCESS),
    }
}

/// Runs `work` until a signal to stop arrives. Dropped work ends PostgreSQL's programs and removes unfinished files.
async fn unless_stopped<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let (mut term, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    tokio::select! {
        done = work => done,
        _ = term.recv() => bail!("stopped by SIGTERM before the end"),
        _ = interrupt.recv() => bail!("stopped by Ctrl-C before the end"),
    }
}

use std::{path::PathBuf, process::ExitCode};

use clap::{Args, Subcommand};
use serde_json::json;
use sql::operator_log::Subject;

use super::{record, say};
use crate::{
    config::Config,
    content::{self, Mode, Progress},
    platform::storage::Stores,
    server::database::Database,
};

#[derive(Subcommand)]
pub enum Command {
    /// Apply a content pack: validate all of it, show a diff, apply it in one transaction
    Import(Import),
}

#[derive(Args)]
pub struct Import {
    /// The pack's folder
    folder: PathBuf,
    /// Show the changes without applying them
    #[arg(long)]
    dry_run: bool,
}

pub async fn run(
    Command::Import(import): Command,
    database: &Database,
    config: &Config,
) -> anyhow::Result<ExitCode> {
    let mode = if import.dry_run { Mode::DryRun } else { Mode::Apply };
    let stores = Stores::open(config)?;
    let summary = content::import(&database.pool, &stores, &import.folder, mode, &Progress::stderr()).await?;
    if mode == Mode::Apply {
        let after = json!({ "folder": import.folder, "summary": summary.to_string() });
        record(database, "content.import", Subject::new("content", "pack"), "", after).await?;
    }
    say(summary)?;
    Ok(ExitCode::SUCCESS)
}

//! `portal content`: imports of content packs, with direct access to the database.

use std::{path::PathBuf, process::ExitCode};

use actors::{Clock, SystemClock};
use clap::{Args, Subcommand};
use serde_json::json;
use sql::operator_log::Subject;

use super::{ops::is_development_node, record, say};
use crate::{
    config::Config,
    content::{self, Limits, Mode, Progress},
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
    let (is_dev, named) = (is_development_node(config), config.operators.name.as_str());
    let is_dev = is_dev && named.is_empty();
    let limits = Limits {
        retired: config.two_persons.retired(is_dev),
        price_percent: config.two_persons.price_percent(is_dev),
        proposer: if is_dev { Some("dev") } else { Some(named).filter(|name| !name.is_empty()) },
        is_dev,
        now: SystemClock.now(),
    };
    let progress = Progress::stderr();
    let summary =
        content::import_within(&database.pool, &stores, &import.folder, mode, Some(&limits), &progress)
            .await?;
    if mode == Mode::Apply {
        let after = json!({ "folder": import.folder, "summary": summary.to_string() });
        record(database, "content.import", Subject::new("content", "pack"), "", after).await?;
    }
    say(summary)?;
    Ok(ExitCode::SUCCESS)
}

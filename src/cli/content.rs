//! `portal content`: imports of content packs, with direct access to the database.

use std::{path::PathBuf, process::ExitCode};

use actors::{Clock, SystemClock};
use anyhow::bail;
use clap::{Args, Subcommand};
use serde_json::json;
use sql::operator_log::Subject;

use super::{
    ops::{StoredSession, is_development_node},
    record, record_by, say,
};
use crate::{
    config::Config,
    content::{self, Limits, Mode, Progress},
    operators::{self, Identity, Permission},
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
    // A development node has no secret of an operator to protect: everybody there is `dev`.
    let identity = match named {
        "" => None,
        name if mode == Mode::DryRun || is_development_node(config) => Some(Identity::direct(name)),
        name => Some(signed_in(database, name).await?),
    };
    let dev = Identity::dev();
    let importer = if is_dev { Some(&dev) } else { identity.as_ref() };
    let limits = Limits {
        retired: config.two_persons.retired(is_dev),
        price_percent: config.two_persons.price_percent(is_dev),
        proposer: importer.map(Identity::actor),
        is_dev,
        now: SystemClock.now(),
    };
    let progress = Progress::stderr();
    let summary =
        content::import_within(&database.pool, &stores, &import.folder, mode, Some(&limits), &progress)
            .await?;
    if mode == Mode::Apply {
        let after = json!({ "folder": import.folder, "summary": summary.to_string() });
        let subject = Subject::new("content", "pack");
        match identity.as_ref().filter(|identity| identity.id.is_some()) {
            Some(identity) => {
                record_by(database, identity.actor(), "content.import", subject, "", after).await?;
            }
            None => record(database, "content.import", subject, "", after).await?,
        }
    }
    say(summary)?;
    Ok(ExitCode::SUCCESS)
}

/// The operator of `PORTAL_OPERATOR`, whom a live session proves.
async fn signed_in(database: &Database, name: &str) -> anyhow::Result<Identity> {
    let session = StoredSession::read(name)?;
    let found = operators::identity_of(&database.pool, &session.token, SystemClock.now()).await?;
    let Some(identity) = found.filter(|found| found.name == name && !found.password_once) else {
        bail!("{name} has no live session here: run `portal operator login --name {name}`");
    };
    if !identity.may(Permission::ContentImport) {
        bail!("the roles of {name} do not allow imports; `portal operator me` shows them");
    }
    Ok(identity)
}

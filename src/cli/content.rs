//! `portal content`: imports of content packs, their history and rollbacks, with direct access to the database.

use std::{
    io::{IsTerminal, Write, stderr, stdin},
    path::PathBuf,
    process::ExitCode,
};

use actors::{Clock, SystemClock};
use anyhow::bail;
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use sql::{content::Version, operator_log::Subject};

use super::{
    actor_name,
    ops::{StoredSession, is_development_node},
    record, record_by, say,
    words::at,
};
use crate::{
    config::Config,
    content::{self, Consent, Diff, Error, Limits, Mode, Progress, Request, Summary},
    operators::{self, Identity, Permission},
    platform::storage::Stores,
    server::database::Database,
};

#[derive(Subcommand)]
pub enum Command {
    /// Apply a content pack: validate all of it, show a diff, apply it in one transaction
    Import(Import),
    /// List the versions that were imported, newest first
    History(History),
    /// Apply a version of the history again
    Rollback(Rollback),
}

#[derive(Args)]
pub struct Import {
    /// The pack's folder
    folder: PathBuf,
    /// Import a pack that is older than the version in force
    #[arg(long)]
    older: bool,
    #[command(flatten)]
    how: How,
}

#[derive(Args)]
pub struct Rollback {
    /// The number that `portal content history` shows
    number: i64,
    #[command(flatten)]
    how: How,
}

#[derive(Args)]
struct How {
    /// Show the changes without applying them
    #[arg(long)]
    dry_run: bool,
    /// Retire and re-price without a question
    #[arg(long)]
    yes: bool,
    /// Print the changes as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct History {
    /// Most versions to list
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(i64).range(1..=1000))]
    size: i64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub async fn run(command: Command, database: &Database, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Import(import) => run_import(&import, database, config).await?,
        Command::Rollback(rollback) => run_rollback(&rollback, database, config).await?,
        Command::History(history) => run_history(&history, database).await?,
    }
    Ok(ExitCode::SUCCESS)
}

async fn run_import(import: &Import, database: &Database, config: &Config) -> anyhow::Result<()> {
    let stores = Stores::open(config)?;
    let importer = Importer::find(&import.how, database, config).await?;
    let (limits, name) = (importer.limits(config), importer.name());
    let request = request(&import.how, import.older, &limits, &name);
    let progress = Progress::stderr();
    let ask: Consent<'_> = &|diff: &Diff| {
        progress.finish();
        consent(diff)
    };
    let request = Request { consent: (!import.how.yes).then_some(ask), ..request };
    let summary = content::import_as(&database.pool, &stores, &import.folder, &request, &progress).await?;
    let after = json!({ "folder": import.folder, "summary": summary.to_string() });
    importer.done(database, "content.import", &summary, &import.how, after).await
}

async fn run_rollback(rollback: &Rollback, database: &Database, config: &Config) -> anyhow::Result<()> {
    let stores = Stores::open(config)?;
    let importer = Importer::find(&rollback.how, database, config).await?;
    let (limits, name) = (importer.limits(config), importer.name());
    let request = request(&rollback.how, true, &limits, &name);
    let ask: Consent<'_> = &consent;
    let request = Request { consent: (!rollback.how.yes).then_some(ask), ..request };
    let summary = content::roll_back(&database.pool, &stores, rollback.number, &request).await?;
    let after = json!({ "version": rollback.number, "summary": summary.to_string() });
    importer.done(database, "content.rollback", &summary, &rollback.how, after).await
}

async fn run_history(history: &History, database: &Database) -> anyhow::Result<()> {
    let versions = sql::content::versions(&database.pool, history.size).await?;
    if history.json {
        say(Value::from_iter(versions.iter().map(version_json)))?;
        return Ok(());
    }
    if versions.is_empty() {
        say("No version is kept yet.")?;
    }
    for version in &versions {
        say(version_line(version))?;
    }
    Ok(())
}

fn request<'a>(how: &How, older: bool, limits: &'a Limits<'a>, operator: &'a str) -> Request<'a> {
    Request { mode: how.mode(), limits: Some(limits), older, operator, consent: None }
}

impl How {
    fn mode(&self) -> Mode {
        if self.dry_run { Mode::DryRun } else { Mode::Apply }
    }
}

/// Who imports.
struct Importer {
    /// `None`: nobody is named, as on a node without operators.
    operator: Option<Identity>,
    /// The operator is the `dev` of a development node.
    is_dev: bool,
}

impl Importer {
    /// The operator of `PORTAL_OPERATOR`, whom a live session proves unless nothing is changed.
    async fn find(how: &How, database: &Database, config: &Config) -> anyhow::Result<Self> {
        let (is_development, name) = (is_development_node(config), config.operators.name.as_str());
        let operator = match name {
            "" => is_development.then(Identity::dev),
            // A development node has no secret of an operator to protect: everybody there is `dev`.
            name if is_development || how.dry_run => Some(Identity::direct(name)),
            name => Some(signed_in(database, name).await?),
        };
        Ok(Self { operator, is_dev: is_development && name.is_empty() })
    }

    /// The history's name of the importer: the operator, or the user of the machine.
    fn name(&self) -> String {
        match &self.operator {
            Some(operator) if !self.is_dev => operator.name.clone(),
            _ => format!("cli {}", actor_name()),
        }
    }

    fn limits(&self, config: &Config) -> Limits<'_> {
        Limits {
            retired: config.two_persons.retired(self.is_dev),
            price_percent: config.two_persons.price_percent(self.is_dev),
            proposer: self.operator.as_ref().map(Identity::actor),
            is_dev: self.is_dev,
            now: SystemClock.now(),
        }
    }

    /// Logs and prints the result.
    async fn done(
        &self,
        database: &Database,
        action: &'static str,
        summary: &Summary,
        how: &How,
        after: Value,
    ) -> anyhow::Result<()> {
        if summary.mode == Mode::Apply {
            let subject = Subject::new("content", "pack");
            match self.operator.as_ref().filter(|operator| operator.id.is_some()) {
                Some(operator) => {
                    record_by(database, operator.actor(), action, subject, "", after).await?;
                }
                None => record(database, action, subject, "", after).await?,
            }
        }
        if how.json {
            say(summary.json())?;
        } else {
            say(summary)?;
        }
        Ok(())
    }
}

/// Asks on a terminal. Without one, `--yes` has to agree.
fn consent(diff: &Diff) -> Result<(), Error> {
    let (retired, repriced) = (diff.retired(), diff.repriced());
    if !stdin().is_terminal() || !stderr().is_terminal() {
        return Err(Error::NeedsYes { retired, repriced });
    }
    let question =
        format!("{}\n{}. Apply? [y/N] ", content::changes(diff), content::asked(retired, repriced));
    let mut line = String::new();
    let read = stderr().write_all(question.as_bytes()).and_then(|()| stdin().read_line(&mut line));
    match (read, line.trim()) {
        (Ok(_), "y" | "Y" | "yes") => Ok(()),
        _ => Err(Error::Declined),
    }
}

fn version_line(version: &Version) -> String {
    let published = version.published.map(|time| format!(", published {}", at(time.into())));
    let again = version.rolled_back.map(|number| format!(", version {number} again"));
    format!(
        "{}  {}  {}  by {}: {} ({} items, digest {}{}{})",
        version.number,
        at(version.create_time.into()),
        version.pack,
        version.operator,
        version.summary,
        version.item_num,
        &version.digest[..12],
        published.unwrap_or_default(),
        again.unwrap_or_default(),
    )
}

fn version_json(version: &Version) -> Value {
    json!({
        "number": version.number,
        "pack": version.pack,
        "time": version.create_time,
        "operator": version.operator,
        "digest": version.digest,
        "published": version.published,
        "summary": version.summary,
        "items": version.item_num,
        "rolledBack": version.rolled_back,
    })
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

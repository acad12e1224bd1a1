//! `portal content`: imports of content packs, their history and rollbacks. Runs with direct access to the database.

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
    options: ApplyOptions,
}

#[derive(Args)]
pub struct Rollback {
    /// The number that `portal content history` shows
    number: i64,
    #[command(flatten)]
    options: ApplyOptions,
}

#[derive(Args)]
struct ApplyOptions {
    /// Show the changes without applying them
    #[arg(long)]
    dry_run: bool,
    /// Retire and re-price items without asking
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
    let importer = Importer::find(&import.options, database, config).await?;
    let (limits, name) = (importer.limits(config), importer.name());
    let request = request(&import.options, import.older, &limits, &name);
    let progress = Progress::stderr();
    let ask: Consent<'_> = &|diff: &Diff| {
        progress.finish();
        ask_consent(diff)
    };
    let request = Request { consent: (!import.options.yes).then_some(ask), ..request };
    let summary = content::import_as(&database.pool, &stores, &import.folder, &request, &progress).await?;
    let after = json!({ "folder": import.folder, "summary": logged(&summary.to_string()) });
    importer.log_and_print(database, "content.import", &summary, &import.options, after).await
}

async fn run_rollback(rollback: &Rollback, database: &Database, config: &Config) -> anyhow::Result<()> {
    let stores = Stores::open(config)?;
    let importer = Importer::find(&rollback.options, database, config).await?;
    let (limits, name) = (importer.limits(config), importer.name());
    let request = request(&rollback.options, true, &limits, &name);
    let ask: Consent<'_> = &ask_consent;
    let request = Request { consent: (!rollback.options.yes).then_some(ask), ..request };
    let summary = content::roll_back(&database.pool, &stores, rollback.number, &request).await?;
    let after = json!({ "version": rollback.number, "summary": logged(&summary.to_string()) });
    importer.log_and_print(database, "content.rollback", &summary, &rollback.options, after).await
}

async fn run_history(history: &History, database: &Database) -> anyhow::Result<()> {
    let versions = sql::content::versions(&database.pool, history.size).await?;
    if history.json {
        say(Value::from_iter(versions.iter().map(version_json)))?;
        return Ok(());
    }
    if versions.is_empty() {
        say("No version is stored yet.")?;
    }
    for version in &versions {
        say(version_line(version))?;
    }
    Ok(())
}

fn request<'a>(
    options: &ApplyOptions,
    allow_older: bool,
    limits: &'a Limits<'a>,
    operator: &'a str,
) -> Request<'a> {
    Request { mode: options.mode(), limits: Some(limits), allow_older, operator, consent: None }
}

impl ApplyOptions {
    fn mode(&self) -> Mode {
        if self.dry_run { Mode::DryRun } else { Mode::Apply }
    }
}

/// The person who imports: an operator, or the user of the machine.
struct Importer {
    /// `None`: `PORTAL_OPERATOR` is not set, and the node is no development node.
    operator: Option<Identity>,
    /// The operator is `dev`: the node is a development node and `PORTAL_OPERATOR` is not set.
    is_dev: bool,
}

impl Importer {
    /// Finds the operator of `PORTAL_OPERATOR`. A live session proves the operator, except in a dry run and on a development node.
    async fn find(options: &ApplyOptions, database: &Database, config: &Config) -> anyhow::Result<Self> {
        let (is_development, name) = (is_development_node(config), config.operators.name.as_str());
        let operator = match name {
            "" => is_development.then(Identity::dev),
            // A development node has no secret of an operator to protect: everybody there is `dev`.
            name if is_development || options.dry_run => Some(Identity::direct(name)),
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
            coins: config.two_persons.coins(self.is_dev),
            proposer: self.operator.as_ref().map(Identity::actor),
            is_dev: self.is_dev,
            now: SystemClock.now(),
        }
    }

    /// Logs an applied change, and prints the result.
    async fn log_and_print(
        &self,
        database: &Database,
        action: &'static str,
        summary: &Summary,
        options: &ApplyOptions,
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
        if options.json {
            say(summary.json())?;
        } else {
            say(summary)?;
        }
        Ok(())
    }
}

/// Asks on a terminal. Without a terminal it fails and names `--yes`.
fn ask_consent(diff: &Diff) -> Result<(), Error> {
    let (retired, repriced) = (diff.retired(), diff.repriced());
    if !stdin().is_terminal() || !stderr().is_terminal() {
        return Err(Error::NeedsYes { retired, repriced });
    }
    let question =
        format!("{}\n{}. Apply? [y/N] ", content::list_changes(diff), content::impact(retired, repriced));
    let mut line = String::new();
    let read = stderr().write_all(question.as_bytes()).and_then(|()| stdin().read_line(&mut line));
    match (read, line.trim()) {
        (Ok(_), "y" | "Y" | "yes") => Ok(()),
        _ => Err(Error::Declined),
    }
}

/// Longest summary in the log, characters. A diff with the values of each field can have megabytes, and a page of the log has many entries.
const MAX_LOGGED: usize = 20_000;

/// The summary for the log, which ends with the counts.
fn logged(summary: &str) -> String {
    let more = summary.chars().count().saturating_sub(MAX_LOGGED);
    if more == 0 {
        return summary.to_owned();
    }
    let (head, tail) = (MAX_LOGGED * 3 / 4, MAX_LOGGED / 4);
    let start: String = summary.chars().take(head).collect();
    let end: String = summary.chars().skip(head + more).take(tail).collect();
    format!("{start}\n… {more} characters …\n{end}")
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

/// Reads the stored session of an operator. Fails without a live session, or if the roles do not allow imports.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_summary_is_cut_in_the_log() {
        assert_eq!(logged("短"), "短");
        let long = format!("{}{}", "新".repeat(MAX_LOGGED), "The pack demo is applied.");
        let cut = logged(&long);
        assert!(cut.ends_with("The pack demo is applied.") && cut.starts_with("新新"), "{cut}");
        assert!(cut.contains("… 25 characters …") && cut.chars().count() < MAX_LOGGED + 50, "{}", cut.len());
    }
}

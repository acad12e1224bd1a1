//! The command line: `portal <command>`, one file or folder each.

mod account;
mod account_page;
mod appeal;
mod audit;
mod backup;
mod ban;
mod channels;
mod check_in;
mod coin;
mod coin_history;
mod config;
mod content;
mod debts;
mod erasure;
mod figures;
mod gift;
mod health;
mod invite;
mod message;
mod migrate;
mod operator;
mod ops;
mod order;
mod order_bills;
mod order_list;
mod order_refund;
mod pages;
mod post;
mod proposal;
mod report;
mod serve;
mod top;
mod who;
mod word_filter;
mod words;

use std::{
    fmt::Display,
    io::{self, Write},
    process::ExitCode,
};

use anyhow::Context;
use clap::{Parser, Subcommand};
use serde_json::Value;
use sql::operator_log::{self, Actor, By, Entry, Subject};
use words::at;

use crate::{
    api::openapi,
    config::{Config, Unknown},
    platform::{build_info, telemetry, text_safety},
    server::database::Database,
};

/// A mobile-first web portal for players of mobile games.
///
/// Settings come from the environment; `portal config` lists them. Commands of a signed-in operator (PORTAL_OPERATOR) call the
/// operators' API at PORTAL_OPS_URL. The others use DATABASE_URL, or the private database of a server that runs in the same
/// folder.
#[derive(Parser)]
#[command(version = build_info::LINE, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the portal: brings the schema up to date, then answers until SIGTERM or Ctrl-C
    Serve,
    /// Bring the database schema up to date, and stop
    Migrate(migrate::Migrate),
    /// Operators: who may run commands, signing in, the log of what they did
    #[command(subcommand)]
    Operator(operator::Command),
    /// Players: find, show, rename, unbind, suspend, restore, log out, mute, note, erase, export
    #[command(subcommand)]
    Account(account::Command),
    /// Messages to players
    #[command(subcommand)]
    Message(message::Command),
    /// Posts of the square: hide, restore, lock, unlock, delete
    #[command(subcommand)]
    Post(post::Command),
    /// Comments: hide, show
    #[command(subcommand)]
    Comment(post::CommentCommand),
    /// Appeals of players against measures: list, uphold, lift
    #[command(subcommand)]
    Appeal(appeal::Command),
    /// Bans of networks and devices: add, end, list
    #[command(subcommand)]
    Ban(ban::Command),
    /// The word filter: check a text
    #[command(subcommand)]
    Words(word_filter::Command),
    /// Reports by players: list, show, resolve; and the business figures of a day
    #[command(subcommand)]
    Report(report::Command),
    /// Coins (X钻)
    #[command(subcommand)]
    Coin(coin::Command),
    /// Orders: payments with money for coins and memberships
    #[command(subcommand)]
    Order(order::Command),
    /// Changes that wait for a second operator: list, show, approve, reject, withdraw
    #[command(subcommand)]
    Proposal(proposal::Command),
    /// Gift packs: list, add codes
    #[command(subcommand)]
    Gift(gift::Command),
    /// Check-ins: the reward of a day, and the price of making up for a missed day
    #[command(subcommand)]
    CheckIn(check_in::Command),
    /// Invitations: list, show, take back
    #[command(subcommand)]
    Invite(invite::Command),
    /// Downloads of the app and devices that opened it, by channel
    Channels(channels::Channels),
    /// Content packs: games, tags, announcements
    #[command(subcommand)]
    Content(content::Command),
    /// Watch a node live: sockets, rates, queues, lag. Ends with `q`; without a terminal it prints a line for each interval
    Top(top::Top),
    /// Ask the node of this machine whether it answers, or with --ready whether it can serve; exits 1 if not
    Health(health::Health),
    /// Check the balances and counts of the live database; exits 1 if something is wrong
    Audit,
    /// Backups of the database: write a dump, rehearse the restore of the newest one
    #[command(subcommand)]
    Backup(backup::Command),
    /// Show every setting: its variable, the value in force (secrets masked), its meaning
    Config {
        #[command(subcommand)]
        command: Option<config::Command>,
    },
    /// Print the OpenAPI document of the HTTP calls
    Openapi {
        /// Print the AsyncAPI document of the socket instead
        #[arg(long)]
        asyncapi: bool,
    },
}

/// Runs the command of the arguments. An error is printed in one sentence.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli.command) {
        Ok(code) => code,
        Err(error) => {
            let _ = writeln!(io::stderr(), "portal: {}", sentence(&error));
            ExitCode::FAILURE
        }
    }
}

/// Joins the error and its causes. A cause that the text already contains is not repeated.
fn sentence(error: &anyhow::Error) -> String {
    error.chain().skip(1).map(ToString::to_string).fold(error.to_string(), |told, cause| {
        if told.contains(&cause) { told } else { format!("{told}: {cause}") }
    })
}

/// Prints one line. A closed pipe is no error: in `portal openapi | head -1` the reader has read enough.
fn say(line: impl Display) -> io::Result<()> {
    match writeln!(io::stdout(), "{line}") {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        said => said,
    }
}

/// Checks a text that others will see, and returns it trimmed. `option` is the command's option, for the error.
fn line<'a>(option: &str, text: &'a str, max: usize) -> anyhow::Result<&'a str> {
    let text = text.trim();
    if !text_safety::is_visible_line(text, max) {
        anyhow::bail!(
            "{option} must be one line of 1 to {max} characters, without control characters or characters that change its direction"
        );
    }
    Ok(text)
}

/// Logs a change of a command with direct access to the database, after the change.
async fn record(
    database: &Database,
    action: &'static str,
    subject: Subject,
    reason: &str,
    after: Value,
) -> anyhow::Result<()> {
    record_by(database, Actor::Cli(&actor_name()), action, subject, reason, after).await
}

/// Logs a change that a command made with direct access to the database.
async fn record_by(
    database: &Database,
    actor: Actor<'_>,
    action: &'static str,
    subject: Subject,
    reason: &str,
    after: Value,
) -> anyhow::Result<()> {
    let by = By { actor, request_id: "" };
    let entry = Entry { action, subject, reason: reason.to_owned(), before: Value::Null, after };
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    operator_log::append(&client, by, &entry)
        .await
        .context("the change is done, but the log does not have it")?;
    Ok(())
}

/// The user of the machine, as the log names who runs the command.
fn actor_name() -> String {
    let given = |name| std::env::var(name).ok().filter(|name| !name.is_empty());
    given("SUDO_USER").or_else(|| given("USER")).unwrap_or_else(|| "unknown".into())
}

fn run(command: Command) -> anyhow::Result<ExitCode> {
    if let Command::Openapi { asyncapi } = command {
        let document = if asyncapi {
            serde_json::to_string_pretty(&openapi::asyncapi())?
        } else {
            openapi::openapi().to_pretty_json()?
        };
        say(document)?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Command::Config { command: Some(config::Command::Check) } = command {
        return config::check();
    }
    let config = Config::from_process()?;
    telemetry::install(&config)?;
    for unknown in unknown_settings(&config) {
        tracing::warn!("{unknown}");
    }
    actix_web::rt::System::new().block_on(async {
        match command {
            Command::Serve => Box::pin(serve::serve(config)).await.map(|()| ExitCode::SUCCESS),
            Command::Migrate(migrate) => {
                with_database(&config, async |db| migrate::run(migrate, db).await).await
            }
            Command::Operator(command) => Box::pin(operator::run(command, &config)).await,
            Command::Account(command) => Box::pin(account::run(command, &config)).await,
            Command::Message(command) => Box::pin(message::run(command, &config)).await,
            Command::Proposal(command) => Box::pin(proposal::run(command, &config)).await,
            Command::Post(command) => Box::pin(post::run(command, &config)).await,
            Command::Comment(command) => Box::pin(post::run_comment(command, &config)).await,
            Command::Appeal(command) => Box::pin(appeal::run(command, &config)).await,
            Command::Ban(command) => Box::pin(ban::run(command, &config)).await,
            Command::Words(command) => Box::pin(word_filter::run(command, &config)).await,
            Command::Report(report::Command::Daily(daily)) => Box::pin(figures::run(daily, &config)).await,
            Command::Report(command) => Box::pin(report::run(command, &config)).await,
            Command::Coin(command) => Box::pin(coin::run(command, &config)).await,
            Command::Order(command) => Box::pin(order::run(command, &config)).await,
            Command::Invite(command) => with_schema(&config, async |db| invite::run(command, db).await).await,
            Command::Content(command) => {
                with_schema(&config, async |db| content::run(command, db, &config).await).await
            }
            Command::CheckIn(command) => {
                with_schema(&config, async |db| check_in::run(command, db).await).await
            }
            Command::Gift(command) => with_schema(&config, async |db| gift::run(command, db).await).await,
            Command::Channels(channels) => {
                with_schema(&config, async |db| channels::run(channels, db, &config).await).await
            }
            Command::Audit => with_schema(&config, audit::run).await,
            Command::Backup(command) => Box::pin(backup::run(command, &config)).await,
            Command::Top(top) => top::run(top, &config).await,
            Command::Health(health) => health::run(&health, &config).await,
            Command::Config { .. } => {
                config::run(&config)?;
                Ok(ExitCode::SUCCESS)
            }
            Command::Openapi { .. } => unreachable!("answered above"),
        }
    })
}

/// A sentence about each variable of the process that looks like a setting and is none.
fn unknown_settings(config: &Config) -> Vec<String> {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let sentence = |unknown: Unknown| {
        let meant = unknown.meant.map(|meant| format!("; did you mean {meant}?")).unwrap_or_default();
        format!("{} is no setting{meant}", unknown.name)
    };
    config.unknown(names).into_iter().map(sentence).collect()
}

/// Like `with_database`, for commands that need the tables of this version.
async fn with_schema(
    config: &Config,
    command: impl AsyncFnOnce(&Database) -> anyhow::Result<ExitCode>,
) -> anyhow::Result<ExitCode> {
    with_database(config, async |database| {
        if !sql::schema_is_current(&database.pool).await? {
            anyhow::bail!("the database's schema is older than this program: run `portal migrate` first");
        }
        command(database).await
    })
    .await
}

/// Opens the database, runs the command, and closes the database even if the command fails.
async fn with_database(
    config: &Config,
    command: impl AsyncFnOnce(&Database) -> anyhow::Result<ExitCode>,
) -> anyhow::Result<ExitCode> {
    let database = Database::open_beside(config).await?;
    let result = command(&database).await;
    database.close().await;
    result
}

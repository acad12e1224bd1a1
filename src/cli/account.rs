use std::{path::PathBuf, process::ExitCode};

use actors::{Clock, EndReason, SystemClock};
use anyhow::{Context, bail};
use chrono::{DateTime, TimeDelta, Utc};
use clap::{ArgGroup, Args, Subcommand, ValueEnum};
use sql::{
    erasure::{Advanced, Posts},
    inbox::NewMessage,
    suspension::Suspension,
};

use super::{at, line, say};
use crate::{
    accounts::{erasure, export},
    config::Config,
    platform::{html, storage::Stores},
    server::database::Database,
    text::{Language, Text, minute},
};

#[derive(Subcommand)]
pub enum Command {
    /// Suspend a player for a while: every login ends at once, and sign-in is refused until the end
    Suspend(Suspend),
    /// End a suspension
    Restore(Who),
    /// End every login of a player; the player can sign in again
    Logout(Who),
    /// Mute a player for a while: no posts, no comments
    Mute(Mute),
    /// End a mute
    Unmute(Who),
    /// Erase a player's account after the cooling-off, or at once. It cannot be undone
    Erase(Erase),
    /// Write everything that the portal stores about a player into a zip of JSON and media
    Export(Export),
    /// Switch a player's youth mode off after a guardian forgot the PIN. Verify the guardian first
    YouthOff(Who),
}

#[derive(Args)]
pub struct Erase {
    #[command(flatten)]
    who: Who,
    /// Erase now, without the cooling-off of PORTAL_ERASE_COOLING_OFF_DAYS
    #[arg(long)]
    now: bool,
    /// Cancel an erasure that was requested and has not begun
    #[arg(long, conflicts_with_all = ["now", "posts"])]
    cancel: bool,
    /// What happens to posts and comments: `keep` shows them under the name 已注销用户. By default what the player chose, or `keep`
    #[arg(long, value_enum)]
    posts: Option<ErasedPosts>,
}

#[derive(Args)]
pub struct Export {
    #[command(flatten)]
    who: Who,
    /// The zip to write. It must not exist
    #[arg(long)]
    to: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum ErasedPosts {
    Keep,
    Delete,
}

#[derive(Args)]
pub struct Mute {
    #[command(flatten)]
    who: Who,
    /// Number of days from now
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=36_500))]
    days: u32,
    /// Sent to the player in a message
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
#[command(group(ArgGroup::new("end").required(true)))]
pub struct Suspend {
    #[command(flatten)]
    who: Who,
    /// Number of days from now
    #[arg(long, group = "end", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    days: Option<u32>,
    /// End of the suspension, such as 2026-12-31T00:00:00+08:00
    #[arg(long, group = "end", value_parser = time)]
    until: Option<DateTime<Utc>>,
    /// Shown to the player who tries to sign in
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub struct Who {
    /// Login name or uid; if one player's name is another's uid: `name:…` or `uid:…`. A phone: `phone:…`
    #[arg(long)]
    who: String,
}

/// Longest reason, characters.
const MAX_REASON: usize = 200;

pub async fn run(command: Command, database: &Database, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Suspend(suspend) => run_suspend(suspend, database).await,
        Command::Restore(Who { who }) => {
            let uid = account(&who, database).await?;
            let client = database.pool.get().await.map_err(sql::Error::from)?;
            if !sql::suspension::restore(&client, uid).await? {
                bail!("{who} is not suspended");
            }
            println!("{who} can sign in again.");
            Ok(ExitCode::SUCCESS)
        }
        Command::Logout(Who { who }) => {
            let uid = account(&who, database).await?;
            let ended = sql::login::end(&database.pool, uid, None, EndReason::Logout.as_str()).await?;
            println!("{who}: {} ended.", logins(ended.len()));
            Ok(ExitCode::SUCCESS)
        }
        Command::Mute(Mute { who: Who { who }, days, reason }) => {
            let reason = line("--reason", &reason, MAX_REASON)?;
            let uid = account(&who, database).await?;
            let until = mute(database, uid, days, reason).await?;
            println!("{who} may not write until {}.", at(until));
            Ok(ExitCode::SUCCESS)
        }
        Command::Unmute(Who { who }) => {
            let uid = account(&who, database).await?;
            let client = database.pool.get().await.map_err(sql::Error::from)?;
            if !sql::moderation::unmute(&client, uid).await? {
                bail!("{who} is not muted");
            }
            println!("{who} may write again.");
            Ok(ExitCode::SUCCESS)
        }
        Command::Erase(erase) => run_erase(erase, database, config).await,
        Command::Export(export) => run_export(export, database, config).await,
        Command::YouthOff(Who { who }) => {
            let uid = account(&who, database).await?;
            let client = database.pool.get().await.map_err(sql::Error::from)?;
            let hash = sql::youth::pin_hash(&client, uid).await?;
            let hash = hash.with_context(|| format!("{who} is not in youth mode"))?;
            drop(client);
            if !sql::youth::disable(&database.pool, uid, &hash).await? {
                bail!("{who}: another change of the youth mode came first; try again");
            }
            println!("{who} is no longer in youth mode.");
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Mutes a player for this many days and sends them a message. Returns the end of the mute.
pub async fn mute(database: &Database, uid: i64, days: u32, reason: &str) -> anyhow::Result<DateTime<Utc>> {
    let until = SystemClock.now() + TimeDelta::days(days.into());
    let told = Text::MuteMessage
        .in_language(Language::Chinese)
        .replace("{until}", &minute(until))
        .replace("{reason}", &html::escape(reason));
    let content = format!("<p>{told}</p>");
    let title = Text::MuteTitle.in_language(Language::Chinese);
    let message = NewMessage { kind: "moderation", title, content: &content, link: None };
    if !sql::moderation::mute(&database.pool, uid, until, reason, message).await? {
        bail!("there is no account {uid}");
    }
    Ok(until)
}

async fn run_export(export: Export, database: &Database, config: &Config) -> anyhow::Result<ExitCode> {
    let Export { who: Who { who }, to } = export;
    let uid = account(&who, database).await?;
    let stores = Stores::open(config)?;
    let added = |name: &str| eprintln!("{name}");
    let written = export::write_file(&database.pool, &*stores.media, uid, &to, added).await?;
    let export::Written { rows, media, missing } = written;
    say(format_args!("{}: {rows} rows, {media} media files, {missing} missing in the store.", to.display()))?;
    Ok(ExitCode::SUCCESS)
}

async fn run_erase(erase: Erase, database: &Database, config: &Config) -> anyhow::Result<ExitCode> {
    let Erase { who: Who { who }, now, cancel, posts } = erase;
    let posts = posts.map(|posts| match posts {
        ErasedPosts::Keep => Posts::Keep,
        ErasedPosts::Delete => Posts::Delete,
    });
    let uid = account(&who, database).await?;
    if cancel {
        if !sql::erasure::cancel(&database.pool, uid).await? {
            bail!("no erasure of {who} waits; nothing was done");
        }
        say(format_args!("The erasure of {who} is cancelled."))?;
        return Ok(ExitCode::SUCCESS);
    }
    let days = if now { 0 } else { config.privacy.erase_cooling_off_days };
    let reason = EndReason::Erasing.as_str();
    let due = sql::erasure::request_by_operator(&database.pool, uid, posts, days, reason).await?;
    let due = due.with_context(|| format!("there is no account {uid}"))?;
    if !now {
        say(format_args!("{who} will be erased after {}, unless the player signs in before.", at(due)))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut changed = 0;
    let ended = erasure::erase(&database.pool, uid, |step, rows| {
        changed += rows;
        // A closed pipe does not stop the erasure.
        let _ = say(format_args!("{}: {changed} rows", step.name()));
    })
    .await?;
    match ended {
        Advanced::Done => say(format_args!("{who} is erased; the account {uid} is a pseudonym now."))?,
        Advanced::OpenOrders => bail!(
            "{who} has an open order: nothing was erased. The portal erases the account when the order has ended; \
             `portal order list` shows it"
        ),
        Advanced::Elsewhere => {
            bail!("a node erases {who} at this moment; run the command again to see the end")
        }
        Advanced::NotDue => bail!(
            "{who} is suspended: nothing was erased. The portal erases the account after the suspension; \
             `portal account restore` ends it now"
        ),
        Advanced::Nothing => {
            bail!("{who} signed in at this moment, which cancelled the erasure; nothing was erased")
        }
        Advanced::Worked { .. } => unreachable!("erase runs to an end"),
    }
    Ok(ExitCode::SUCCESS)
}

async fn run_suspend(suspend: Suspend, database: &Database) -> anyhow::Result<ExitCode> {
    let Suspend { who: Who { who }, days, until, reason } = suspend;
    let reason = reason.trim();
    if reason.is_empty() || reason.chars().count() > MAX_REASON || reason.contains(char::is_control) {
        bail!("--reason must be one line of 1 to {MAX_REASON} characters");
    }
    let now = SystemClock.now();
    let until = match (days, until) {
        (Some(days), _) => now + TimeDelta::days(days.into()),
        (None, Some(until)) => until,
        (None, None) => bail!("--days or --until must be given"),
    };
    if until <= now {
        bail!("--until must be in the future");
    }
    let uid = account(&who, database).await?;
    let suspension = Suspension { until, reason: reason.to_owned() };
    let ended =
        sql::suspension::suspend(&database.pool, uid, &suspension, EndReason::Suspended.as_str()).await?;
    let ended = ended.with_context(|| format!("there is no account {uid}"))?;
    let until = at(until);
    println!("{who} is suspended until {until}; {} ended.", logins(ended));
    Ok(ExitCode::SUCCESS)
}

/// The account that `--who` names. A value that is one player's name and another's uid is refused without a prefix.
async fn account(who: &str, database: &Database) -> anyhow::Result<i64> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let (kind, name) = who.split_once(':').map_or((None, who), |(kind, name)| (Some(kind), name));
    let uid = match name.parse::<i64>() {
        Ok(uid) if uid.to_string() == name => {
            sql::account::account(&client, uid).await?.map(|account| account.uid)
        }
        _ => None,
    };
    let named = sql::account::uid_by_login_name(&client, name).await?;
    let found = match kind {
        Some("uid") => uid,
        Some("name") => named,
        Some("phone") => sql::account::uid_by_phone(&client, name).await?,
        Some(_) => {
            bail!("--who is {who}: must be a login name or a uid, or begin with uid:, name: or phone:")
        }
        None => match (uid, named) {
            (Some(uid), Some(named)) if uid != named => bail!(
                "{who} is the uid of one player and the login name of another; nothing was done. \
                 Say --who uid:{who} or --who name:{who}"
            ),
            _ => uid.or(named),
        },
    };
    found.with_context(|| format!("there is no account {who}"))
}

fn time(text: &str) -> Result<DateTime<Utc>, String> {
    let time = DateTime::parse_from_rfc3339(text);
    time.map(Into::into).map_err(|_| "must be a time such as 2026-12-31T00:00:00+08:00".into())
}

fn logins(n: usize) -> String {
    if n == 1 { "1 login".into() } else { format!("{n} logins") }
}

//! `portal account`: players. All commands but `erase` and `export` call the operators' API.

use std::process::ExitCode;

use actix_web::http::Method;
use actors::{Clock, SystemClock};
use anyhow::bail;
use chrono::{DateTime, Utc};
use clap::{ArgGroup, Args, Subcommand};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{
    account_page,
    erasure::{Erase, Export, run_erase, run_export},
    line,
    ops::{OpsClient, Reply, with_ops},
    say, who, with_schema,
    words::{fill, shown_time, time},
};
use crate::{
    config::Config,
    operators::accounts::{MAX_DAYS, MAX_REASON},
    text::Text,
};

#[derive(Subcommand)]
pub enum Command {
    /// List the players that a uid, login name, phone, displayed name or part of it, or the id of an order or device names
    Find(Find),
    /// Show a player: state, VIP, coins, unread entries, devices, last sign-in, orders, notes, measures, erasure, the log
    Show(Shown),
    /// List the logins of a player, newest first
    Logins(Shown),
    /// Suspend a player for a while: every login ends at once, and sign-in is refused until the end
    Suspend(Suspend),
    /// End a suspension
    Restore(Who),
    /// End every login of a player; the player can sign in again
    Logout(Who),
    /// Mute a player for a while: no posts, no comments
    Mute(Mute),
    /// Warn a player: a measure without an effect of its own. The player gets a message
    Warn(Because),
    /// Apply the suggested measure: a warning, then longer mutes, then longer suspensions. `show` prints it
    Measure(Because),
    /// List the measures against a player with who decided them, newest first
    Measures(PlayerList),
    /// List everything that a player wrote, newest first
    Writing(PlayerList),
    /// Hide the posts and comments of a player since a time, at most 500 a call
    HideWriting(HideWriting),
    /// End a mute
    Unmute(Who),
    /// Erase a player's account after the cooling-off, or at once. It cannot be undone
    Erase(Erase),
    /// Write everything that the portal stores about a player into a zip of JSON and media
    Export(Export),
    /// Switch a player's youth mode off after a guardian forgot the PIN. Verify the guardian first
    YouthOff(Who),
    /// Give a player another displayed name, by the rules of names. The player gets a message
    Rename(Rename),
    /// The picture of a player
    #[command(subcommand)]
    Avatar(Avatar),
    /// Remove the phone of an account with a login name and a password. Every login ends, and the player gets a message. Verify the player
    /// first
    Unbind(Because),
    /// Note something about a player. Players never see notes
    Note(Note),
    /// List the notes about a player, newest first
    Notes(PlayerList),
}

#[derive(Args)]
pub struct Find {
    /// Such as 10001, lin_xia or 13812345678. A prefix names the kind: uid:, name:, phone:, nick:, order:, device:
    who: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Shown {
    #[command(flatten)]
    pub who: Name,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[command(group(ArgGroup::new("end").required(true)))]
pub struct Mute {
    #[command(flatten)]
    who: Name,
    /// Number of days from now
    #[arg(long, group = "end", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_DAYS)))]
    days: Option<u32>,
    /// End of the mute, such as 2026-12-31T00:00:00+08:00
    #[arg(long, group = "end", value_parser = time)]
    until: Option<DateTime<Utc>>,
    /// Sent to the player in a message
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
#[command(group(ArgGroup::new("end").required(true)))]
pub struct Suspend {
    #[command(flatten)]
    who: Name,
    /// Number of days from now
    #[arg(long, group = "end", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_DAYS)))]
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
    #[command(flatten)]
    who: Name,
    /// Kept in the log
    #[arg(long, default_value = "")]
    reason: String,
}

#[derive(Args)]
pub struct HideWriting {
    #[command(flatten)]
    who: Name,
    /// Such as 2026-12-31T00:00:00+08:00
    #[arg(long, value_parser = time)]
    since: DateTime<Utc>,
    /// Sent to the player in a message
    #[arg(long)]
    reason: String,
}

#[derive(Subcommand)]
pub enum Avatar {
    /// Remove the picture. The player gets a message and can choose another one
    Reset(Because),
}

#[derive(Args)]
pub struct Because {
    #[command(flatten)]
    who: Name,
    /// Sent to the player in a message
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub struct Rename {
    #[command(flatten)]
    who: Name,
    /// 1 to 16 characters
    #[arg(long)]
    name: String,
    /// Sent to the player in a message
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub struct PlayerList {
    #[command(flatten)]
    pub who: Name,
    /// Maximum number of entries
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub most: u32,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Note {
    #[command(flatten)]
    who: Name,
    /// 1 to 1,000 characters
    #[arg(long)]
    content: String,
}

#[derive(Args)]
pub struct Name {
    /// Login name, uid, phone, displayed name, or the id of an order or device; if it names several players, with a prefix: `name:…`,
    /// `uid:…`, `phone:…`, `nick:…`, `order:…`, `device:…`
    #[arg(long)]
    pub who: String,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Erase(erase) => with_schema(config, async |db| run_erase(erase, db, config).await).await,
        Command::Export(export) => with_schema(config, async |db| run_export(export, db, config).await).await,
        command => with_ops(config, async |ops| run_with(command, ops).await).await,
    }
}

async fn run_with(command: Command, ops: &OpsClient) -> anyhow::Result<ExitCode> {
    match command {
        Command::Erase(_) | Command::Export(_) => unreachable!("run without the operators' API"),
        Command::Find(find) => run_find(&find, ops).await?,
        Command::Show(shown) => account_page::run_show(&shown, ops).await?,
        Command::Logins(shown) => account_page::run_logins(&shown, ops).await?,
        Command::Notes(list) => account_page::run_notes(&list, ops).await?,
        Command::Suspend(suspend) => run_suspend(suspend, ops).await?,
        Command::Restore(Who { who: Name { who }, reason }) => {
            change(ops, &who, "unsuspend", json!({ "reason": reason })).await?;
            say(fill(Text::SaidRestored, &[("{who}", &who)]))?;
        }
        Command::Logout(Who { who: Name { who }, reason }) => {
            let done = change(ops, &who, "logout", json!({ "reason": reason })).await?;
            let logins = logins(&done["loginsEnded"]);
            say(fill(Text::SaidLoggedOut, &[("{who}", &who), ("{logins}", &logins)]))?;
        }
        Command::Mute(Mute { who: Name { who }, days, until, reason }) => {
            let reason = line("--reason", &reason, MAX_REASON)?;
            let body = json!({ "days": days, "until": until, "reason": reason });
            let done = change(ops, &who, "mute", body).await?;
            let until = shown_time(&done["until"]);
            say(fill(Text::SaidMuted, &[("{who}", &who), ("{until}", &until)]))?;
        }
        Command::Unmute(Who { who: Name { who }, reason }) => {
            change(ops, &who, "unmute", json!({ "reason": reason })).await?;
            say(fill(Text::SaidUnmuted, &[("{who}", &who)]))?;
        }
        Command::Measures(list) => account_page::run_measures(&list, ops).await?,
        Command::Writing(list) => account_page::run_writing(&list, ops).await?,
        Command::Warn(Because { who: Name { who }, reason }) => {
            let reason = line("--reason", &reason, MAX_REASON)?;
            change(ops, &who, "warn", json!({ "reason": reason })).await?;
            say(fill(Text::SaidWarned, &[("{who}", &who)]))?;
        }
        Command::Measure(because) => run_measure(&because, ops).await?,
        Command::HideWriting(HideWriting { who: Name { who }, since, reason }) => {
            let reason = line("--reason", &reason, MAX_REASON)?;
            let body = json!({ "since": since, "reason": reason });
            let done = change(ops, &who, "writing/hide", body).await?;
            let (hidden, left) = (&done["hidden"], &done["left"]);
            say(format_args!("{hidden} posts and comments of {who} are hidden; {left} are left."))?;
        }
        Command::YouthOff(Who { who: Name { who }, reason }) => {
            change(ops, &who, "youth-off", json!({ "reason": reason })).await?;
            say(fill(Text::SaidYouthOff, &[("{who}", &who)]))?;
        }
        Command::Rename(Rename { who: Name { who }, name, reason }) => {
            let reason = line("--reason", &reason, MAX_REASON)?;
            let done = change(ops, &who, "rename", json!({ "name": name, "reason": reason })).await?;
            let text = if done["changed"] == true { Text::SaidRenamed } else { Text::SaidRenamedBefore };
            say(fill(text, &[("{who}", &who), ("{name}", name.trim())]))?;
        }
        Command::Avatar(Avatar::Reset(Because { who: Name { who }, reason })) => {
            let reason = line("--reason", &reason, MAX_REASON)?;
            let done = change(ops, &who, "avatar-reset", json!({ "reason": reason })).await?;
            let text = if done["changed"] == true { Text::SaidAvatarReset } else { Text::SaidNoAvatar };
            say(fill(text, &[("{who}", &who)]))?;
        }
        Command::Unbind(Because { who: Name { who }, reason }) => {
            let reason = line("--reason", &reason, MAX_REASON)?;
            let done = change(ops, &who, "unbind", json!({ "reason": reason })).await?;
            let logins = logins(&done["loginsEnded"]);
            say(fill(Text::SaidUnbound, &[("{who}", &who), ("{logins}", &logins)]))?;
        }
        Command::Note(Note { who: Name { who }, content }) => {
            change(ops, &who, "note", json!({ "content": content })).await?;
            say(fill(Text::SaidNoted, &[("{who}", &who)]))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Makes a call about the account that `who` names.
async fn change(ops: &OpsClient, who: &str, call: &str, body: Value) -> anyhow::Result<Value> {
    let uid = who::uid(ops, who).await?;
    let path = format!("account/{uid}/{call}");
    let reply: Reply = ops.call(Method::POST, &path, Some(body), Some(Uuid::new_v4())).await?;
    // The text of such a condition continues the sentence: "is not muted".
    if reply.code == 2004 && reply.data["need"] != "password" {
        bail!("{who} {}", reply.msg);
    }
    reply.ok()
}

/// Applies the next measure, unless another one came in between.
async fn run_measure(Because { who: Name { who }, reason }: &Because, ops: &OpsClient) -> anyhow::Result<()> {
    let reason = line("--reason", reason, MAX_REASON)?;
    let uid = who::uid(ops, who).await?;
    let standing = ops.get(&format!("account/{uid}")).await?.ok()?["suggestion"]["standing"].clone();
    let body = json!({ "standing": standing, "reason": reason });
    let done = change(ops, who, "measure", body).await?;
    let until = shown_time(&done["until"]);
    let said = match done["kind"].as_str() {
        Some("mute") => fill(Text::SaidMuted, &[("{who}", who), ("{until}", &until)]),
        Some("suspend") => {
            let ended = logins(&done["loginsEnded"]);
            fill(Text::SaidSuspended, &[("{who}", who), ("{until}", &until), ("{logins}", &ended)])
        }
        _ => fill(Text::SaidWarned, &[("{who}", who)]),
    };
    say(said)?;
    Ok(())
}

async fn run_suspend(suspend: Suspend, ops: &OpsClient) -> anyhow::Result<()> {
    let Suspend { who: Name { who }, days, until, reason } = suspend;
    let reason = line("--reason", &reason, MAX_REASON)?;
    if until.is_some_and(|until| until <= SystemClock.now()) {
        bail!("--until must be in the future");
    }
    let body = json!({ "days": days, "until": until, "reason": reason });
    let done = change(ops, &who, "suspend", body).await?;
    let (until, ended) = (shown_time(&done["until"]), logins(&done["loginsEnded"]));
    say(fill(Text::SaidSuspended, &[("{who}", &who), ("{until}", &until), ("{logins}", &ended)]))?;
    Ok(())
}

async fn run_find(Find { who, json }: &Find, ops: &OpsClient) -> anyhow::Result<()> {
    let path = format!("account?{}", serde_urlencoded::to_string([("who", who.as_str()), ("part", "true")])?);
    let data = ops.get(&path).await?.ok()?;
    if *json {
        say(&data["records"])?;
        return Ok(());
    }
    let records = data["records"].as_array().cloned().unwrap_or_default();
    if records.is_empty() {
        bail!("{}", fill(Text::SaidNoAccount, &[("{who}", who)]));
    }
    for record in records {
        let by: Vec<&str> = record["by"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let by = fill(Text::SaidBy, &[("{by}", &by.join(", "))]);
        say(format_args!("{}{by}", account_page::named(&record["account"])))?;
    }
    if data["more"] == true {
        say(fill(Text::SaidMore, &[]))?;
    }
    Ok(())
}

fn logins(n: &Value) -> String {
    let text = if *n == 1 { Text::SaidLogin } else { Text::SaidLogins };
    fill(text, &[("{n}", &n.to_string())])
}

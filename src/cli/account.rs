use std::process::ExitCode;

use actors::{Clock, SystemClock};
use anyhow::bail;
use chrono::{DateTime, Utc};
use clap::{ArgGroup, Args, Subcommand};
use serde_json::{Value, json};

use super::{
    at,
    erasure::{Erase, Export, run_erase, run_export},
    line,
    ops::{OpsClient, Reply, with_ops},
    say, who, with_schema,
};
use crate::{config::Config, operators::accounts::MAX_REASON};

#[derive(Subcommand)]
pub enum Command {
    /// List the players that a uid, login name, phone, displayed name, or the id of an order or device names
    Find(Find),
    /// Show a player, with notes and with what operators did
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
    /// End a mute
    Unmute(Who),
    /// Erase a player's account after the cooling-off, or at once. It cannot be undone
    Erase(Erase),
    /// Write everything that the portal stores about a player into a zip of JSON and media
    Export(Export),
    /// Switch a player's youth mode off after a guardian forgot the PIN. Verify the guardian first
    YouthOff(Who),
    /// Note something about a player. Players never see notes
    Note(Note),
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
    who: Name,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Mute {
    #[command(flatten)]
    who: Name,
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
    who: Name,
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
    #[command(flatten)]
    who: Name,
    /// Kept in the log
    #[arg(long, default_value = "")]
    reason: String,
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
        Command::Show(shown) => run_show(&shown, ops).await?,
        Command::Logins(shown) => run_logins(&shown, ops).await?,
        Command::Suspend(suspend) => run_suspend(suspend, ops).await?,
        Command::Restore(Who { who: Name { who }, reason }) => {
            change(ops, &who, "unsuspend", json!({ "reason": reason })).await?;
            say(format_args!("{who} can sign in again."))?;
        }
        Command::Logout(Who { who: Name { who }, reason }) => {
            let done = change(ops, &who, "logout", json!({ "reason": reason })).await?;
            say(format_args!("{who}: {} ended.", logins(&done["loginsEnded"])))?;
        }
        Command::Mute(Mute { who: Name { who }, days, reason }) => {
            let reason = line("--reason", &reason, MAX_REASON)?;
            let done = change(ops, &who, "mute", json!({ "days": days, "reason": reason })).await?;
            say(format_args!("{who} may not write until {}.", shown_time(&done["until"])))?;
        }
        Command::Unmute(Who { who: Name { who }, reason }) => {
            change(ops, &who, "unmute", json!({ "reason": reason })).await?;
            say(format_args!("{who} may write again."))?;
        }
        Command::YouthOff(Who { who: Name { who }, reason }) => {
            change(ops, &who, "youth-off", json!({ "reason": reason })).await?;
            say(format_args!("{who} is no longer in youth mode."))?;
        }
        Command::Note(Note { who: Name { who }, content }) => {
            change(ops, &who, "note", json!({ "content": content })).await?;
            say(format_args!("Noted about {who}."))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Makes a call about the account that `who` names.
async fn change(ops: &OpsClient, who: &str, call: &str, body: Value) -> anyhow::Result<Value> {
    let uid = who::uid(ops, who).await?;
    let reply: Reply = ops.post(&format!("account/{uid}/{call}"), body).await?;
    // The text of such a condition continues the sentence: "is not muted".
    if reply.code == 2004 && matches!(reply.data["need"].as_str(), Some("suspended" | "muted" | "youth")) {
        bail!("{who} {}", reply.msg);
    }
    reply.ok()
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
    say(format_args!("{who} is suspended until {until}; {ended} ended."))?;
    Ok(())
}

async fn run_find(Find { who, json }: &Find, ops: &OpsClient) -> anyhow::Result<()> {
    let path = format!("account?{}", serde_urlencoded::to_string([("who", who)])?);
    let data = ops.get(&path).await?.ok()?;
    if *json {
        say(&data["records"])?;
        return Ok(());
    }
    let records = data["records"].as_array().cloned().unwrap_or_default();
    if records.is_empty() {
        bail!("there is no account {who}");
    }
    for record in records {
        let by: Vec<&str> = record["by"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        say(format_args!("{}  (by {})", told(&record["account"]), by.join(", ")))?;
    }
    Ok(())
}

async fn run_show(Shown { who: Name { who }, json }: &Shown, ops: &OpsClient) -> anyhow::Result<()> {
    let uid = who::uid(ops, who).await?;
    let data = ops.get(&format!("account/{uid}")).await?.ok()?;
    if *json {
        say(&data)?;
        return Ok(());
    }
    let account = &data["account"];
    say(told(account))?;
    say(format_args!(
        "since {}, channel {}, {} X钻, level {}, {} posts{}",
        shown_time(&account["createTime"]),
        text(&account["channelId"]),
        account["balance"],
        account["levelType"],
        account["postNum"],
        if account["youth"] == true { ", youth mode" } else { "" }
    ))?;
    for (end, reason, what) in
        [("suspendedUntil", "suspendReason", "suspended"), ("mutedUntil", "muteReason", "muted")]
    {
        if !account[end].is_null() {
            say(format_args!("{what} until {}: {}", shown_time(&account[end]), text(&account[reason])))?;
        }
    }
    for note in data["notes"].as_array().into_iter().flatten() {
        let (time, author) = (shown_time(&note["createTime"]), text(&note["author"]));
        say(format_args!("note {time}  {author}: {}", text(&note["content"])))?;
    }
    for entry in data["log"].as_array().into_iter().flatten() {
        say(format_args!("log  {}", super::operator::told(entry)))?;
    }
    Ok(())
}

async fn run_logins(Shown { who: Name { who }, json }: &Shown, ops: &OpsClient) -> anyhow::Result<()> {
    let uid = who::uid(ops, who).await?;
    let data = ops.get(&format!("account/{uid}/login")).await?.ok()?;
    if *json {
        say(&data["records"])?;
        return Ok(());
    }
    for login in data["records"].as_array().into_iter().flatten() {
        let end = match login["endTime"].is_null() {
            true => format!("until {}", shown_time(&login["expireTime"])),
            false => format!("ended {} ({})", shown_time(&login["endTime"]), text(&login["endReason"])),
        };
        say(format_args!(
            "{}  {end}  {}  device {:?}  {:?}",
            shown_time(&login["createTime"]),
            text(&login["address"]),
            text(&login["deviceId"]),
            text(&login["agent"])
        ))?;
    }
    Ok(())
}

fn told(account: &Value) -> String {
    let named = |key: &str, what: &str| match account[key].as_str() {
        Some(value) => format!(", {what} {value}"),
        None => String::new(),
    };
    let (login, phone) = (named("loginName", "login name"), named("phone", "phone"));
    format!("{} \"{}\"{login}{phone}", account["uid"], text(&account["name"]))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A time of the API, as commands print it.
pub fn shown_time(value: &Value) -> String {
    let time = value.as_str().and_then(|text| DateTime::parse_from_rfc3339(text).ok());
    time.map(|time| at(time.into())).unwrap_or_default()
}

fn time(text: &str) -> Result<DateTime<Utc>, String> {
    let time = DateTime::parse_from_rfc3339(text);
    time.map(Into::into).map_err(|_| "must be a time such as 2026-12-31T00:00:00+08:00".into())
}

fn logins(n: &Value) -> String {
    if *n == 1 { "1 login".into() } else { format!("{n} logins") }
}

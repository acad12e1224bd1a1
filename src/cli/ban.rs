//! `portal ban`: bans of networks and devices, by the operators' API.

use std::process::ExitCode;

use actix_web::http::Method;
use anyhow::bail;
use chrono::{DateTime, Utc};
use clap::{ArgGroup, Args, Subcommand};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{
    line,
    ops::{OpsClient, with_ops},
    pages::Pages,
    say,
    words::{shown_time, text, time},
};
use crate::{
    config::Config,
    operators::{accounts::MAX_REASON, bans::MAX_BAN_DAYS},
};

#[derive(Subcommand)]
pub enum Command {
    /// Ban a network or device for a while: nobody registers, signs in or writes from it; reading stays possible
    Add(Add),
    /// End a ban
    End(End),
    /// List the bans in force, newest first
    List(List),
}

#[derive(Args)]
#[command(group(ArgGroup::new("target").required(true)), group(ArgGroup::new("end").required(true)))]
pub struct Add {
    /// Such as 203.0.113.9 or 203.0.113.0/24; at most a /16 of IPv4 or a /32 of IPv6. An IPv6 address stands for its /64
    #[arg(long, group = "target")]
    address: Option<String>,
    /// The device id, as `portal account logins` shows it
    #[arg(long, group = "target")]
    device: Option<String>,
    /// Number of days from now
    #[arg(long, group = "end", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_BAN_DAYS)))]
    days: Option<u32>,
    /// End of the ban, at most a year away, such as 2026-12-31T00:00:00+08:00
    #[arg(long, group = "end", value_parser = time)]
    until: Option<DateTime<Utc>>,
    /// Kept with the ban and in the log; players never read it
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub struct End {
    /// Its number
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// Kept with the ban and in the log
    #[arg(long, default_value = "")]
    reason: String,
}

#[derive(Args)]
pub struct List {
    /// Also those that are over
    #[arg(long)]
    all: bool,
    /// Maximum number of bans
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    most: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| {
        match command {
            Command::Add(add) => run_add(&add, ops).await?,
            Command::End(end) => run_end(&end, ops).await?,
            Command::List(list) => run_list(&list, ops).await?,
        }
        Ok(ExitCode::SUCCESS)
    })
    .await
}

async fn run_add(add: &Add, ops: &OpsClient) -> anyhow::Result<()> {
    let Add { address, device, days, until, reason } = add;
    let reason = line("--reason", reason, MAX_REASON)?;
    let body =
        json!({ "address": address, "device": device, "days": days, "until": until, "reason": reason });
    let ban = ops.call(Method::POST, "ban", Some(body), Some(Uuid::new_v4())).await?.ok()?;
    let until = shown_time(&ban["until"]);
    say(format_args!("#{}: {} is banned until {until}.", ban["id"], target(&ban)))?;
    Ok(())
}

async fn run_end(End { id, reason }: &End, ops: &OpsClient) -> anyhow::Result<()> {
    let reply = ops.post(&format!("ban/{id}/end"), json!({ "reason": reason })).await?;
    if reply.code == 2002 {
        bail!("there is no ban {id}");
    }
    match reply.ok()?["changed"] == true {
        true => say(format_args!("#{id}: the ban has ended."))?,
        false => say(format_args!("#{id}: the ban is over already; nothing was changed."))?,
    }
    Ok(())
}

async fn run_list(list: &List, ops: &OpsClient) -> anyhow::Result<()> {
    let fields = vec![("all", list.all.to_string())];
    let all = Pages::new("ban".to_owned(), fields, list.most).all(ops).await?;
    if list.json {
        say(json!(all))?;
        return Ok(());
    }
    if all.is_empty() {
        say("Nothing is banned.")?;
    }
    for ban in &all {
        let mut line = format!(
            "#{}  {}  until {}  by {}: {}",
            ban["id"],
            target(ban),
            shown_time(&ban["until"]),
            text(&ban["decider"]),
            text(&ban["reason"])
        );
        if let Some(by) = ban["endedBy"].as_str() {
            line += &format!("  ended {} by {by} ({})", shown_time(&ban["endTime"]), text(&ban["endReason"]));
        }
        say(line)?;
    }
    Ok(())
}

/// Describes the target of a ban.
fn target(ban: &Value) -> String {
    match ban["network"].as_str() {
        Some(network) => format!("address {network}"),
        None => format!("device {:?}", text(&ban["deviceId"])),
    }
}

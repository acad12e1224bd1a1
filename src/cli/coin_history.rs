//! `portal coin history`: the changes of a player's balance, by the operators' API.

use std::process::ExitCode;

use anyhow::Context;
use chrono::{DateTime, Utc};
use clap::Args;
use serde_json::{Value, json};

use super::{
    ops::{OpsClient, with_ops},
    pages::{Pages, times},
    say, who,
    words::{fill, shown_time, text, time},
};
use crate::{config::Config, platform::csv, text::Text};

#[derive(Args)]
pub struct History {
    /// The player, as `--who` of other commands
    #[arg(required_unless_present = "name")]
    player: Option<String>,
    /// Login name, uid, phone, displayed name, or the id of an order or device; a prefix such as `phone:…` names the kind
    #[arg(long = "who", conflicts_with = "player")]
    name: Option<String>,
    /// From this time on, such as 2026-12-31T00:00:00+08:00
    #[arg(long, value_parser = time)]
    since: Option<DateTime<Utc>>,
    /// Before this time
    #[arg(long, value_parser = time)]
    until: Option<DateTime<Utc>>,
    /// Maximum number of entries. 20 by default, and 100,000 with --csv
    #[arg(long, visible_alias = "limit", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    most: Option<u32>,
    /// Print a table for spreadsheets
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub async fn run(history: History, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| run_with(&history, ops).await.map(|()| ExitCode::SUCCESS)).await
}

async fn run_with(history: &History, ops: &OpsClient) -> anyhow::Result<()> {
    let who =
        history.name.as_deref().or(history.player.as_deref()).context("the player is missing: give --who")?;
    let uid = who::uid(ops, who).await?;
    let most = history.most.unwrap_or(if history.csv { 100_000 } else { 20 });
    let fields = times(history.since, history.until);
    let mut pages = Pages::new(format!("account/{uid}/coin"), fields, most);
    if history.csv {
        say("id,time,change (X钻),balance after (X钻),reason,reference kind,reference")?;
    }
    let mut entries = Vec::new();
    let mut is_first = true;
    while let Some(data) = pages.next(ops).await? {
        if is_first && !history.csv && !history.json {
            let (balance, total) = (data["balance"].to_string(), data["total"].to_string());
            say(fill(Text::SaidEntries, &[("{who}", who), ("{n}", &balance), ("{total}", &total)]))?;
        }
        is_first = false;
        for entry in data["records"].as_array().into_iter().flatten() {
            match (history.csv, history.json) {
                (true, _) => say(row(entry))?,
                (_, true) => entries.push(entry.clone()),
                _ => say(line(entry))?,
            }
        }
    }
    if history.json {
        say(json!(entries))?;
    }
    Ok(())
}

fn line(entry: &Value) -> String {
    let delta = entry["delta"].as_i64().unwrap_or_default();
    format!(
        "{}  #{}  {delta:+} X钻  = {} X钻  {}  ({} {})",
        shown_time(&entry["createTime"]),
        entry["id"],
        entry["balanceAfter"],
        text(&entry["reason"]),
        text(&entry["refType"]),
        text(&entry["refId"])
    )
}

fn row(entry: &Value) -> String {
    format!(
        "{},{},{},{},{},{},{}",
        entry["id"],
        shown_time(&entry["createTime"]),
        entry["delta"],
        entry["balanceAfter"],
        csv::cell(text(&entry["reason"])),
        csv::cell(text(&entry["refType"])),
        csv::cell(text(&entry["refId"]))
    )
}

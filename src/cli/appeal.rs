//! `portal appeal`: players' appeals against measures, by the operators' API.

use std::process::ExitCode;

use anyhow::bail;
use clap::{Args, Subcommand};
use serde_json::json;

use super::{
    line,
    ops::{OpsClient, with_ops},
    pages::Pages,
    say,
    words::{shown_time, text},
};
use crate::{config::Config, operators::accounts::MAX_REASON};

#[derive(Subcommand)]
pub enum Command {
    /// List the open appeals, newest first
    List(List),
    /// Decide that the measure stays
    Uphold(Decide),
    /// End the measure: the player may write or sign in again, or the post or comment is shown again
    Lift(Decide),
}

#[derive(Args)]
pub struct List {
    /// Also decided ones
    #[arg(long)]
    all: bool,
    /// Maximum number of appeals
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    most: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Decide {
    /// Its number
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// Sent to the player in a message
    #[arg(long)]
    answer: String,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| {
        match command {
            Command::List(list) => run_list(&list, ops).await?,
            Command::Uphold(decide) => run_decide(&decide, "uphold", ops).await?,
            Command::Lift(decide) => run_decide(&decide, "lift", ops).await?,
        }
        Ok(ExitCode::SUCCESS)
    })
    .await
}

async fn run_list(list: &List, ops: &OpsClient) -> anyhow::Result<()> {
    let fields = vec![("all", list.all.to_string())];
    let all = Pages::new("appeal".to_owned(), fields, list.most).all(ops).await?;
    if list.json {
        say(json!(all))?;
        return Ok(());
    }
    if all.is_empty() {
        say(if list.all { "There are no appeals." } else { "There are no open appeals." })?;
    }
    for appeal in &all {
        let decision = appeal["decision"].as_str().unwrap_or("open");
        say(format_args!(
            "#{}  {}  {} ({}): {} by {}, {:?}  appeal: {:?}  {decision}",
            appeal["id"],
            shown_time(&appeal["createTime"]),
            text(&appeal["name"]),
            appeal["uid"],
            text(&appeal["kind"]),
            text(&appeal["decider"]),
            text(&appeal["reason"]),
            text(&appeal["content"])
        ))?;
    }
    Ok(())
}

async fn run_decide(Decide { id, answer }: &Decide, call: &str, ops: &OpsClient) -> anyhow::Result<()> {
    let answer = line("--answer", answer, MAX_REASON)?;
    let reply = ops.post(&format!("appeal/{id}/{call}"), json!({ "answer": answer })).await?;
    if reply.code == 2002 {
        bail!("there is no appeal {id}");
    }
    reply.ok()?;
    match call {
        "lift" => say(format_args!("#{id}: the measure is lifted."))?,
        _ => say(format_args!("#{id}: the measure stays."))?,
    }
    Ok(())
}

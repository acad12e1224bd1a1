//! `portal proposal`: the changes that need a second operator, by the operators' API.

use std::process::ExitCode;

use clap::{Args, Subcommand, builder::PossibleValuesParser};
use serde_json::{Value, json};
use sql::proposal::STATUSES;

use super::{
    ops::{OpsClient, with_ops},
    say,
    words::{shown_time, text},
};
use crate::config::Config;

#[derive(Subcommand)]
pub enum Command {
    /// List proposals, newest first
    List(List),
    /// Show a proposal with its exact arguments
    Show(Shown),
    /// Approve a proposal of another operator, which executes it
    Approve(Decide),
    /// Reject a proposal of another operator
    Reject(Decide),
    /// Withdraw your own proposal
    Withdraw(Decide),
}

#[derive(Args)]
pub struct List {
    #[arg(long, value_parser = PossibleValuesParser::new(STATUSES))]
    status: Option<String>,
    /// Maximum number of proposals
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u16).range(1..=1000))]
    most: u16,
    /// Only proposals with a smaller number
    #[arg(long)]
    below: Option<i64>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Shown {
    /// Its number
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Decide {
    /// Its number
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// Kept in the log
    #[arg(long, default_value = "")]
    reason: String,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| {
        match command {
            Command::List(list) => run_list(&list, ops).await?,
            Command::Show(shown) => run_show(&shown, ops).await?,
            Command::Approve(Decide { id, reason }) => run_approve(id, &reason, ops).await?,
            Command::Reject(Decide { id, reason }) => {
                decide(id, "reject", &reason, ops).await?;
                say(format_args!("#{id}: rejected, nothing was changed"))?;
            }
            Command::Withdraw(Decide { id, reason }) => {
                decide(id, "withdraw", &reason, ops).await?;
                say(format_args!("#{id}: withdrawn, nothing was changed"))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    })
    .await
}

/// One sentence about a change that is a proposal and not executed. `None`: the change is executed.
pub fn pending(outcome: &Value) -> Option<String> {
    let proposal = &outcome["proposal"];
    let id = proposal["id"].as_i64()?;
    if !outcome["result"].is_null() {
        return None;
    }
    Some(match proposal["status"].as_str() {
        Some("open") => format!(
            "Nothing was changed: this needs a second operator. Another operator can run `portal proposal approve {id}` until {}.",
            shown_time(&proposal["expireTime"])
        ),
        status => format!(
            "Nothing was changed: proposal #{id} is {}. To propose the change again, use another --key.",
            status.unwrap_or_default()
        ),
    })
}

async fn run_list(list: &List, ops: &OpsClient) -> anyhow::Result<()> {
    let mut query = vec![("size", list.most.to_string())];
    query.extend(list.status.clone().map(|status| ("status", status)));
    query.extend(list.below.map(|below| ("below", below.to_string())));
    let data = ops.get(&format!("proposal?{}", serde_urlencoded::to_string(query)?)).await?.ok()?;
    if list.json {
        say(&data["records"])?;
        return Ok(());
    }
    for record in data["records"].as_array().into_iter().flatten() {
        say(line_of(record))?;
    }
    Ok(())
}

async fn run_show(Shown { id, json }: &Shown, ops: &OpsClient) -> anyhow::Result<()> {
    let reply = ops.get(&format!("proposal/{id}")).await?;
    if reply.code == 2002 {
        anyhow::bail!("there is no proposal {id}");
    }
    let data = reply.ok()?;
    if *json {
        say(&data)?;
        return Ok(());
    }
    say(line_of(&data))?;
    say(format_args!("digest {}", text(&data["digest"])))?;
    for (name, value) in data["body"].as_object().into_iter().flatten() {
        say(format_args!("  {name}: {value}"))?;
    }
    if !data["result"].is_null() {
        say(format_args!("executed {}: {}", shown_time(&data["executedTime"]), data["result"]))?;
    }
    Ok(())
}

async fn run_approve(id: i64, reason: &str, ops: &OpsClient) -> anyhow::Result<()> {
    let outcome = decide(id, "approve", reason, ops).await?;
    let result = &outcome["result"];
    if result.is_null() {
        say(format_args!("#{id}: approved; run the same `portal content import` again within a day"))?;
    } else if result["fault"].is_string() {
        let fault = text(&result["fault"]);
        say(format_args!(
            "#{id}: approved and executed, but the channel has not accepted the refund yet ({fault})"
        ))?;
    } else {
        say(format_args!("#{id}: approved and executed"))?;
    }
    Ok(())
}

async fn decide(id: i64, decision: &str, reason: &str, ops: &OpsClient) -> anyhow::Result<Value> {
    let reply = ops.post(&format!("proposal/{id}/{decision}"), json!({ "reason": reason })).await?;
    match reply.data["need"].as_str() {
        Some("open") => {
            let (status, by) = (text(&reply.data["status"]), text(&reply.data["by"]));
            anyhow::bail!("the proposal {id} is already {status} by {by}; nothing was done")
        }
        _ if reply.code == 2002 => anyhow::bail!("there is no proposal {id}"),
        _ => reply.ok(),
    }
}

fn line_of(record: &Value) -> String {
    let decided = match record["decidedBy"].as_str() {
        Some(by) => format!(" by {by} {}", shown_time(&record["decidedTime"])),
        None => format!(", until {}", shown_time(&record["expireTime"])),
    };
    format!(
        "#{} {} {}{decided}  by {} {}  {}",
        record["id"],
        text(&record["kind"]),
        text(&record["status"]),
        text(&record["proposer"]),
        shown_time(&record["createTime"]),
        text(&record["reason"])
    )
}

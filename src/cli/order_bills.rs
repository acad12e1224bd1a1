//! `portal order reconcile`, `differences` and `resolve`: days compared with the bills of payment channels, by the operators' API.

use std::process::ExitCode;

use anyhow::bail;
use chrono::NaiveDate;
use clap::Args;
use serde_json::{Value, json};

use super::{
    line,
    ops::{OpsClient, with_ops},
    pages::Pages,
    say,
    words::text,
};
use crate::{config::Config, operators::accounts::MAX_REASON, platform::money::decimal};

#[derive(Args)]
pub struct Reconcile {
    /// A day that is over, in Chinese time, such as 2026-11-27
    day: NaiveDate,
    /// The payment channel
    #[arg(long, default_value = "alipay")]
    channel: String,
}

#[derive(Args)]
pub struct Differences {
    /// Also the resolved ones
    #[arg(long)]
    all: bool,
    /// Maximum number of entries
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    most: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Resolve {
    /// Its number in `differences`, without the #
    id: i64,
    /// How it was resolved
    #[arg(long)]
    note: String,
}

pub async fn run_reconcile(reconcile: Reconcile, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| {
        let Reconcile { day, channel } = &reconcile;
        let reply = ops.post(&format!("reconciliation/{day}"), json!({ "channel": channel })).await?;
        if let Some(fault) = reply.data["fault"].as_str() {
            bail!("the bill of {channel} for {day} could not be read: {fault}");
        }
        let data = reply.ok()?;
        let money = |name: &str| decimal(data[name].as_i64().unwrap_or_default());
        say(format_args!(
            "{channel} {day}: {} rows, paid {}, refunded {}, {} open differences",
            data["rows"],
            money("paidCents"),
            money("refundedCents"),
            data["differences"]
        ))?;
        Ok(ExitCode::SUCCESS)
    })
    .await
}

pub async fn run_differences(differences: Differences, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| list(&differences, ops).await.map(|()| ExitCode::SUCCESS)).await
}

async fn list(differences: &Differences, ops: &OpsClient) -> anyhow::Result<()> {
    let fields = vec![("all", differences.all.to_string())];
    let pages = Pages::new("difference".to_owned(), fields, differences.most);
    pages.print(ops, differences.json, difference_line).await
}

pub async fn run_resolve(resolve: Resolve, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| {
        let Resolve { id, note } = &resolve;
        let note = line("--note", note, MAX_REASON)?;
        let reply = ops.post(&format!("difference/{id}/resolve"), json!({ "note": note })).await?;
        if reply.code == 2002 {
            bail!("there is no difference #{id}: see `portal order differences`");
        }
        let changed = reply.ok()?["changed"] == true;
        say(format_args!("#{id}: {}", if changed { "resolved" } else { "was resolved before" }))?;
        Ok(ExitCode::SUCCESS)
    })
    .await
}

/// A difference in one line.
fn difference_line(difference: &Value) -> String {
    let money = |name: &str| decimal(difference[name].as_i64().unwrap_or_default());
    let number = text(&difference["number"]);
    let refund = if number.is_empty() { String::new() } else { format!(" refund {number}") };
    let resolved = match difference["resolvedBy"].as_str() {
        Some(by) => format!("; resolved by {by} ({})", text(&difference["note"])),
        None => String::new(),
    };
    format!(
        "#{} {} {} {}: trade {}{refund}, here {}, there {}, order {}{resolved}",
        difference["id"],
        text(&difference["channel"]),
        text(&difference["day"]),
        text(&difference["kind"]),
        text(&difference["tradeNo"]),
        money("hereCents"),
        money("thereCents"),
        text(&difference["orderNumber"]),
    )
}

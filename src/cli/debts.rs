//! `portal order debts`: coins of refunds that players had spent, by the operators' API.

use std::process::ExitCode;

use clap::Args;
use serde_json::Value;

use super::{
    ops::{OpsClient, with_ops},
    pages::Pages,
    who,
    words::{shown_time, text},
};
use crate::config::Config;

#[derive(Args)]
pub struct Debts {
    /// Of this player: login name, uid, phone, displayed name, or the id of an order or device; a prefix such as `phone:…` names the kind
    #[arg(long)]
    who: Option<String>,
    /// Maximum number of entries
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    most: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub async fn run(debts: Debts, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| run_with(&debts, ops).await.map(|()| ExitCode::SUCCESS)).await
}

async fn run_with(debts: &Debts, ops: &OpsClient) -> anyhow::Result<()> {
    let mut fields = Vec::new();
    if let Some(who) = &debts.who {
        fields.push(("uid", who::uid(ops, who).await?.to_string()));
    }
    Pages::new("debt".to_owned(), fields, debts.most).print(ops, debts.json, line).await
}

/// A debt in one line.
fn line(debt: &Value) -> String {
    format!(
        "#{} uid {} owes {} X钻, settled {}: \"{}\", order {}, {}",
        debt["id"],
        debt["uid"],
        debt["coins"],
        debt["settledCoins"],
        text(&debt["item"]),
        text(&debt["order"]),
        shown_time(&debt["createTime"])
    )
}

//! `portal coin`: grants of coins and their history, by the operators' API.

use std::process::ExitCode;

use anyhow::bail;
use clap::{Args, Subcommand};
use serde_json::json;
use uuid::Uuid;

use super::{
    coin_history, line,
    ops::{OpsClient, with_ops},
    proposal, say, who,
};
use crate::{
    config::Config,
    operators::{
        accounts::MAX_REASON,
        change::{MAX_AMOUNT, MAX_KEY},
    },
};

#[derive(Subcommand)]
pub enum Command {
    /// Give coins to a player, or take them with a negative amount; open pages show the change at once
    Grant(Grant),
    /// List the changes of a player's balance, newest first
    History(coin_history::History),
}

#[derive(Args)]
pub struct Grant {
    /// Login name, uid, phone, displayed name, or the id of an order or device; if it names several players, with a prefix: `name:…`,
    /// `uid:…`, `phone:…`, `nick:…`, `order:…`, `device:…`
    #[arg(long = "to", visible_alias = "who")]
    to: String,
    /// X钻; negative takes them away
    #[arg(long, allow_negative_numbers = true)]
    amount: i64,
    /// Shown in the player's coin history
    #[arg(long, default_value = "系统赠送")]
    reason: String,
    /// Idempotency key: a second grant with the same key does nothing. Random by default
    #[arg(long)]
    key: Option<String>,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Grant(grant) => with_ops(config, async |ops| run_grant(grant, ops).await).await,
        Command::History(history) => coin_history::run(history, config).await,
    }
}

async fn run_grant(grant: Grant, ops: &OpsClient) -> anyhow::Result<ExitCode> {
    let Grant { to, amount, reason, key } = grant;
    if !(1..=MAX_AMOUNT).contains(&amount.unsigned_abs()) {
        bail!("--amount is {amount}: must be from 1 to {MAX_AMOUNT}, or from -{MAX_AMOUNT} to -1");
    }
    let reason = line("--reason", &reason, MAX_REASON)?;
    let key = match &key {
        Some(key) => line("--key", key, MAX_KEY)?.to_owned(),
        None => Uuid::new_v4().to_string(),
    };
    let uid = who::uid(ops, &to).await?;
    let body = json!({ "uid": uid, "amount": amount, "reason": reason, "key": key });
    let reply = ops.post("coin/grant", body).await?;
    match reply.data["need"].as_str() {
        Some("key") => bail!("the key \"{key}\" was used for another player or amount"),
        Some("balance") => bail!("{to} does not have {} X钻", -amount),
        _ => {}
    }
    let outcome = reply.ok()?;
    let balance = &outcome["result"]["balance"];
    if let Some(proposed) = proposal::pending(&outcome) {
        say(proposed)?;
    } else if outcome["repeated"] == true {
        let before = "this key was granted before and led to";
        say(format_args!("{to}: {before} {balance} X钻; nothing was done"))?;
    } else {
        say(format_args!("{to}: {amount:+} X钻, now {balance} X钻 (key {key})"))?;
    }
    Ok(ExitCode::SUCCESS)
}

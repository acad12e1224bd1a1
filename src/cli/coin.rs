use std::process::ExitCode;

use anyhow::bail;
use chrono::{DateTime, SecondsFormat, Utc};
use clap::{Args, Subcommand};
use serde_json::json;
use uuid::Uuid;

use super::{
    line,
    ops::{OpsClient, with_ops},
    proposal, say, who, with_schema,
};
use crate::{
    config::Config,
    operators::{
        accounts::MAX_REASON,
        change::{MAX_AMOUNT, MAX_KEY},
    },
    server::database::Database,
};

#[derive(Subcommand)]
pub enum Command {
    /// Give coins to a player, or take them with a negative amount; open pages show the change at once
    Grant(Grant),
    /// List the changes of a player's balance, newest first
    History(History),
}

#[derive(Args)]
pub struct Grant {
    /// Login name, uid, phone or displayed name; where that is unclear with a prefix: `name:…`, `uid:…`, `phone:…`, `nick:…`
    #[arg(long)]
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

#[derive(Args)]
pub struct History {
    /// The player's uid
    uid: i64,
    /// Maximum number of entries
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(i64).range(1..=10_000))]
    limit: i64,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Grant(grant) => with_ops(config, async |ops| run_grant(grant, ops).await).await,
        Command::History(history) => with_schema(config, async |db| run_history(history, db).await).await,
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
    let reply = ops.post("coins/grants", body).await?;
    match reply.data["need"].as_str() {
        Some("key") => bail!("the key \"{key}\" was used for another player or amount"),
        Some("balance") => bail!("{to} does not have {} X钻", -amount),
        _ => {}
    }
    let outcome = reply.ok()?;
    let balance = &outcome["result"]["balance"];
    if let Some(proposed) = proposal::told(&outcome) {
        say(proposed)?;
    } else if outcome["repeated"] == true {
        let told = "this key was granted before and led to";
        say(format_args!("{to}: {told} {balance} X钻; nothing was done"))?;
    } else {
        say(format_args!("{to}: {amount:+} X钻, now {balance} X钻 (key {key})"))?;
    }
    Ok(ExitCode::SUCCESS)
}

async fn run_history(History { uid, limit }: History, database: &Database) -> anyhow::Result<ExitCode> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let Some(status) = sql::status::snapshot(&client, uid).await? else { bail!("there is no account {uid}") };
    let total = sql::coin::total(&client, uid).await?;
    say(format_args!("{uid}: {} X钻, {total} entries", status.balance))?;
    for entry in sql::coin::page(&client, uid, i64::MAX, 0, limit).await? {
        let time = DateTime::<Utc>::from(entry.create_time).to_rfc3339_opts(SecondsFormat::Millis, true);
        say(format_args!(
            "{time}  #{}  {:+} X钻  = {} X钻  {}  ({} {})",
            entry.id, entry.delta, entry.balance_after, entry.reason, entry.ref_type, entry.ref_id
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}

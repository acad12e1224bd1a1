use std::process::ExitCode;

use anyhow::bail;
use chrono::{DateTime, SecondsFormat, Utc};
use clap::{Args, Subcommand};
use serde_json::json;
use sql::{coin::Granted, operator_log::Subject};
use uuid::Uuid;

use super::{line, record, say, who};
use crate::server::database::Database;

#[derive(Subcommand)]
pub enum Command {
    /// Give coins to a player, or take them with a negative amount; open pages show the change at once
    Grant(Grant),
    /// List the changes of a player's balance, newest first
    History(History),
}

#[derive(Args)]
pub struct Grant {
    /// Login name, uid or phone; where that is unclear with a prefix: `name:…`, `uid:…`, `phone:…`
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

/// Largest amount of one grant, X钻: a larger one is a typing error.
const MAX_AMOUNT: u64 = 1_000_000_000;
/// Longest reason, characters.
const MAX_REASON: usize = 200;
/// Longest key, characters.
const MAX_KEY: usize = 64;

pub async fn run(command: Command, database: &Database) -> anyhow::Result<ExitCode> {
    match command {
        Command::Grant(grant) => run_grant(grant, database).await,
        Command::History(history) => run_history(history, database).await,
    }
}

async fn run_grant(grant: Grant, database: &Database) -> anyhow::Result<ExitCode> {
    if !(1..=MAX_AMOUNT).contains(&grant.amount.unsigned_abs()) {
        bail!("--amount is {}: must be from 1 to {MAX_AMOUNT}, or from -{MAX_AMOUNT} to -1", grant.amount);
    }
    let reason = line("--reason", &grant.reason, MAX_REASON)?;
    let key = match &grant.key {
        Some(key) => line("--key", key, MAX_KEY)?.to_owned(),
        None => Uuid::new_v4().to_string(),
    };
    let uid = who::direct(&grant.to, database).await?;
    match sql::coin::grant(&database.pool, uid, grant.amount, reason, &key).await? {
        Granted::Done { balance } => {
            let after = json!({ "amount": grant.amount, "balance": balance, "key": key });
            record(database, "coin.grant", Subject::account(uid), reason, after).await?;
            say(format_args!("{}: {:+} X钻, now {balance} X钻 (key {key})", grant.to, grant.amount))?;
        }
        Granted::Before { balance } => {
            let told = "this key was granted before and led to";
            say(format_args!("{}: {told} {balance} X钻; nothing was done", grant.to))?;
        }
        Granted::Conflict => bail!("the key \"{key}\" was used for another player or amount"),
        Granted::NotEnough => bail!("{} does not have {} X钻", grant.to, -grant.amount),
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

use std::process::ExitCode;

use anyhow::bail;
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
    History(super::coin_history::History),
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

/// Largest amount of one grant, X钻: a larger one is a typing error.
const MAX_AMOUNT: u64 = 1_000_000_000;
/// Longest reason, characters.
const MAX_REASON: usize = 200;
/// Longest key, characters.
const MAX_KEY: usize = 64;

pub async fn run(command: Command, database: &Database) -> anyhow::Result<ExitCode> {
    match command {
        Command::Grant(grant) => run_grant(grant, database).await,
        Command::History(_) => unreachable!("runs with the operators' API"),
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

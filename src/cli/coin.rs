use std::process::ExitCode;

use anyhow::bail;
use clap::{Args, Subcommand};
use sql::coin::Granted;
use uuid::Uuid;

use super::message::uid_of;
use crate::database::Database;

#[derive(Subcommand)]
pub enum Command {
    /// Give coins to a player, or take them with a negative amount; open pages show it at once
    Grant(Grant),
}

#[derive(Args)]
pub struct Grant {
    /// Login name
    #[arg(long)]
    to: String,
    /// X钻; negative takes them away
    #[arg(long, allow_negative_numbers = true)]
    amount: i64,
    /// Stands in the player's coin history
    #[arg(long, default_value = "系统赠送")]
    reason: String,
    /// Makes the grant happen once: a second one with the same key does nothing. Drawn where it is not given
    #[arg(long)]
    key: Option<String>,
}

/// The most that one grant moves, X钻: above it an operator has mistyped.
const MAX_AMOUNT: i64 = 1_000_000_000;

pub async fn run(Command::Grant(grant): Command, database: &Database) -> anyhow::Result<ExitCode> {
    if grant.amount == 0 || grant.amount.abs() > MAX_AMOUNT {
        bail!("--amount must be 1 to {MAX_AMOUNT}, or the same below zero");
    }
    let uid = uid_of(&grant.to, database).await?;
    let key = grant.key.unwrap_or_else(|| Uuid::new_v4().to_string());
    match sql::coin::grant(&database.pool, uid, grant.amount, &grant.reason, &key).await? {
        Granted::Done { balance } => {
            println!("{}: {:+} X钻, now {balance} X钻 (key {key})", grant.to, grant.amount);
        }
        Granted::Before { balance } => {
            println!("{}: this key was granted before and led to {balance} X钻; nothing was done", grant.to);
        }
        Granted::Conflict => bail!("the key \"{key}\" was used for another player or amount"),
        Granted::NotEnough => bail!("{} does not have {} X钻", grant.to, -grant.amount),
    }
    Ok(ExitCode::SUCCESS)
}

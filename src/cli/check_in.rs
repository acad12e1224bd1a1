use std::process::ExitCode;

use anyhow::bail;
use clap::{Args, Subcommand};
use serde_json::json;
use sql::{
    check_in::{MOST_REWARDS, Rule},
    operator_log::Subject,
};

use super::{record, say};
use crate::server::database::Database;

#[derive(Subcommand)]
pub enum Command {
    /// Show the reward of each day of a streak, the price of making up for a missed day, and how many a month allows
    Show,
    /// Change the rules from now on; paid rewards stay. Options that are not given keep their values
    Set(Set),
}

#[derive(Args)]
pub struct Set {
    /// X钻 for the 1st, 2nd … day of a streak, separated by commas; after the last the rewards start again
    #[arg(long, value_delimiter = ',', allow_negative_numbers = true)]
    rewards: Vec<i64>,
    /// Price of making up for a missed day, X钻
    #[arg(long, allow_negative_numbers = true)]
    make_up_price: Option<i64>,
    /// The most missed days that a player can make up in a month; 0: none
    #[arg(long, allow_negative_numbers = true)]
    make_up_days: Option<i32>,
}

/// Largest reward or price of a day, in coins (X钻): a larger number is a typing error.
const MAX_COINS: i64 = 100_000;
/// A month has at most 31 days.
const MAX_DAYS: i32 = 31;

pub async fn run(command: Command, database: &Database) -> anyhow::Result<ExitCode> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let mut rule = sql::check_in::rule(&client).await?;
    if let Command::Set(set) = command {
        rule = set.applied_to(rule)?;
        sql::check_in::set_rule(&client, &rule).await?;
        let after = json!({
            "rewards": rule.rewards, "makeUpPrice": rule.make_up_price, "makeUpDays": rule.make_up_days,
        });
        drop(client);
        record(database, "check_in.rule", Subject::new("rule", "check_in"), "", after).await?;
    }
    tell(&rule)?;
    Ok(ExitCode::SUCCESS)
}

impl Set {
    fn applied_to(self, rule: Rule) -> anyhow::Result<Rule> {
        let Self { rewards, make_up_price, make_up_days } = self;
        if rewards.is_empty() && make_up_price.is_none() && make_up_days.is_none() {
            bail!("nothing to change: give --rewards, --make-up-price or --make-up-days");
        }
        if rewards.len() > MOST_REWARDS || rewards.iter().any(|coins| !(1..=MAX_COINS).contains(coins)) {
            bail!("--rewards must be 1 to {MOST_REWARDS} numbers of 1 to {MAX_COINS}");
        }
        if make_up_price.is_some_and(|price| !(1..=MAX_COINS).contains(&price)) {
            bail!("--make-up-price must be 1 to {MAX_COINS}");
        }
        if make_up_days.is_some_and(|days| !(0..=MAX_DAYS).contains(&days)) {
            bail!("--make-up-days must be 0 to {MAX_DAYS}");
        }
        Ok(Rule {
            rewards: if rewards.is_empty() { rule.rewards } else { rewards },
            make_up_price: make_up_price.unwrap_or(rule.make_up_price),
            make_up_days: make_up_days.unwrap_or(rule.make_up_days),
        })
    }
}

fn tell(Rule { rewards, make_up_price, make_up_days }: &Rule) -> anyhow::Result<()> {
    let rewards: Vec<String> = rewards.iter().map(ToString::to_string).collect();
    say(format_args!("Days of a streak pay {} X钻, then the first one again.", rewards.join(", ")))?;
    say(format_args!("A day made up for costs {make_up_price} X钻; {make_up_days} a month."))?;
    Ok(())
}

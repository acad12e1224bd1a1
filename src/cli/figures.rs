//! `portal report daily`: the business figures of days, compared with the same weekday of the week before.

use std::process::ExitCode;

use anyhow::{Context, bail};
use chrono::{Days, NaiveDate};
use clap::Args;
use serde_json::Value;

use super::{
    ops::{OpsClient, with_ops},
    say,
};
use crate::config::Config;

#[derive(Args)]
pub struct Daily {
    /// The last day, such as 2026-11-27. The default is yesterday, the newest day that can be closed
    #[arg(long, value_name = "YYYY-MM-DD")]
    day: Option<NaiveDate>,
    /// Number of days
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=393))]
    days: u64,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print a table for spreadsheets
    #[arg(long)]
    csv: bool,
}

/// How a value is shown.
#[derive(Clone, Copy)]
enum Unit {
    Count,
    Cents,
    Percent,
}

/// The values of a day: field, label, unit.
const VALUES: [(&str, &str, Unit); 19] = [
    ("activePlayersCount", "Active players", Unit::Count),
    ("newPlayersCount", "New players", Unit::Count),
    ("retained1Count", "  back after 1 day", Unit::Count),
    ("retained7Count", "  back after 7 days", Unit::Count),
    ("retained30Count", "  back after 30 days", Unit::Count),
    ("revenueCents", "Revenue, yuan", Unit::Cents),
    ("paidOrdersCount", "Paid orders", Unit::Count),
    ("payersCount", "Payers", Unit::Count),
    ("arppuCents", "Revenue per payer, yuan", Unit::Cents),
    ("conversionPercent", "Payers among active players", Unit::Percent),
    ("refundsCount", "Refunds", Unit::Count),
    ("refundCents", "Refunds, yuan", Unit::Cents),
    ("issuedCoins", "Coins issued", Unit::Count),
    ("spentCoins", "Coins spent", Unit::Count),
    ("withdrawnCoins", "Coins withdrawn", Unit::Count),
    ("heldCoins", "Coins held", Unit::Count),
    ("postsCount", "Posts", Unit::Count),
    ("commentsCount", "Comments", Unit::Count),
    ("reportsOpenCount", "Open reports", Unit::Count),
];

pub async fn run(daily: Daily, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| {
        print(&daily, ops).await?;
        Ok(ExitCode::SUCCESS)
    })
    .await
}

async fn print(daily: &Daily, ops: &OpsClient) -> anyhow::Result<()> {
    let last = match daily.day {
        Some(day) => day,
        None => yesterday(ops).await?,
    };
    let first = last.checked_sub_days(Days::new(daily.days - 1)).context("--days is too large")?;
    let since = first.checked_sub_days(Days::new(7)).context("--day is too early")?;
    let path = format!("figure/day?since={since}&until={last}");
    let data = ops.get(&path).await?.ok()?;
    let known = data["days"].as_array().cloned().unwrap_or_default();
    let shown: Vec<&Value> = known.iter().filter(|day| date(day).is_some_and(|day| day >= first)).collect();
    if daily.json {
        say(serde_json::to_string(&shown)?)?;
        return Ok(());
    }
    if daily.csv {
        return print_csv(&shown);
    }
    if shown.is_empty() {
        bail!("there are no figures from {first} to {last}: a day is closed ten minutes after its end");
    }
    for day in shown {
        let week_before = date(day).and_then(|date| date.checked_sub_days(Days::new(7)));
        let before = known.iter().find(|other| date(other) == week_before);
        print_day(day, before)?;
    }
    Ok(())
}

async fn yesterday(ops: &OpsClient) -> anyhow::Result<NaiveDate> {
    let data = ops.get("figure/today").await?.ok()?;
    let today = date(&data["day"]).context("the operators' API does not say which day it is")?;
    today.pred_opt().context("there is no day before")
}

fn date(day: &Value) -> Option<NaiveDate> {
    day["day"].as_str()?.parse().ok()
}

fn print_csv(days: &[&Value]) -> anyhow::Result<()> {
    let fields = VALUES.map(|(field, ..)| field);
    let header: Vec<&str> = std::iter::once("day").chain(fields).collect();
    say(header.join(","))?;
    for day in days {
        let cells = header.iter().map(|field| match &day[*field] {
            Value::Null => String::new(),
            Value::String(text) => text.clone(),
            value => value.to_string(),
        });
        say(cells.collect::<Vec<_>>().join(","))?;
    }
    Ok(())
}

fn print_day(day: &Value, before: Option<&Value>) -> anyhow::Result<()> {
    say(format_args!("{}", day["day"].as_str().unwrap_or_default()))?;
    for (field, label, unit) in &VALUES {
        let value = day[*field].as_f64();
        let compared = compared(value, before.and_then(|before| before[*field].as_f64()));
        say(format_args!("  {label:<28} {:>16}  {compared}", shown(value, *unit)).to_string().trim_end())?;
    }
    for channel in day["channels"].as_array().into_iter().flatten() {
        let name = channel["channel"].as_str().unwrap_or_default();
        let (orders, cents) = (channel["paidOrdersCount"].as_f64(), channel["revenueCents"].as_f64());
        let (orders, yuan) = (shown(orders, Unit::Count), shown(cents, Unit::Cents));
        say(format_args!("  channel {name}: {orders} paid, {yuan} yuan"))?;
    }
    for game in day["games"].as_array().into_iter().flatten() {
        let name = game["name"].as_str().unwrap_or_default();
        let downloads = shown(game["downloadsCount"].as_f64(), Unit::Count);
        let coins = shown(game["spentCoins"].as_f64(), Unit::Count);
        say(format_args!("  game {} {name}: {downloads} downloads, {coins} coins", game["gameId"]))?;
    }
    Ok(())
}

/// The change since the same weekday of the week before.
fn compared(value: Option<f64>, before: Option<f64>) -> String {
    match (value, before) {
        (Some(value), Some(before)) if before != 0.0 => {
            format!("{:+.1} % in a week", (value - before) / before.abs() * 100.0)
        }
        _ => String::new(),
    }
}

fn shown(value: Option<f64>, unit: Unit) -> String {
    let Some(value) = value else { return "-".to_owned() };
    match unit {
        Unit::Count => thousands(value as i64),
        Unit::Cents => {
            let cents = value as i64;
            let sign = if cents < 0 { "-" } else { "" };
            format!("{sign}{}.{:02}", thousands((cents / 100).abs()), (cents % 100).abs())
        }
        Unit::Percent => format!("{value:.1} %"),
    }
}

/// With a comma between thousands.
fn thousands(value: i64) -> String {
    let digits = value.unsigned_abs().to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if value < 0 { format!("-{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::{Unit, compared, shown};

    #[test]
    fn numbers_have_separators_and_their_unit() {
        assert_eq!(shown(Some(1_234_567.0), Unit::Count), "1,234,567");
        assert_eq!(shown(Some(999.0), Unit::Count), "999");
        assert_eq!(shown(Some(123_456.0), Unit::Cents), "1,234.56");
        assert_eq!(shown(Some(5.0), Unit::Cents), "0.05");
        assert_eq!(shown(Some(12.5), Unit::Percent), "12.5 %");
        assert_eq!(shown(None, Unit::Count), "-");
        assert_eq!(compared(Some(150.0), Some(100.0)), "+50.0 % in a week");
        assert_eq!(compared(Some(1.0), Some(0.0)), "");
    }
}

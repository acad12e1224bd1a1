//! `portal order list`: orders of a player or of all players, by the operators' API.

use std::process::ExitCode;

use serde_json::{Value, json};

use super::{
    ops::{OpsClient, with_ops},
    order::List,
    pages::{Pages, times},
    say, who,
    words::{shown_time, text},
};
use crate::{config::Config, platform::csv};

pub async fn run(list: List, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| run_with(&list, ops).await.map(|()| ExitCode::SUCCESS)).await
}

async fn run_with(list: &List, ops: &OpsClient) -> anyhow::Result<()> {
    let mut fields = times(list.since, list.until);
    if let Some(who) = &list.who {
        fields.push(("uid", who::uid(ops, who).await?.to_string()));
    }
    fields.extend(list.status.map(|status| ("status", status.name().to_owned())));
    let most = list.most.unwrap_or(if list.csv { 100_000 } else { 50 });
    let mut pages = Pages::new("order".to_owned(), fields, most);
    if list.csv {
        say(
            "id,number,uid,time,status,cancelled,kind,item,amount (currency),currency,channel,coins (X钻),membership (days),note",
        )?;
    }
    let mut orders = Vec::new();
    while let Some(data) = pages.next(ops).await? {
        for order in data["records"].as_array().into_iter().flatten() {
            match (list.csv, list.json) {
                (true, _) => say(row(order))?,
                (_, true) => orders.push(order.clone()),
                _ => say(line(order))?,
            }
        }
    }
    if list.json {
        say(json!(orders))?;
    }
    Ok(())
}

/// One order in one line.
pub fn line(order: &Value) -> String {
    let cancelled = if order["cancelled"] == true { ", cancelled" } else { "" };
    let note = text(&order["note"]);
    let note = if note.is_empty() { String::new() } else { format!(" ({note})") };
    format!(
        "{} {}{cancelled}{note} uid {} \"{}\" {} {} by {}, made {}",
        text(&order["id"]),
        text(&order["status"]),
        order["uid"],
        text(&order["item"]),
        amount(order),
        text(&order["currency"]),
        text(&order["channel"]),
        shown_time(&order["createTime"])
    )
}

fn row(order: &Value) -> String {
    [
        text(&order["id"]).to_owned(),
        order["number"].to_string(),
        order["uid"].to_string(),
        shown_time(&order["createTime"]),
        text(&order["status"]).to_owned(),
        order["cancelled"].to_string(),
        text(&order["kind"]).to_owned(),
        csv::cell(text(&order["item"])),
        amount(order),
        csv::cell(text(&order["currency"])),
        csv::cell(text(&order["channel"])),
        order["coins"].to_string(),
        order["days"].to_string(),
        csv::cell(text(&order["note"])),
    ]
    .join(",")
}

fn amount(order: &Value) -> String {
    let amount = order["amount"].as_i64().unwrap_or_default();
    format!("{}.{:02}", amount / 100, (amount % 100).abs())
}

//! `portal order list`: orders of a player or of all players, by the operators' API. And the pages of such lists.

use std::process::ExitCode;

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::{
    ops::{OpsClient, with_ops},
    order::List,
    say, who,
    words::{shown_time, text},
};
use crate::{config::Config, platform::csv};

/// A list of the API that is read page by page.
pub struct Page {
    path: String,
    fields: Vec<(&'static str, String)>,
    below: Option<i64>,
    /// How many more records to read.
    left: u32,
}

/// Most records of one answer.
const SIZE: u32 = 1_000;

impl Page {
    pub fn new(path: String, fields: Vec<(&'static str, String)>, most: u32) -> Self {
        Self { path, fields, below: None, left: most }
    }

    /// The data of the next page. `None`: all was read.
    pub async fn next(&mut self, ops: &OpsClient) -> anyhow::Result<Option<Value>> {
        if self.left == 0 {
            return Ok(None);
        }
        let size = self.left.min(SIZE);
        let mut fields = self.fields.clone();
        fields.push(("size", size.to_string()));
        fields.extend(self.below.map(|below| ("below", below.to_string())));
        let data = ops.get(&format!("{}?{}", self.path, serde_urlencoded::to_string(fields)?)).await?.ok()?;
        self.below = data["nextBelow"].as_i64();
        self.left = if self.below.is_some() { self.left - size } else { 0 };
        Ok(Some(data))
    }
}

/// The times of a list as fields of the query.
pub fn times(since: Option<DateTime<Utc>>, until: Option<DateTime<Utc>>) -> Vec<(&'static str, String)> {
    let fields = [("since", since), ("until", until)];
    fields.into_iter().filter_map(|(name, time)| Some((name, time?.to_rfc3339()))).collect()
}

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
    let mut page = Page::new("order".to_owned(), fields, most);
    if list.csv {
        say(
            "id,number,uid,time,status,cancelled,kind,item,amount (currency),currency,channel,coins (X钻),membership (days),note",
        )?;
    }
    let mut orders = Vec::new();
    while let Some(data) = page.next(ops).await? {
        for order in data["records"].as_array().into_iter().flatten() {
            match (list.csv, list.json) {
                (true, _) => say(row(order))?,
                (_, true) => orders.push(order.clone()),
                _ => say(told(order))?,
            }
        }
    }
    if list.json {
        say(json!(orders))?;
    }
    Ok(())
}

/// One order in one line.
pub fn told(order: &Value) -> String {
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

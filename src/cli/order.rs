//! `portal order`: `list` and `refund` call the operators' API. The other commands have direct access to the database.

use std::{process::ExitCode, sync::Arc};

use actors::SystemClock;
use anyhow::{Context, bail};
use chrono::{DateTime, FixedOffset, Utc};
use clap::{
    Args, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser},
};
use serde_json::{Value, json};
use sql::{
    operator_log::Subject,
    order::{Order, Paid, Payment, PaymentSource, Settled, Status},
};
use uuid::Uuid;

use super::{
    at, line,
    ops::{OpsClient, with_ops},
    order_list, proposal, record, say, with_schema,
    words::time as time_given,
};
use crate::{
    accounts::tokens,
    config::Config,
    operators::{accounts::MAX_REASON, change::MAX_TRADE_NO},
    payments::Payments,
    server::database::Database,
};

#[derive(Subcommand)]
pub enum Command {
    /// Show an order and the payments reported for it
    Show { id: Uuid },
    /// List the newest orders, or with --odd the entries that an operator must check
    List(List),
    /// Deliver an order whose payment the portal cannot learn of; first check the channel's own books
    Settle(Settle),
    /// Take back the goods of an order and refund its money; or refund one odd payment
    Refund(Refund),
    /// Close an expired order that no channel closes because its channel is off
    Close(Close),
    /// Remove an odd payment from the list: it was settled elsewhere, such as refunded in the channel's own console
    Acknowledge(Acknowledge),
}

#[derive(Args)]
pub struct List {
    /// Payments that paid for nothing (wrong amount, duplicate, or no order) and are not being refunded, refunds that no
    /// channel has accepted yet, refunds that channels made by themselves, and orders that stay open after their time
    #[arg(long, conflicts_with_all = ["who", "status", "since", "until", "csv", "json"])]
    pub odd: bool,
    /// Of this player: login name, uid, phone, displayed name, or the id of an order or device; a prefix such as `phone:…` names the kind
    #[arg(long)]
    pub who: Option<String>,
    #[arg(long, value_parser = statuses())]
    pub status: Option<Status>,
    /// Made at this time or later, such as 2026-12-31T00:00:00+08:00
    #[arg(long, value_parser = time_given)]
    pub since: Option<DateTime<Utc>>,
    /// Made before this time
    #[arg(long, value_parser = time_given)]
    pub until: Option<DateTime<Utc>>,
    /// Maximum number of entries. 50 by default, and 100,000 with --csv
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub most: Option<u32>,
    /// Print a table for spreadsheets
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Settle {
    id: Uuid,
    /// The channel's own number of the payment, which must cover the order's whole amount
    #[arg(long)]
    trade_no: String,
    /// Stored with the payment
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub struct Refund {
    id: Uuid,
    /// The channel's own number of one payment; by default the payment that paid the order
    #[arg(long)]
    trade_no: Option<String>,
    /// Shown to the player
    #[arg(long)]
    reason: String,
    /// The money was returned another way, such as a bank transfer or the channel's own console: the portal does not
    /// request the refund from the channel, or stops requesting it
    #[arg(long)]
    paid_elsewhere: bool,
}

#[derive(Args)]
pub struct Close {
    id: Uuid,
    /// Stored with the order
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub struct Acknowledge {
    /// Its number in `list --odd`, without the #
    payment: i64,
    /// Stored with the payment
    #[arg(long)]
    reason: String,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Refund(refund) => with_ops(config, async |ops| run_refund(&refund, ops).await).await,
        Command::List(list) if !list.odd => order_list::run(list, config).await,
        command => with_schema(config, async |db| run_direct(command, db, config).await).await,
    }
}

async fn run_direct(command: Command, database: &Database, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Refund(_) => unreachable!("runs through the operators' API"),
        Command::Show { id } => show(id, database).await?,
        Command::List(list) => run_odd(&list, database, config).await?,
        Command::Settle(settle) => run_settle(&settle, database, config).await?,
        Command::Close(close) => run_close(&close, database, config).await?,
        Command::Acknowledge(one) => run_acknowledge(&one, database).await?,
    }
    Ok(ExitCode::SUCCESS)
}

fn statuses() -> impl TypedValueParser<Value = Status> {
    PossibleValuesParser::new(Status::ALL.map(Status::name))
        .try_map(|name| Status::named(&name).ok_or("unknown"))
}

async fn show(id: Uuid, database: &Database) -> anyhow::Result<()> {
    let order = read(id, database).await?;
    say(told(&order))?;
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    for payment in sql::order::payments(&client, id).await? {
        say(format_args!("  {}", told_payment(&payment)))?;
    }
    Ok(())
}

/// The entries that an operator must check.
async fn run_odd(list: &List, database: &Database, config: &Config) -> anyhow::Result<()> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let most = list.most.unwrap_or(50).into();
    for payment in sql::order::odd_payments(&client, most).await? {
        let order = payment.order_id.map_or_else(|| "no order".to_owned(), |id| id.to_string());
        say(format_args!("{order} {}", told_payment(&payment)))?;
    }
    let on = payments(database, config)?.names();
    for order in sql::order::overdue(&client, &on, most).await? {
        say(format_args!("{}; its time was over {}", told(&order), time(order.pay_expire_time)))?;
    }
    Ok(())
}

async fn run_settle(settle: &Settle, database: &Database, config: &Config) -> anyhow::Result<()> {
    let Settle { id, trade_no, reason } = settle;
    let (trade_no, note) =
        (line("--trade-no", trade_no, MAX_TRADE_NO)?, line("--reason", reason, MAX_REASON)?);
    let order = read(*id, database).await?;
    if !matches!(order.status, Status::Created | Status::Closed) {
        bail!("the order {id} is {}: there is nothing to settle", order.status.name());
    }
    let (channel, amount, currency) = (order.channel, order.amount, order.currency);
    let paid = Paid { order: *id, channel, trade_no: trade_no.to_owned(), amount, currency };
    match payments(database, config)?.settle(&paid, PaymentSource::Operator { note }).await? {
        Settled::Delivered { .. } => {
            let after = json!({ "tradeNo": trade_no });
            record(database, "order.settle", Subject::new("order", id), note, after).await?;
            say(format_args!("{id}: delivered"))?;
        }
        Settled::Before => bail!("the payment {trade_no} is recorded already: see `portal order show {id}`"),
        Settled::Otherwise { order: Some(order) } => bail!(
            "the payment {trade_no} is recorded already, for the order {order} or with another amount: see \
             `portal order show {order}`"
        ),
        Settled::Otherwise { order: None } => bail!(
            "the payment {trade_no} is recorded already, for an order that does not exist: see `portal order list --odd`"
        ),
        settled => {
            bail!("the order {id} changed in the meantime, and the payment is recorded as {}", settled.name())
        }
    }
    Ok(())
}

async fn run_refund(refund: &Refund, ops: &OpsClient) -> anyhow::Result<ExitCode> {
    let Refund { id, trade_no, reason, paid_elsewhere } = refund;
    let reason = line("--reason", reason, MAX_REASON)?;
    let body = json!({ "tradeNo": trade_no, "paidElsewhere": paid_elsewhere, "reason": reason });
    let reply = ops.post(&format!("order/{id}/refund"), body).await?;
    let data = &reply.data;
    match data["need"].as_str() {
        Some("balance") => bail!(
            "the player has only {} of the {} X钻 that the order {id} delivered: nothing was changed",
            data["balance"],
            data["coins"]
        ),
        Some("delivered") => bail!(
            "the order {id} is {}: there is nothing to refund",
            data["status"].as_str().unwrap_or_default()
        ),
        Some("payment") => {
            let trade_no = trade_no.as_deref().unwrap_or_default();
            bail!("the order {id} has no payment {trade_no}: see `portal order show {id}`")
        }
        _ if reply.code == 2002 => bail!("there is no order {id}"),
        _ => {}
    }
    let outcome = reply.ok()?;
    match proposal::pending(&outcome) {
        Some(proposed) => say(proposed)?,
        None => say(told_refund(*id, &outcome["result"]))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// One sentence about a decided refund.
fn told_refund(id: Uuid, result: &Value) -> String {
    if result["taken"] == true {
        return format!("{id}: refunded");
    }
    let fault = result["fault"].as_str().unwrap_or_default();
    format!(
        "{id}: the refund is recorded, but the channel has not accepted it ({fault}); running servers repeat the request until \
         it does"
    )
}

async fn run_close(close: &Close, database: &Database, config: &Config) -> anyhow::Result<()> {
    let Close { id, reason } = close;
    let note = line("--reason", reason, MAX_REASON)?;
    let order = read(*id, database).await?;
    if order.status != Status::Created {
        bail!("the order {id} is {}: there is nothing to close", order.status.name());
    }
    if !order.pay_expired {
        bail!("the order {id} can be paid until {}", time(order.pay_expire_time));
    }
    let closed = payments(database, config)?.close_overdue(&order, note).await;
    if !closed.with_context(|| format!("the channel {} does not report the state of {id}", order.channel))? {
        bail!("the order {id} may have been paid: see `portal order show {id}`");
    }
    record(database, "order.close", Subject::new("order", id), note, Value::Null).await?;
    say(format_args!("{id}: closed"))?;
    Ok(())
}

async fn run_acknowledge(one: &Acknowledge, database: &Database) -> anyhow::Result<()> {
    let reason = line("--reason", &one.reason, MAX_REASON)?;
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    if !sql::order::acknowledge(&client, one.payment, reason).await? {
        bail!("there is no odd payment #{}: see `portal order list --odd`", one.payment);
    }
    drop(client);
    let subject = Subject::new("payment", one.payment);
    record(database, "payment.acknowledge", subject, reason, Value::Null).await?;
    say(format_args!("#{}: acknowledged", one.payment))?;
    Ok(())
}

fn payments(database: &Database, config: &Config) -> anyhow::Result<Payments> {
    let keys = tokens::keys(config)?;
    Payments::new(config, &keys, &database.pool, None, config.http.addr, Arc::new(SystemClock))
}

async fn read(id: Uuid, database: &Database) -> anyhow::Result<Order> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    sql::order::order(&client, id).await?.with_context(|| format!("there is no order {id}"))
}

fn told(order: &Order) -> String {
    let Order { id, uid, item, channel, .. } = order;
    let status = order.status.name();
    let (price, made) = (money(order.amount, &order.currency), time(order.create_time));
    let cancelled = if order.cancelled { ", cancelled" } else { "" };
    let note = if order.note.is_empty() { String::new() } else { format!(" ({})", order.note) };
    format!("{id} {status}{cancelled}{note} uid {uid} \"{item}\" {price} by {channel}, made {made}")
}

fn told_payment(payment: &Payment) -> String {
    let Payment { id, channel, trade_no, verdict, heard_by, note, refund_note, .. } = payment;
    let (paid, heard) = (money(payment.amount, &payment.currency), time(payment.create_time));
    let note = if note.is_empty() { String::new() } else { format!(" ({note})") };
    let refund = match (&payment.refund_reason, payment.refund_paid_time) {
        (None, _) => String::new(),
        (Some(reason), Some(taken)) if refund_note.is_empty() => {
            format!("; refunded {} ({reason})", time(taken))
        }
        (Some(reason), Some(taken)) => {
            format!("; refunded elsewhere {} ({reason}; {refund_note})", time(taken))
        }
        (Some(reason), None) if payment.refund_fault.is_empty() => format!("; refund owed ({reason})"),
        (Some(reason), None) => format!("; refund owed ({reason}), not taken: {}", payment.refund_fault),
    };
    let elsewhere = if payment.channel_refunded { "; paid back by the channel, unasked" } else { "" };
    let known =
        payment.acknowledged.as_ref().map_or_else(String::new, |why| format!("; acknowledged ({why})"));
    format!(
        "#{id} {verdict} {paid} {channel} {trade_no}, heard by {heard_by}{note} {heard}{elsewhere}{refund}{known}"
    )
}

fn money(amount: i64, currency: &str) -> String {
    format!("{}.{:02} {currency}", amount / 100, (amount % 100).abs())
}

fn time(time: DateTime<FixedOffset>) -> String {
    at(time.to_utc())
}

//! `portal order`: `show`, `list --odd`, `settle`, `close` and `acknowledge` have direct access to the database. The other commands call the
//! operators' API.

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
    order::{Order, Paid, Part, Payment, PaymentSource, Settled, Status},
};
use uuid::Uuid;

use super::{
    at, debts, line, order_bills, order_list, order_refund, record, say, with_schema,
    words::time as time_given,
};
use crate::{
    accounts::tokens,
    config::Config,
    operators::{accounts::MAX_REASON, change::MAX_TRADE_NO},
    payments::Payments,
    platform::money::decimal,
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
    /// Take back the goods of an order and refund its money, or a part of it; or refund one odd payment
    Refund(order_refund::Refund),
    /// List open debts: X钻 of refunds that the players had spent
    Debts(debts::Debts),
    /// Compare a day with the bill of a payment channel; running servers do so every morning
    Reconcile(order_bills::Reconcile),
    /// List differences between bills and the portal's books
    Differences(order_bills::Differences),
    /// Resolve a difference by a note
    Resolve(order_bills::Resolve),
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
        Command::Refund(refund) => order_refund::run(refund, config).await,
        Command::List(list) if !list.odd => order_list::run(list, config).await,
        Command::Debts(debts) => debts::run(debts, config).await,
        Command::Reconcile(day) => order_bills::run_reconcile(day, config).await,
        Command::Differences(list) => order_bills::run_differences(list, config).await,
        Command::Resolve(one) => order_bills::run_resolve(one, config).await,
        command => with_schema(config, async |db| run_direct(command, db, config).await).await,
    }
}

async fn run_direct(command: Command, database: &Database, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Refund(_)
        | Command::Debts(_)
        | Command::Reconcile(_)
        | Command::Differences(_)
        | Command::Resolve(_) => unreachable!("runs through the operators' API"),
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
    say(order_line(&order))?;
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let parts = sql::order::parts(&client, id).await?;
    for payment in sql::order::payments(&client, id).await? {
        say(format_args!("  {}", payment_line(&payment)))?;
        for part in parts.iter().filter(|part| part.payment_id == payment.id) {
            say(format_args!("    {}", part_line(part, &payment.currency)))?;
        }
    }
    for (coins, settled) in sql::order::debts_of(&client, id).await? {
        say(format_args!("  debt of {coins} X钻, settled {settled}"))?;
    }
    for game in sql::order::taken_games(&client, id).await? {
        let (id, name, reason) = (game.game_id, game.name, game.reason);
        say(format_args!("  game {id} \"{name}\" taken back {} ({reason})", time(game.create_time)))?;
    }
    Ok(())
}

/// The entries that an operator must check.
async fn run_odd(list: &List, database: &Database, config: &Config) -> anyhow::Result<()> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let most = list.most.unwrap_or(50).into();
    for payment in sql::order::odd_payments(&client, most).await? {
        let order = payment.order_id.map_or_else(|| "no order".to_owned(), |id| id.to_string());
        say(format_args!("{order} {}", payment_line(&payment)))?;
    }
    let on = payments(database, config)?.names();
    for order in sql::order::overdue(&client, &on, most).await? {
        say(format_args!("{}; its time was over {}", order_line(&order), time(order.pay_expire_time)))?;
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

/// An order in one line.
fn order_line(order: &Order) -> String {
    let Order { id, uid, item, channel, .. } = order;
    let status = order.status.name();
    let (price, made) = (money(order.amount, &order.currency), time(order.create_time));
    let cancelled = if order.cancelled { ", cancelled" } else { "" };
    let note = if order.note.is_empty() { String::new() } else { format!(" ({})", order.note) };
    format!("{id} {status}{cancelled}{note} uid {uid} \"{item}\" {price} by {channel}, made {made}")
}

/// A partial refund in one line.
fn part_line(part: &Part, currency: &str) -> String {
    let Part { id, amount, coins, reason, paid_time, fault, note, paid_by, .. } = part;
    let money = money(*amount, currency);
    let state = match paid_time {
        Some(taken) if note.is_empty() => format!("refunded {}", time(*taken)),
        Some(taken) => format!("refunded elsewhere {} by {paid_by} ({note})", time(*taken)),
        None if fault.is_empty() => "owed".to_owned(),
        None => format!("owed, not taken: {fault}"),
    };
    format!("part #{id} {money}, {coins} X钻 ({reason}): {state}")
}

/// A payment and its refunds in one line.
fn payment_line(payment: &Payment) -> String {
    let Payment { id, channel, trade_no, verdict, heard_by, note, refund_note, refund_paid_by, .. } = payment;
    let (paid, heard) = (money(payment.amount, &payment.currency), time(payment.create_time));
    let note = if note.is_empty() { String::new() } else { format!(" ({note})") };
    let refund = match (&payment.refund_reason, payment.refund_paid_time) {
        (None, _) => String::new(),
        (Some(reason), Some(taken)) if refund_note.is_empty() => {
            format!("; refunded {} ({reason})", time(taken))
        }
        (Some(reason), Some(taken)) => {
            // Refunds of the release before do not say who.
            let by = if refund_paid_by.is_empty() { String::new() } else { format!(" by {refund_paid_by}") };
            format!("; refunded elsewhere {}{by} ({reason}; {refund_note})", time(taken))
        }
        (Some(reason), None) if payment.refund_fault.is_empty() => format!("; refund owed ({reason})"),
        (Some(reason), None) => format!("; refund owed ({reason}), not taken: {}", payment.refund_fault),
    };
    let parts = match (payment.parts_amount, payment.parts_owed) {
        (0, _) => String::new(),
        (amount, 0) => format!("; {} refunded in parts", money(amount, &payment.currency)),
        (amount, owed) => {
            format!("; {} refunded in parts, {owed} of these owed", money(amount, &payment.currency))
        }
    };
    let elsewhere = if payment.channel_refunded { "; paid back by the channel, unasked" } else { "" };
    let known =
        payment.acknowledged.as_ref().map_or_else(String::new, |why| format!("; acknowledged ({why})"));
    format!(
        "#{id} {verdict} {paid} {channel} {trade_no}, heard by {heard_by}{note} {heard}{elsewhere}{parts}{refund}{known}"
    )
}

fn money(amount: i64, currency: &str) -> String {
    format!("{} {currency}", decimal(amount))
}

fn time(time: DateTime<FixedOffset>) -> String {
    at(time.to_utc())
}

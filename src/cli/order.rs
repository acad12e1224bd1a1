use std::{process::ExitCode, sync::Arc};

use actors::SystemClock;
use anyhow::{Context, bail};
use chrono::{DateTime, FixedOffset, SecondsFormat};
use clap::{Args, Subcommand, ValueEnum};
use sql::order::{Heard, Order, Paid, Payment, Refunded, Settled};
use uuid::Uuid;

use super::{line, say};
use crate::{
    config::Config,
    database::Database,
    payments::{PaidBack, Payments, Refunding},
    tokens,
};

#[derive(Subcommand)]
pub enum Command {
    /// Show an order and what was heard of money for it
    Show { id: Uuid },
    /// List the newest orders, or with --odd the payments that somebody has to look at
    List(List),
    /// Deliver an order whose payment the portal cannot hear of: after looking at the channel's own books
    Settle(Settle),
    /// Take back what an order delivered and pay its money back; or pay back one odd payment
    Refund(Refund),
}

#[derive(Args)]
pub struct List {
    /// Payments that paid for nothing (of another amount, or too many) and are not on their way back, and refunds that
    /// no channel has taken yet
    #[arg(long, conflicts_with = "status")]
    odd: bool,
    #[arg(long)]
    status: Option<Status>,
    /// How many at most
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u16).range(1..=1000))]
    most: u16,
}

#[derive(Clone, Copy, ValueEnum)]
enum Status {
    Created,
    Delivered,
    Closed,
    Refunded,
}

#[derive(Args)]
pub struct Settle {
    id: Uuid,
    /// The channel's own number of the payment, which has to be of the order's whole amount
    #[arg(long)]
    trade_no: String,
    /// Kept beside the payment
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub struct Refund {
    id: Uuid,
    /// The channel's own number of one payment; otherwise the one that paid the order
    #[arg(long)]
    trade_no: Option<String>,
    /// The player reads it
    #[arg(long)]
    reason: String,
}

/// Longest reason and number, characters.
const MAX_REASON: usize = 200;
const MAX_TRADE_NO: usize = 64;

pub async fn run(command: Command, database: &Database, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Show { id } => show(id, database).await?,
        Command::List(list) => run_list(&list, database).await?,
        Command::Settle(settle) => run_settle(&settle, database, config).await?,
        Command::Refund(refund) => run_refund(&refund, database, config).await?,
    }
    Ok(ExitCode::SUCCESS)
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

async fn run_list(list: &List, database: &Database) -> anyhow::Result<()> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    if list.odd {
        for payment in sql::order::odd_payments(&client, list.most.into()).await? {
            say(format_args!("{} {}", payment.order_id, told_payment(&payment)))?;
        }
        return Ok(());
    }
    let status = list.status.and_then(|status| status.to_possible_value());
    let status = status.as_ref().map_or("", |status| status.get_name());
    for order in sql::order::newest(&client, status, list.most.into()).await? {
        say(told(&order))?;
    }
    Ok(())
}

async fn run_settle(settle: &Settle, database: &Database, config: &Config) -> anyhow::Result<()> {
    let Settle { id, trade_no, reason } = settle;
    let (trade_no, note) =
        (line("--trade-no", trade_no, MAX_TRADE_NO)?, line("--reason", reason, MAX_REASON)?);
    let order = read(*id, database).await?;
    if !matches!(order.status.as_str(), "created" | "closed") {
        bail!("the order {id} is {}: there is nothing to settle", order.status);
    }
    let (channel, amount, currency) = (order.channel, order.amount, order.currency);
    let paid = Paid { order: *id, channel, trade_no: trade_no.to_owned(), amount, currency };
    match payments(database, config)?.settle(&paid, Heard::Operator { note }).await? {
        Settled::Delivered { .. } => say(format_args!("{id}: delivered"))?,
        Settled::Before => bail!("the payment {trade_no} is known already: see `portal order show {id}`"),
        settled => bail!("the order {id} moved meanwhile, and the payment is kept as {}", settled.name()),
    }
    Ok(())
}

async fn run_refund(refund: &Refund, database: &Database, config: &Config) -> anyhow::Result<()> {
    let Refund { id, trade_no, reason } = refund;
    let reason = line("--reason", reason, MAX_REASON)?;
    match payments(database, config)?.refund(*id, trade_no.as_deref(), reason).await? {
        Refunding::Owed(PaidBack::Taken) => say(format_args!("{id}: refunded"))?,
        Refunding::Owed(PaidBack::NotYet { fault }) => say(format_args!(
            "{id}: the refund is written down, but the channel has not taken it ({fault}); running servers tell it \
             again until it has"
        ))?,
        Refunding::Refused(Refunded::NotEnough { balance, coins }) => bail!(
            "the player has {balance} of the {coins} X钻 that the order {id} delivered: nothing was done"
        ),
        Refunding::Refused(Refunded::NotDelivered { status }) => {
            bail!("the order {id} is {status}: there is nothing to refund")
        }
        Refunding::Refused(Refunded::UnknownPayment) => {
            let trade_no = trade_no.as_deref().unwrap_or_default();
            bail!("the order {id} has no payment {trade_no}: see `portal order show {id}`")
        }
        Refunding::Refused(_) => bail!("there is no order {id}"),
    }
    Ok(())
}

fn payments(database: &Database, config: &Config) -> anyhow::Result<Payments> {
    let secret = tokens::secret(config)?;
    Payments::new(config, &secret, &database.pool, None, config.http.addr, Arc::new(SystemClock))
}

async fn read(id: Uuid, database: &Database) -> anyhow::Result<Order> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    sql::order::order(&client, id).await?.with_context(|| format!("there is no order {id}"))
}

fn told(order: &Order) -> String {
    let Order { id, uid, item, channel, status, .. } = order;
    let (price, made) = (money(order.amount, &order.currency), time(order.create_time));
    format!("{id} {status} uid {uid} \"{item}\" {price} by {channel}, made {made}")
}

fn told_payment(payment: &Payment) -> String {
    let Payment { channel, trade_no, verdict, heard_by, note, .. } = payment;
    let (paid, heard) = (money(payment.amount, &payment.currency), time(payment.create_time));
    let note = if note.is_empty() { String::new() } else { format!(" ({note})") };
    let refund = match (&payment.refund_reason, payment.refund_paid_time) {
        (None, _) => String::new(),
        (Some(reason), Some(taken)) => format!("; refunded {} ({reason})", time(taken)),
        (Some(reason), None) if payment.refund_fault.is_empty() => format!("; refund owed ({reason})"),
        (Some(reason), None) => format!("; refund owed ({reason}), not taken: {}", payment.refund_fault),
    };
    format!("{verdict} {paid} {channel} {trade_no}, heard by {heard_by}{note} {heard}{refund}")
}

fn money(amount: i64, currency: &str) -> String {
    format!("{}.{:02} {currency}", amount / 100, (amount % 100).abs())
}

fn time(time: DateTime<FixedOffset>) -> String {
    time.to_utc().to_rfc3339_opts(SecondsFormat::Secs, true)
}

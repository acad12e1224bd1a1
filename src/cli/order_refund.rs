//! `portal order refund`, by the operators' API.

use std::process::ExitCode;

use actix_web::http::Method;
use anyhow::{Context, bail};
use clap::Args;
use serde_json::{Value, json};
use uuid::Uuid;

use super::{
    line,
    ops::{OpsClient, with_ops},
    proposal, say,
};
use crate::{
    config::Config,
    operators::accounts::MAX_REASON,
    platform::money::{cents, decimal},
};

#[derive(Args)]
pub struct Refund {
    id: Uuid,
    /// The channel's own number of one payment; by default the payment that paid the order
    #[arg(long)]
    trade_no: Option<String>,
    /// Refund only this money, such as 3.50 (yuan). By default all that is left. X钻 go back in proportion, rounded down
    #[arg(long, value_parser = amount)]
    amount: Option<i64>,
    /// Shown to the player
    #[arg(long)]
    reason: String,
    /// The player has spent the X钻: the missing ones become a debt, which later X钻 settle
    #[arg(long)]
    debt: bool,
    /// The player has spent the X钻: take back this game (its id; repeatable), whose price counts towards the refund
    #[arg(long = "take-back", value_name = "GAME")]
    take_back: Vec<i64>,
    /// The money was returned another way, such as a bank transfer or the channel's own console: the portal does not
    /// request the refund from the channel, or stops requesting it
    #[arg(long)]
    paid_elsewhere: bool,
    /// How it was returned, such as the number of the bank transfer; kept with the refund. By default the reason says so
    #[arg(long, requires = "paid_elsewhere")]
    how: Option<String>,
    /// The number of a recorded partial refund that was paid elsewhere, as `order show` lists it
    #[arg(long, requires = "paid_elsewhere", conflicts_with_all = ["trade_no", "amount", "debt", "take_back"])]
    part: Option<i64>,
    /// Idempotency key: a second refund with the same key does nothing. Random by default
    #[arg(long)]
    key: Option<Uuid>,
}

pub async fn run(refund: Refund, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| run_refund(&refund, ops).await).await
}

async fn run_refund(refund: &Refund, ops: &OpsClient) -> anyhow::Result<ExitCode> {
    let Refund { id, trade_no, amount, reason, debt, take_back, paid_elsewhere, how, part, key } = refund;
    let key = key.unwrap_or_else(Uuid::new_v4);
    let reason = line("--reason", reason, MAX_REASON)?;
    let body = json!({
        "tradeNo": trade_no, "amount": amount, "reason": reason, "debt": debt, "takeBack": take_back,
        "paidElsewhere": paid_elsewhere, "how": how, "part": part,
    });
    let reply = ops.call(Method::POST, &format!("order/{id}/refund"), Some(body), Some(key)).await;
    // Without the key, a repeated command refunds another part.
    let reply =
        reply.with_context(|| format!("the refund may be recorded: repeat the command with --key {key}"))?;
    let data = &reply.data;
    match data["need"].as_str() {
        Some("balance") => bail!(
            "the player has only {} of the {} X钻 that go back for the order {id}: nothing was changed. With --debt later X钻 settle \
             the rest, and --take-back <game> takes a game back",
            data["balance"],
            data["coins"]
        ),
        Some("amount") => bail!(
            "only {} of the payment are left to refund: nothing was changed",
            decimal(data["left"].as_i64().unwrap_or_default())
        ),
        Some("game") => bail!("the player does not own the game {}: nothing was changed", data["game"]),
        Some("key") => bail!("the key {key} was used for another refund"),
        Some("part") => bail!("the order {id} has no such partial refund: see `portal order show {id}`"),
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
        None => say(refund_result(*id, &outcome["result"]))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The result of a refund in one sentence: `result` of the call.
fn refund_result(id: Uuid, result: &Value) -> String {
    let mut said = String::new();
    if let Some(part) = result["part"].as_i64() {
        let money = result["amount"].as_i64().map(|amount| format!(" of {}", decimal(amount)));
        said += &format!(", part #{part}{}", money.unwrap_or_default());
    }
    if let Some(debt) = result["debtCoins"].as_i64().filter(|debt| *debt > 0) {
        said += &format!(", debt of {debt} X钻");
    }
    let games: Vec<&str> =
        result["games"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if !games.is_empty() {
        said += &format!(", taken back: {}", games.join(", "));
    }
    if result["taken"] == true {
        return format!("{id}: refunded{said}");
    }
    let fault = result["fault"].as_str().unwrap_or_default();
    format!(
        "{id}: the refund is recorded{said}, but the channel has not accepted it ({fault}); running servers repeat the request until \
         it does"
    )
}

/// The value of `--amount`, in the currency's minor unit.
fn amount(text: &str) -> Result<i64, String> {
    let cents = cents(text).filter(|cents| *cents > 0);
    cents.ok_or_else(|| "give an amount such as 3.50, with at most two decimals".to_owned())
}

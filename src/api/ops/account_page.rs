//! The page about a player that a support team reads.

use actors::wire::Time;
use sql::{operator_log, order, support};

use super::{
    account::{Account, AccountLogin, MOST, time},
    log::LogEntry,
    measure::{Measure, Suggestion},
    note::Note,
    order::OperatedOrder,
};
use crate::{
    api::{
        extract::path::PathId,
        prelude::{Answer, Data, Envelope, Serialize, ToSchema, answer, get},
    },
    operators::{Caller, Ops, Permission, Refused},
};

/// An account with what operators need to help its player.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownAccount {
    account: Account,
    unread: Unread,
    /// The newest login, live or ended. Null: none is stored.
    last_login: Option<AccountLogin>,
    /// The last used first, at most 50.
    devices: Vec<AccountDevice>,
    /// Newest first, at most 10. Empty for a caller who may not read orders.
    orders: Vec<OperatedOrder>,
    /// Null: the caller may not read orders.
    order_total: Option<i64>,
    /// Newest first, at most 50.
    notes: Vec<Note>,
    /// Entries of the log about suspensions and mutes and their ends, newest first, at most 50. Those that began before the portal kept
    /// `measureHistory` are only here.
    measures: Vec<LogEntry>,
    /// Measures with their ends and appeals, newest first, at most 50.
    measure_history: Vec<Measure>,
    /// The measure that `POST …/measure` would apply now.
    suggestion: Suggestion,
    /// Null: nobody asked for an erasure.
    erasure: Option<AccountErasure>,
    /// What operators did to the account, newest first, at most 50.
    log: Vec<LogEntry>,
}

/// Unread entries of the inbox and of notices.
#[derive(Serialize, ToSchema)]
pub struct Unread {
    messages: i64,
    likes: i64,
    replies: i64,
    follows: i64,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountDevice {
    device_id: String,
    live_logins: i64,
    last_time: Time,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountErasure {
    /// `waiting`, then the steps of the erasure, then `done`.
    step: String,
    /// `keep` or `delete`.
    posts: String,
    ask_time: Time,
    due_time: Time,
    /// Null: not ended.
    end_time: Option<Time>,
}

/// Most orders of the page.
const MOST_ORDERS: i64 = 10;
/// The actions that restrict a player, and their ends.
const RESTRICTIONS: [&str; 4] = ["account.suspend", "account.unsuspend", "account.mute", "account.unmute"];

/// An account, its devices, orders and notes, and what operators did to it.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    responses((status = 200, body = Envelope<ShownAccount>, description = "Code 2002: no such account")),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/account/{uid}")]
pub async fn read_account(ops: Data<Ops>, caller: Caller, PathId(uid): PathId) -> Answer<ShownAccount> {
    let sees_orders = caller.identity.may(Permission::OrderRead);
    let page = ops
        .read(async |tx| {
            let account = support::accounts(tx, &[uid]).await?.pop().ok_or(Refused::Gone)?;
            let status = sql::status::snapshot(tx, uid).await?.ok_or(Refused::Gone)?;
            let subject = operator_log::Subject::account(uid);
            let (orders, order_total) = if sees_orders {
                let orders = order::page(tx, uid, i64::MAX, 0, MOST_ORDERS).await?;
                (orders, Some(order::total(tx, uid).await?))
            } else {
                (Vec::new(), None)
            };
            Ok(ShownAccount {
                account: account.into(),
                unread: Unread {
                    messages: status.unread_messages,
                    likes: status.unread_likes,
                    replies: status.unread_replies,
                    follows: status.unread_follows,
                },
                last_login: support::logins(tx, uid, 1).await?.pop().map(AccountLogin::from),
                devices: support::devices(tx, uid, MOST)
                    .await?
                    .into_iter()
                    .map(AccountDevice::from)
                    .collect(),
                orders: orders.into_iter().map(OperatedOrder::from).collect(),
                order_total,
                notes: support::notes(tx, uid, i64::MAX, MOST).await?.into_iter().map(Note::from).collect(),
                measures: entries(operator_log::of_actions(tx, &subject, &RESTRICTIONS, MOST).await?),
                measure_history: sql::moderation::measures(tx, uid, i64::MAX, MOST)
                    .await?
                    .into_iter()
                    .map(Measure::from)
                    .collect(),
                suggestion: Suggestion::after(
                    sql::moderation::standing(tx, uid, ops.measures_since()).await?,
                ),
                erasure: support::erasure(tx, uid).await?.map(AccountErasure::from),
                log: entries(operator_log::of(tx, &subject, MOST).await?),
            })
        })
        .await?;
    answer(page)
}

fn entries(rows: Vec<operator_log::Row>) -> Vec<LogEntry> {
    rows.into_iter().map(LogEntry::from).collect()
}

impl From<support::Device> for AccountDevice {
    fn from(row: support::Device) -> Self {
        Self { device_id: row.device_id, live_logins: row.live_logins, last_time: time(row.last_time) }
    }
}

impl From<support::Erasure> for AccountErasure {
    fn from(row: support::Erasure) -> Self {
        Self {
            step: row.step,
            posts: row.posts,
            ask_time: time(row.ask_time),
            due_time: time(row.due_time),
            end_time: row.end_time.map(time),
        }
    }
}

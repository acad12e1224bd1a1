//! The changes of players' balances, as operators read them.

use actors::wire::Time;
use chrono::{DateTime, Utc};
use utoipa::IntoParams;

use super::{
    account::time,
    order::times,
    page::{MAX_SIZE, cut_page, page_size},
};
use crate::{
    api::{
        extract::{input::Query, path::PathId},
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get},
    },
    operators::{Ops, Refused},
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListCoins {
    /// At this time or later.
    since: Option<DateTime<Utc>>,
    /// Before this time.
    until: Option<DateTime<Utc>>,
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Entries of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Coins {
    /// X钻 now.
    balance: i64,
    /// The number of all entries of the account.
    total: i64,
    /// Newest first.
    records: Vec<OperatedCoinEntry>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatedCoinEntry {
    id: i64,
    /// X钻; negative: they were taken.
    delta: i64,
    /// X钻 after the change.
    balance_after: i64,
    reason: String,
    /// Such as `grant` or `order`.
    ref_type: String,
    ref_id: String,
    create_time: Time,
}

/// The changes of a player's balance.
#[utoipa::path(
    tag = "coin",
    params(("uid" = i64, Path, description = "The account's uid"), ListCoins),
    responses(
        (status = 200, body = Envelope<Coins>, description = "Code 2002: no such account"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/account/{uid}/coin")]
pub async fn list_coins(
    ops: Data<Ops>,
    PathId(uid): PathId,
    Query(input): Query<ListCoins>,
) -> Answer<Coins> {
    let size = page_size(input.size, MAX_SIZE)?;
    let times = times(&ops, input.since, input.until);
    let below = input.below.unwrap_or(i64::MAX);
    let (balance, total, mut rows) = ops
        .read(async |tx| {
            let status = sql::status::snapshot(tx, uid).await?.ok_or(Refused::Gone)?;
            let rows = sql::coin::between(tx, uid, times, below, size + 1).await?;
            Ok((status.balance, sql::coin::total(tx, uid).await?, rows))
        })
        .await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    let records = rows.into_iter().map(OperatedCoinEntry::from).collect();
    answer(Coins { balance, total, records, next_below })
}

impl From<sql::coin::Entry> for OperatedCoinEntry {
    fn from(row: sql::coin::Entry) -> Self {
        Self {
            id: row.id,
            delta: row.delta,
            balance_after: row.balance_after,
            reason: row.reason,
            ref_type: row.ref_type,
            ref_id: row.ref_id,
            create_time: time(row.create_time),
        }
    }
}

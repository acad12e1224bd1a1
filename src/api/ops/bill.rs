//! Days compared with the bills of payment channels, and their differences.

use actix_web::web::Path;
use actors::wire::Time;
use chrono::NaiveDate;
use utoipa::IntoParams;

use super::{
    account::time,
    page::{MAX_SIZE, cut_page, page_size},
};
use crate::{
    api::{
        extract::{
            input::{Json, Query},
            path::PathId,
        },
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get, post},
    },
    operators::{Caller, Ops, Refused},
    text::Text,
};

#[derive(Deserialize, ToSchema)]
pub struct ReconcileDay {
    /// Unset: `alipay`.
    channel: Option<String>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reconciled {
    /// Payments and refunds of the bill.
    rows: i64,
    /// All payments of the bill, in the currency's minor unit.
    paid_cents: i64,
    /// All refunds of the bill, in the currency's minor unit.
    refunded_cents: i64,
    /// Open differences of the day.
    differences: i64,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListDifferences {
    /// Also the resolved ones.
    #[serde(default)]
    all: bool,
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Differences of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Differences {
    /// Newest first.
    records: Vec<BillDifference>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BillDifference {
    id: i64,
    channel: String,
    day: NaiveDate,
    /// `paid_there`: the bill has a payment that the portal does not know; `paid_here`: the reverse; `amount`: both have it with different
    /// amounts; `refund`: a refund differs.
    kind: String,
    /// The channel's number of the payment.
    trade_no: String,
    /// The number of the refund. Empty: the payment itself.
    number: String,
    /// The order as the channel names it.
    order_number: String,
    /// The portal's amount in the currency's minor unit. 0: the portal does not know it.
    here_cents: i64,
    /// The bill's amount in the currency's minor unit. 0: it is not in the bill.
    there_cents: i64,
    /// Why it is resolved.
    note: String,
    /// Null: it is open.
    resolved_by: Option<String>,
    resolve_time: Option<Time>,
}

#[derive(Deserialize, ToSchema)]
pub struct ResolveDifference {
    /// One line of 1 to 200 characters.
    note: String,
}

#[derive(Serialize, ToSchema)]
pub struct DifferenceResolved {
    /// False: it was resolved before.
    changed: bool,
}

/// Compares a day with the bill of a payment channel.
#[utoipa::path(
    tag = "order",
    params(("day" = NaiveDate, Path, description = "A day that is over, in Chinese time")),
    request_body = ReconcileDay,
    responses(
        (status = 200, body = Envelope<Reconciled>, description = "Code 2004: `bill`: the channel has not made it, or it cannot be read (`fault`); `channel`: it makes no bills"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/reconciliation/{day}")]
pub async fn reconcile_day(
    ops: Data<Ops>,
    caller: Caller,
    day: Path<String>,
    Json(ReconcileDay { channel }): Json<ReconcileDay>,
) -> Answer<Reconciled> {
    let day = day.parse().map_err(|_| Refused::Malformed { field: "day", text: Text::BillDayRule })?;
    let summary = ops.reconcile(&caller, channel.as_deref().unwrap_or("alipay"), day).await?;
    answer(Reconciled {
        rows: summary.rows_count,
        paid_cents: summary.paid_cents,
        refunded_cents: summary.refunded_cents,
        differences: summary.open_count,
    })
}

/// Lists differences between bills and the portal's books.
#[utoipa::path(
    tag = "order",
    params(ListDifferences),
    responses((status = 200, body = Envelope<Differences>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/difference")]
pub async fn list_differences(ops: Data<Ops>, Query(input): Query<ListDifferences>) -> Answer<Differences> {
    let size = page_size(input.size, MAX_SIZE)?;
    let below = input.below.unwrap_or(i64::MAX);
    let mut rows =
        ops.read(async |tx| Ok(sql::bill::differences(tx, input.all, below, size + 1).await?)).await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    answer(Differences { records: rows.into_iter().map(BillDifference::from).collect(), next_below })
}

/// Resolves a difference by a note. A repeated call changes nothing.
#[utoipa::path(
    tag = "order",
    params(("id" = i64, Path, description = "The difference's id")),
    request_body = ResolveDifference,
    responses(
        (status = 200, body = Envelope<DifferenceResolved>, description = "Code 2002: no such difference. 2004: `other`: the caller alone settled or refunded its order"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/difference/{id}/resolve")]
pub async fn resolve_difference(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(ResolveDifference { note }): Json<ResolveDifference>,
) -> Answer<DifferenceResolved> {
    answer(DifferenceResolved { changed: ops.resolve_difference(&caller, id, &note).await? })
}

impl From<sql::bill::Difference> for BillDifference {
    fn from(row: sql::bill::Difference) -> Self {
        Self {
            id: row.id,
            channel: row.channel,
            day: row.day,
            kind: row.kind,
            trade_no: row.trade_no,
            number: row.number,
            order_number: row.order_number,
            here_cents: row.here_cents,
            there_cents: row.there_cents,
            note: row.note,
            resolved_by: row.resolved_by,
            resolve_time: row.resolve_time.map(time),
        }
    }
}

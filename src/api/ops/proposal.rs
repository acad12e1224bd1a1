//! Proposals: list, show, approve, reject, withdraw.

use actors::wire::Time;
use chrono::{DateTime, Utc};
use serde_json::Value;
use sql::proposal::{self, STATUSES};
use utoipa::IntoParams;

use super::{
    account::Why,
    change::{ChangeOutcome, ProposedChange},
    page::{MAX_SIZE, cut_page, page_size},
};
use crate::{
    api::{
        error::ApiError,
        extract::{
            input::{Json, Query},
            path::PathId,
        },
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get, post},
    },
    operators::{Caller, Ops, Refused},
    text::Text,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListProposals {
    /// `open`, `approved`, `rejected`, `withdrawn` or `expired`. Unset: all.
    status: Option<String>,
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Proposals of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Proposals {
    /// Newest first.
    records: Vec<Proposal>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OperatorProposal)]
pub struct Proposal {
    id: i64,
    /// `coin.grant`, `order.refund`, `message.send`, `message.correct` or `content.import`.
    kind: String,
    /// The exact arguments.
    body: Value,
    /// SHA-256 of the arguments.
    digest: String,
    reason: String,
    proposer: String,
    create_time: Time,
    expire_time: Time,
    /// `open`, `approved`, `rejected`, `withdrawn` or `expired`.
    status: String,
    /// Null: not decided.
    decided_by: Option<String>,
    decided_time: Option<Time>,
    /// Null: not executed.
    executed_time: Option<Time>,
    result: Option<Value>,
}

impl Proposal {
    fn of(row: proposal::Proposal, now: DateTime<Utc>) -> Self {
        let status = proposal::status(&row, now).to_owned();
        Self {
            id: row.id,
            kind: row.kind,
            body: row.body,
            digest: row.digest,
            reason: row.reason,
            proposer: row.proposer,
            create_time: Time(row.create_time.into()),
            expire_time: Time(row.expire_time.into()),
            status,
            decided_by: row.decided_by,
            decided_time: row.decided_time.map(|time| Time(time.into())),
            executed_time: row.executed_time.map(|time| Time(time.into())),
            result: row.result,
        }
    }
}

/// Proposals of every kind.
#[utoipa::path(
    tag = "proposal",
    params(ListProposals),
    responses((status = 200, body = Envelope<Proposals>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/proposal")]
pub async fn list_proposals(ops: Data<Ops>, Query(input): Query<ListProposals>) -> Answer<Proposals> {
    let size = page_size(input.size, MAX_SIZE)?;
    let status = input.status.as_deref();
    if status.is_some_and(|status| !STATUSES.contains(&status)) {
        return Err(ApiError::malformed("status", Text::ProposalStatusRule));
    }
    let (now, below) = (ops.now(), input.below.unwrap_or(i64::MAX));
    let mut rows = ops.read(async |tx| Ok(proposal::page(tx, status, below, size + 1, now).await?)).await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    let records = rows.into_iter().map(|row| Proposal::of(row, now)).collect();
    answer(Proposals { records, next_below })
}

/// One proposal.
#[utoipa::path(
    tag = "proposal",
    params(("id" = i64, Path, description = "The proposal's id")),
    responses((status = 200, body = Envelope<Proposal>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/proposal/{id}")]
pub async fn read_proposal(ops: Data<Ops>, PathId(id): PathId) -> Answer<Proposal> {
    let found = ops.read(async |tx| proposal::one(tx, id).await?.ok_or(Refused::Gone)).await?;
    answer(Proposal::of(found, ops.now()))
}

/// Approves a proposal of another operator, which executes it. A repeated call gets the first answer. The operator's roles must also allow
/// changes of this kind.
#[utoipa::path(
    tag = "proposal",
    params(("id" = i64, Path, description = "The proposal's id")),
    request_body = Why,
    responses((status = 200, body = Envelope<ChangeOutcome>, description = "Code 2004: `other`, `open`, `time`, or a need of the change")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/proposal/{id}/approve")]
pub async fn approve_proposal(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<ChangeOutcome> {
    answer(ops.approve(&caller, id, why.reason()).await?.into())
}

/// Rejects a proposal of another operator.
#[utoipa::path(
    tag = "proposal",
    params(("id" = i64, Path, description = "The proposal's id")),
    request_body = Why,
    responses((status = 200, body = Envelope<ProposedChange>, description = "Code 2004: `other`, `open` or `time`")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/proposal/{id}/reject")]
pub async fn reject_proposal(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<ProposedChange> {
    answer(ops.reject(&caller, id, why.reason()).await?.into())
}

/// The proposer withdraws a proposal.
#[utoipa::path(
    tag = "proposal",
    params(("id" = i64, Path, description = "The proposal's id")),
    request_body = Why,
    responses((status = 200, body = Envelope<ProposedChange>, description = "Code 2004: `other`, `open` or `time`")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/proposal/{id}/withdraw")]
pub async fn withdraw_proposal(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<ProposedChange> {
    answer(ops.withdraw(&caller, id, why.reason()).await?.into())
}

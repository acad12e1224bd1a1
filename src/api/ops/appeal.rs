//! Calls that list the appeals of players against measures, and decide them.

use actors::wire::Time;
use sql::moderation::{self, ListedAppeal};
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
    operators::{Caller, Ops},
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListAppeals {
    /// Also decided ones.
    #[serde(default)]
    all: bool,
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Appeals of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AppealList {
    /// Newest first.
    records: Vec<AppealEntry>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AppealEntry {
    id: i64,
    uid: i64,
    /// The player's displayed name.
    name: String,
    content: String,
    create_time: Time,
    /// `upheld` or `lifted`. Null: open.
    decision: Option<String>,
    answer: String,
    decided_by: Option<String>,
    decide_time: Option<Time>,
    measure_id: i64,
    /// Of the measure: `warn`, `mute`, `suspend` or `hide`.
    kind: String,
    reason: String,
    decider: String,
    measure_time: Time,
    until: Option<Time>,
    ref_kind: Option<String>,
    ref_id: Option<i64>,
    /// Whether the measure is in force.
    running: bool,
}

/// Lists the appeals of players.
#[utoipa::path(
    tag = "moderation",
    params(ListAppeals),
    responses((status = 200, body = Envelope<AppealList>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/appeal")]
pub async fn list_appeals(ops: Data<Ops>, Query(input): Query<ListAppeals>) -> Answer<AppealList> {
    let size = page_size(input.size, MAX_SIZE)?;
    let (below, only_open) = (input.below.unwrap_or(i64::MAX), !input.all);
    let mut rows =
        ops.read(async |tx| Ok(moderation::appeals(tx, only_open, below, size + 1).await?)).await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    answer(AppealList { records: rows.into_iter().map(AppealEntry::from).collect(), next_below })
}

#[derive(Deserialize, ToSchema)]
pub struct DecideAppeal {
    /// One line of 1 to 200 characters. The player reads it.
    answer: String,
}

/// Decides an appeal: the measure stays.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The appeal's id")),
    request_body = DecideAppeal,
    responses(
        (status = 200, body = Envelope<serde_json::Value>, description = "Code 2002: no such appeal; 2004: it is decided"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/appeal/{id}/uphold")]
pub async fn uphold_measure(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(input): Json<DecideAppeal>,
) -> Answer<serde_json::Value> {
    ops.decide_appeal(&caller, id, false, &input.answer).await?;
    answer(serde_json::Value::Null)
}

/// Decides an appeal: ends the measure. The player may write or sign in again, or the post or comment is shown again.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The appeal's id")),
    request_body = DecideAppeal,
    responses(
        (status = 200, body = Envelope<serde_json::Value>, description = "Code 2002: no such appeal; 2004: it is decided, or the post of the hidden comment is out of sight"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/appeal/{id}/lift")]
pub async fn lift_measure(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(input): Json<DecideAppeal>,
) -> Answer<serde_json::Value> {
    ops.decide_appeal(&caller, id, true, &input.answer).await?;
    answer(serde_json::Value::Null)
}

impl From<ListedAppeal> for AppealEntry {
    fn from(row: ListedAppeal) -> Self {
        Self {
            id: row.id,
            uid: row.uid,
            name: row.name,
            content: row.content,
            create_time: time(row.create_time),
            decision: row.decision,
            answer: row.answer,
            decided_by: row.decided_by,
            decide_time: row.decide_time.map(time),
            measure_id: row.measure_id,
            kind: row.kind,
            reason: row.reason,
            decider: row.decider,
            measure_time: time(row.measure_time),
            until: row.until.map(time),
            ref_kind: row.ref_kind,
            ref_id: row.ref_id,
            running: row.running,
        }
    }
}

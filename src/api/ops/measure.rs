//! Calls that list the measures against players, warn a player, and apply the next measure.

use actors::wire::Time;
use sql::moderation;
use utoipa::IntoParams;

use super::{
    account::time,
    page::{MAX_SIZE, cut_page, page_size},
    profile::ReasonForPlayer,
};
use crate::{
    api::{
        extract::{
            input::{Json, Query},
            path::PathId,
        },
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get, post},
    },
    operators::{Caller, Ops, escalation::Step},
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListMeasures {
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Measures of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MeasureList {
    /// Newest first.
    records: Vec<Measure>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

/// A measure against a player.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Measure {
    id: i64,
    /// `warn`, `mute`, `suspend` or `hide`.
    kind: String,
    reason: String,
    /// The operator's name.
    decider: String,
    create_time: Time,
    /// End of a mute or suspension. Null for others.
    until: Option<Time>,
    /// Of a hide: `post` or `comment`.
    ref_kind: Option<String>,
    ref_id: Option<i64>,
    /// Whether it is in force.
    running: bool,
    /// When an operator or a later measure ended it. Null: no such end; `until` may have passed.
    end_time: Option<Time>,
    ended_by: Option<String>,
    end_reason: String,
    /// The text of the player's appeal. Null: there is no appeal.
    appeal: Option<String>,
    /// `upheld` or `lifted`. Null: no appeal, or an open one.
    decision: Option<String>,
}

/// Lists the measures against a player.
#[utoipa::path(
    tag = "moderation",
    params(("uid" = i64, Path, description = "The account's uid"), ListMeasures),
    responses((status = 200, body = Envelope<MeasureList>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/account/{uid}/measure")]
pub async fn list_measures(
    ops: Data<Ops>,
    PathId(uid): PathId,
    Query(input): Query<ListMeasures>,
) -> Answer<MeasureList> {
    let size = page_size(input.size, MAX_SIZE)?;
    let below = input.below.unwrap_or(i64::MAX);
    let mut rows = ops.read(async |tx| Ok(moderation::measures(tx, uid, below, size + 1).await?)).await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    answer(MeasureList { records: rows.into_iter().map(Measure::from).collect(), next_below })
}

/// The next measure, by the number of those that stand.
#[derive(Serialize, ToSchema)]
pub struct Suggestion {
    /// The measures of the last 180 days that nobody lifted. Hides of one day count once.
    standing: i64,
    /// `warn`, `mute` or `suspend`.
    kind: String,
    /// Of a mute or suspension. Null: a warning.
    days: Option<u32>,
}

impl Suggestion {
    pub fn after(standing: i64) -> Self {
        let step = Step::after(standing);
        Self { standing, kind: step.kind().to_owned(), days: step.days() }
    }
}

#[derive(Deserialize, ToSchema)]
pub struct ApplyNextMeasure {
    /// The `suggestion.standing` that the operator saw. If it has changed, nothing is done.
    standing: i64,
    /// One line of 1 to 200 characters. The player reads it.
    reason: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AppliedMeasure {
    /// `warn`, `mute` or `suspend`.
    kind: String,
    /// Null: a warning.
    until: Option<Time>,
    logins_ended: usize,
}

/// Applies the suggested measure: a warning, then longer mutes, then longer suspensions.
#[utoipa::path(
    tag = "moderation",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = ApplyNextMeasure,
    responses(
        (status = 200, body = Envelope<AppliedMeasure>, description = "Code 2002: no such account; 2004: it is erased, or other measures stand by now"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/measure")]
pub async fn apply_next_measure(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(ApplyNextMeasure { standing, reason }): Json<ApplyNextMeasure>,
) -> Answer<AppliedMeasure> {
    let applied = ops.apply_next_measure(&caller, uid, standing, &reason).await?;
    let kind = applied.step.kind().to_owned();
    answer(AppliedMeasure { kind, until: applied.until.map(Time), logins_ended: applied.logins_ended })
}

/// Warns a player: a measure without an effect of its own. The player gets a message.
#[utoipa::path(
    tag = "moderation",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = ReasonForPlayer,
    responses(
        (status = 200, body = Envelope<serde_json::Value>, description = "Code 2002: no such account; 2004: it is erased"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/warn")]
pub async fn warn(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(why): Json<ReasonForPlayer>,
) -> Answer<serde_json::Value> {
    ops.warn(&caller, uid, why.reason()).await?;
    answer(serde_json::Value::Null)
}

impl From<moderation::Measure> for Measure {
    fn from(row: moderation::Measure) -> Self {
        Self {
            id: row.id,
            kind: row.kind,
            reason: row.reason,
            decider: row.decider,
            create_time: time(row.create_time),
            until: row.until.map(time),
            ref_kind: row.ref_kind,
            ref_id: row.ref_id,
            running: row.running,
            end_time: row.end_time.map(time),
            ended_by: row.ended_by,
            end_reason: row.end_reason,
            appeal: row.appeal,
            decision: row.decision,
        }
    }
}

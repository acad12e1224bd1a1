//! Measures against players with their whole history, and the appeals against them.

use actors::wire::Time;
use sql::moderation::{self, ListedAppeal};
use utoipa::IntoParams;

use super::{
    account::{cut_page, page_size, time},
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
    operators::{Caller, Ops, strikes::Step},
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListStrikes {
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Measures of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Strikes {
    /// Newest first.
    records: Vec<Strike>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

/// A measure against a player.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Strike {
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
    params(("uid" = i64, Path, description = "The account's uid"), ListStrikes),
    responses((status = 200, body = Envelope<Strikes>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/account/{uid}/strike")]
pub async fn list_strikes(
    ops: Data<Ops>,
    PathId(uid): PathId,
    Query(input): Query<ListStrikes>,
) -> Answer<Strikes> {
    let size = page_size(input.size, 1_000)?;
    let below = input.below.unwrap_or(i64::MAX);
    let mut rows = ops.read(async |tx| Ok(moderation::strikes(tx, uid, below, size + 1).await?)).await?;
    let more = cut_page(&mut rows, size);
    let next_below = rows.last().filter(|_| more).map(|row| row.id);
    answer(Strikes { records: rows.into_iter().map(Strike::from).collect(), next_below })
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
pub struct StrikeNow {
    /// The `suggestion.standing` that the operator saw. If it has changed, nothing is done.
    standing: i64,
    /// One line of 1 to 200 characters. The player reads it.
    reason: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StruckAccount {
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
    request_body = StrikeNow,
    responses(
        (status = 200, body = Envelope<StruckAccount>, description = "Code 2002: no such account; 2004: it is erased, or other measures stand by now"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/strike")]
pub async fn strike(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(StrikeNow { standing, reason }): Json<StrikeNow>,
) -> Answer<StruckAccount> {
    let struck = ops.strike(&caller, uid, standing, &reason).await?;
    let kind = struck.step.kind().to_owned();
    answer(StruckAccount { kind, until: struck.until.map(Time), logins_ended: struck.logins_ended })
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
    let size = page_size(input.size, 1_000)?;
    let (below, only_open) = (input.below.unwrap_or(i64::MAX), !input.all);
    let mut rows =
        ops.read(async |tx| Ok(moderation::appeals(tx, only_open, below, size + 1).await?)).await?;
    let more = cut_page(&mut rows, size);
    let next_below = rows.last().filter(|_| more).map(|row| row.id);
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

impl From<moderation::Strike> for Strike {
    fn from(row: moderation::Strike) -> Self {
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

//! Reports of players, and the decisions about them.

use actors::wire::Time;
use sql::report::{self, Item, Kind};
use utoipa::IntoParams;

use crate::{
    api::{
        error::ApiError,
        extract::input::{Json, Query},
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get, post},
    },
    operators::{Caller, Ops, Refused, reports::Action},
    text::Text,
};

#[derive(Serialize, ToSchema)]
pub struct OpenReports {
    /// Most often reported first, at most 100.
    records: Vec<ReportedItem>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportedItem {
    /// `post`, `comment` or `user`.
    kind: String,
    id: i64,
    reports: i64,
    reasons: Vec<String>,
    newest_time: Time,
}

/// Most items of the list.
const MAX_LISTED: i64 = 100;

/// Lists the posts, comments and players with open reports.
#[utoipa::path(
    tag = "moderation",
    responses((status = 200, body = Envelope<OpenReports>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/report")]
pub async fn list_reports(ops: Data<Ops>) -> Answer<OpenReports> {
    let rows = ops.read(async |tx| Ok(report::open(tx, MAX_LISTED).await?)).await?;
    let item = |row: report::Open| ReportedItem {
        kind: row.kind,
        id: row.id,
        reports: row.reports,
        reasons: row.reasons,
        newest_time: Time(row.newest),
    };
    answer(OpenReports { records: rows.into_iter().map(item).collect() })
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReadReported {
    /// `post`, `comment` or `user`.
    kind: String,
    id: i64,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownReports {
    /// The author, or the reported player.
    uid: i64,
    text: String,
    /// Of a comment: its post. Null for others.
    post_id: Option<i64>,
    deleted: bool,
    hidden: bool,
    /// Oldest first.
    reports: Vec<PlayerReport>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerReport {
    uid: i64,
    name: String,
    reason: String,
    detail: String,
    create_time: Time,
    /// Null: open.
    resolve_time: Option<Time>,
    verdict: Option<String>,
}

/// Shows a reported item with all its reports, also decided ones.
#[utoipa::path(
    tag = "moderation",
    params(ReadReported),
    responses(
        (status = 200, body = Envelope<ShownReports>, description = "Code 2002: no such post, comment or player"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/report/item")]
pub async fn read_reported(ops: Data<Ops>, Query(input): Query<ReadReported>) -> Answer<ShownReports> {
    let item = item(&input.kind, input.id)?;
    let (reported, reports) = ops
        .read(async |tx| {
            let reported = report::reported(tx, item).await?.ok_or(Refused::Gone)?;
            Ok((reported, report::of(tx, item).await?))
        })
        .await?;
    let report = |row: report::Report| PlayerReport {
        uid: row.uid,
        name: row.name,
        reason: row.reason,
        detail: row.detail,
        create_time: Time(row.create_time),
        resolve_time: row.resolved.as_ref().map(|(time, _)| Time(*time)),
        verdict: row.resolved.map(|(_, verdict)| verdict),
    };
    answer(ShownReports {
        uid: reported.uid,
        text: reported.text,
        post_id: reported.post,
        deleted: reported.deleted,
        hidden: reported.hidden,
        reports: reports.into_iter().map(report).collect(),
    })
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResolveReports {
    /// `post`, `comment` or `user`.
    #[serde(default)]
    kind: String,
    #[serde(default)]
    id: i64,
    /// One line of 1 to 200 characters. The author and the reporters read it.
    verdict: String,
    /// Hides the post or comment.
    #[serde(default)]
    hide: bool,
    /// Deletes the post or comment for ever.
    #[serde(default)]
    delete: bool,
    /// Mutes the author, or the player, for this many days: 1 to 3,650.
    mute_days: Option<u32>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResolvedReports {
    /// Closed reports. Their reporters got a message.
    reports: usize,
    /// Whether the post or comment was hidden or deleted now. Null: not asked for.
    changed: Option<bool>,
    muted_until: Option<Time>,
    /// The author, or the reported player.
    uid: i64,
}

/// Closes all open reports of an item, and can act on it.
#[utoipa::path(
    tag = "moderation",
    request_body = ResolveReports,
    responses(
        (status = 200, body = Envelope<ResolvedReports>, description = "Code 2002: no such post, comment or player; 2004: nobody reported it"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/report/resolve")]
pub async fn resolve_reports(
    ops: Data<Ops>,
    caller: Caller,
    Json(input): Json<ResolveReports>,
) -> Answer<ResolvedReports> {
    let ResolveReports { kind, id, verdict, hide, delete, mute_days } = input;
    let action = Action { hide, delete, mute_days };
    let done = ops.resolve_report(&caller, item(&kind, id)?, &verdict, action).await?;
    answer(ResolvedReports {
        reports: done.reports,
        changed: done.changed,
        muted_until: done.muted_until.map(Time),
        uid: done.uid,
    })
}

fn item(kind: &str, id: i64) -> Result<Item, ApiError> {
    let kind = Kind::named(kind).ok_or_else(|| ApiError::malformed("kind", Text::ReportKindRule))?;
    Ok(Item { kind, id })
}

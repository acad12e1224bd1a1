//! The log: who changed what, on whom, why.

use std::fmt::Write;

use actix_web::HttpResponse;
use actors::wire::Time;
use chrono::{DateTime, Utc};
use serde_json::Value;
use sql::operator_log::{Filter, Row};
use utoipa::IntoParams;

use super::page::{cut_page, page_size};
use crate::{
    api::{
        error::ApiError,
        extract::input::Query,
        prelude::{Data, Deserialize, Envelope, Serialize, ToSchema, answer, get},
    },
    operators::Ops,
    platform::csv,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ReadLog {
    /// The actor's name.
    who: Option<String>,
    /// Such as `account.suspend`.
    action: Option<String>,
    /// Such as `account`.
    subject_kind: Option<String>,
    /// Such as a uid.
    subject_id: Option<String>,
    /// From this time on.
    since: Option<DateTime<Utc>>,
    /// Before this time.
    until: Option<DateTime<Utc>>,
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Entries of one answer, 1 to 10,000. The default is 50.
    size: Option<i64>,
    /// `csv`: a table for spreadsheets. Otherwise JSON.
    format: Option<String>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Log {
    /// Newest first.
    records: Vec<LogEntry>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LogEntry {
    id: i64,
    time: Time,
    /// `operator`, `cli`, `api` or `job`.
    actor: String,
    actor_name: String,
    action: String,
    subject_kind: String,
    subject_id: String,
    reason: String,
    /// What the change replaced. Null: nothing was there, or it is not known.
    before: Value,
    after: Value,
    request_id: String,
}

impl From<Row> for LogEntry {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            time: Time(row.time.into()),
            actor: row.actor,
            actor_name: row.actor_name,
            action: row.action,
            subject_kind: row.subject_kind,
            subject_id: row.subject_id,
            reason: row.reason,
            before: row.before.unwrap_or_default(),
            after: row.after.unwrap_or_default(),
            request_id: row.request_id,
        }
    }
}

/// Most entries of one answer.
const MAX_SIZE: i64 = 10_000;

/// Entries of the log, as JSON or CSV.
#[utoipa::path(
    tag = "log",
    params(ReadLog),
    responses((status = 200, body = Envelope<Log>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/log")]
pub async fn read_log(ops: Data<Ops>, Query(input): Query<ReadLog>) -> Result<HttpResponse, ApiError> {
    let size = page_size(input.size, MAX_SIZE)?;
    let filter = Filter {
        who: input.who,
        action: input.action,
        subject_kind: input.subject_kind,
        subject_id: input.subject_id,
        since: input.since,
        until: input.until,
    };
    let below = input.below.unwrap_or(i64::MAX);
    let mut rows =
        ops.read(async |tx| Ok(sql::operator_log::page(tx, &filter, below, size + 1).await?)).await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    let records: Vec<LogEntry> = rows.into_iter().map(LogEntry::from).collect();
    if input.format.as_deref() == Some("csv") {
        return Ok(HttpResponse::Ok().content_type("text/csv; charset=utf-8").body(table(&records)));
    }
    Ok(HttpResponse::Ok().json(answer(Log { records, next_below })?.0))
}

fn table(records: &[LogEntry]) -> String {
    let mut text =
        "id,time,actor,actorName,action,subjectKind,subjectId,reason,before,after,requestId\r\n".to_owned();
    for entry in records {
        let time = entry.time.0.to_rfc3339();
        let (before, after) = (entry.before.to_string(), entry.after.to_string());
        let cells = [
            &time,
            &entry.actor,
            &entry.actor_name,
            &entry.action,
            &entry.subject_kind,
            &entry.subject_id,
            &entry.reason,
            &before,
            &after,
            &entry.request_id,
        ];
        let _ = write!(text, "{}", entry.id);
        for cell in cells {
            let _ = write!(text, ",{}", csv::cell(cell));
        }
        text.push_str("\r\n");
    }
    text
}

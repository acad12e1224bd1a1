//! Calls that list the posts and comments of a player, and hide many of them.

use actors::wire::Time;
use chrono::{DateTime, Utc};
use sql::moderation::Writing;
use utoipa::IntoParams;

use super::{
    account::time,
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
    operators::{Caller, Ops},
    text::Text,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListWriting {
    /// The `nextBefore` of the page before.
    before: Option<String>,
    /// Entries of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountWriting {
    /// Newest first.
    records: Vec<WrittenEntry>,
    /// `before` of the next page. Null on the last page.
    next_before: Option<String>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WrittenEntry {
    /// `post` or `comment`.
    kind: String,
    id: i64,
    /// Of a comment: its post. Null for a post.
    post_id: Option<i64>,
    content: String,
    create_time: Time,
    deleted: bool,
    /// Whether an operator hides it. A hidden comment is also deleted.
    hidden: bool,
}

/// Lists the posts and comments of a player with their state, also deleted ones.
#[utoipa::path(
    tag = "moderation",
    params(("uid" = i64, Path, description = "The account's uid"), ListWriting),
    responses((status = 200, body = Envelope<AccountWriting>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/account/{uid}/writing")]
pub async fn list_writing(
    ops: Data<Ops>,
    PathId(uid): PathId,
    Query(input): Query<ListWriting>,
) -> Answer<AccountWriting> {
    let size = page_size(input.size, MAX_SIZE)?;
    let (before, kind, below) = match &input.before {
        None => (DateTime::<Utc>::from_timestamp_micros(FAR_FUTURE_US).unwrap_or_default(), "", 0),
        Some(key) => {
            parse_cursor(key).ok_or_else(|| ApiError::malformed("before", Text::WritingCursorRule))?
        }
    };
    let mut rows = ops
        .read(async |tx| Ok(sql::moderation::writing(tx, uid, (before, kind, below), size + 1).await?))
        .await?;
    let next_before = cut_page(&mut rows, size, |row| {
        format!("{}.{}.{}", row.create_time.timestamp_micros(), row.kind, row.id)
    });
    answer(AccountWriting { records: rows.into_iter().map(WrittenEntry::from).collect(), next_before })
}

/// The first second of the year 3000, microseconds.
const FAR_FUTURE_US: i64 = 32_503_680_000_000_000;

/// Reads the time, kind and id of the last entry of a page, such as `1764288000000000.post.12` (microseconds). `None`: malformed.
fn parse_cursor(key: &str) -> Option<(DateTime<Utc>, &str, i64)> {
    let (time, rest) = key.split_once('.')?;
    let (kind, id) = rest.split_once('.')?;
    let time = time.parse::<i64>().ok().filter(|time| (0..=FAR_FUTURE_US).contains(time))?;
    matches!(kind, "post" | "comment").then_some(())?;
    Some((DateTime::from_timestamp_micros(time)?, kind, id.parse().ok()?))
}

impl From<Writing> for WrittenEntry {
    fn from(row: Writing) -> Self {
        Self {
            kind: row.kind,
            id: row.id,
            post_id: row.post_id,
            content: row.content,
            create_time: time(row.create_time),
            deleted: row.deleted,
            hidden: row.hidden,
        }
    }
}

#[derive(Deserialize, ToSchema)]
pub struct HideWriting {
    /// Hides posts and comments from this time on.
    since: DateTime<Utc>,
    /// One line of 1 to 200 characters. The player reads it.
    reason: String,
}

#[derive(Serialize, ToSchema)]
pub struct HiddenEntries {
    /// Posts and comments that this call hid.
    hidden: usize,
    /// Posts and comments that everybody still sees. More than 0: call again.
    left: i64,
}

/// Hides the posts and comments of a player since a time, at most 500. The player gets one message.
#[utoipa::path(
    tag = "moderation",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = HideWriting,
    responses(
        (status = 200, body = Envelope<HiddenEntries>, description = "Code 2002: no such account"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/writing/hide")]
pub async fn hide_writing(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(HideWriting { since, reason }): Json<HideWriting>,
) -> Answer<HiddenEntries> {
    let done = ops.hide_writing(&caller, uid, since, &reason).await?;
    answer(HiddenEntries { hidden: done.hidden, left: done.left })
}

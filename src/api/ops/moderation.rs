//! Calls that hide, show, lock and delete posts and comments, and try the word filter. The author gets a message. A repeated call changes
//! nothing and sends no message.

use actors::wire::Time;
use chrono::{DateTime, Utc};
use sql::{moderation::Writing, thread::Change};
use utoipa::IntoParams;

use super::{
    account::{Why, cut_page, page_size, time},
    profile::{ProfileChange, ReasonForPlayer},
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
    operators::{Caller, Ops, moderation::CommentChange},
    text::Text,
};

/// Hides a post: nobody sees it, and its viewers are notified.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The post's id")),
    request_body = ReasonForPlayer,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such post; 2004: it is deleted"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/post/{id}/hide")]
pub async fn hide_post(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<ReasonForPlayer>,
) -> Answer<ProfileChange> {
    changed(ops.change_post(&caller, id, Change::Hide, why.reason()).await?)
}

/// Undoes `hide`.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The post's id")),
    request_body = Why,
    responses((status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such post; 2004: it is deleted")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/post/{id}/show")]
pub async fn show_post(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<ProfileChange> {
    changed(ops.change_post(&caller, id, Change::Restore, why.reason()).await?)
}

/// Stops new comments below a post.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The post's id")),
    request_body = ReasonForPlayer,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such post; 2004: it is deleted"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/post/{id}/lock")]
pub async fn lock_post(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<ReasonForPlayer>,
) -> Answer<ProfileChange> {
    changed(ops.change_post(&caller, id, Change::Lock, why.reason()).await?)
}

/// Undoes `lock`.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The post's id")),
    request_body = Why,
    responses((status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such post; 2004: it is deleted")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/post/{id}/unlock")]
pub async fn unlock_post(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<ProfileChange> {
    changed(ops.change_post(&caller, id, Change::Unlock, why.reason()).await?)
}

/// Deletes a post for ever.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The post's id")),
    request_body = ReasonForPlayer,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such post"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/post/{id}/delete")]
pub async fn remove_post(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<ReasonForPlayer>,
) -> Answer<ProfileChange> {
    changed(ops.change_post(&caller, id, Change::Delete, why.reason()).await?)
}

/// Hides a comment: it looks deleted, and `show` undoes it.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The comment's id")),
    request_body = ReasonForPlayer,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such comment; 2004: it is deleted, or its post is out of sight"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/comment/{id}/hide")]
pub async fn hide_comment(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<ReasonForPlayer>,
) -> Answer<ProfileChange> {
    changed(ops.change_comment(&caller, id, CommentChange::Hide, why.reason()).await?)
}

/// Undoes `hide`. A comment that its author deleted stays deleted.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The comment's id")),
    request_body = Why,
    responses((status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such comment; 2004: it is deleted, or its post is out of sight")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/comment/{id}/show")]
pub async fn show_comment(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<ProfileChange> {
    changed(ops.change_comment(&caller, id, CommentChange::Show, why.reason()).await?)
}

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
    let size = page_size(input.size, 1_000)?;
    let (before, kind, below) = match &input.before {
        None => (DateTime::<Utc>::from_timestamp_micros(FAR_FUTURE_US).unwrap_or_default(), "", 0),
        Some(key) => {
            parse_cursor(key).ok_or_else(|| ApiError::malformed("before", Text::WritingCursorRule))?
        }
    };
    let mut rows = ops
        .read(async |tx| Ok(sql::moderation::writing(tx, uid, (before, kind, below), size + 1).await?))
        .await?;
    let more = cut_page(&mut rows, size);
    let next_before = rows
        .last()
        .filter(|_| more)
        .map(|row| format!("{}.{}.{}", row.create_time.timestamp_micros(), row.kind, row.id));
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

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CheckWords {
    /// 1 to 5,000 characters
    text: String,
}

#[derive(Serialize, ToSchema)]
pub struct CheckedWords {
    /// The words of the filter that the text has.
    words: Vec<CaughtWord>,
    /// Whether the filter refuses to publish the text.
    refused: bool,
    /// The text as others would see it.
    masked: String,
}

#[derive(Serialize, ToSchema)]
pub struct CaughtWord {
    /// As the filter's list spells it.
    word: String,
    /// `refuse` or `mask`.
    action: String,
}

/// Longest text of a check, characters.
const MAX_CHECKED: usize = 5_000;

/// Shows what the word filter does with a text. Nothing is stored.
#[utoipa::path(
    tag = "moderation",
    params(CheckWords),
    responses((status = 200, body = Envelope<CheckedWords>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/words/check")]
pub async fn check_words(ops: Data<Ops>, Query(input): Query<CheckWords>) -> Answer<CheckedWords> {
    let text = input.text;
    if text.is_empty() || text.chars().count() > MAX_CHECKED {
        return Err(ApiError::malformed("text", Text::CheckedTextRule));
    }
    let checked = ops.check_words(&text).await?;
    let refused = checked.is_refused();
    let caught = checked
        .words
        .into_iter()
        .map(|word| CaughtWord { word: word.word, action: word.action.name().to_owned() });
    answer(CheckedWords { words: caught.collect(), refused, masked: checked.masked })
}

fn changed(changed: bool) -> Answer<ProfileChange> {
    answer(ProfileChange::new(changed))
}

//! Messages to more than one player: list, correct, withdraw. `change.rs` sends them.

use std::collections::HashMap;

use actors::wire::Time;
use sql::broadcast::{self, Broadcast, Counts};
use utoipa::IntoParams;

use super::{
    account::Why,
    change::ChangeOutcome,
    page::{cut_page, page_size},
};
use crate::{
    api::{
        extract::{
            input::{IdempotencyKey, Json, Query},
            path::PathId,
        },
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get, post},
    },
    operators::{Caller, Ops, broadcasts::recipients, change::Change},
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListMessages {
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Messages of one answer, 1 to 100. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatedMessages {
    /// Newest first.
    records: Vec<OperatedMessage>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatedMessage {
    id: i64,
    /// `all`, `vip` or `channel:<id>`
    to: String,
    kind: String,
    title: String,
    /// Sanitised HTML.
    content: String,
    link: Option<String>,
    /// The operator. Null: a release that did not record it.
    sender: Option<String>,
    /// `waiting` for its begin, `shown`, `ended` or `withdrawn`.
    state: String,
    create_time: Time,
    /// Null: it began at once.
    begin_time: Option<Time>,
    /// Null: no end.
    end_time: Option<Time>,
    /// Of the last correction. Null: none. The log has the texts before it.
    correct_time: Option<Time>,
    /// Null: not withdrawn.
    withdraw_time: Option<Time>,
    /// The accounts that see it. Of one that ended or was withdrawn: at that moment. Null: it has not begun.
    receivers: Option<i64>,
    /// How many of these have read it.
    readers: Option<i64>,
}

#[derive(Deserialize, ToSchema)]
pub struct CorrectMessage {
    /// One line of 1 to 60 characters. Unset: the title stays.
    title: Option<String>,
    /// Text or simple HTML, up to 20,000 bytes. Unset: the content stays.
    content: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct WithdrawnMessage {
    /// False: it was withdrawn before.
    changed: bool,
}

/// Most messages of one answer: counting the readers of those that are shown reads every account.
const MAX_SIZE: i64 = 100;

/// Messages to more than one player.
#[utoipa::path(
    tag = "change",
    params(ListMessages),
    responses((status = 200, body = Envelope<OperatedMessages>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/message")]
pub async fn list_messages(ops: Data<Ops>, Query(input): Query<ListMessages>) -> Answer<OperatedMessages> {
    let size = page_size(input.size, MAX_SIZE)?;
    let (mut rows, counts) = ops.broadcasts(input.below.unwrap_or(i64::MAX), size + 1).await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    let records = rows.into_iter().map(|row| OperatedMessage::of(row, &counts)).collect();
    answer(OperatedMessages { records, next_below })
}

/// Changes the title or the content of a message for everybody. Marks of reading stay. If the message needed a second operator, the
/// correction makes a proposal.
#[utoipa::path(
    tag = "change",
    params(
        ("id" = i64, Path, description = "The message's id"),
        ("Idempotency-Key" = Option<Uuid>, Header, description = "A repeated call gets the first answer and changes nothing"),
    ),
    request_body = CorrectMessage,
    responses(
        (status = 200, body = Envelope<ChangeOutcome>, description = "Code 2004: `shown`: it was withdrawn or has ended"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/message/{id}/correct")]
pub async fn correct_message(
    ops: Data<Ops>,
    caller: Caller,
    PathId(message): PathId,
    IdempotencyKey(key): IdempotencyKey,
    Json(CorrectMessage { title, content }): Json<CorrectMessage>,
) -> Answer<ChangeOutcome> {
    let change = Change::Correct { message, title, content };
    answer(ops.submit(&caller, change, key).await?.into())
}

/// Takes a message from every inbox. Badges follow on every open page.
#[utoipa::path(
    tag = "change",
    params(("id" = i64, Path, description = "The message's id")),
    request_body = Why,
    responses((status = 200, body = Envelope<WithdrawnMessage>, description = "Code 2004: `shown`: it has ended")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/message/{id}/withdraw")]
pub async fn withdraw_message(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<WithdrawnMessage> {
    answer(WithdrawnMessage { changed: ops.withdraw_broadcast(&caller, id, why.reason()).await? })
}

impl OperatedMessage {
    fn of(row: Broadcast, counts: &HashMap<i64, Counts>) -> Self {
        let counts = counts.get(&row.id);
        Self {
            id: row.id,
            to: recipients(&row),
            state: broadcast::state(&row).name().to_owned(),
            kind: row.kind,
            title: row.title,
            content: row.content,
            link: row.link,
            sender: Some(row.sender).filter(|sender| !sender.is_empty()),
            create_time: Time(row.create_time.into()),
            begin_time: row.begin_time.map(|time| Time(time.into())),
            end_time: row.end_time.map(|time| Time(time.into())),
            correct_time: row.correct_time.map(|time| Time(time.into())),
            withdraw_time: row.withdraw_time.map(|time| Time(time.into())),
            receivers: counts.map(|counts| counts.receivers),
            readers: counts.map(|counts| counts.readers),
        }
    }
}

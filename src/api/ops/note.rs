//! Notes of operators about players. Players never see them.

use actors::wire::Time;
use sql::support;
use utoipa::IntoParams;

use super::{
    account::time,
    page::{MAX_SIZE, cut_page, page_size},
};
use crate::{
    api::{
        extract::{
            input::{IdempotencyKey, Json, Query},
            path::PathId,
        },
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get, post},
    },
    operators::{Caller, Ops},
};

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Note {
    id: i64,
    /// The operator's name.
    author: String,
    content: String,
    create_time: Time,
}

#[derive(Deserialize, ToSchema)]
pub struct AddNote {
    /// 1 to 1,000 characters
    content: String,
}

/// Adds a note about an account. Players never see it. Do not write personal data of third persons.
#[utoipa::path(
    tag = "account",
    params(
        ("uid" = i64, Path, description = "The account's uid"),
        ("Idempotency-Key" = Option<Uuid>, Header, description = "A second note with the same key is not added"),
    ),
    request_body = AddNote,
    responses((status = 200, body = Envelope<serde_json::Value>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/note")]
pub async fn add_note(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    IdempotencyKey(key): IdempotencyKey,
    Json(AddNote { content }): Json<AddNote>,
) -> Answer<serde_json::Value> {
    ops.add_note(&caller, uid, &content, key).await?;
    answer(serde_json::Value::Null)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListNotes {
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Notes of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountNotes {
    /// Newest first.
    records: Vec<Note>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

/// The notes about an account.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid"), ListNotes),
    responses((status = 200, body = Envelope<AccountNotes>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/account/{uid}/note")]
pub async fn list_notes(
    ops: Data<Ops>,
    PathId(uid): PathId,
    Query(input): Query<ListNotes>,
) -> Answer<AccountNotes> {
    let size = page_size(input.size, MAX_SIZE)?;
    let below = input.below.unwrap_or(i64::MAX);
    let mut rows = ops.read(async |tx| Ok(support::notes(tx, uid, below, size + 1).await?)).await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    answer(AccountNotes { records: rows.into_iter().map(Note::from).collect(), next_below })
}

impl From<support::Note> for Note {
    fn from(row: support::Note) -> Self {
        Self { id: row.id, author: row.author, content: row.content, create_time: time(row.create_time) }
    }
}

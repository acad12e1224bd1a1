//! Common parts of the calls about favourites.

use std::collections::HashMap;

use actors::wire::Time;
use serde_json::json;
use sql::favourite::{Kind, MOST_KEPT, Outcome};

use crate::api::{error::Code, extract::page::PageRequest, prelude::*};

/// Whether the caller keeps it afterwards.
#[derive(Debug, Serialize, ToSchema)]
pub struct Favourited {
    favourited: bool,
}

/// Keeps a post or game for the caller.
pub async fn keep(app: &App, caller: Caller, kind: Kind, id: i64) -> Answer<Favourited> {
    take(app, caller)?;
    match sql::favourite::keep(&app.db().await?, caller.uid, kind, id).await? {
        Outcome::Kept => answer(Favourited { favourited: true }),
        Outcome::Gone => Err(ApiError::refused(Code::Gone)),
        Outcome::Full => Err(ApiError::Refused {
            code: Code::ConditionNotMet,
            data: json!({ "need": "room", "have": 0, "most": MOST_KEPT }),
        }),
    }
}

/// Removes a favourite of the caller.
pub async fn remove(app: &App, caller: Caller, kind: Kind, id: i64) -> Answer<Favourited> {
    take(app, caller)?;
    sql::favourite::remove(&app.db().await?, caller.uid, kind, id).await?;
    answer(Favourited { favourited: false })
}

/// A page of the caller's favourites of one kind. `read` gets the ids of those that the caller may see, and returns each with its id.
pub async fn list<T, R>(
    app: &App,
    caller: Caller,
    kind: Kind,
    wanted: &PageRequest,
    read: impl AsyncFnOnce(&[i64]) -> Result<HashMap<i64, T>, ApiError>,
    entry: impl Fn(i64, Time, Option<T>) -> R,
) -> Answer<Page<R>> {
    let before = wanted.after.map_or(i64::MAX, |(_, id)| id);
    let (skip, size) = (wanted.skip, wanted.read_size());
    let (total, rows) = sql::favourite::page(&app.db().await?, caller.uid, kind, before, skip, size).await?;
    let page = wanted.page(rows, total, |row| (0, row.id));
    let ids: Vec<i64> = page.records.iter().filter(|row| row.shown).map(|row| row.ref_id).collect();
    let mut things = if ids.is_empty() { HashMap::new() } else { read(&ids).await? };
    answer(page.map(|row| entry(row.ref_id, Time(row.create_time), things.remove(&row.ref_id))))
}

fn take(app: &App, caller: Caller) -> Result<(), ApiError> {
    Ok(app.spam_limits.take_favourite(caller.uid)?)
}

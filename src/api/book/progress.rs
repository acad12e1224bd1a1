use actix_web::{HttpRequest, http::header::USER_AGENT};
use actors::wire::Locator;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;
use sql::book::{Command, Outcome};

use super::books::Progress;
use crate::{
    api::{
        error::Code,
        extract::{device, input::Json, path::PathId},
        prelude::*,
    },
    platform::text_safety::{is_deceptive, is_heaped},
};

/// Where a device has read to.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProgressInput {
    chapter_id: i64,
    locator: Locator,
    /// As the app calls itself on this device: up to 64 characters.
    #[schema(min_length = 1, max_length = 64)]
    device: String,
    /// `version` of the place that the device knows; 0: none.
    #[schema(minimum = 0)]
    base: i64,
    /// By the device's clock.
    #[schema(value_type = String, format = DateTime)]
    read_at: DateTime<Utc>,
    /// The reader wants it here, whatever another device has read since.
    #[serde(default)]
    force: bool,
}

#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BookProgressInput {
    book_id: i64,
    #[serde(flatten)]
    progress: ProgressInput,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct ProgressRecords {
    /// At most 50.
    #[schema(max_items = 50)]
    records: Vec<BookProgressInput>,
}

/// What became of it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Saved {
    book_id: i64,
    /// It is where the device said, or where the same device has read to since. If not, another device's place stands, which this one
    /// did not know: whoever reads there decides.
    accepted: bool,
    /// Where the caller has read to now; null: the chapter is gone.
    progress: Option<Progress>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SavedRecords {
    /// In the order of what was sent.
    records: Vec<Saved>,
}

/// Most records of one call.
const MAX_RECORDS: usize = 50;
/// Longest name of a device, characters.
const MAX_DEVICE: usize = 64;
/// An older reading time is moved to this age.
const OLDEST: TimeDelta = TimeDelta::days(365);

/// Where the caller has read to in a book; null: nowhere yet.
#[utoipa::path(
    tag = "book",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Option<Progress>>)),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/book/{id}/progress")]
pub async fn read_progress(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Option<Progress>> {
    let mut places = sql::book::places(&app.db().await?, &[caller.uid], &[id]).await?;
    answer(places.pop().and_then(Progress::of))
}

/// Saves where a device has read to. It moves the caller's place where `base` is the version of the place that stands, where that
/// is the device's own and older, or with `force`; else nothing moves, and the place that stands is answered. Other logins of
/// the account hear of it by the frame `reading`.
#[utoipa::path(
    tag = "book",
    params(("id" = i64, Path)),
    request_body = ProgressInput,
    responses(
        (status = 200, body = Envelope<Saved>, description = "Code 1005: too often; 2002: there is no such chapter"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[put("/api/v1/book/{id}/progress")]
pub async fn save_progress(
    app: Data<App>,
    caller: Caller,
    req: HttpRequest,
    PathId(book): PathId,
    Json(input): Json<ProgressInput>,
) -> Answer<Saved> {
    let command = command(&app, caller, &req, book, &input)?;
    take(&app, caller)?;
    let saved =
        save(&app, caller, vec![command]).await?.pop().ok_or_else(|| ApiError::refused(Code::Gone))?;
    if saved.progress.is_none() {
        return Err(ApiError::refused(Code::Gone));
    }
    answer(saved)
}

/// Saves several at once: what waited while there was no network, or a page that is closed. Each is decided by itself, as above.
#[utoipa::path(
    tag = "book",
    request_body = ProgressRecords,
    responses(
        (status = 200, body = Envelope<SavedRecords>, description = "Code 1005: too often"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/book/progress")]
pub async fn save_several(
    app: Data<App>,
    caller: Caller,
    req: HttpRequest,
    Json(ProgressRecords { records }): Json<ProgressRecords>,
) -> Answer<SavedRecords> {
    if records.len() > MAX_RECORDS {
        return Err(ApiError::malformed("records", Text::RecordsRule));
    }
    let commands =
        records.into_iter().map(|record| command(&app, caller, &req, record.book_id, &record.progress));
    let commands = commands.collect::<Result<Vec<_>, _>>()?;
    take(&app, caller)?;
    answer(SavedRecords { records: save(&app, caller, commands).await? })
}

fn take(app: &App, caller: Caller) -> Result<(), ApiError> {
    let key = format!("progress:{}", caller.uid);
    Ok(app.paces.take(key, &app.config.books.progress, app.clock.now())?)
}

fn command(
    app: &App,
    caller: Caller,
    req: &HttpRequest,
    book: i64,
    input: &ProgressInput,
) -> Result<Command, ApiError> {
    let device = input.device.trim();
    let is_text = !device.contains(is_deceptive) && !is_heaped(device);
    if !(1..=MAX_DEVICE).contains(&device.chars().count()) || !is_text {
        return Err(ApiError::malformed("device", Text::DeviceRule));
    }
    if !input.locator.is_sound() {
        return Err(ApiError::malformed("locator", Text::LocatorRule));
    }
    if input.base < 0 {
        return Err(ApiError::malformed("base", Text::FieldMalformed));
    }
    let agent = req.headers().get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let now = app.clock.now();
    Ok(Command {
        uid: caller.uid,
        book,
        chapter: input.chapter_id,
        locator: json!(input.locator),
        kind: input.locator.kind(),
        device: device.to_owned(),
        device_name: device::name(agent),
        // Clamp the client's clock. A clock ahead of ours would block newer positions of its device until then; one far behind may
        // give a time that the database cannot store.
        read_at: input.read_at.clamp(now - OLDEST, now),
        base: input.base,
        force: input.force,
    })
}

/// Saves all records in one transaction. Each record has its own outcome.
async fn save(app: &App, caller: Caller, commands: Vec<Command>) -> Result<Vec<Saved>, ApiError> {
    let books: Vec<i64> = commands.iter().map(|command| command.book).collect();
    if books.is_empty() {
        return Ok(Vec::new());
    }
    let outcomes = app.node.read_to(caller.uid, caller.login, commands).await?;
    let saved = |(book_id, outcome)| {
        let (accepted, place) = match outcome {
            Outcome::Moved { place, .. } | Outcome::Known(place) => (true, Some(place)),
            Outcome::Elsewhere(place) => (false, Some(place)),
            Outcome::Gone => (false, None),
        };
        Saved { book_id, accepted, progress: place.and_then(Progress::of) }
    };
    Ok(books.into_iter().zip(outcomes).map(saved).collect())
}

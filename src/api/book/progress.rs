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

/// A device's reading position.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProgressInput {
    chapter_id: i64,
    locator: Locator,
    /// The id that the app chose on this device, up to 64 characters.
    #[schema(min_length = 1, max_length = 64)]
    device: String,
    /// The `version` of the position that the device knows; 0: none.
    #[schema(minimum = 0)]
    base: i64,
    /// The time of reading, by the device's clock.
    #[schema(value_type = String, format = DateTime)]
    read_at: DateTime<Utc>,
    /// The reader chose this position: store it even if another device has changed it since.
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
    /// At most 50 positions.
    #[schema(max_items = 50)]
    records: Vec<BookProgressInput>,
}

/// The result of a save.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Saved {
    book_id: i64,
    /// The device's position is stored, or a newer position of the same device. False: another device's position is stored, which this
    /// device did not know. Then the reader decides.
    accepted: bool,
    /// The caller's stored position. Null: the chapter does not exist (any more).
    progress: Option<Progress>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SavedRecords {
    /// The results, in the order of the sent positions.
    records: Vec<Saved>,
}

/// Maximum number of records of one call.
const MAX_RECORDS: usize = 50;
/// Longest name of a device, characters.
const MAX_DEVICE: usize = 64;
/// An older reading time is moved to this age.
const OLDEST: TimeDelta = TimeDelta::days(365);

/// The caller's position in a book. Null: the caller has not begun it.
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

/// Saves a device's position. It replaces the stored position if `base` is the version of that position, if that position is an older
/// one of the same device, or with `force`. Otherwise nothing changes, and the answer has the stored position. The frame `reading`
/// notifies the account's other logins.
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

/// Saves several positions: those that waited while the device was offline, or of a page that closes. Each has its own result, as for
/// a single save.
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

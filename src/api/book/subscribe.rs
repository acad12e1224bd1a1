use serde_json::json;

use crate::api::{error::Code, extract::path::PathId, prelude::*};

/// The number of subscribers afterwards.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Subscribed {
    subscribed: bool,
    subscribe_num: i64,
}

/// Puts a book on the caller's shelf. The frame `shelf` notifies the caller's devices. From then on, the frame `chapter` announces the
/// book's new chapters to open pages.
#[utoipa::path(
    tag = "book",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Subscribed>, description = "Code 1005: too often; 2002: there is no such book; 2004: the shelf is full, with 1000 books")),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/book/{id}/subscribe")]
pub async fn subscribe_book(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Subscribed> {
    take(&app, caller)?;
    match sql::book::subscribe(&app.pool, caller.uid, id).await? {
        sql::book::Subscribed::Kept(num) => answer(Subscribed { subscribed: true, subscribe_num: num }),
        sql::book::Subscribed::Gone => Err(ApiError::refused(Code::Gone)),
        sql::book::Subscribed::Full => Err(ApiError::Refused {
            code: Code::ConditionNotMet,
            data: json!({ "need": "room", "have": 0, "most": sql::book::MOST_KEPT }),
        }),
    }
}

/// Takes a book off the caller's shelf. The frame `shelf` notifies the caller's devices.
#[utoipa::path(
    tag = "book",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Subscribed>, description = "Code 1005: too many; 2002: there is no such book")),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/book/{id}/subscribe")]
pub async fn unsubscribe_book(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Subscribed> {
    take(&app, caller)?;
    let num = sql::book::unsubscribe(&app.pool, caller.uid, id).await?;
    answer(Subscribed { subscribed: false, subscribe_num: num.ok_or_else(|| ApiError::refused(Code::Gone))? })
}

fn take(app: &App, caller: Caller) -> Result<(), ApiError> {
    let key = format!("book:{}", caller.uid);
    Ok(app.paces.take(key, &app.config.books.subscribes, app.clock.now())?)
}

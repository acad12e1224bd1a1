use serde_json::Value;
use utoipa::IntoParams;

use super::{
    books::{Book, BookKind},
    list::ranked_page,
    reader::take_of,
};
use crate::api::{extract::path::PathId, prelude::*};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OfKind {
    /// Absent: all kinds.
    #[param(inline)]
    kind: Option<BookKind>,
}

/// The books that the caller has read, most recently read first. `progress` has the position.
#[utoipa::path(
    tag = "book",
    params(PageQuery, OfKind),
    responses(
        (status = 200, body = Envelope<Page<Book>>, description = "Code 1005: too many"),
        (status = 400, body = Envelope<Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/book/history")]
pub async fn read_history(
    app: Data<App>,
    caller: Caller,
    Query(page): Query<PageQuery>,
    Query(OfKind { kind }): Query<OfKind>,
) -> Answer<Page<Book>> {
    let wanted = page.wanted()?;
    take_of(&app, caller)?;
    let client = app.db().await?;
    let (uid, kind) = (caller.uid, kind.map(BookKind::word));
    let read = sql::book::history(&client, uid, kind, wanted.after, wanted.skip, wanted.read_size()).await?;
    let total = sql::book::history_total(&client, uid, kind).await?;
    drop(client);
    answer(ranked_page(&app, &read, total, &wanted, Some(caller)).await?)
}

/// Deletes the caller's whole reading history, with all positions.
#[utoipa::path(
    tag = "book",
    responses((status = 200, body = Envelope<Value>, description = "Code 1005: too many")),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/book/history")]
pub async fn delete_history(app: Data<App>, caller: Caller) -> Answer<Value> {
    take_of(&app, caller)?;
    sql::book::delete_history(&app.pool, caller.uid, None).await?;
    answer(Value::Null)
}

/// Deletes the caller's reading history and position of one book.
#[utoipa::path(
    tag = "book",
    params(("bookId" = i64, Path)),
    responses((status = 200, body = Envelope<Value>, description = "Code 1005: too many")),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/book/history/{bookId}")]
pub async fn delete_history_of_book(app: Data<App>, caller: Caller, PathId(book): PathId) -> Answer<Value> {
    take_of(&app, caller)?;
    sql::book::delete_history(&app.pool, caller.uid, Some(book)).await?;
    answer(Value::Null)
}

use super::{
    books::{Book, shown},
    reader::take_of,
};
use crate::api::prelude::*;

/// A book on the shelf.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShelfBook {
    #[serde(flatten)]
    book: Book,
    /// The number of new chapters, at most 100. A chapter is new if it appeared after the subscription and after the last `seen`, and the
    /// caller has not read it.
    updates: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ShelfPage {
    #[serde(flatten)]
    page: Page<ShelfBook>,
    /// How many books on the whole shelf have new chapters. The frames `chapter`, `seen`, `shelf` and `reading` report changes of it.
    updated: i64,
}

/// The caller's shelf. Books with new chapters come first, by when these appeared; then the others, by when they were last read.
#[utoipa::path(
    tag = "book",
    params(PageQuery),
    responses(
        (status = 200, body = Envelope<ShelfPage>, description = "Code 1005: too many"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/book/shelf")]
pub async fn read_shelf(app: Data<App>, caller: Caller, Query(page): Query<PageQuery>) -> Answer<ShelfPage> {
    let wanted = page.wanted()?;
    take_of(&app, caller)?;
    let client = app.db().await?;
    let kept = sql::book::shelf(&client, caller.uid, wanted.after, wanted.skip, wanted.read_size()).await?;
    let counts = sql::book::shelf_counts(&client, caller.uid).await?;
    drop(client);
    let ids: Vec<i64> = kept.iter().map(|kept| kept.book).collect();
    let books = shown(&app, &ids, Some(caller)).await?;
    let of = |book: &Book| kept.iter().find(|kept| kept.book == book.id);
    let page = wanted.page(books, counts.total, |book| (of(book).map_or(0, |kept| kept.rank), book.id));
    let page = page.map(|book| ShelfBook { updates: of(&book).map_or(0, |kept| kept.updates), book });
    answer(ShelfPage { page, updated: counts.updated })
}

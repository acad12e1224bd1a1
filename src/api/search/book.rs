use actix_web::HttpRequest;

use super::wanted::{Search, SearchTerms, nothing, take};
use crate::api::{
    book::books::{Book, BookKind, shown},
    extract::page::PageRequest,
    prelude::*,
};

/// Books that have all words in their titles, authors, categories and tags. An exact title comes first, then titles that begin with
/// the words, then the others, by `hot`. Letters also match titles, authors and tags by pinyin, after all these, as in
/// `/api/v1/search/game`. If no book is found, a keyword of four characters or more also matches with one typing error.
#[utoipa::path(
    tag = "search",
    params(PageQuery, Search),
    responses(
        (status = 200, body = Envelope<Page<Book>>, description = "Code 1005: too many searches"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/search/book")]
pub async fn search_books(
    app: Data<App>,
    Visitor(reader): Visitor,
    req: HttpRequest,
    Query(page): Query<PageQuery>,
    Query(search): Query<Search>,
) -> Answer<Page<Book>> {
    let wanted = page.wanted()?;
    take(&app, reader, &req)?;
    match search.keyword(&app, reader).await? {
        Some(search) => {
            answer(books(&app, &found(&app, &search, None, reader).await?, reader, &wanted).await?)
        }
        None => answer(nothing(&wanted)),
    }
}

/// The ids of the books for a keyword, best first. `kind` `None`: of all kinds.
pub async fn found(
    app: &App,
    SearchTerms { keyword, pinyin }: &SearchTerms,
    kind: Option<BookKind>,
    reader: Option<Caller>,
) -> Result<Vec<i64>, ApiError> {
    let kind = kind.map(BookKind::name);
    let read = async |db: &sql::Client| sql::search::books(db, keyword, pinyin, kind).await;
    Ok(app.read_public(reader.map(|caller| caller.uid), read).await?)
}

/// A page of the found books.
pub async fn books(
    app: &App,
    ids: &[i64],
    reader: Option<Caller>,
    wanted: &PageRequest,
) -> Result<Page<Book>, ApiError> {
    let part: Vec<(i64, i64)> = wanted.part(ids).collect();
    let wanted_ids: Vec<i64> = part.iter().map(|(_, id)| *id).collect();
    let books = shown(app, &wanted_ids, reader).await?;
    let place = |book: &Book| part.iter().find(|(_, id)| *id == book.id).map_or(0, |(place, _)| *place);
    Ok(wanted.page(books, ids.len() as i64, |book| (place(book), 0)))
}

use actix_web::HttpRequest;
use sql::book::{Filter, Sort};
use utoipa::IntoParams;

use super::books::{Book, BookKind, BookStatus, shown};
use crate::api::{
    extract::page::PageRequest,
    prelude::*,
    search::{
        book::{books, found},
        wanted::{self, SearchTerms},
    },
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct BookFilter {
    /// Absent: all kinds.
    #[param(inline)]
    kind: Option<BookKind>,
    /// A category of `kind`. Absent: all categories.
    category: Option<String>,
    #[param(inline)]
    status: Option<BookStatus>,
    /// 1: hot (the default). 2: newest chapter first. 3: most subscribers first.
    sort: Option<u8>,
    /// Only books with a chapter that appeared today, in the portal's time zone.
    #[param(inline)]
    updated: Option<Updated>,
    /// Searches titles, authors, categories and tags, like `/api/v1/search/book`. The best match comes first. Only `kind` filters; `sort` and
    /// the other filters are ignored.
    keyword: Option<String>,
}

#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Updated {
    Today,
}

/// The list of books.
#[utoipa::path(
    tag = "book",
    params(PageQuery, BookFilter),
    responses(
        (status = 200, body = Envelope<Page<Book>>, description = "Code 1005: too many searches"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/book/list")]
pub async fn list_books(
    app: Data<App>,
    Visitor(reader): Visitor,
    req: HttpRequest,
    Query(page): Query<PageQuery>,
    Query(filter): Query<BookFilter>,
) -> Answer<Page<Book>> {
    if let Some(given) = &filter.keyword {
        let wanted = page.wanted()?;
        sort_of(&filter)?;
        wanted::take(&app, reader, &req)?;
        return answer(match SearchTerms::read(&app, reader, &wanted::bounded(given)).await? {
            Some(search) => {
                books(&app, &found(&app, &search, filter.kind, reader).await?, reader, &wanted).await?
            }
            None => wanted::nothing(&wanted),
        });
    }
    library(&app, reader, &page, filter).await
}

/// The answer to a call without a keyword.
pub async fn library(
    app: &App,
    reader: Option<Caller>,
    page: &PageQuery,
    filter: BookFilter,
) -> Answer<Page<Book>> {
    let wanted = page.wanted()?;
    let sort = sort_of(&filter)?;
    if filter.category.is_some() && filter.kind.is_none() {
        return Err(ApiError::malformed("kind", Text::FieldMissing));
    }
    let updated_since = match filter.updated {
        Some(Updated::Today) => {
            let zone = &app.config.general.zone;
            let read = async |db: &sql::Client| sql::short_term::day_begin(db, zone).await;
            Some(app.read_public(reader.map(|caller| caller.uid), read).await?)
        }
        None => None,
    };
    let filter = Filter {
        kind: filter.kind.map(|kind| kind.name().to_owned()),
        category: filter.category,
        status: filter.status.map(|status| status.name().to_owned()),
        updated_since,
    };
    answer(page_of(app, &filter, sort, &wanted, reader).await?)
}

fn sort_of(filter: &BookFilter) -> Result<Sort, ApiError> {
    match filter.sort {
        None | Some(1) => Ok(Sort::Hottest),
        Some(2) => Ok(Sort::Newest),
        Some(3) => Ok(Sort::MostKept),
        Some(_) => Err(ApiError::malformed("sort", Text::SortRule)),
    }
}

async fn page_of(
    app: &App,
    filter: &Filter,
    sort: Sort,
    wanted: &PageRequest,
    reader: Option<Caller>,
) -> Result<Page<Book>, ApiError> {
    let (skip, size) = (wanted.skip, wanted.read_size());
    let read = async |db: &sql::Client| sql::book::list(db, filter, sort, wanted.after, skip, size).await;
    let ranked = app.read_public(reader.map(|caller| caller.uid), read).await?;
    let total = app.totals.of_books(filter).await?;
    ranked_page(app, &ranked, total, wanted, reader).await
}

/// A page of books by their (rank, id) keys.
pub async fn ranked_page(
    app: &App,
    ranked: &[(i64, i64)],
    total: i64,
    wanted: &PageRequest,
    reader: Option<Caller>,
) -> Result<Page<Book>, ApiError> {
    let ids: Vec<i64> = ranked.iter().map(|(_, id)| *id).collect();
    let books = shown(app, &ids, reader).await?;
    let place = |book: &Book| ranked.iter().find(|(_, id)| *id == book.id).copied().unwrap_or_default();
    Ok(wanted.page(books, total, place))
}

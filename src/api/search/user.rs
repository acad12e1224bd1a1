use actix_web::HttpRequest;

use super::wanted::{Search, SearchTerms, nothing, take, uid};
use crate::api::{extract::page::PageRequest, prelude::*, user::person::PersonLine};

/// Players by name, at most a few hundred. An exact name comes first, then names that begin with the words, then the others, by
/// followers. Letters also match the names of the most followed players by pinyin, after all these, as in `/api/v1/search/game`. If nobody
/// is found, a keyword of four characters or more also matches with one typing error.
#[utoipa::path(
    tag = "search",
    params(PageQuery, Search),
    responses(
        (status = 200, body = Envelope<Page<PersonLine>>, description = "Code 1005: too many searches"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/search/user")]
pub async fn search_users(
    app: Data<App>,
    Visitor(reader): Visitor,
    req: HttpRequest,
    Query(page): Query<PageQuery>,
    Query(search): Query<Search>,
) -> Answer<Page<PersonLine>> {
    let wanted = page.wanted()?;
    take(&app, reader, &req)?;
    match search.keyword(&app, reader).await? {
        Some(search) => answer(users(&app, &search, reader, &wanted).await?),
        None => answer(nothing(&wanted)),
    }
}

pub async fn users(
    app: &App,
    SearchTerms { keyword, pinyin }: &SearchTerms,
    reader: Option<Caller>,
    wanted: &PageRequest,
) -> Result<Page<PersonLine>, ApiError> {
    let read = async |db: &sql::Client| sql::search::people(db, keyword, pinyin, uid(reader)).await;
    let people = app.read_public(reader.map(|caller| caller.uid), read).await?;
    let part: Vec<_> = wanted.part(&people).collect();
    let page = wanted.page(part, people.len() as i64, |(place, _)| (*place, 0));
    Ok(page.map(|(_, (person, signature))| PersonLine::new(person, signature)))
}

use actix_web::HttpResponse;
use sql::game::{Filter, Sort};

use super::game::{Game, Reader};
use crate::api::{extract::page::PageRequest, prelude::*, public_lists::PublicList};

/// Longest keyword of a search, characters.
const MAX_KEYWORD: usize = 50;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListGames {
    /// A type from the list of types. Absent: all types.
    #[serde(rename = "type")]
    category: Option<String>,
    /// A part of a name or tag.
    keyword: Option<String>,
    /// The order; `hot` is the default.
    #[schema(value_type = Option<GameSort>)]
    sort: Option<String>,
    #[serde(flatten)]
    page: PageQuery,
}

#[derive(Debug, ToSchema)]
#[schema(rename_all = "camelCase")]
#[allow(dead_code, reason = "names the choices in the document")]
pub enum GameSort {
    Hot,
    New,
    Rating,
    /// Only games that the editors put on the home screen, in their order.
    Featured,
}

/// Games on the shelf.
#[utoipa::path(
    tag = "web",
    request_body(content = ListGames, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Page<Game>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[post("/api/web/game/list")]
pub async fn list_games(
    app: Data<App>,
    Visitor(caller): Visitor,
    Form(input): Form<ListGames>,
) -> Result<HttpResponse, ApiError> {
    match caller {
        Some(_) => {
            let games = list(&app, caller, &input.filter()?, &input.page.wanted()?).await?;
            Ok(HttpResponse::Ok().json(games.0))
        }
        None => Ok(for_visitors(&app, &input).await?.into_response()),
    }
}

/// The answer to a visitor.
pub async fn for_visitors(app: &App, input: &ListGames) -> Result<PublicList, ApiError> {
    let (filter, wanted) = (input.filter()?, input.page.wanted()?);
    let read = async || list(app, None, &filter, &wanted).await;
    // Keywords are arbitrary, so searches are not cached. No category has so long a name.
    if filter.keyword.is_some() || filter.category.is_some_and(|category| category.len() > 64) {
        return PublicList::for_one_call(read().await);
    }
    app.public_lists.answer(app, format!("games {filter:?}"), &wanted, read).await
}

impl ListGames {
    fn filter(&self) -> Result<Filter<'_>, ApiError> {
        let sort = match self.sort.as_deref() {
            None | Some("hot") => Sort::Hot,
            Some("new") => Sort::New,
            Some("rating") => Sort::Rating,
            Some("featured") => Sort::Featured,
            Some(_) => return Err(ApiError::malformed("sort", Text::SortRule)),
        };
        let keyword = self.keyword.as_deref().map(|keyword| beginning(keyword.trim(), MAX_KEYWORD));
        let keyword = keyword.filter(|keyword| !keyword.is_empty());
        Ok(Filter { category: self.category.as_deref(), keyword, sort })
    }
}

/// The text's first characters.
fn beginning(text: &str, characters: usize) -> &str {
    text.char_indices().nth(characters).map_or(text, |(end, _)| &text[..end])
}

async fn list(
    app: &App,
    caller: Option<Caller>,
    filter: &Filter<'_>,
    wanted: &PageRequest,
) -> Answer<Page<Game>> {
    let read = async |db: &sql::Client| {
        let rows = sql::game::page(db, filter, wanted.after, wanted.skip, wanted.read_size()).await?;
        Ok((rows, sql::game::total(db, filter).await?))
    };
    let (rows, total) = app.read_public(caller.map(|caller| caller.uid), read).await?;
    let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
    let reader = Reader::of(app, caller, &ids).await?;
    let page = wanted.page(rows, total, |row| (row.rank, row.id));
    let mut games = Vec::with_capacity(page.records.len());
    let Page { records, total, size, current, pages, next_cursor } = page;
    for row in records {
        games.push(Game::in_list(app, row, &reader)?);
    }
    answer(Page { records: games, total, size, current, pages, next_cursor })
}

use actix_web::HttpResponse;
use sql::game::{Filter, Sort};

use super::game::{Game, Reader};
use crate::http::{page::Wanted, prelude::*};

/// Longest keyword that is searched for, characters.
const MAX_KEYWORD: usize = 50;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListGames {
    /// As in the list of types; none: all.
    #[serde(rename = "type")]
    category: Option<String>,
    /// Part of a name or tag.
    keyword: Option<String>,
    /// `hot` where it is not said.
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
    /// Only those that the editors put on the home screen.
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
    let sort = match input.sort.as_deref() {
        None | Some("hot") => Sort::Hot,
        Some("new") => Sort::New,
        Some("rating") => Sort::Rating,
        Some("featured") => Sort::Featured,
        Some(_) => return Err(ApiError::malformed("sort", Text::SortRule)),
    };
    let keyword: Option<String> =
        input.keyword.map(|keyword| keyword.trim().chars().take(MAX_KEYWORD).collect());
    let filter = Filter {
        category: input.category.as_deref(),
        keyword: keyword.as_deref().filter(|keyword| !keyword.is_empty()),
        sort,
    };
    let wanted = input.page.wanted()?;
    // What is searched for is anybody's own, and no category has so long a name.
    let own = filter.keyword.is_some() || filter.category.is_some_and(|category| category.len() > 64);
    if caller.is_some() || own {
        return Ok(HttpResponse::Ok().json(list(&app, caller, &filter, &wanted).await?.0));
    }
    let read = async || list(&app, None, &filter, &wanted).await;
    app.public_lists.answer(&app, format!("games {filter:?}"), &wanted, read).await
}

async fn list(app: &App, caller: Option<Caller>, filter: &Filter<'_>, wanted: &Wanted) -> Answer<Page<Game>> {
    let client = app.db().await?;
    let rows = sql::game::page(&client, filter, wanted.after, wanted.skip, wanted.read_size()).await?;
    let total = sql::game::total(&client, filter).await?;
    drop(client);
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

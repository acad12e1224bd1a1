use actix_web::HttpRequest;

use super::wanted::{Search, SearchTerms, nothing, take};
use crate::api::{
    extract::page::PageRequest,
    prelude::*,
    web::game::{Game, Reader},
};

/// Games that have all words in their names and tags. An exact name comes first, then names that begin with the words, then the
/// others, by downloads. Letters also match names and tags by pinyin, after all these: full pinyin with an incomplete last syllable
/// (`maoguo`, `maog`), then initials (`mgyz`), both also mixed with characters (`mao国`). Each reading of a character matches. If no game
/// is found, a keyword of four characters or more also matches with one typing error.
#[utoipa::path(
    tag = "search",
    params(PageQuery, Search),
    responses(
        (status = 200, body = Envelope<Page<Game>>, description = "Code 1005: too many searches"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/search/game")]
pub async fn search_games(
    app: Data<App>,
    Visitor(reader): Visitor,
    req: HttpRequest,
    Query(page): Query<PageQuery>,
    Query(search): Query<Search>,
) -> Answer<Page<Game>> {
    let wanted = page.wanted()?;
    take(&app, reader, &req)?;
    match search.keyword(&app, reader).await? {
        Some(search) => answer(games(&app, &found(&app, &search, reader).await?, reader, &wanted).await?),
        None => answer(nothing(&wanted)),
    }
}

/// The ids of the games, best first.
pub async fn found(
    app: &App,
    SearchTerms { keyword, pinyin }: &SearchTerms,
    reader: Option<Caller>,
) -> Result<Vec<i64>, ApiError> {
    let read = async |db: &sql::Client| sql::search::games(db, keyword, pinyin).await;
    Ok(app.read_public(reader.map(|caller| caller.uid), read).await?)
}

/// A page of the found games.
pub async fn games(
    app: &App,
    ids: &[i64],
    reader: Option<Caller>,
    wanted: &PageRequest,
) -> Result<Page<Game>, ApiError> {
    let part: Vec<(i64, i64)> = wanted.part(ids).collect();
    let wanted_ids: Vec<i64> = part.iter().map(|(_, id)| *id).collect();
    let read = async |db: &sql::Client| sql::search::games_by_id(db, &wanted_ids).await;
    let rows = app.read_public(reader.map(|caller| caller.uid), read).await?;
    let reader = Reader::of(app, reader, &wanted_ids).await?;
    let mut games = Vec::with_capacity(part.len());
    for row in rows {
        games.push(Game::in_list(app, row, &reader)?);
    }
    let place = |game: &Game| part.iter().find(|(_, id)| *id == game.id).map_or(0, |(place, _)| *place);
    games.sort_by_key(place);
    Ok(wanted.page(games, ids.len() as i64, |game| (place(game), 0)))
}

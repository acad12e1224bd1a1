use actix_web::HttpRequest;

use super::{
    book::books,
    game::games,
    post::posts,
    user::users,
    wanted::{Search, take},
};
use crate::api::{
    book::books::Book, extract::page::PageRequest, prelude::*, square::posts::Post, user::person::PersonLine,
    web::game::Game,
};

/// The best results of each kind.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct FirstFound {
    /// At most three, as for the other kinds.
    games: Vec<Game>,
    books: Vec<Book>,
    users: Vec<PersonLine>,
    posts: Vec<Post>,
}

/// Number of results of each kind.
const FIRST: i64 = 3;

/// Searches for words and returns the best results of each kind. `/search/game`, `/search/book`, `/search/user` and `/search/post` have
/// all results.
#[utoipa::path(
    tag = "search",
    params(Search),
    responses(
        (status = 200, body = Envelope<FirstFound>, description = "Code 1005: too many searches"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/search")]
pub async fn find_first(
    app: Data<App>,
    Visitor(reader): Visitor,
    req: HttpRequest,
    Query(search): Query<Search>,
) -> Answer<FirstFound> {
    take(&app, reader, &req)?;
    let Some(keyword) = search.keyword(&app).await? else { return answer(FirstFound::default()) };
    let first = PageRequest::first(FIRST);
    answer(FirstFound {
        games: games(&app, &keyword, reader, &first).await?.records,
        books: books(&app, &keyword, None, reader, &first).await?.records,
        users: users(&app, &keyword, reader, &first).await?.records,
        posts: posts(&app, &keyword, reader, &first).await?.records,
    })
}

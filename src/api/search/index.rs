use actix_web::HttpRequest;

use super::{
    book::{self, books},
    game::{self, games},
    post::posts,
    user::users,
    wanted::{Search, SearchTerms, take},
};
use crate::api::{
    book::books::Book,
    extract::{client_address::client_address, page::PageRequest},
    prelude::*,
    square::posts::Post,
    user::person::PersonLine,
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
    /// The characters that the letters of the keyword spell in names of the portal, best first, at most ten.
    spelled: Vec<String>,
}

/// Number of results of each kind.
const FIRST: i64 = 3;

/// Searches for words and returns the best results of each kind. `/search/game`, `/search/book`, `/search/user` and `/search/post` return
/// all results; their descriptions say how words and pinyin match.
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
    let Some(search) = search.keyword(&app, reader).await? else { return answer(FirstFound::default()) };
    let first = PageRequest::first(FIRST);
    let (found_games, found_books) =
        (game::found(&app, &search, reader).await?, book::found(&app, &search, None, reader).await?);
    let games = games(&app, &found_games, reader, &first).await?.records;
    let books = books(&app, &found_books, reader, &first).await?.records;
    let game = games.first().filter(|game| names(&search, &game.name) || search.pinyin.names_game(game.id));
    let book = books.first().filter(|book| names(&search, &book.title) || search.pinyin.names_book(book.id));
    let address = client_address(&req);
    app.trends.count(
        game.map(|game| game.id),
        book.map(|book| book.id),
        reader.map(|caller| caller.uid),
        address,
    );
    answer(FirstFound {
        games,
        books,
        users: users(&app, &search, reader, &first).await?.records,
        posts: posts(&app, &search, reader, &first).await?.records,
        spelled: search.pinyin.matched(),
    })
}

/// Whether the name contains the words. Only searches for a name count as frequent searches.
fn names(search: &SearchTerms, name: &str) -> bool {
    search.keyword.is_in(&name.to_lowercase())
}

use sql::book::Board;
use utoipa::IntoParams;

use super::books::{Book, BookKind, shown};
use crate::api::prelude::*;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Absent: all kinds.
    #[param(inline)]
    kind: Option<BookKind>,
    /// 1: hot (the default). 2: most subscribers. 3: most reads. 4: recommended by the portal.
    sort: Option<u8>,
}

/// A ranking of books, best first.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ranking {
    /// At most 50.
    records: Vec<Book>,
}

const BEST: i64 = 50;

/// A ranking of books.
#[utoipa::path(
    tag = "book",
    params(Which),
    responses(
        (status = 200, body = Envelope<Ranking>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/book/ranking")]
pub async fn rank_books(
    app: Data<App>,
    Visitor(reader): Visitor,
    Query(which): Query<Which>,
) -> Answer<Ranking> {
    ranking(&app, reader, which).await
}

/// The ranking as the call answers it.
pub async fn ranking(app: &App, reader: Option<Caller>, Which { kind, sort }: Which) -> Answer<Ranking> {
    let board = match sort {
        None | Some(1) => Board::Hot,
        Some(2) => Board::Kept,
        Some(3) => Board::Read,
        Some(4) => Board::Featured,
        Some(_) => return Err(ApiError::malformed("sort", Text::SortRule)),
    };
    let kind = kind.map(BookKind::name);
    let read = async |db: &sql::Client| sql::book::board(db, board, kind, BEST).await;
    let ids = app.read_public(reader.map(|caller| caller.uid), read).await?;
    answer(Ranking { records: shown(app, &ids, reader).await? })
}

use super::books::{Book, ChapterRef};
use crate::api::{error::Code, extract::path::PathId, prelude::*};

/// A book with all details.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BookDetail {
    #[serde(flatten)]
    book: Book,
    /// Plain text. Blank lines separate paragraphs.
    description: String,
    /// The chapter to begin with. `progress` has the position of a reader who has begun.
    first_chapter: Option<ChapterRef>,
}

/// A book.
#[utoipa::path(
    tag = "book",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<BookDetail>, description = "Code 2002: there is no such book")),
)]
#[get("/api/v1/book/{id}")]
pub async fn read_book(app: Data<App>, Visitor(reader): Visitor, PathId(id): PathId) -> Answer<BookDetail> {
    let reader = reader.map(|caller| caller.uid);
    let find = async |db: &sql::Client| {
        let Some(book) = sql::book::detail(db, id, reader).await? else { return Ok(None) };
        Ok(Some((book, sql::book::first_chapter(db, id).await?)))
    };
    let found = app.find_public(reader, find).await?;
    let (book, first) = found.ok_or_else(|| ApiError::refused(Code::Gone))?;
    answer(BookDetail {
        description: book.description.clone(),
        book: Book::new(&app, book)?,
        first_chapter: first.map(ChapterRef::from),
    })
}

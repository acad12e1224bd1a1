use super::books::BookKind;
use crate::api::prelude::*;

#[derive(Debug, Serialize, ToSchema)]
pub struct KindCategories {
    kind: BookKind,
    /// Sorted by the number of books, largest first.
    categories: Vec<BookCategory>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct BookCategory {
    category: String,
    /// The number of books.
    num: i64,
}

/// The categories of each kind that have books.
#[utoipa::path(tag = "book", responses((status = 200, body = Envelope<Vec<KindCategories>>)))]
#[get("/api/v1/book/categories")]
pub async fn list_book_categories(app: Data<App>) -> Answer<Vec<KindCategories>> {
    let rows = app.totals.categories().await?;
    let of = |kind: BookKind| {
        let own = rows.iter().filter(|row| row.kind == kind.name());
        let categories = own.map(|row| BookCategory { category: row.category.clone(), num: row.num });
        KindCategories { kind, categories: categories.collect() }
    };
    let all = [BookKind::Comic, BookKind::Novel, BookKind::Animation].map(of);
    answer(all.into_iter().filter(|kind| !kind.categories.is_empty()).collect())
}

use crate::api::prelude::*;

/// A name that many players search for.
#[derive(Debug, Serialize, ToSchema)]
pub struct TrendingSearch {
    /// The text to show and to search for.
    keyword: String,
    kind: TrendKind,
    /// The id of the game or book.
    id: i64,
    mark: Option<TrendMark>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum TrendKind {
    Game,
    Book,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum TrendMark {
    /// Most of its searches are of the last two days.
    Hot,
    /// It came out within the last two weeks.
    New,
}

/// The games and books that most players searched for in the last seven days, at most ten, most frequent first. Popular games and books
/// fill the list. The answer can be a minute old.
#[utoipa::path(tag = "search", responses((status = 200, body = Envelope<Vec<TrendingSearch>>)))]
#[get("/api/v1/search/trend")]
pub async fn list_search_trends(app: Data<App>) -> Answer<Vec<TrendingSearch>> {
    trends(&app).await
}

/// The answer to the call.
pub async fn trends(app: &App) -> Answer<Vec<TrendingSearch>> {
    let trend = |trend: &sql::search::Trend| TrendingSearch {
        keyword: trend.name.clone(),
        kind: if trend.is_game { TrendKind::Game } else { TrendKind::Book },
        id: trend.id,
        mark: match trend {
            sql::search::Trend { hot: true, .. } => Some(TrendMark::Hot),
            sql::search::Trend { fresh: true, .. } => Some(TrendMark::New),
            _ => None,
        },
    };
    answer(app.trends.list().await?.iter().map(trend).collect())
}

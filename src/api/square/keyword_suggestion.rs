use std::collections::HashSet;

use actix_web::HttpRequest;
use sql::search::Suggested;

use crate::api::{
    prelude::*,
    search::wanted::{Search, take},
};

/// A suggestion while the player types.
#[derive(Debug, Serialize, ToSchema)]
pub struct KeywordSuggestion {
    /// The text to show and to search for.
    keyword: String,
    kind: SuggestionKind,
    /// The id of the game, book, tag, player or post.
    id: i64,
    /// The characters of the text that the typed letters spell in pinyin. Null: the text itself has the typed words.
    spelled: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum SuggestionKind {
    Game,
    Book,
    Tag,
    User,
    Post,
}

/// Maximum number of suggestions of one answer.
const MOST: usize = 10;

/// Games, books, tags, players and titles of posts that begin with the typed text or contain it, then games, books, tags and players by
/// pinyin as in `/api/v1/search`, at most ten. The answer can be a minute old.
#[utoipa::path(
    tag = "square",
    params(Search),
    responses(
        (status = 200, body = Envelope<Vec<KeywordSuggestion>>, description = "Code 1005: too many searches"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/square/keyword/suggestion")]
pub async fn suggest_keywords(
    app: Data<App>,
    Visitor(reader): Visitor,
    req: HttpRequest,
    Query(search): Query<Search>,
) -> Answer<Vec<KeywordSuggestion>> {
    take(&app, reader, &req)?;
    let found = app.suggestions.of(&search.given()).await?;
    let people: Vec<i64> = found.iter().filter_map(|found| player(found.what)).collect();
    let blocked: HashSet<i64> = match reader {
        Some(caller) if !people.is_empty() => {
            sql::search::blocked(&app.db().await?, caller.uid, &people).await?
        }
        _ => HashSet::new(),
    };
    let shown = found.iter().filter(|found| player(found.what).is_none_or(|uid| !blocked.contains(&uid)));
    let suggestion = |found: &sql::search::Suggestion| {
        let (kind, id) = match found.what {
            Suggested::Game(id) => (SuggestionKind::Game, id),
            Suggested::Book(id) => (SuggestionKind::Book, id),
            Suggested::Tag(id) => (SuggestionKind::Tag, id),
            Suggested::Player(uid) => (SuggestionKind::User, uid),
            Suggested::Post { id, .. } => (SuggestionKind::Post, id),
        };
        KeywordSuggestion { keyword: found.text.clone(), kind, id, spelled: found.spelled.clone() }
    };
    answer(shown.take(MOST).map(suggestion).collect())
}

/// The suggested player, or the author of the suggested post.
fn player(what: Suggested) -> Option<i64> {
    match what {
        Suggested::Game(_) | Suggested::Book(_) | Suggested::Tag(_) => None,
        Suggested::Player(uid) | Suggested::Post { author: uid, .. } => Some(uid),
    }
}

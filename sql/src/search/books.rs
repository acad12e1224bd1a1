//! Books by title, author, category and tags, then by pinyin.

use std::cmp::Reverse;

use queries::{client::GenericClient, queries::book as q};

use super::{Keyword, PinyinMatches, near::Near};
use crate::Error;

/// Maximum number of books that are ranked: the one whose title is exactly the keyword, and the hottest with all words.
const MOST: i64 = 500;
const WHICHEVER: &str = "";

/// Ids, best first: exact title, title prefix, match inside the title, match elsewhere, match by pinyin.
pub async fn books(
    db: &impl GenericClient,
    keyword: &Keyword,
    pinyin: &PinyinMatches,
    kind: Option<&str>,
) -> Result<Vec<i64>, Error> {
    let by_pinyin = pinyin.books(kind);
    let kind = kind.unwrap_or(WHICHEVER);
    let query = keyword.query().unwrap_or_else(|| keyword.beginnings());
    let text = keyword.text();
    let rows = q::texts_with().bind(db, &query, &keyword.patterns(), &kind, &text, &MOST).all().await?;
    let mut found: Vec<_> = rows
        .into_iter()
        .map(|row| {
            let in_title = keyword.words.iter().all(|word| row.title.contains(word.as_str()));
            ((row.title == text, row.title.starts_with(&text), in_title), row.hot, row.id)
        })
        .collect();
    let by_pinyin: Vec<i64> = by_pinyin.filter(|id| !found.iter().any(|(.., of)| of == id)).collect();
    if found.is_empty()
        && by_pinyin.is_empty()
        && let Some(Near { query, patterns }) = Near::of(keyword)
    {
        let rows = q::texts_near().bind(db, &query, &patterns, &kind, &MOST).all().await?;
        found.extend(rows.into_iter().map(|row| ((false, false, false), row.hot, row.id)));
    }
    found.sort_by_key(|place| Reverse(*place));
    Ok(found.into_iter().map(|(.., id)| id).chain(by_pinyin).collect())
}

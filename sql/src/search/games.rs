//! Games by name and tags, then by pinyin. Reads the whole catalogue, which has some hundred rows.

use std::cmp::Reverse;

use queries::{client::GenericClient, queries::search as q};

use super::{Keyword, PinyinMatches, near::Near};
use crate::{Error, game::Game};

/// Ids, best first: exact name, name prefix, match inside the name, match in a tag, match by pinyin.
pub async fn games(
    db: &impl GenericClient,
    keyword: &Keyword,
    pinyin: &PinyinMatches,
) -> Result<Vec<i64>, Error> {
    let games = q::games().bind(db).all().await?;
    let text = keyword.text();
    let exact = |game: &q::Games| {
        let in_name = keyword.words.iter().all(|word| game.name.contains(word.as_str()));
        let in_either = keyword
            .words
            .iter()
            .all(|word| game.name.contains(word.as_str()) || game.tags.contains(word.as_str()));
        in_either.then_some((game.name == text, game.name.starts_with(&text), in_name))
    };
    let mut found: Vec<_> =
        games.iter().filter_map(|game| Some((exact(game)?, game.download_num, game.id))).collect();
    let by_pinyin: Vec<i64> = pinyin.games().filter(|id| !found.iter().any(|(.., of)| of == id)).collect();
    if found.is_empty()
        && by_pinyin.is_empty()
        && let Some(near) = Near::of(keyword)
    {
        let nearly = |game: &&q::Games| near.patterns.iter().any(|pattern| like(&game.name, pattern));
        found.extend(
            games.iter().filter(nearly).map(|game| ((false, false, false), game.download_num, game.id)),
        );
    }
    found.sort_by_key(|place| Reverse(*place));
    Ok(found.into_iter().map(|(.., id)| id).chain(by_pinyin).collect())
}

/// The games with these ids, in no particular order.
pub async fn games_by_id(db: &impl GenericClient, ids: &[i64]) -> Result<Vec<Game>, Error> {
    Ok(queries::queries::game::games_by_id().bind(db, &ids).all().await?)
}

/// Like PostgreSQL's `like`, for patterns of folded words.
fn like(text: &str, pattern: &str) -> bool {
    let (text, pattern): (Vec<char>, Vec<char>) = (text.chars().collect(), pattern.chars().collect());
    matches(&text, &pattern)
}

fn matches(text: &[char], pattern: &[char]) -> bool {
    match pattern {
        [] => text.is_empty(),
        ['%', rest @ ..] => (0..=text.len()).any(|skipped| matches(&text[skipped..], rest)),
        [wanted, rest @ ..] => match text {
            [c, left @ ..] => (*wanted == '_' || wanted == c) && matches(left, rest),
            [] => false,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::like;

    #[test]
    fn patterns_are_those_of_sql() {
        for (text, pattern) in [("星海远征", "%星海_征%"), ("星海远征", "%海%征%"), ("ab", "%ab%"), ("", "%")]
        {
            assert!(like(text, pattern), "{text} {pattern}");
        }
        for (text, pattern) in [("星海征", "%星海_征%"), ("ba", "%ab%"), ("a", "")] {
            assert!(!like(text, pattern), "{text} {pattern}");
        }
    }
}

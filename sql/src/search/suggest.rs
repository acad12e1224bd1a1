//! Suggestions while a player types: games, books, tags, players and titles of posts. Texts that begin with the input come
//! first; matches by pinyin come after all others.

use std::{cmp::Reverse, collections::HashSet};

use queries::{client::GenericClient, queries::search as q};

use super::{Keyword, PinyinMatches, books, games, people, pinyin_index::Kind, posts};
use crate::Error;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    pub text: String,
    pub what: Suggested,
    /// The characters of the text that the typed letters spell. `None`: the text itself has the typed words, nearly or exactly.
    pub spelled: Option<String>,
}

impl Suggestion {
    /// Marks a suggestion that matches only by the characters that the letters mean.
    fn mark_meant(&mut self, keyword: &Keyword, meant: Option<&Keyword>) {
        let folded = self.text.to_lowercase();
        if let Some(meant) = meant.filter(|meant| meant.is_in(&folded) && !keyword.is_in(&folded)) {
            self.spelled.get_or_insert_with(|| meant.text());
        }
    }
}

/// The target of a suggestion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Suggested {
    Game(i64),
    Book(i64),
    Tag(i64),
    Player(i64),
    Post { id: i64, author: i64 },
}

/// The first suggestions of each kind, before the rest fills up.
const SHARE: usize = 4;
/// Maximum number of titles that are read.
const TITLES: i64 = 100;
/// Stands for any reader; authors that a reader has blocked are left out later.
const NOBODY: i64 = 0;

/// Suggestions of all kinds, at most `most`.
pub async fn suggestions(
    db: &impl GenericClient,
    keyword: &Keyword,
    pinyin: &PinyinMatches,
    most: usize,
) -> Result<Vec<Suggestion>, Error> {
    let mut kinds = [
        of_games(db, keyword, pinyin).await?,
        of_books(db, keyword, pinyin).await?,
        of_tags(db, keyword, pinyin).await?,
        of_players(db, keyword, pinyin).await?,
        of_titles(db, keyword, pinyin).await?,
    ];
    let mut said = HashSet::new();
    let meant = pinyin.meant(keyword);
    for kind in &mut kinds {
        kind.iter_mut().for_each(|suggestion| suggestion.mark_meant(keyword, meant.as_ref()));
        kind.retain(|suggestion| said.insert(suggestion.text.clone()));
    }
    // First up to `SHARE` of each kind, then the rest; the same again for matches by pinyin.
    let mut chosen: Vec<((bool, bool), Suggestion)> = Vec::new();
    for kind in kinds {
        let (by_pinyin, by_text): (Vec<_>, Vec<_>) = kind.into_iter().partition(|one| one.spelled.is_some());
        for part in [by_text, by_pinyin] {
            let placed = part.into_iter().enumerate();
            chosen.extend(placed.map(|(place, one)| ((one.spelled.is_some(), place >= SHARE), one)));
        }
    }
    chosen.sort_by_key(|(order, _)| *order);
    Ok(chosen.into_iter().take(most).map(|(_, suggestion)| suggestion).collect())
}

async fn of_games(
    db: &impl GenericClient,
    keyword: &Keyword,
    pinyin: &PinyinMatches,
) -> Result<Vec<Suggestion>, Error> {
    let ids = games(db, keyword, pinyin).await?;
    let rows = q::names_of_games().bind(db, &ids).all().await?;
    let named = |id: i64| rows.iter().find(|row| row.id == id);
    let found = ids.iter().filter_map(|id| named(*id));
    let suggestion = |row: &q::NamesOfGames| Suggestion {
        text: row.name.clone(),
        what: Suggested::Game(row.id),
        spelled: pinyin.matched_in(|kind| kind == Kind::Game, row.id),
    };
    Ok(found.map(suggestion).collect())
}

async fn of_books(
    db: &impl GenericClient,
    keyword: &Keyword,
    pinyin: &PinyinMatches,
) -> Result<Vec<Suggestion>, Error> {
    let mut ids = books(db, keyword, pinyin, None).await?;
    ids.truncate(2 * SHARE);
    let rows = queries::queries::book::titles().bind(db, &ids).all().await?;
    let named = |id: &i64| rows.iter().find(|row| row.id == *id);
    let found = ids.iter().filter_map(named);
    let suggestion = |row: &queries::queries::book::Titles| Suggestion {
        text: row.title.clone(),
        what: Suggested::Book(row.id),
        spelled: pinyin.matched_in(Kind::is_book, row.id),
    };
    Ok(found.map(suggestion).collect())
}

async fn of_tags(
    db: &impl GenericClient,
    keyword: &Keyword,
    pinyin: &PinyinMatches,
) -> Result<Vec<Suggestion>, Error> {
    let most = SHARE as i64;
    let rows = q::tags_with().bind(db, &keyword.beginning(), &keyword.patterns(), &most).all().await?;
    let tag = |id, text, spelled| Suggestion { text, what: Suggested::Tag(id), spelled };
    let mut tags: Vec<_> = rows.into_iter().map(|row| tag(row.id, row.tag, None)).collect();
    let by_pinyin: Vec<i64> = pinyin.tags().take(SHARE).collect();
    if !by_pinyin.is_empty() {
        let rows = q::tags_by_id().bind(db, &by_pinyin).all().await?;
        let row = |id: &i64| rows.iter().find(|row| row.id == *id);
        let matched = |id| pinyin.matched_in(|kind| kind == Kind::Tag, id);
        tags.extend(
            by_pinyin.iter().filter_map(row).map(|row| tag(row.id, row.tag.clone(), matched(row.id))),
        );
    }
    Ok(tags)
}

async fn of_players(
    db: &impl GenericClient,
    keyword: &Keyword,
    pinyin: &PinyinMatches,
) -> Result<Vec<Suggestion>, Error> {
    let players = people(db, keyword, pinyin, NOBODY).await?;
    let players = players.into_iter().map(|(player, _)| Suggestion {
        spelled: pinyin.matched_in(|kind| kind == Kind::Player, player.uid),
        what: Suggested::Player(player.uid),
        text: player.name,
    });
    Ok(players.take(2 * SHARE).collect())
}

/// Titles with this prefix, hottest first. Then come titles that contain the text, out of a bounded number of matches.
async fn of_titles(
    db: &impl GenericClient,
    keyword: &Keyword,
    pinyin: &PinyinMatches,
) -> Result<Vec<Suggestion>, Error> {
    let title = |id, author, text| Suggestion { text, what: Suggested::Post { id, author }, spelled: None };
    let mut begin = q::titles_that_begin().bind(db, &keyword.beginning(), &TITLES).all().await?;
    begin.sort_by_key(|row| Reverse((row.hot, row.id)));
    let mut titles: Vec<_> = begin.into_iter().map(|row| title(row.id, row.uid, row.title)).collect();
    if titles.len() < SHARE {
        let (found, _) = posts(db, keyword, pinyin, NOBODY, None, 0, 2 * SHARE as i64).await?;
        let ids: Vec<i64> = found.iter().filter(|found| found.titled).map(|found| found.id).collect();
        let rows = q::titles().bind(db, &ids).all().await?;
        let row = |id: &i64| rows.iter().find(|row| row.id == *id);
        titles.extend(ids.iter().filter_map(row).map(|row| title(row.id, row.uid, row.title.clone())));
    }
    Ok(titles)
}

//! Suggestions while a player types: games, books, tags, players and titles of posts. Texts that begin with the input come
//! first.

use std::{cmp::Reverse, collections::HashSet};

use queries::{client::GenericClient, queries::search as q};

use super::{Keyword, books, games, people, posts};
use crate::Error;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    pub text: String,
    pub what: Suggested,
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
    most: usize,
) -> Result<Vec<Suggestion>, Error> {
    let mut kinds = [
        of_games(db, keyword).await?,
        of_books(db, keyword).await?,
        of_tags(db, keyword).await?,
        of_players(db, keyword).await?,
        of_titles(db, keyword).await?,
    ];
    let mut said = HashSet::new();
    for kind in &mut kinds {
        kind.retain(|suggestion| said.insert(suggestion.text.clone()));
    }
    // First up to `SHARE` of each kind, then the rest.
    let mut left: Vec<Suggestion> = Vec::new();
    let mut chosen: Vec<Suggestion> = Vec::new();
    for mut kind in kinds {
        let rest = kind.split_off(kind.len().min(SHARE));
        chosen.append(&mut kind);
        left.extend(rest);
    }
    chosen.truncate(most);
    chosen.extend(left.into_iter().take(most - chosen.len()));
    Ok(chosen)
}

async fn of_games(db: &impl GenericClient, keyword: &Keyword) -> Result<Vec<Suggestion>, Error> {
    let ids = games(db, keyword).await?;
    let rows = q::names_of_games().bind(db, &ids).all().await?;
    let named = |id: i64| rows.iter().find(|row| row.id == id);
    let found = ids.iter().filter_map(|id| named(*id));
    Ok(found.map(|row| Suggestion { text: row.name.clone(), what: Suggested::Game(row.id) }).collect())
}

async fn of_books(db: &impl GenericClient, keyword: &Keyword) -> Result<Vec<Suggestion>, Error> {
    let mut ids = books(db, keyword, None).await?;
    ids.truncate(2 * SHARE);
    let rows = queries::queries::book::titles().bind(db, &ids).all().await?;
    let named = |id: &i64| rows.iter().find(|row| row.id == *id);
    let found = ids.iter().filter_map(named);
    Ok(found.map(|row| Suggestion { text: row.title.clone(), what: Suggested::Book(row.id) }).collect())
}

async fn of_tags(db: &impl GenericClient, keyword: &Keyword) -> Result<Vec<Suggestion>, Error> {
    let most = SHARE as i64;
    let rows = q::tags_with().bind(db, &keyword.beginning(), &keyword.patterns(), &most).all().await?;
    Ok(rows.into_iter().map(|row| Suggestion { text: row.tag, what: Suggested::Tag(row.id) }).collect())
}

async fn of_players(db: &impl GenericClient, keyword: &Keyword) -> Result<Vec<Suggestion>, Error> {
    let players = people(db, keyword, NOBODY).await?;
    let players = players
        .into_iter()
        .map(|(player, _)| Suggestion { text: player.name, what: Suggested::Player(player.uid) });
    Ok(players.take(2 * SHARE).collect())
}

/// Titles with this prefix, hottest first. Then come titles that contain the text, out of a bounded number of matches.
async fn of_titles(db: &impl GenericClient, keyword: &Keyword) -> Result<Vec<Suggestion>, Error> {
    let title = |id, author, text| Suggestion { text, what: Suggested::Post { id, author } };
    let mut begin = q::titles_that_begin().bind(db, &keyword.beginning(), &TITLES).all().await?;
    begin.sort_by_key(|row| Reverse((row.hot, row.id)));
    let mut titles: Vec<_> = begin.into_iter().map(|row| title(row.id, row.uid, row.title)).collect();
    if titles.len() < SHARE {
        let (found, _) = posts(db, keyword, NOBODY, None, 0, 2 * SHARE as i64).await?;
        let ids: Vec<i64> = found.iter().filter(|found| found.titled).map(|found| found.id).collect();
        let rows = q::titles().bind(db, &ids).all().await?;
        let row = |id: &i64| rows.iter().find(|row| row.id == *id);
        titles.extend(ids.iter().filter_map(row).map(|row| title(row.id, row.uid, row.title.clone())));
    }
    Ok(titles)
}

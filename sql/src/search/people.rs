//! Players by name: exact name, then name prefix, then match inside the name, then match by pinyin. Within each, most followers
//! first.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

use queries::{client::GenericClient, queries::search as q};

use super::{
    Keyword, PinyinMatches,
    near::Near,
    newest::{STEPS, among_newest},
};
use crate::{Error, person::Person};

/// Maximum number of names per kind of match.
const MOST: i64 = 200;
/// The number of most followed accounts that are searched.
const KNOWN: i64 = 2_000;
const LOOK: i64 = 2_000;

/// The best few hundred players, each with the signature. Leaves out accounts that the reader blocks.
pub async fn people(
    db: &impl GenericClient,
    keyword: &Keyword,
    pinyin: &PinyinMatches,
    reader: i64,
) -> Result<Vec<(Person, String)>, Error> {
    let mut names = names(db, keyword).await?;
    let by_pinyin: Vec<i64> =
        pinyin.players().filter(|uid| !names.contains_key(uid)).take(MOST as usize).collect();
    if by_pinyin.is_empty()
        && let Some(meant) = pinyin.meant(keyword).filter(|_| names.is_empty())
    {
        names = self::names(db, &meant).await?;
    }
    if names.is_empty()
        && by_pinyin.is_empty()
        && let Some(Near { query, patterns }) = Near::of(keyword)
    {
        let rows = q::names_near().bind(db, &query, &LOOK, &patterns, &MOST).all().await?;
        names.extend(rows.into_iter().map(|row| (row.uid, row.name)));
    }
    let uids: Vec<i64> = names.keys().chain(&by_pinyin).copied().collect();
    let mut rows = q::people().bind(db, &reader, &uids).all().await?;
    let text = keyword.text();
    rows.sort_by_key(|row| {
        let name = names.get(&row.uid).map(String::as_str);
        let place = by_pinyin.iter().position(|uid| *uid == row.uid);
        let begins = name.is_some_and(|name| name.starts_with(&text));
        Reverse((name == Some(&text), begins, Reverse(place), row.follower_num, Reverse(row.uid)))
    });
    let person = |row: q::People| {
        let q::People { uid, name, avatar, level_type, badge, frame, followed, signature, .. } = row;
        (Person { uid, name, avatar, level_type, badge, frame, followed }, signature)
    };
    Ok(rows.into_iter().map(person).collect())
}

/// The accounts among these that the reader blocks.
pub async fn blocked(db: &impl GenericClient, reader: i64, uids: &[i64]) -> Result<HashSet<i64>, Error> {
    Ok(q::blocked().bind(db, &reader, &uids).all().await?.into_iter().collect())
}

/// The players whose name has these words, for operators: at most `most` of the names that begin so, and of the newest others.
pub async fn named_like(db: &impl GenericClient, given: &str, most: usize) -> Result<Vec<i64>, Error> {
    let Some(keyword) = Keyword::read(db, given).await? else { return Ok(Vec::new()) };
    let beginning = q::names_that_begin().bind(db, &keyword.beginning(), &MOST).all().await?;
    let mut uids: Vec<i64> = beginning.into_iter().map(|row| row.uid).collect();
    if uids.len() < most {
        uids.extend(newest(db, &keyword, &keyword.patterns()).await?.into_iter().map(|(uid, _)| uid));
    }
    let mut seen = HashSet::new();
    uids.retain(|uid| seen.insert(*uid));
    uids.truncate(most);
    Ok(uids)
}

/// The folded names of matching players, by uid.
async fn names(db: &impl GenericClient, keyword: &Keyword) -> Result<HashMap<i64, String>, Error> {
    let words = keyword.patterns();
    let mut names = HashMap::new();
    let rows = q::names_that_begin().bind(db, &keyword.beginning(), &MOST).all().await?;
    let many = rows.len() as i64 >= MOST;
    names.extend(rows.into_iter().map(|row| (row.uid, row.name)));
    let rows = q::known_names_with().bind(db, &KNOWN, &words).all().await?;
    names.extend(rows.into_iter().map(|row| (row.uid, row.name)));
    if !many {
        names.extend(newest(db, keyword, &words).await?);
    }
    Ok(names)
}

/// The newest players with a match in the name: for a very common word, only these are checked.
async fn newest(
    db: &impl GenericClient,
    keyword: &Keyword,
    words: &[String],
) -> Result<Vec<(i64, String)>, Error> {
    let query = keyword.query().unwrap_or_else(|| keyword.beginnings());
    let mut rows = Vec::new();
    for step in STEPS.map(Some).into_iter().chain([None]) {
        let among =
            step.map_or_else(|| query.clone(), |step| among_newest(&query, step, keyword.newest_account));
        rows = q::names_with().bind(db, &among, &words, &MOST).all().await?;
        if rows.len() as i64 >= MOST {
            break;
        }
    }
    Ok(rows.into_iter().map(|row| (row.uid, row.name)).collect())
}

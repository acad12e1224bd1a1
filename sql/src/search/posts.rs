//! Searches posts by words, in lots (groups) of a few hundred, newest lot first. Within a lot, posts with the words in the title come
//! first, then the others. Both are ordered by `hot`.

use std::cmp::Reverse;

use queries::{client::GenericClient, queries::search as q};

use super::{
    Keyword, PinyinMatches,
    near::Near,
    newest::{STEPS, among_newest},
};
use crate::Error;

/// A post in the results, and the position where the search continues.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoundPost {
    pub id: i64,
    /// Its title matches, exactly or nearly; otherwise a text below it does.
    pub titled: bool,
    pub after: (i64, i64),
}

/// Maximum number of posts of a lot. With fewer than `ENOUGH`, the search goes further back.
const MOST: i64 = 300;
const ENOUGH: usize = 100;
/// Maximum number of posts that are checked for near matches.
const LOOK: i64 = 1_500;
/// The newest posts checked for a single character, before the index is searched.
const WALK: i64 = 5_000;
/// Maximum number of ranked lots that one page may take, if a reader has blocked the authors of most posts.
const LOTS: usize = 5;
/// Flags in the cursor, added to the number of shown posts of the lot.
const NEARLY: i64 = 1 << 20;
const MEANT: i64 = 1 << 21;

/// How the posts of a search match. A later way is tried if all earlier ones find nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Exact,
    /// By the characters that the typed letters mean in pinyin.
    Meant,
    /// With one typing error.
    Nearly,
}

/// Posts that are found and ranked together.
struct Lot {
    /// Posts that the reader sees, best first, and whether their titles match.
    posts: Vec<(i64, bool)>,
    /// The newest post after this lot; `None`: this is the last.
    next: Option<i64>,
}

/// Up to `size` posts, and the number of posts found so far. `after`: the position where the same search continues.
pub async fn posts(
    db: &impl GenericClient,
    keyword: &Keyword,
    pinyin: &PinyinMatches,
    reader: i64,
    after: Option<(i64, i64)>,
    skip: i64,
    size: i64,
) -> Result<(Vec<FoundPost>, i64), Error> {
    let (place, mut upto) = after.unwrap_or((skip, keyword.newest_post));
    let (mut way, mut shown) = Way::read(place);
    let meant = pinyin.meant(keyword);
    let find = async |way, upto| match (way, &meant) {
        (Way::Exact, _) => exact(db, keyword, reader, upto).await,
        (Way::Meant, Some(meant)) => exact(db, meant, reader, upto).await,
        (Way::Meant, None) => Ok(Lot { posts: Vec::new(), next: None }),
        (Way::Nearly, _) => near(db, keyword, reader, upto).await,
    };
    let (mut found, mut total) = (Vec::new(), 0);
    for _ in 0..LOTS {
        let mut lot = find(way, upto).await?;
        while after.is_none()
            && lot.posts.is_empty()
            && lot.next.is_none()
            && let Some(next) = way.next()
        {
            way = next;
            lot = find(way, upto).await?;
        }
        total += lot.posts.len() as i64;
        let mark = way.mark();
        let left = lot.posts.iter().enumerate().skip(shown).take(size as usize - found.len());
        let place = |place: usize| (mark | (place as i64 + 1), upto);
        found.extend(left.map(|(at, (id, titled))| FoundPost { id: *id, titled: *titled, after: place(at) }));
        let Some(next) = lot.next.filter(|_| found.len() < size as usize) else { break };
        (upto, shown) = (next, shown.saturating_sub(lot.posts.len()));
    }
    Ok((found, total))
}

impl Way {
    /// Reads a cursor: the way, and the number of shown posts of the lot.
    fn read(place: i64) -> (Self, usize) {
        let way = match (place & MEANT != 0, place & NEARLY != 0) {
            (true, _) => Self::Meant,
            (false, true) => Self::Nearly,
            (false, false) => Self::Exact,
        };
        (way, (place & !(MEANT | NEARLY)) as usize)
    }

    fn mark(self) -> i64 {
        match self {
            Self::Exact => 0,
            Self::Meant => MEANT,
            Self::Nearly => NEARLY,
        }
    }

    fn next(self) -> Option<Self> {
        match self {
            Self::Exact => Some(Self::Meant),
            Self::Meant => Some(Self::Nearly),
            Self::Nearly => None,
        }
    }
}

/// Posts that have all words.
async fn exact(db: &impl GenericClient, keyword: &Keyword, reader: i64, upto: i64) -> Result<Lot, Error> {
    let words = keyword.patterns();
    let query = match keyword.query() {
        Some(query) => query,
        None => {
            let rows = q::posts_among_newest().bind(db, &upto, &WALK, &words, &MOST, &reader).all().await?;
            if rows.len() >= ENOUGH {
                let rows = rows.into_iter().map(|row| (row.id, row.titled, row.hot, row.shown)).collect();
                return Ok(Lot::of(rows, true));
            }
            keyword.beginnings()
        }
    };
    for step in STEPS.map(Some).into_iter().chain([None]) {
        let query = step.map_or_else(|| query.clone(), |step| among_newest(&query, step, upto));
        let rows = q::posts_with().bind(db, &query, &words, &upto, &MOST, &reader).all().await?;
        if step.is_none() || rows.len() >= ENOUGH {
            let rows = rows.into_iter().map(|row| (row.id, row.titled, row.hot, row.shown)).collect();
            return Ok(Lot::of(rows, step.is_some()));
        }
    }
    Ok(Lot { posts: Vec::new(), next: None })
}

/// Posts that are one slip away from the words.
async fn near(db: &impl GenericClient, keyword: &Keyword, reader: i64, upto: i64) -> Result<Lot, Error> {
    let Some(Near { query, patterns }) = Near::of(keyword) else {
        return Ok(Lot { posts: Vec::new(), next: None });
    };
    let steps = STEPS[..2].iter().map(|step| among_newest(&query, *step, upto));
    for query in steps.chain([query.clone()]) {
        let rows = q::posts_near().bind(db, &query, &upto, &LOOK, &patterns, &MOST, &reader).all().await?;
        if !rows.is_empty() {
            let rows = rows.into_iter().map(|row| (row.id, row.titled, row.hot, row.shown)).collect();
            return Ok(Lot { next: None, ..Lot::of(rows, false) });
        }
    }
    Ok(Lot { posts: Vec::new(), next: None })
}

impl Lot {
    /// `more`: older posts can exist, even if this lot is small.
    fn of(mut rows: Vec<(i64, bool, i64, bool)>, more: bool) -> Self {
        let oldest = rows.last().map(|row| row.0);
        let next = oldest.filter(|_| more || rows.len() as i64 >= MOST).map(|oldest| oldest - 1);
        rows.retain(|(.., shown)| *shown);
        rows.sort_by_key(|(id, titled, hot, _)| Reverse((*titled, *hot, *id)));
        Self { posts: rows.into_iter().map(|(id, titled, ..)| (id, titled)).collect(), next }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_come_first_then_what_is_hot() {
        let lot = Lot::of(
            vec![(9, false, 5, true), (8, true, 1, true), (7, false, 7, true), (6, true, 9, false)],
            false,
        );
        assert_eq!((lot.posts, lot.next), (vec![(8, true), (7, false), (9, false)], None));
        let more = Lot::of(vec![(9, false, 5, true), (6, true, 9, false)], true);
        assert_eq!((more.posts, more.next), (vec![(9, false)], Some(5)));
    }

    #[test]
    fn a_search_begins_among_the_newest() {
        assert_eq!(among_newest("'攻略'", (1, 11), 100_001), "('攻略')&('#1:48'|'#1:47')");
    }
}

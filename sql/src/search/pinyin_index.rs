//! The index of the search by pinyin: the names of all games, books and tags, and of the players with the most followers. It is in
//! memory, and each search reads all of it. It has no posts and no other players, because these are millions. A search finds them by
//! the characters that the letters most likely mean (`PinyinMatches::meant`).

use std::cmp::Reverse;

use queries::{client::GenericClient, queries::search as q};

use super::{
    Keyword,
    pinyin::{Letters, Match, Notation, Spelling},
};
use crate::Error;

/// The number of most followed players in the index.
const PLAYERS: i64 = 2_000;
/// Maximum number of texts that `PinyinMatches::matched` names.
const MATCHED: usize = 10;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    Game,
    Comic,
    Novel,
    Animation,
    Tag,
    Player,
}

pub struct PinyinIndex(Vec<Entry>);

struct Entry {
    kind: Kind,
    id: i64,
    /// Downloads, heat or followers.
    weight: i64,
    name: Spelling,
    /// Tags and authors.
    about: Vec<Spelling>,
}

/// How well letters match an entry. A better match is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    About,
    Name { notation: Notation, begins: bool },
}

/// An entry that the letters spell.
#[derive(Debug, Clone)]
struct Hit {
    kind: Kind,
    id: i64,
    rank: Rank,
    /// The characters that the letters spell.
    matched: String,
}

/// The entries that a keyword finds by pinyin, best first.
#[derive(Debug, Clone, Default)]
pub struct PinyinMatches(Vec<Hit>);

impl PinyinIndex {
    pub async fn read(db: &impl GenericClient) -> Result<Self, Error> {
        let rows = q::pinyin_texts().bind(db, &PLAYERS).all().await?;
        let entry = |row: q::PinyinTexts| {
            let about =
                row.about.iter().filter(|text| !text.is_empty()).map(|text| Spelling::of(text)).collect();
            Ok(Entry {
                kind: Kind::of(&row.kind)?,
                id: row.id,
                weight: row.weight,
                name: Spelling::of(&row.name),
                about,
            })
        };
        Ok(Self(rows.into_iter().map(entry).collect::<Result<_, Error>>()?))
    }

    /// The entries that match only by pinyin, not by their text. Empty for a keyword without Latin letters.
    #[must_use]
    pub fn find(&self, keyword: &Keyword) -> PinyinMatches {
        let Some(letters) = Letters::of(keyword) else { return PinyinMatches::default() };
        let mut hits: Vec<(i64, Hit)> =
            self.0.iter().filter_map(|entry| Some((entry.weight, entry.find(keyword, &letters)?))).collect();
        hits.sort_by_key(|(weight, hit)| Reverse((hit.rank, *weight, Reverse(hit.id))));
        PinyinMatches(hits.into_iter().map(|(_, hit)| hit).collect())
    }
}

impl Kind {
    fn of(name: &str) -> Result<Self, Error> {
        Ok(match name {
            "game" => Self::Game,
            "comic" => Self::Comic,
            "novel" => Self::Novel,
            "animation" => Self::Animation,
            "tag" => Self::Tag,
            "player" => Self::Player,
            _ => return Err(Error::Invalid(format!("{name} is no kind of the pinyin index"))),
        })
    }

    pub fn is_book(self) -> bool {
        matches!(self, Self::Comic | Self::Novel | Self::Animation)
    }
}

impl Entry {
    fn find(&self, keyword: &Keyword, letters: &Letters) -> Option<Hit> {
        let texts = || [&self.name].into_iter().chain(&self.about);
        if keyword.words.iter().all(|word| texts().any(|text| text.has(word))) {
            return None;
        }
        let hit = |rank, matched| Hit { kind: self.kind, id: self.id, rank, matched };
        if let Some(Match { notation, chars }) = self.name.find(letters) {
            let rank = Rank::Name { notation, begins: chars.start == 0 };
            return Some(hit(rank, self.name.text(chars)));
        }
        self.about.iter().find_map(|about| {
            let found = about.find(letters).filter(|found| found.notation == Notation::Full)?;
            Some(hit(Rank::About, about.text(found.chars)))
        })
    }
}

impl PinyinMatches {
    pub fn games(&self) -> impl Iterator<Item = i64> {
        self.ids(|kind| kind == Kind::Game)
    }

    /// `kind` `None`: of all kinds.
    pub fn books(&self, kind: Option<&str>) -> impl Iterator<Item = i64> {
        let kind = kind.map(|kind| Kind::of(kind).ok());
        self.ids(move |of| of.is_book() && kind.is_none_or(|kind| kind == Some(of)))
    }

    pub fn tags(&self) -> impl Iterator<Item = i64> {
        self.ids(|kind| kind == Kind::Tag)
    }

    pub fn players(&self) -> impl Iterator<Item = i64> {
        self.ids(|kind| kind == Kind::Player)
    }

    fn ids(&self, of: impl Fn(Kind) -> bool) -> impl Iterator<Item = i64> {
        self.0.iter().filter(move |hit| of(hit.kind)).map(|hit| hit.id)
    }

    /// Whether the letters spell a part of this game's name, not only one of its tags.
    #[must_use]
    pub fn names_game(&self, id: i64) -> bool {
        self.0.iter().any(|hit| hit.kind == Kind::Game && hit.id == id && hit.rank > Rank::About)
    }

    /// Like `names_game`, for a book.
    #[must_use]
    pub fn names_book(&self, id: i64) -> bool {
        self.0.iter().any(|hit| hit.kind.is_book() && hit.id == id && hit.rank > Rank::About)
    }

    /// The different texts that the letters spell, best first.
    #[must_use]
    pub fn matched(&self) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        for Hit { matched, .. } in &self.0 {
            if texts.len() < MATCHED && !texts.contains(matched) {
                texts.push(matched.clone());
            }
        }
        texts
    }

    /// The characters that these letters spell in the name of this kind and id.
    pub(super) fn matched_in(&self, of: impl Fn(Kind) -> bool, id: i64) -> Option<String> {
        self.0.iter().find(|hit| hit.id == id && of(hit.kind)).map(|hit| hit.matched.clone())
    }

    /// The keyword that the letters most likely mean. Two initials are too ambiguous.
    pub(super) fn meant(&self, keyword: &Keyword) -> Option<Keyword> {
        let best = self.0.iter().find(|hit| hit.kind != Kind::Player)?;
        let initials = matches!(best.rank, Rank::Name { notation: Notation::Initials, .. });
        let least = if initials { 3 } else { 2 };
        let words: Vec<String> = best.matched.split(' ').map(str::to_owned).collect();
        (best.matched.chars().count() >= least).then(|| Keyword { words, ..keyword.clone() })
    }
}

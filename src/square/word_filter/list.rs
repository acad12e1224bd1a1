//! Finds the words of the list in a text with automatons, and masks them.

use std::{borrow::Cow, ops::Range};

use aho_corasick::AhoCorasick;
use sql::service::{SensitiveWord, WordAction};

use super::{
    fold::{Folded, folded},
    rules::{Gap, Letter, is_word, joins},
};

/// The sensitive words, ready to search.
pub struct List {
    words: Vec<Word>,
    /// Searches the letters of a text only.
    spelling: Automaton,
    /// Searches all characters, for words that consist of signs, such as `+v`.
    signs: Automaton,
}

struct Word {
    /// The word as the operator wrote it.
    word: String,
    action: WordAction,
    /// For each pair of neighbouring letters, whether the word itself has other characters between them.
    own: Vec<bool>,
}

/// The Aho-Corasick automaton of a set of words. `words` maps its patterns to positions in `List::words`.
struct Automaton {
    automaton: AhoCorasick,
    words: Vec<usize>,
}

/// A word that was found in a text.
struct Hit {
    word: usize,
    /// The byte range of each of its letters.
    letters: Vec<Range<usize>>,
}

impl List {
    pub fn new(words: &[SensitiveWord]) -> Result<Self, sql::Error> {
        let (mut spelling, mut signs) = (Vec::new(), Vec::new());
        let mut kept = Vec::new();
        for (place, SensitiveWord { word, action, .. }) in words.iter().enumerate() {
            let text = Text::new(word);
            if text.letters.len() < 2 && text.all.len() > text.letters.len() {
                signs.push((place, text.all.iter().map(|folded| folded.c).collect::<String>()));
            } else {
                spelling.push((place, text.letters.iter().map(|letter| letter.c).collect()));
            }
            let own = text.letters.iter().skip(1).map(|letter| letter.gap > Gap::None).collect();
            kept.push(Word { word: word.clone(), action: *action, own });
        }
        Ok(Self { words: kept, spelling: Automaton::new(spelling)?, signs: Automaton::new(signs)? })
    }

    /// All words in the text, whatever their action, as the operator wrote them.
    #[must_use]
    pub fn find(&self, text: &str) -> Vec<&str> {
        self.named(&self.hits(text, |_| true))
    }

    /// The words in the text that must not be published.
    #[must_use]
    pub fn refused(&self, text: &str) -> Vec<&str> {
        self.named(&self.hits(text, |action| action == WordAction::Refuse))
    }

    /// Replaces each letter of masked words by a star. The number of characters stays the same.
    #[must_use]
    pub fn masked<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let hits = self.hits(text, |action| action == WordAction::Mask);
        if hits.is_empty() {
            return text.into();
        }
        let mut masked = String::with_capacity(text.len());
        let mut done = 0;
        // Several folded characters can come from one character, so its range can repeat.
        for letter in hits.into_iter().flat_map(|hit| hit.letters).filter(|letter| !letter.is_empty()) {
            if letter.start < done {
                continue;
            }
            masked.push_str(&text[done..letter.start]);
            masked.extend(text[letter.clone()].chars().map(|_| '*'));
            done = letter.end;
        }
        masked.push_str(&text[done..]);
        masked.into()
    }

    /// The words of the hits, in order of appearance, each once.
    fn named(&self, hits: &[Hit]) -> Vec<&str> {
        let mut named: Vec<&str> = Vec::new();
        for hit in hits {
            let word = self.words[hit.word].word.as_str();
            if !named.contains(&word) {
                named.push(word);
            }
        }
        named
    }

    /// Of overlapping hits the first counts. Of hits with the same start the longest counts.
    fn hits(&self, text: &str, wanted: impl Fn(WordAction) -> bool) -> Vec<Hit> {
        let text = Text::new(text);
        let spelling: String = text.letters.iter().map(|letter| letter.c).collect();
        let mut hits = self.spelling.hits(&spelling, |word, from, upto| {
            let own = &self.words[word].own;
            let found = is_word(&text.letters, from, upto, own);
            found.then(|| text.places[from..upto].iter().map(|place| text.all[*place].from.clone()).collect())
        });
        let signs: String = text.all.iter().map(|folded| folded.c).collect();
        hits.extend(self.signs.hits(&signs, |_, from, upto| {
            let joined = |place: usize| {
                let before = place.checked_sub(1).and_then(|place| text.all.get(place));
                before.zip(text.all.get(place)).is_some_and(|(one, other)| joins(one.c, other.c))
            };
            let found = !joined(from) && !joined(upto);
            found.then(|| text.all[from..upto].iter().map(|folded| folded.from.clone()).collect())
        }));
        hits.retain(|hit| wanted(self.words[hit.word].action));
        hits.sort_by_key(|hit| (hit.begin(), std::cmp::Reverse(hit.end())));
        let mut end = 0;
        hits.retain(|hit| {
            let first = hit.begin() >= end;
            end = if first { hit.end() } else { end };
            first
        });
        hits
    }
}

impl Hit {
    fn begin(&self) -> usize {
        self.letters.first().map_or(0, |letter| letter.start)
    }

    fn end(&self) -> usize {
        self.letters.last().map_or(0, |letter| letter.end)
    }
}

impl Automaton {
    fn new(patterns: Vec<(usize, String)>) -> Result<Self, sql::Error> {
        let (words, patterns): (Vec<usize>, Vec<String>) = patterns.into_iter().unzip();
        let automaton = AhoCorasick::new(patterns).map_err(|error| sql::Error::Invalid(error.to_string()))?;
        Ok(Self { automaton, words })
    }

    /// `letters` checks a hit, given its word, start and end in characters, and returns the ranges of its letters.
    fn hits(
        &self,
        text: &str,
        letters: impl Fn(usize, usize, usize) -> Option<Vec<Range<usize>>>,
    ) -> Vec<Hit> {
        // Converts byte offsets to character positions.
        let starts: Vec<usize> = text.char_indices().map(|(start, _)| start).collect();
        let place = |byte| starts.partition_point(|start| *start < byte);
        let found = self.automaton.find_overlapping_iter(text).filter_map(|hit| {
            let word = self.words[hit.pattern().as_usize()];
            let letters = letters(word, place(hit.start()), place(hit.end()))?;
            Some(Hit { word, letters })
        });
        found.collect()
    }
}

/// A folded text.
struct Text {
    all: Vec<Folded>,
    letters: Vec<Letter>,
    /// The position of each letter in `all`.
    places: Vec<usize>,
}

impl Text {
    fn new(text: &str) -> Self {
        let all: Vec<Folded> = folded(text).collect();
        let (mut letters, mut places, mut gap) = (Vec::new(), Vec::new(), Gap::None);
        for (place, Folded { c, .. }) in all.iter().enumerate() {
            if c.is_alphanumeric() {
                letters.push(Letter { c: *c, gap });
                places.push(place);
                gap = Gap::None;
            } else {
                gap = gap.and(*c);
            }
        }
        Self { all, letters, places }
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;

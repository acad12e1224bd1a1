//! Matches typed letters with the pinyin of a text: full pinyin (`maoguo`), initials (`mg`), and both mixed with characters
//! (`mao国`).
//!
//! - The last syllable of full pinyin may be incomplete: `maog` finds 猫国.
//! - A character with several readings matches each of them: 重 is `zhong` and `chong`.
//! - Letters and digits of the text stand for themselves, blanks are skipped: `wangzhe2` finds 王者 2.
//! - The work grows with the lengths of letters and text, not with the number of ways to split the letters into syllables.

use std::ops::Range;

use pinyin::ToPinyinMulti;

use super::Keyword;

/// The letters that a player typed, folded and without blanks.
pub struct Letters(Vec<char>);

/// Maximum number of letters: a `u64` is the set of reached letters.
const MOST: usize = 63;

impl Letters {
    /// `None`: the keyword has no Latin letter, so only its text can match, or it has too many letters.
    pub fn of(keyword: &Keyword) -> Option<Self> {
        let letters: Vec<char> = keyword.words.concat().chars().collect();
        let latin = letters.iter().any(|letter| letter.is_ascii_lowercase() || *letter == 'ü');
        (latin && letters.len() <= MOST).then_some(Self(letters))
    }
}

/// How letters match a text, from the weakest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Notation {
    Initials,
    Full,
}

impl Notation {
    /// Fewer letters match only the beginning of a text. Inside a text they would find too much.
    fn least_inside(self) -> usize {
        match self {
            Self::Initials => 3,
            Self::Full => 2,
        }
    }
}

/// A match, and the characters of the text that it covers.
#[derive(Debug, PartialEq, Eq)]
pub struct Match {
    pub notation: Notation,
    pub chars: Range<usize>,
}

/// A folded text with the readings of its characters.
pub struct Spelling {
    text: String,
    chars: Vec<Character>,
}

struct Character {
    char: char,
    /// Without tones. Empty: not a Chinese character.
    readings: Vec<&'static str>,
}

impl Spelling {
    pub fn of(text: &str) -> Self {
        Self { text: text.to_owned(), chars: text.chars().map(Character::new).collect() }
    }

    /// The best match: full pinyin before initials, then the first.
    pub fn find(&self, letters: &Letters) -> Option<Match> {
        [Notation::Full, Notation::Initials].into_iter().find_map(|notation| {
            let inside = letters.0.len() >= notation.least_inside();
            let starts = if inside { self.chars.len() } else { 1 };
            let chars = (0..starts).find_map(|start| Some(start..self.end(letters, start, notation)?))?;
            Some(Match { notation, chars })
        })
    }

    /// Whether the text itself has this word.
    pub fn has(&self, word: &str) -> bool {
        self.text.contains(word)
    }

    pub fn text(&self, chars: Range<usize>) -> String {
        self.chars[chars].iter().map(|character| character.char).collect()
    }

    /// The end of the match that begins at `start`. Without a Chinese character it is no match: the text itself has the letters.
    fn end(&self, letters: &Letters, start: usize, notation: Notation) -> Option<usize> {
        // Bit n: the characters so far can spell the first n letters.
        let mut reached = 1_u64;
        for (place, character) in self.chars.iter().enumerate().skip(start) {
            if character.char == ' ' && place > start {
                continue;
            }
            let from = (0..letters.0.len()).filter(|from| reached >> from & 1 == 1);
            reached = from.fold(0, |next, from| next | character.reach(&letters.0[from..], notation) << from);
            if reached >> letters.0.len() == 1 {
                let chinese = self.chars[start..=place].iter().any(|char| !char.readings.is_empty());
                return chinese.then_some(place + 1);
            }
            if reached == 0 {
                return None;
            }
        }
        None
    }
}

impl Character {
    fn new(char: char) -> Self {
        let readings = char.to_pinyin_multi().into_iter().flatten().map(pinyin::Pinyin::plain);
        let mut readings: Vec<&str> = readings.collect();
        readings.sort_unstable();
        readings.dedup();
        Self { char, readings }
    }

    /// Bit n: the character can stand for the first n letters.
    fn reach(&self, letters: &[char], notation: Notation) -> u64 {
        let itself = u64::from(self.char == letters[0]) << 1;
        self.readings.iter().fold(itself, |reached, reading| {
            let same =
                reading.chars().zip(letters).take_while(|(sound, typed)| sounds(*sound, **typed)).count();
            let whole = same == reading.chars().count() || same == letters.len();
            let initial = notation == Notation::Initials && same > 0;
            reached | u64::from(whole && same > 0) << same | u64::from(initial) << 1
        })
    }
}

/// Keyboards have no ü: players type `v`, passports have `u`.
fn sounds(sound: char, typed: char) -> bool {
    sound == typed || sound == 'ü' && matches!(typed, 'v' | 'u')
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::{super::tests::keyword, Notation::*, *};

    /// The notation of the match, and the matched characters.
    fn found(text: &str, typed: &str) -> Option<(Notation, String)> {
        let spelling = Spelling::of(text);
        let Match { notation, chars } =
            spelling.find(&Letters::of(&keyword(&typed.split(' ').collect::<Vec<_>>()))?)?;
        Some((notation, spelling.text(chars)))
    }

    fn assert_found(text: &str, typed: &str, notation: Notation, matched: &str) {
        assert_eq!(found(text, typed), Some((notation, matched.to_owned())), "{typed} in {text}");
    }

    #[test]
    fn full_pinyin_matches_also_in_parts_and_with_an_incomplete_last_syllable() {
        for (typed, matched) in [
            ("maoguoyuanzheng", "猫国远征"),
            ("maoguo", "猫国"),
            ("mao guo", "猫国"),
            ("maog", "猫国"),
            ("ma", "猫"),
            ("m", "猫"),
            ("yuanz", "远征"),
            ("mao国", "猫国"),
            ("猫guo", "猫国"),
        ] {
            assert_found("猫国远征", typed, Full, matched);
        }
    }

    #[test]
    fn initials_match_from_the_beginning_and_inside_from_three_letters_on() {
        assert_found("猫国远征", "mgyz", Initials, "猫国远征");
        assert_found("猫国远征", "mg", Initials, "猫国");
        assert_found("猫国远征", "maogyz", Initials, "猫国远征");
        assert_found("新猫国远征", "mgy", Initials, "猫国远");
        assert_eq!(found("新猫国远征", "mg"), None);
        assert_eq!(found("新猫国远征", "m"), None);
    }

    #[test]
    fn each_reading_of_a_character_matches() {
        for (text, typed) in [
            ("重装", "zhongzhuang"),
            ("重装", "chongzhuang"),
            ("音乐", "yinyue"),
            ("音乐", "yinle"),
            ("行长", "hangzhang"),
            ("行长", "xingchang"),
        ] {
            assert_found(text, typed, Full, text);
        }
        for typed in ["nver", "nuer", "nüer"] {
            assert_found("女儿", typed, Full, "女儿");
        }
    }

    #[test]
    fn letters_and_digits_of_the_text_stand_for_themselves() {
        assert_found("王者 2", "wangzhe2", Full, "王者 2");
        assert_found("王者 2", "wz2", Initials, "王者 2");
        assert_found("x战队", "xzhandui", Full, "x战队");
        assert_eq!(found("abc 远征", "abc"), None, "the text itself has it");
    }

    #[test]
    fn nonsense_matches_nothing() {
        for typed in ["guomao", "maox", "mgx", "xyzzy", "uoy", "猫国", "12"] {
            assert_eq!(found("猫国远征", typed), None, "{typed}");
        }
    }

    #[test]
    fn an_ambiguous_text_costs_no_more_than_its_length() {
        // Each character stands for one `a`, as syllable and as initial: 2^40 ways to split the letters.
        let (spelling, letters) = (Spelling::of(&"啊".repeat(60)), "a".repeat(40) + "x");
        let began = Instant::now();
        assert_eq!(spelling.find(&Letters::of(&keyword(&[&letters])).unwrap()), None);
        assert!(began.elapsed().as_secs() < 5);
        assert!(Letters::of(&keyword(&[&"a".repeat(64)])).is_none());
    }
}

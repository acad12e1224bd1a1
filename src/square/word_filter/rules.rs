//! Decides whether consecutive letters of a text are the word that they spell, given the characters between them.
//!
//! An author who hides a word inserts characters between its letters, but ordinary texts have characters between words, too.
//! In scripts without blanks (Chinese), such characters may end a sentence. In scripts with blanks (Latin), the neighbours of
//! a word also limit it.

/// The characters between two letters, ordered from no separation to a possible end of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    None,
    /// Stars and similar characters: nobody separates words with them.
    Noise,
    /// Blanks, hyphens, dots and pictures: they separate words, rarely sentences.
    Light,
    /// Marks that may end a sentence, and all other characters.
    Border,
}

/// A letter or digit of a text, and the gap before it.
#[derive(Debug, Clone, Copy)]
pub struct Letter {
    pub c: char,
    pub gap: Gap,
}

impl Gap {
    /// Extends the gap by the next character that is no letter.
    #[must_use]
    pub fn and(self, c: char) -> Self {
        let kind = match c {
            '*' | '^' | '`' | '=' | '$' | '%' => Self::Noise,
            '-' | '_' | '.' | '·' | '•' | '・' => Self::Light,
            '\n' | '\r' | '\u{2028}' | '\u{2029}' => Self::Border,
            c if c.is_whitespace() => Self::Light,
            // Latin and Chinese punctuation; the rest are pictures.
            '\0'..='\u{206f}' | '\u{3000}'..='\u{303f}' | '\u{fe10}'..='\u{ffef}' => Self::Border,
            _ => Self::Light,
        };
        // ". " ends a sentence; "." alone may not.
        let two = self == Self::Light && kind == Self::Light && c.is_whitespace();
        if two { Self::Border } else { self.max(kind) }
    }
}

/// Whether `text[from..upto]` is a word. `own[n]`: the word itself has other characters between its letters n and n + 1.
#[must_use]
pub fn is_word(text: &[Letter], from: usize, upto: usize, own: &[bool]) -> bool {
    let (letters, before, behind) = (&text[from..upto], text[..from].last(), text.get(upto));
    let cut = |one: Letter, other: Letter| other.gap > Gap::None || !joins(one.c, other.c);
    if !before.is_none_or(|before| cut(*before, letters[0]))
        || !behind.is_none_or(|behind| cut(letters[letters.len() - 1], *behind))
    {
        return false;
    }
    let parted = |letter: &Letter| letter.gap > Gap::None;
    // Nobody separates every letter of an ordinary text, so this is the hidden word.
    let spelt = letters.len() > 2 && letters[1..].iter().all(parted);
    let alone = (before.is_none() || parted(&letters[0])) && behind.is_none_or(parted);
    let mut pairs = letters.windows(2).zip(own).filter(|(_, own)| !**own).map(|(pair, _)| (pair[0], pair[1]));
    spelt
        || pairs.all(|(one, other)| match other.gap {
            Gap::None | Gap::Noise => true,
            _ if is_spaced(one.c) && is_spaced(other.c) => false,
            Gap::Light => letters.len() > 2 || alone,
            Gap::Border => alone,
        })
}

/// Whether two neighbouring letters belong to one word: both from a script with blanks between words, or both digits.
pub fn joins(one: char, other: char) -> bool {
    let letter = |c: char| is_spaced(c) && !c.is_numeric();
    letter(one) && letter(other) || one.is_numeric() && other.is_numeric()
}

/// Whether the character is from a script with blanks between words: Latin, Greek, Cyrillic and the others before the
/// scripts of East Asia, and digits.
fn is_spaced(c: char) -> bool {
    matches!(c, '\0'..='\u{dff}' | '\u{1e00}'..='\u{1fff}')
}

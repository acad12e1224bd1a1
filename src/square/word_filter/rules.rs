//! Whether letters that follow one another in a text, whatever stands between them, are the word that they spell.
//!
//! Who hides a word puts something between its letters; who writes other words puts it between those. Where letters are
//! written without blanks (Chinese), what stands between two of them may part a sentence there; where they are written with
//! blanks (Latin), a word is also bounded by its neighbours.

/// What stands between two letters, from what parts nothing to what may end a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    None,
    /// Stars and the like: nobody parts words with them.
    Noise,
    /// Blanks, hyphens, dots and pictures: they part words, rarely sentences.
    Light,
    /// Marks that may end a sentence, and whatever is not known to be one of the others.
    Border,
}

/// A letter or digit of a text, and what stands before it.
#[derive(Debug, Clone, Copy)]
pub struct Letter {
    pub c: char,
    pub gap: Gap,
}

impl Gap {
    /// With what follows, as far as that is no letter.
    #[must_use]
    pub fn and(self, c: char) -> Self {
        let kind = match c {
            '*' | '^' | '`' | '=' | '$' | '%' => Self::Noise,
            '-' | '_' | '.' | '·' | '•' | '・' => Self::Light,
            '\n' | '\r' | '\u{2028}' | '\u{2029}' => Self::Border,
            c if c.is_whitespace() => Self::Light,
            // Punctuation of Latin and of Chinese; behind that, pictures.
            '\0'..='\u{206f}' | '\u{3000}'..='\u{303f}' | '\u{fe10}'..='\u{ffef}' => Self::Border,
            _ => Self::Light,
        };
        // ". " ends a sentence, "." does not have to.
        let two = self == Self::Light && kind == Self::Light && c.is_whitespace();
        if two { Self::Border } else { self.max(kind) }
    }
}

/// Whether `text[from..upto]` is a word. `own[n]`: the word itself has something between its letters n and n + 1.
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
    // Each letter by itself is no way to write words.
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

/// Two letters side by side are of one word: both of a script with blanks between words, or both digits.
pub fn joins(one: char, other: char) -> bool {
    let letter = |c: char| is_spaced(c) && !c.is_numeric();
    letter(one) && letter(other) || one.is_numeric() && other.is_numeric()
}

/// Of a script that is written with blanks between words: Latin, Greek, Cyrillic and what else stands before the scripts of
/// East Asia; digits too.
fn is_spaced(c: char) -> bool {
    matches!(c, '\0'..='\u{dff}' | '\u{1e00}'..='\u{1fff}')
}

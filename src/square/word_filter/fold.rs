//! Folds texts that read alike into one spelling, and maps each letter to its bytes in the text.

use std::{collections::HashMap, iter, ops::Range, sync::LazyLock};

use unicode_normalization::{
    IsNormalized, UnicodeNormalization,
    char::{canonical_combining_class, decompose_compatible, is_combining_mark},
    is_nfc_quick,
};

use crate::platform::text_safety::{is_invisible, is_private};

/// Traditional characters, each followed by its simplified one: the Basic Multilingual Plane of OpenCC's table
/// `TSCharacters` (version 1.4.2, Apache-2.0), with the first choice of each, applied until nothing changes.
static SIMPLIFIED: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
    let pairs = include_str!("simplified.txt").split_whitespace();
    pairs.filter_map(|pair| pair.chars().next().zip(pair.chars().nth(1))).collect()
});

/// A character of the folded text, and its source bytes in the original text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folded {
    pub c: char,
    pub from: Range<usize>,
}

/// Folds a text: letters that differ only in width, case, or traditional and simplified form become equal, and invisible
/// characters are removed.
#[must_use]
pub fn fold(text: &str) -> String {
    folded(text).map(|folded| folded.c).collect()
}

/// Like `fold`, character by character.
pub fn folded(text: &str) -> impl Iterator<Item = Folded> + '_ {
    clusters(text).flat_map(|from| {
        let cluster = text[from.clone()].chars().filter(|c| !is_invisible(*c) && !is_private(*c));
        // Convert to capitals first, because some small letters share one (ß and ss, ς and σ).
        let lower = cluster.nfkc().flat_map(char::to_uppercase).flat_map(char::to_lowercase);
        // Case folding can decompose characters. A mark that stays separate only strikes its letter through, so drop it.
        let composed: Vec<char> = lower.nfkc().filter(|c| !is_combining_mark(*c)).map(simplified).collect();
        composed.into_iter().map(move |c| Folded { c, from: from.clone() })
    })
}

/// Splits the text into parts that fold independently: a letter with the marks that compose with it.
fn clusters(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut places = text.char_indices().peekable();
    iter::from_fn(move || {
        let (from, first) = places.next()?;
        let mut upto = from + first.len_utf8();
        while let Some((place, c)) = places.next_if(|(_, c)| !begins(*c)) {
            upto = place + c.len_utf8();
        }
        Some(from..upto)
    })
}

/// Whether the character never composes with the one before it.
fn begins(c: char) -> bool {
    if c.is_ascii() {
        return true;
    }
    let mut first = None;
    decompose_compatible(c, |part| first = first.or(Some(part)));
    first.is_none_or(|first| {
        canonical_combining_class(first) == 0 && is_nfc_quick(iter::once(first)) == IsNormalized::Yes
    })
}

fn simplified(c: char) -> char {
    if c < '\u{3400}' { c } else { SIMPLIFIED.get(&c).copied().unwrap_or(c) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_reads_alike_is_one() {
        for (one, other) in [
            ("ＶＸ", "vx"),
            ("STRASSE", "straße"),
            ("ｶﾞ", "ガ"),
            ("外掛販賣遊戲幣", "外挂贩卖游戏币"),
            ("b\u{337}a\u{337}d", "bad"),
            ("bad\u{200d}w\u{3164}or\u{e01f0}d", "badword"),
            ("e\u{301}", "É"),
            ("𝕓𝕒𝕕", "bad"),
            ("①", "1"),
        ] {
            assert_eq!(fold(one), fold(other), "{one} {other}");
        }
        assert_ne!(fold("人"), fold("入"));
    }

    #[test]
    fn folding_twice_changes_nothing() {
        for text in ["什麼遊戲！", "Straße ①②", "ｶﾞ e\u{301} Σς", "乾隆 皇后 後天"] {
            assert_eq!(fold(&fold(text)), fold(text));
        }
        for (traditional, simplified) in SIMPLIFIED.iter() {
            assert!(!SIMPLIFIED.contains_key(simplified), "{traditional} {simplified}");
        }
    }

    #[test]
    fn each_letter_says_where_it_stands() {
        let text = "a\u{200b}ﬁ外e\u{301}";
        let places: Vec<_> = folded(text).map(|folded| (folded.c, &text[folded.from])).collect();
        assert_eq!(places, [('a', "a"), ('f', "ﬁ"), ('i', "ﬁ"), ('外', "外"), ('é', "e\u{301}")]);
    }
}

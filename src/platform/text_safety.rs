//! Deceptive characters: invisible ones, and ones that change the direction of the text around them.

use unicode_normalization::char::is_combining_mark;

/// Whether nothing of the text is visible.
#[must_use]
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || c.is_control() || is_turning(c) || is_invisible(c))
}

/// Whether the text is one line without control characters and without characters that change its direction.
#[must_use]
pub fn is_line(text: &str) -> bool {
    !text.contains(|c: char| c.is_control() || is_turning(c) || matches!(c, '\u{2028}' | '\u{2029}'))
}

/// Whether a trimmed text is one line of 1 to `max_chars` characters, of which some are visible, and is safe to show to others.
#[must_use]
pub fn is_visible_line(text: &str, max_chars: usize) -> bool {
    !is_blank(text) && text.chars().count() <= max_chars && is_line(text)
}

/// Whether the character is invisible, changes the direction of text, ends a line, or has no agreed meaning. Joiners are allowed,
/// because emoji consist of several characters with joiners between them.
#[must_use]
pub fn is_deceptive(c: char) -> bool {
    let cuts = c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    cuts || is_turning(c) || is_private(c) || (is_invisible(c) && !is_joiner(c))
}

/// Whether a letter has so many combining marks that they can cover the text around it. No script needs so many.
#[must_use]
pub fn is_heaped(text: &str) -> bool {
    let mut marks = 0;
    text.chars().any(|c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

/// Maximum number of marks on one letter. Tibetan and Hebrew with all their signs have fewer.
const MOST_MARKS: usize = 6;

/// Whether the character is visible on its own.
#[must_use]
pub fn is_seen(c: char) -> bool {
    !c.is_whitespace() && !is_invisible(c) && !is_deceptive(c) && !is_combining_mark(c)
}

/// Whether the character is invisible but changes the look of its neighbours, as in emoji.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether the character is for private use, a noncharacter, or a replacement character.
#[must_use]
pub fn is_private(c: char) -> bool {
    matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{fff0}'..='\u{ffff}' | '\u{f0000}'..)
        || (c as u32) & 0xfffe == 0xfffe
}

/// Whether the character embeds, overrides or isolates the writing direction.
fn is_turning(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether the character has no width or shows nothing: Unicode's default ignorable code points, and letters that look like blanks.
#[must_use]
pub fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2065}'
        | '\u{206a}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_seen_by_itself_makes_no_name() {
        let unseen = "\u{17b4}\u{1d173}\u{1bca0}\u{e01f0}\u{e0fff}\u{fffe}\u{fdd0}\u{e000}\u{301}\u{fffc}\u{115f}\u{3164}\u{2800}";
        for c in unseen.chars() {
            assert!(!is_seen(c), "{c:?}");
            assert!(is_deceptive(c) || c == '\u{301}', "{c:?}");
        }
        for c in "星a1é🚀。中ガ".chars() {
            assert!(is_seen(c) && !is_deceptive(c), "{c:?}");
        }
        assert!(!"👩\u{200d}🚀 e\u{301}".contains(is_deceptive));
    }

    #[test]
    fn what_nobody_sees_is_blank() {
        for blank in ["", " \t\u{3000}", "\u{200b}\u{200d}\u{feff}", "\u{202e}\u{2066}", "\u{3164}\u{2800}"] {
            assert!(is_blank(blank), "{blank:?}");
        }
        for seen in ["星", ".", "👩\u{200d}🚀", "\u{200b}a"] {
            assert!(!is_blank(seen), "{seen:?}");
        }
    }

    #[test]
    fn a_line_shows_what_it_says() {
        for line in ["开服啦！", "👩\u{200d}🚀 1.2万", "مرحبا"] {
            assert!(is_line(line), "{line:?}");
        }
        for trick in ["a\nb", "\u{7f}", "\u{202e}gpj.exe", "a\u{2066}b", "a\u{2028}b", "\0"] {
            assert!(!is_line(trick), "{trick:?}");
        }
    }
}

//! Characters that are not what they seem: ones that nobody sees, and ones that turn the text around them.

/// Nothing of the text would be seen.
#[must_use]
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || c.is_control() || is_turning(c) || is_invisible(c))
}

/// The text is one line that shows what it says: no line ends or other control characters, nothing that turns it around.
#[must_use]
pub fn is_line(text: &str) -> bool {
    !text.contains(|c: char| c.is_control() || is_turning(c) || matches!(c, '\u{2028}' | '\u{2029}'))
}

/// Embeddings, overrides and isolates of writing direction.
fn is_turning(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Takes no room, or shows nothing in the room it takes.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2065}'
        | '\u{206a}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

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

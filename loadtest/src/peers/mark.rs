//! The mark in a published text, by which listeners recognise it in any frame: `~lt<step>:<number>:<due>~`. Pure.

use memchr::memmem;

const BEGIN: &[u8] = b"~lt";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    pub step: u64,
    /// Number of the event within its step.
    pub number: u64,
    /// Due time in microseconds.
    pub due: u64,
}

impl Mark {
    pub fn text(self) -> String {
        let Self { step, number, due } = self;
        format!("~lt{step}:{number}:{due}~")
    }
}

/// Calls `each` with every mark in the text.
pub fn marks(text: &[u8], mut each: impl FnMut(Mark)) {
    for begin in memmem::find_iter(text, BEGIN) {
        if let Some(mark) = mark(&text[begin + BEGIN.len()..]) {
            each(mark);
        }
    }
}

/// Parses the text that follows `BEGIN`.
fn mark(text: &[u8]) -> Option<Mark> {
    let (step, text) = number(text, b':')?;
    let (of_step, text) = number(text, b':')?;
    let (due, _) = number(text, b'~')?;
    Some(Mark { step, number: of_step, due })
}

/// Parses a number up to the byte `end`; returns the rest too.
fn number(text: &[u8], end: u8) -> Option<(u64, &[u8])> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, rest) = text.split_at(digits);
    let number = std::str::from_utf8(digits).ok()?.parse().ok()?;
    let (found, rest) = rest.split_first()?;
    (*found == end).then_some((number, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<Mark> {
        let mut all = Vec::new();
        marks(text.as_bytes(), |mark| all.push(mark));
        all
    }

    #[test]
    fn every_mark_is_found_in_any_frame() {
        let (a, b) = (Mark { step: 1, number: 70, due: 1_000 }, Mark { step: 2, number: 0, due: 0 });
        assert_eq!(found(&format!("42[\"event\",\"{}xx\"]", a.text())), [a]);
        let both = format!("[{{\"content\":\"{}\"}},{{\"content\":\"{}\"}}]", a.text(), b.text());
        assert_eq!(found(&both), [a, b]);
    }

    #[test]
    fn an_incomplete_mark_is_ignored() {
        for text in [
            "",
            "~lt",
            "~lt1",
            "~lt1:",
            "~lt1:2~",
            "~lt1:2:3",
            "~ltx:2:3~",
            "~lt::~",
            "~lt1:2:99999999999999999999~",
        ] {
            assert_eq!(found(text), [], "{text}");
        }
    }
}

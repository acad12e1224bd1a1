//! What a published text is known by, wherever it is in a frame: `~lt<step>:<due>~`. Pure.

use memchr::memmem;

const BEGIN: &[u8] = b"~lt";

pub fn mark(step: u64, due_micros: u64) -> String {
    format!("~lt{step}:{due_micros}~")
}

/// Each that is in it: the step, and when it was due, microseconds.
pub fn marks(text: &[u8], mut each: impl FnMut(u64, u64)) {
    for begin in memmem::find_iter(text, BEGIN) {
        let (step, rest) = number(&text[begin + BEGIN.len()..]);
        let Some((b':', rest)) = rest.split_first() else { continue };
        let (due, rest) = number(rest);
        if let (Some(step), Some(due), Some(b'~')) = (step, due, rest.first()) {
            each(step, due);
        }
    }
}

fn number(text: &[u8]) -> (Option<u64>, &[u8]) {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, rest) = text.split_at(digits);
    (std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok()), rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(u64, u64)> {
        let mut all = Vec::new();
        marks(text.as_bytes(), |step, due| all.push((step, due)));
        all
    }

    #[test]
    fn each_is_found_in_whatever_frame() {
        let (a, b) = (mark(1, 1_000), mark(2, 0));
        assert_eq!(found(&format!("42[\"event\",\"{a}xx\"]")), [(1, 1_000)]);
        assert_eq!(
            found(&format!("[{{\"content\":\"{a}\"}},{{\"content\":\"{b}\"}}]")),
            [(1, 1_000), (2, 0)]
        );
    }

    #[test]
    fn what_looks_like_one_is_none() {
        for text in ["", "~lt", "~lt1", "~lt1:", "~lt1:2", "~ltx:2~", "~lt:~", "~lt99999999999999999999:1~"] {
            assert_eq!(found(text), [], "{text}");
        }
    }
}

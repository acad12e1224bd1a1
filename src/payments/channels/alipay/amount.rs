//! Converts between Alipay's yuan with two decimals and our fen.

/// 1234 becomes "12.34".
pub fn yuan(fen: i64) -> String {
    format!("{}.{:02}", fen / 100, fen % 100)
}

/// "12.34" (or "12.3", "12") becomes 1234; `None` for any other text.
pub fn fen(yuan: &str) -> Option<i64> {
    let (whole, part) = yuan.split_once('.').unwrap_or((yuan, "00"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 2 {
        return None;
    }
    let part: i64 = format!("{part:0<2}").parse().ok()?;
    whole.parse::<i64>().ok()?.checked_mul(100)?.checked_add(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yuan_and_fen_are_one_amount() {
        for (cents, text) in [(1, "0.01"), (60, "0.60"), (1234, "12.34"), (64_800, "648.00")] {
            assert_eq!(yuan(cents), text);
            assert_eq!(fen(text), Some(cents));
        }
        assert_eq!((fen("12"), fen("12.3")), (Some(1200), Some(1230)));
    }

    #[test]
    fn what_is_no_amount_is_none() {
        for wrong in
            ["", ".", "1.", ".5", "1.234", "-1.00", "+1.00", "1e3", "1,00", " 1.00", "92233720368547758.08"]
        {
            assert_eq!(fen(wrong), None, "{wrong}");
        }
    }
}

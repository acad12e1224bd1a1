//! Converts between money as people and channels write it, with two decimals, and the currency's minor unit.

/// 1234 becomes "12.34".
pub fn decimal(cents: i64) -> String {
    let sign = if cents < 0 { "-" } else { "" };
    let cents = cents.unsigned_abs();
    format!("{sign}{}.{:02}", cents / 100, cents % 100)
}

/// "12.34" (or "12.3", "12") becomes 1234; `None` for any other text.
pub fn cents(decimal: &str) -> Option<i64> {
    let (whole, part) = decimal.split_once('.').unwrap_or((decimal, "00"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 2 {
        return None;
    }
    let part: i64 = format!("{part:0<2}").parse().ok()?;
    whole.parse::<i64>().ok()?.checked_mul(100)?.checked_add(part)
}

/// As a player reads it: "¥12.34", or "12.34 USD".
pub fn shown(cents: i64, currency: &str) -> String {
    match currency {
        "CNY" => format!("¥{}", decimal(cents)),
        _ => format!("{} {currency}", decimal(cents)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_and_its_cents_are_one_amount() {
        for (amount, text) in [(1, "0.01"), (60, "0.60"), (1234, "12.34"), (64_800, "648.00")] {
            assert_eq!(decimal(amount), text);
            assert_eq!(cents(text), Some(amount));
        }
        assert_eq!((cents("12"), cents("12.3")), (Some(1200), Some(1230)));
        assert_eq!(decimal(-105), "-1.05");
        assert_eq!((shown(1234, "CNY"), shown(5, "USD")), ("¥12.34".to_owned(), "0.05 USD".to_owned()));
    }

    #[test]
    fn a_malformed_amount_is_none() {
        for wrong in
            ["", ".", "1.", ".5", "1.234", "-1.00", "+1.00", "1e3", "1,00", " 1.00", "92233720368547758.08"]
        {
            assert_eq!(cents(wrong), None, "{wrong}");
        }
    }
}

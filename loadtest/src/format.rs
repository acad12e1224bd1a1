//! Numbers, durations and sizes as people read them. Pure.

use crate::svg::number;

/// Few digits, with commas between thousands.
pub fn grouped(value: f64) -> String {
    let text = number(value);
    let (sign, text) = text.strip_prefix('-').map_or(("", &*text), |rest| ("-", rest));
    let (whole, rest) = text.split_at(text.find('.').unwrap_or(text.len()));
    let mut grouped = String::from(sign);
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped + rest
}

/// `1 player`, `2,000 players`.
pub fn counted(count: f64, one: &str, many: &str) -> String {
    let noun = if count == 1.0 { one } else { many };
    format!("{} {noun}", grouped(count))
}

/// A value with its unit; counts have none.
pub fn with_unit(value: f64, unit: &str) -> String {
    let value = grouped(value);
    if unit.is_empty() { value } else { format!("{value} {unit}") }
}

/// `60 s`, `10 min`, `8 h 30 min`.
pub fn duration(seconds: f64) -> String {
    let whole = seconds.round() as u64;
    let pair = |large: u64, name: &str, small: u64, small_name: &str| match small {
        0 => format!("{large} {name}"),
        small => format!("{large} {name} {small} {small_name}"),
    };
    match whole {
        0..10 => format!("{} s", number(seconds)),
        10..=120 => format!("{whole} s"),
        121..3600 => pair(whole / 60, "min", whole % 60, "s"),
        _ => pair(whole / 3600, "h", whole % 3600 / 60, "min"),
    }
}

/// `a`, `a and b`, `a, b and c`.
pub fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_separated() {
        let values = [0.0, 7.3, 999.0, 2000.0, 1_234_567.0, -4500.0, 0.5];
        let texts = ["0", "7.3", "999", "2,000", "1,234,567", "-4,500", "0.5"];
        assert_eq!(values.map(grouped), texts);
        assert_eq!(counted(1.0, "player", "players"), "1 player");
        assert_eq!(counted(2000.0, "player", "players"), "2,000 players");
    }

    #[test]
    fn durations_have_at_most_two_units() {
        let seconds = [0.5, 60.0, 90.0, 600.0, 630.0, 28_800.0, 30_600.0];
        let texts = ["0.5 s", "60 s", "90 s", "10 min", "10 min 30 s", "8 h", "8 h 30 min"];
        assert_eq!(seconds.map(duration), texts);
    }

    #[test]
    fn a_list_ends_with_and() {
        let items = ["a", "b", "c"].map(String::from);
        assert_eq!([0, 1, 2, 3].map(|length| list(&items[..length])), ["", "a", "a and b", "a, b and c"]);
    }
}

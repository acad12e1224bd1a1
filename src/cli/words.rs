//! How commands speak: in the language of LC_ALL, LC_MESSAGES or LANG, with times of the operator's time zone (TZ).

use chrono::{DateTime, Local, SecondsFormat, Utc};
use serde_json::Value;

use crate::text::{Language, Text};

/// Chinese if the locale begins with `zh`, else English.
pub fn language() -> Language {
    let given = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = given("LC_ALL").or_else(|| given("LC_MESSAGES")).or_else(|| given("LANG"));
    if locale.is_some_and(|locale| locale.starts_with("zh")) { Language::Chinese } else { Language::English }
}

/// A text of the catalogue with values in its places.
pub fn fill(text: Text, values: &[(&str, &str)]) -> String {
    let text = text.in_language(language()).to_owned();
    values.iter().fold(text, |text, (name, value)| text.replace(name, value))
}

/// Formats a time for operators: the local time with its offset.
pub fn at(time: DateTime<Utc>) -> String {
    time.with_timezone(&Local).to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// A time of the API, as commands print it.
pub fn shown_time(value: &Value) -> String {
    let time = value.as_str().and_then(|text| DateTime::parse_from_rfc3339(text).ok());
    time.map(|time| at(time.into())).unwrap_or_default()
}

/// A time that an operator gives.
pub fn time(text: &str) -> Result<DateTime<Utc>, String> {
    let time = DateTime::parse_from_rfc3339(text);
    time.map(Into::into).map_err(|_| "must be a time such as 2026-12-31T00:00:00+08:00".into())
}

/// The state of a post or comment of the API: `, hidden`, `, deleted`, or empty if everybody sees it. A hidden comment is also deleted;
/// a deleted post can also be hidden.
pub fn state(kind: &str, item: &Value) -> &'static str {
    match (item["deleted"] == true, item["hidden"] == true) {
        (true, true) if kind == "comment" => ", hidden",
        (true, _) => ", deleted",
        (false, true) => ", hidden",
        (false, false) => "",
    }
}

/// The text of a value of the API.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

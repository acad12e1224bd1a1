//! All texts that the server shows to people, translations of texts of content packs, codes of refusals, and types of input fields with
//! their rules.

mod catalogue;
mod code;
pub mod fields;
mod translations;

use chrono::{DateTime, FixedOffset, Utc};

pub use catalogue::{LANGUAGE, Language, Text};
pub use code::{Code, FAILED};
pub use translations::{PackTexts, Translations};

/// A time in messages to players, such as `2026-11-27 20:51`, by the clock of China.
#[must_use]
pub fn minute(time: DateTime<Utc>) -> String {
    let china = FixedOffset::east_opt(8 * 3600).expect("within a day");
    time.with_timezone(&china).format("%Y-%m-%d %H:%M").to_string()
}

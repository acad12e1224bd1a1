//! Fields of an account.

use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    platform::text_safety::{is_deceptive, is_heaped, is_seen},
    text::Text,
};

/// 4–20 letters, digits and `_`, but not a phone number. The rule applies to content packs too.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 4, max_length = 20, pattern = "^[A-Za-z0-9_]+$")]
pub struct LoginName(pub String);

impl TryFrom<String> for LoginName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        // Sign-in accepts a name or a phone, so a name must not look like a phone.
        let phone = text.len() == 11 && text.starts_with('1') && text.bytes().all(|b| b.is_ascii_digit());
        let fits = !phone
            && (4..=20).contains(&text.len())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if fits { Ok(Self(text)) } else { Err(Text::LoginNameRule.key()) }
    }
}

/// A mobile phone number: 11 digits, of which the first is 1 and the second 3 to 9.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = r"^1[3-9]\d{9}$")]
pub struct Phone(pub String);

impl TryFrom<String> for Phone {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let fits = text.len() == 11
            && text.bytes().all(|b| b.is_ascii_digit())
            && text.starts_with('1')
            && (b'3'..=b'9').contains(&text.as_bytes()[1]);
        if fits { Ok(Self(text)) } else { Err(Text::PhoneRule.key()) }
    }
}

/// 8–64 characters.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 8, max_length = 64, format = Password)]
pub struct Password(pub String);

impl TryFrom<String> for Password {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if (8..=64).contains(&text.chars().count()) { Ok(Self(text)) } else { Err(Text::PasswordRule.key()) }
    }
}

/// Four digits.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = r"^\d{4}$", format = Password)]
pub struct Pin(pub String);

impl TryFrom<String> for Pin {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let fits = text.len() == 4 && text.bytes().all(|digit| digit.is_ascii_digit());
        if fits { Ok(Self(text)) } else { Err(Text::PinRule.key()) }
    }
}

/// 1–16 visible characters. Blanks around them are removed.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 1, max_length = 16)]
pub struct PlayerName(pub String);

impl TryFrom<String> for PlayerName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.trim();
        let seen = text.chars().any(is_seen) && !text.contains(is_deceptive) && !is_heaped(text);
        let fits = text.chars().count() <= 16 && seen;
        if fits { Ok(Self(text.to_owned())) } else { Err(Text::NameRule.key()) }
    }
}

/// One line of up to 60 characters, or empty.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, max_length = 60)]
pub struct Signature(pub String);

impl TryFrom<String> for Signature {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.trim();
        let fits = text.chars().count() <= 60 && !text.contains(is_deceptive) && !is_heaped(text);
        if fits { Ok(Self(text.to_owned())) } else { Err(Text::SignatureRule.key()) }
    }
}

/// 2–20 letters of any script, and the signs between the parts of a name.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 2, max_length = 20)]
pub struct RealName(pub String);

impl TryFrom<String> for RealName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.trim();
        let fits = (2..=20).contains(&text.chars().count())
            && text.chars().any(char::is_alphabetic)
            && text.chars().all(|c| is_seen(c) && c.is_alphabetic() || " ·•・.'’-".contains(c));
        if fits { Ok(Self(text.to_owned())) } else { Err(Text::RealNameRule.key()) }
    }
}

/// 0: unknown, 1: male, 2: female
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = i16, minimum = 0, maximum = 2)]
pub struct Sex(pub i16);

impl TryFrom<String> for Sex {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        number(&text, 2).map(Self).ok_or(Text::SexRule.key())
    }
}

/// 0: unknown
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = i16, minimum = 0, maximum = 150)]
pub struct Age(pub i16);

impl TryFrom<String> for Age {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        number(&text, 150).map(Self).ok_or(Text::AgeRule.key())
    }
}

fn number(text: &str, most: i16) -> Option<i16> {
    text.parse().ok().filter(|number| (0..=most).contains(number))
}

//! Fields with rules: a value of these types has passed them. An error is the key of a `Text`; `input` turns it into
//! the reader's language.

use serde::Deserialize;
use utoipa::ToSchema;

use super::text::Text;

/// 4–20 letters, digits, `_`, and no phone number. Content packs are held to it too.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 4, max_length = 20, pattern = "^[A-Za-z0-9_]+$")]
pub struct LoginName(pub String);

/// 8–64 characters.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 8, max_length = 64, format = Password)]
pub struct Password(pub String);

/// Ids between commas, at most 100.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = r"^\d+(,\d+)*$")]
pub struct Ids(pub Vec<i64>);

/// The most ids that one call takes.
pub const MAX_IDS: usize = 100;
/// Ids are exact as JavaScript numbers.
pub const MAX_ID: i64 = (1 << 53) - 1;

impl TryFrom<String> for LoginName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        // Signing in takes a name or a phone: none may look like the other.
        let phone = text.len() == 11 && text.starts_with('1') && text.bytes().all(|b| b.is_ascii_digit());
        let fits = !phone
            && (4..=20).contains(&text.len())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if fits { Ok(Self(text)) } else { Err(Text::LoginNameRule.key()) }
    }
}

impl TryFrom<String> for Password {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if (8..=64).contains(&text.chars().count()) { Ok(Self(text)) } else { Err(Text::PasswordRule.key()) }
    }
}

impl TryFrom<String> for Ids {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let ids: Result<Vec<i64>, _> = text.split(',').map(|id| id.trim().parse()).collect();
        match ids {
            Ok(ids) if ids.len() <= MAX_IDS && ids.iter().all(|id| (1..=MAX_ID).contains(id)) => {
                Ok(Self(ids))
            }
            _ => Err(Text::IdsRule.key()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn login_names_are_4_to_20_letters_digits_and_underscores() {
        for good in ["abcd", "A_1b", "a2345678901234567890"] {
            assert!(LoginName::try_from(good.to_owned()).is_ok(), "{good}");
        }
        for bad in ["13812345678", "abc", "a23456789012345678901", "ab cd", "名字名字", "ab-cd", ""] {
            assert!(LoginName::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }

    #[test]
    fn passwords_are_counted_in_characters() {
        assert!(Password::try_from("密码密码密码密码".to_owned()).is_ok());
        assert!(Password::try_from("1234567".to_owned()).is_err());
        assert!(Password::try_from("x".repeat(65)).is_err());
    }

    #[test]
    fn ids_are_numbers_between_commas() {
        assert_eq!(Ids::try_from("1, 2,3".to_owned()), Ok(Ids(vec![1, 2, 3])));
        for bad in ["", "1,", "a", "-1", "0", "9007199254740992"] {
            assert!(Ids::try_from(bad.to_owned()).is_err(), "{bad}");
        }
        assert!(Ids::try_from(vec!["1"; 101].join(",")).is_err());
    }
}

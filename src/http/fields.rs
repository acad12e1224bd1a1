//! Fields with rules: a value of these types has passed them. An error is the key of a `Text`; `input` turns it into
//! the reader's language.

use serde::Deserialize;
use utoipa::ToSchema;

use super::text::Text;
use crate::plain::{is_blank, is_deceptive, is_heaped, is_seen};

/// 4–20 letters, digits, `_`, and no phone number. Content packs are held to it too.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 4, max_length = 20, pattern = "^[A-Za-z0-9_]+$")]
pub struct LoginName(pub String);

/// A mobile phone: 1, then 3 to 9, 11 digits.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = r"^1[3-9]\d{9}$")]
pub struct Phone(pub String);

/// 8–64 characters.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 8, max_length = 64, format = Password)]
pub struct Password(pub String);

/// 1–1000 characters, without blanks around them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 1, max_length = 1000)]
pub struct CommentText(pub String);

/// 1–5000 characters, without blanks around them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 1, max_length = 5000)]
pub struct PostText(pub String);

/// One line of up to 60 characters, or empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, max_length = 60)]
pub struct PostTitle(pub String);

/// Players whom a text names, at most 100.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "Vec<i64>")]
#[schema(value_type = Vec<i64>, max_items = 100)]
pub struct Mentions(pub Vec<i64>);

/// Up to 500 characters, in lines.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, max_length = 500)]
pub struct Detail(pub String);

/// Ids between commas, at most 100.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = r"^\d+(,\d+)*$")]
pub struct Ids(pub Vec<i64>);

/// 1–16 characters that can be seen; blanks around them do not count.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 1, max_length = 16)]
pub struct PlayerName(pub String);

/// One line of up to 60 characters, or empty.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, max_length = 60)]
pub struct Signature(pub String);

/// 2–20 letters of any script, with what stands between the parts of a name.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 2, max_length = 20)]
pub struct RealName(pub String);

/// 0: not told, 1: male, 2: female
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = i16, minimum = 0, maximum = 2)]
pub struct Sex(pub i16);

/// 0: not told
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = i16, minimum = 0, maximum = 150)]
pub struct Age(pub i16);

/// Which system a game's file is for: 1 Android, 2 iOS; spec.md section 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = i16, minimum = 1, maximum = 2)]
pub struct PlatformType(pub sql::purchase::PlatformType);

/// Which system the app itself is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(rename_all = "camelCase")]
pub enum AppPlatform {
    Android,
    Ios,
}

/// The longest comment, post and title of a post, characters.
pub const MAX_COMMENT: usize = 1000;
pub const MAX_POST: usize = 5000;
pub const MAX_TITLE: usize = 60;
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

impl TryFrom<String> for Password {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if (8..=64).contains(&text.chars().count()) { Ok(Self(text)) } else { Err(Text::PasswordRule.key()) }
    }
}

impl TryFrom<String> for CommentText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        paragraphs(&text, MAX_COMMENT).map(Self).ok_or(Text::CommentRule.key())
    }
}

impl TryFrom<String> for PostText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        paragraphs(&text, MAX_POST).map(Self).ok_or(Text::PostRule.key())
    }
}

impl TryFrom<String> for PostTitle {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.trim();
        let fits = text.chars().count() <= MAX_TITLE && !text.contains(is_deceptive) && !is_heaped(text);
        if fits { Ok(Self(text.to_owned())) } else { Err(Text::TitleRule.key()) }
    }
}

/// Text of several lines, without blanks around it; `None` where it is too long, or nothing of it would be seen.
fn paragraphs(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let shown = |c: char| matches!(c, '\n' | '\r' | '\t') || !is_deceptive(c);
    let reads = !is_blank(text) && !is_heaped(text) && text.chars().all(shown);
    (text.chars().count() <= most && reads).then(|| close_up(text))
}

/// Between two lines stands one empty line at most: nobody pushes all others off the screen with nothing.
fn close_up(text: &str) -> String {
    let mut closed = String::with_capacity(text.len());
    let mut empty = false;
    for line in text.lines() {
        let was_empty = std::mem::replace(&mut empty, is_blank(line));
        if empty && was_empty {
            continue;
        }
        if !closed.is_empty() {
            closed.push('\n');
        }
        closed.push_str(if empty { "" } else { line });
    }
    closed
}

impl TryFrom<Vec<i64>> for Mentions {
    type Error = &'static str;

    fn try_from(uids: Vec<i64>) -> Result<Self, Self::Error> {
        if uids.len() <= MAX_IDS { Ok(Self(uids)) } else { Err(Text::MentionsRule.key()) }
    }
}

impl TryFrom<String> for Detail {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.trim();
        let shown = |c: char| matches!(c, '\n' | '\r' | '\t') || !is_deceptive(c);
        let fits = text.chars().count() <= 500 && text.chars().all(shown) && !is_heaped(text);
        if fits { Ok(Self(text.to_owned())) } else { Err(Text::DetailRule.key()) }
    }
}

impl TryFrom<String> for PlayerName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.trim();
        let seen = text.chars().any(is_seen) && !text.contains(is_deceptive) && !is_heaped(text);
        let fits = text.chars().count() <= 16 && seen;
        if fits { Ok(Self(text.to_owned())) } else { Err(Text::NameRule.key()) }
    }
}

impl TryFrom<String> for Signature {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.trim();
        let fits = text.chars().count() <= 60 && !text.contains(is_deceptive) && !is_heaped(text);
        if fits { Ok(Self(text.to_owned())) } else { Err(Text::SignatureRule.key()) }
    }
}

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

impl TryFrom<String> for Sex {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        number(&text, 2).map(Self).ok_or(Text::SexRule.key())
    }
}

impl TryFrom<String> for PlatformType {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let platform = text.parse().ok().and_then(sql::purchase::PlatformType::numbered);
        platform.map(Self).ok_or(Text::PlatformRule.key())
    }
}

impl TryFrom<String> for AppPlatform {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        match text.as_str() {
            "android" => Ok(Self::Android),
            "ios" => Ok(Self::Ios),
            _ => Err(Text::AppPlatformRule.key()),
        }
    }
}

impl AppPlatform {
    pub fn name(self) -> &'static str {
        match self {
            Self::Android => "android",
            Self::Ios => "ios",
        }
    }
}

impl TryFrom<String> for Age {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        number(&text, 150).map(Self).ok_or(Text::AgeRule.key())
    }
}

fn number(text: &str, most: i16) -> Option<i16> {
    text.parse().ok().filter(|number| (0..=most).contains(number))
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
    fn phones_are_11_digits_that_begin_13_to_19() {
        assert!(Phone::try_from("13812345678".to_owned()).is_ok());
        for bad in [
            "12812345678",
            "1381234567",
            "138123456789",
            "23812345678",
            "1381234567x",
            "１３８１２３４５６７８",
        ] {
            assert!(Phone::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_written_shows_what_it_says_in_no_more_lines_than_it_needs() {
        let kept = |text: &str| PostText::try_from(text.to_owned()).map(|PostText(kept)| kept);
        assert_eq!(kept(" 一\r\n二\n\n三\t四 \n").as_deref(), Ok("一\n二\n\n三\t四"));
        assert_eq!(kept(&format!("上{}下", "\n \n\u{3000}\r\n".repeat(900))).as_deref(), Ok("上\n\n下"));
        let marks = |n: usize| format!("字{}", "\u{301}".repeat(n));
        assert!(kept(&marks(6)).is_ok() && kept(&marks(7)).is_err());
        assert!(PlayerName::try_from(marks(7)).is_err() && PostTitle::try_from(marks(7)).is_err());
        assert!(Signature::try_from(marks(7)).is_err() && Detail::try_from(marks(7)).is_err());
        assert!(kept("שָׁלוֹם བསྒྲུབས หนี้ é 1️⃣").is_ok());
    }

    #[test]
    fn passwords_are_counted_in_characters() {
        assert!(Password::try_from("密码密码密码密码".to_owned()).is_ok());
        assert!(Password::try_from("1234567".to_owned()).is_err());
        assert!(Password::try_from("x".repeat(65)).is_err());
    }

    #[test]
    fn player_names_are_1_to_16_characters_that_can_be_seen() {
        for (good, kept) in
            [(" 林夏 ", "林夏"), ("👨‍👩‍👧 一家", "👨‍👩‍👧 一家"), ("❤️", "❤️"), ("a b", "a b"), ("人", "人")]
        {
            assert_eq!(PlayerName::try_from(good.to_owned()), Ok(PlayerName(kept.to_owned())));
        }
        let long = "字".repeat(17);
        for bad in [
            "",
            "   ",
            "\u{3000}",
            "\u{3164}",
            "\u{200d}\u{fe0f}",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{200b}b",
            "a\nb",
            "a\u{7}b",
            "\u{feff}a",
            "a\u{e0041}",
            &long,
        ] {
            assert!(PlayerName::try_from(bad.to_owned()).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn signatures_are_one_line_or_nothing() {
        assert_eq!(Signature::try_from("  ".to_owned()), Ok(Signature(String::new())));
        assert!(Signature::try_from("字".repeat(60)).is_ok());
        assert!(Signature::try_from("字".repeat(61)).is_err());
        assert!(Signature::try_from("一\n二".to_owned()).is_err());
        assert!(Signature::try_from("一\u{202e}二".to_owned()).is_err());
    }

    #[test]
    fn posts_are_paragraphs_and_titles_one_line() {
        assert_eq!(PostText::try_from(" 一\n二 ".to_owned()), Ok(PostText("一\n二".to_owned())));
        assert!(PostText::try_from("字".repeat(5000)).is_ok());
        for bad in ["", " \n ", "\u{200d}", "一\u{202e}二", &"字".repeat(5001)] {
            assert!(PostText::try_from(bad.to_owned()).is_err(), "{bad:?}");
        }
        assert_eq!(PostTitle::try_from("  ".to_owned()), Ok(PostTitle::default()));
        assert!(PostTitle::try_from("字".repeat(60)).is_ok());
        for bad in ["一\n二", "一\u{2066}二", &"字".repeat(61)] {
            assert!(PostTitle::try_from(bad.to_owned()).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn real_names_are_letters_and_what_joins_them() {
        for good in ["王伟", "阿卜杜拉·买买提", "Anne-Marie O'Neil", "欧阳 娜娜"] {
            assert!(RealName::try_from(good.to_owned()).is_ok(), "{good}");
        }
        for bad in ["王", "王1", "··", "", "\u{3164}\u{3164}", "王\u{202e}伟"] {
            assert!(RealName::try_from(bad.to_owned()).is_err(), "{bad:?}");
        }
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

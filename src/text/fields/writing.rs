//! Fields of posts, comments and reports.

use serde::Deserialize;
use utoipa::ToSchema;

use super::MAX_IDS;
use crate::{
    platform::text_safety::{is_blank, is_deceptive, is_heaped},
    text::Text,
};

/// The longest comment, post and title of a post, characters.
pub const MAX_COMMENT: usize = 1000;
pub const MAX_POST: usize = 5000;
pub const MAX_TITLE: usize = 60;
/// The longest explanation of a report, characters.
pub const MAX_DETAIL: usize = 500;

/// Up to 1000 characters, without blanks around them. Empty only if the comment has a picture.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, max_length = 1000)]
pub struct CommentText(String);

impl CommentText {
    /// The text of a comment. `None`: the comment would be empty.
    #[must_use]
    pub fn of_comment(self, pictured: bool) -> Option<String> {
        Some(self.0).filter(|text| pictured || !text.is_empty())
    }
}

impl TryFrom<String> for CommentText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = lines(&text, MAX_COMMENT).ok_or(Text::CommentRule.key())?;
        Ok(Self(if is_blank(&text) { String::new() } else { close_up(&text) }))
    }
}

/// 1–5000 characters, without blanks around them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 1, max_length = 5000)]
pub struct PostText(pub String);

impl TryFrom<String> for PostText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        paragraphs(&text, MAX_POST).map(Self).ok_or(Text::PostRule.key())
    }
}

/// One line of up to 60 characters, or empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, max_length = 60)]
pub struct PostTitle(pub String);

impl TryFrom<String> for PostTitle {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.trim();
        let fits = text.chars().count() <= MAX_TITLE && !text.contains(is_deceptive) && !is_heaped(text);
        if fits { Ok(Self(text.to_owned())) } else { Err(Text::TitleRule.key()) }
    }
}

/// Up to 500 characters, in one or more lines.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, max_length = 500)]
pub struct Detail(pub String);

impl TryFrom<String> for Detail {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        lines(&text, MAX_DETAIL).map(Self).ok_or(Text::DetailRule.key())
    }
}

/// Ids of players that a text mentions, at most 100.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "Vec<i64>")]
#[schema(value_type = Vec<i64>, max_items = 100)]
pub struct Mentions(pub Vec<i64>);

impl TryFrom<Vec<i64>> for Mentions {
    type Error = &'static str;

    fn try_from(uids: Vec<i64>) -> Result<Self, Self::Error> {
        if uids.len() <= MAX_IDS { Ok(Self(uids)) } else { Err(Text::MentionsRule.key()) }
    }
}

/// Like `lines`; also `None` if nothing of the text is visible.
fn paragraphs(text: &str, most: usize) -> Option<String> {
    lines(text, most).filter(|text| !is_blank(text)).map(|text| close_up(&text))
}

/// Reduces empty lines to one in a row, so that a post cannot fill the screen with empty lines.
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

/// Text of several lines, without blanks around it. `None`: it is longer than `most` characters, or has deceptive characters.
fn lines(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let shown = |c: char| matches!(c, '\n' | '\r' | '\t') || !is_deceptive(c);
    let fits = text.chars().count() <= most && text.chars().all(shown) && !is_heaped(text);
    fits.then(|| text.to_owned())
}

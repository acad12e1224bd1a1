//! Types of fields with rules: a value of such a type satisfies its rule. An error is the key of a `Text`, which `input` turns into
//! the reader's language.

mod account;
mod device;
#[cfg(test)]
mod tests;
mod writing;

use serde::Deserialize;
use utoipa::ToSchema;

pub use account::{Age, LoginName, Password, Phone, Pin, PlayerName, RealName, Sex, Signature};
pub use device::{ChannelId, DeviceId, DeviceType, OsType};
pub use writing::{
    CommentText, Detail, MAX_COMMENT, MAX_DETAIL, MAX_POST, MAX_TITLE, Mentions, PostText, PostTitle,
};

use super::Text;

/// Maximum number of ids in one call.
const MAX_IDS: usize = 100;
/// The largest id. JavaScript's numbers are exact up to it.
pub const MAX_ID: i64 = (1 << 53) - 1;

/// Whether these are valid ids, and not too many for one call.
pub fn are_ids(ids: &[i64]) -> bool {
    ids.len() <= MAX_IDS && ids.iter().all(|id| (1..=MAX_ID).contains(id))
}

/// Ids separated by commas, at most 100.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = r"^\d+(,\d+)*$")]
pub struct Ids(pub Vec<i64>);

impl TryFrom<String> for Ids {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let ids: Result<Vec<i64>, _> = text.split(',').map(|id| id.trim().parse()).collect();
        match ids {
            Ok(ids) if are_ids(&ids) => Ok(Self(ids)),
            _ => Err(Text::IdsRule.key()),
        }
    }
}

/// The system that a game's file is for. 1: Android, 2: iOS.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = i16, minimum = 1, maximum = 2)]
pub struct PlatformType(pub sql::purchase::PlatformType);

impl TryFrom<String> for PlatformType {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let platform = text.parse().ok().and_then(sql::purchase::PlatformType::numbered);
        platform.map(Self).ok_or(Text::PlatformRule.key())
    }
}

/// The system of the app itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(rename_all = "camelCase")]
pub enum AppPlatform {
    Android,
    Ios,
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

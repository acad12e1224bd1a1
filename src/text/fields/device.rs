//! Fields that describe a device.

use serde::Deserialize;
use utoipa::ToSchema;

use crate::{platform::text_safety::is_seen, text::Text};

/// The longest id of a device or channel, characters.
const MAX_LENGTH: usize = 64;

/// Letters, digits, `-` and `_`, up to 64: the app sends a UUID without dashes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
pub struct DeviceId(pub String);

impl TryFrom<String> for DeviceId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let fits = (1..=MAX_LENGTH).contains(&text.len())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
        if fits { Ok(Self(text)) } else { Err(Text::DeviceIdRule.key()) }
    }
}

/// 1–64 visible characters.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, min_length = 1, max_length = 64)]
pub struct ChannelId(pub String);

impl Default for ChannelId {
    fn default() -> Self {
        Self("0".to_owned())
    }
}

impl TryFrom<String> for ChannelId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let fits = (1..=MAX_LENGTH).contains(&text.chars().count()) && text.chars().all(is_seen);
        if fits { Ok(Self(text)) } else { Err(Text::ChannelIdRule.key()) }
    }
}

/// The platform on which the app runs. `h5`: a browser.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(rename_all = "camelCase")]
pub enum DeviceType {
    #[default]
    H5,
    Android,
    Ios,
}

impl DeviceType {
    pub fn name(self) -> &'static str {
        match self {
            Self::H5 => "h5",
            Self::Android => "android",
            Self::Ios => "ios",
        }
    }
}

impl TryFrom<String> for DeviceType {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let known = [Self::H5, Self::Android, Self::Ios];
        known.into_iter().find(|known| known.name() == text).ok_or(Text::DeviceTypeRule.key())
    }
}

/// 1: Android, 2: iOS, 3: a browser
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = i16, minimum = 1, maximum = 3)]
pub struct OsType(pub i16);

impl TryFrom<String> for OsType {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let number = text.parse().ok().filter(|number| (1..=3).contains(number));
        number.map(Self).ok_or(Text::OsTypeRule.key())
    }
}

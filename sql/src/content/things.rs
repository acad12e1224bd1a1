//! The kinds of items in a content pack, in the form that the database stores.

use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

use crate::media::Picture;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Category {
    pub type_: String,
    pub name: String,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Game {
    pub id: i64,
    pub name: String,
    /// A category's type.
    pub category: String,
    pub tags: Vec<String>,
    pub summary: String,
    pub description: String,
    pub developer: String,
    pub version: String,
    /// The size of the largest platform's file.
    pub size_bytes: i64,
    pub download_num: i64,
    pub online_type: i16,
    /// X钻
    pub buy_amount: i64,
    pub featured: Option<i32>,
    pub icon: Picture,
    pub banner: Picture,
    pub screenshots: Vec<Picture>,
    pub platforms: Platforms,
    /// Its page in Apple's App Store. Games without one keep their digest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub app_store_url: Option<String>,
    /// Where the game takes codes of gifts. `None`: the pack does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redeem_hint: Option<String>,
    /// The least age in years: 8, 12 or 16. Games without one keep their digest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age_hint: Option<i16>,
    /// The game is featured from the first time to the second. Games without times keep their digest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub featured_begin_time: Option<DateTime<FixedOffset>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub featured_end_time: Option<DateTime<FixedOffset>>,
    pub create_time: DateTime<FixedOffset>,
}

/// The value of the column `game.platforms`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Platforms {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub android: Option<Platform>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ios: Option<Platform>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Platform {
    pub version: String,
    pub file_name: String,
    pub size_bytes: i64,
    /// SHA-256 in lower-case hex. Empty if an old release imported the game, which stored no files.
    #[serde(default)]
    pub sha256: String,
    /// The name in the store of game files. Empty if an old release imported the game.
    #[serde(default)]
    pub file: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Gift {
    pub id: i64,
    /// `None`: a pack of the portal.
    pub game_id: Option<i64>,
    pub name: String,
    pub content: String,
    pub stock: i64,
    pub vip_only: bool,
    pub begin_time: DateTime<FixedOffset>,
    pub end_time: DateTime<FixedOffset>,
    pub place: i32,
    /// The list of codes, in the order to give them out. `None`: the caller of a claim draws its code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub codes: Option<Vec<String>>,
    /// The goods that a claim grants, each kind and frame at most once. Empty: the pack gives codes, and keeps its digest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grants: Vec<GiftGrant>,
    /// A pack without limits keeps its digest of earlier releases.
    #[serde(default, skip_serializing_if = "GiftLimits::are_none")]
    pub limits: GiftLimits,
}

/// Conditions and caps of a gift pack.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiftLimits {
    /// The least age of an account, days. 0: any.
    pub min_account_days: i32,
    /// The account must have a bound phone.
    pub needs_phone: bool,
    /// Most claims from one device. `None`: no cap.
    pub per_device: Option<i32>,
    /// Most claims from one network. `None`: no cap.
    pub per_network: Option<i32>,
}

impl GiftLimits {
    fn are_none(&self) -> bool {
        *self == Self::default()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiftGrant {
    /// A word of the table's check constraint.
    pub kind: String,
    /// `None`: not a frame.
    pub frame: Option<String>,
    /// Pieces; for `vipDays`: days.
    pub amount: i32,
    /// The level that `vipDays` grants.
    pub level_type: i16,
}

/// A frame around avatars.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    pub id: String,
    pub name: String,
    /// A name in the media store.
    pub file: String,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Tag {
    pub id: i64,
    pub tag: String,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Announcement {
    pub id: i64,
    pub pos_type: i16,
    pub title: String,
    /// sanitised HTML
    pub content: String,
    pub create_time: DateTime<FixedOffset>,
    /// It is shown or on sale from the first time to the second. `None`: no bound. Items without times keep their digest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin_time: Option<DateTime<FixedOffset>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_time: Option<DateTime<FixedOffset>>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct WelcomeMessage {
    pub id: i64,
    pub kind: String,
    pub title: String,
    /// sanitised HTML
    pub content: String,
    pub link: Option<String>,
}

/// A demo player: nobody can sign in as one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Person {
    pub login_name: String,
    pub name: String,
    pub sex: i16,
    pub age: i16,
    pub signature: String,
    pub level_type: i16,
    /// A name in the media store.
    pub avatar: Option<String>,
    /// (game, stars), by game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<(i64, i16)>,
    /// The frame that the person wears. People without one keep their digest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frame: Option<String>,
}

/// Contacts of customer service. Only one pack can contain them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CustomerService {
    /// Empty: none.
    pub contact_link: String,
    pub email: String,
    pub hours: String,
    pub business_email: String,
}

/// A text that players agree to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Document {
    /// `terms` or `privacy`
    pub name: String,
    /// The day of the text, such as 2026-11-27.
    pub version: String,
    pub title: String,
    pub title_en: String,
    /// sanitised HTML
    pub content: String,
    pub content_en: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Faq {
    pub id: i64,
    pub category: String,
    pub question: String,
    /// sanitised HTML
    pub answer: String,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SensitiveWord {
    /// The folded form, which identifies the word: width, case, and traditional or simplified form make no difference.
    pub folded: String,
    pub word: String,
    pub action: WordAction,
}

/// What happens to a text with a sensitive word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum WordAction {
    Refuse,
    Mask,
}

impl WordAction {
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Refuse => "refuse",
            Self::Mask => "mask",
        }
    }

    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [Self::Refuse, Self::Mask].into_iter().find(|action| action.name() == name)
    }
}

/// A package of coins on sale for money.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CoinPackage {
    pub id: i64,
    pub name: String,
    /// X钻
    pub coins: i64,
    /// X钻, given in addition
    pub bonus: i64,
    /// In the currency's minor unit.
    pub amount: i64,
    pub currency: String,
    /// Empty: none.
    pub badge: String,
    pub place: i32,
    /// It is shown or on sale from the first time to the second. `None`: no bound. Items without times keep their digest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin_time: Option<DateTime<FixedOffset>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_time: Option<DateTime<FixedOffset>>,
}

/// A text of the pack in another language.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Translation {
    /// Such as `en`.
    pub language: String,
    /// The Chinese text.
    pub text: String,
    pub translation: String,
}

/// A payment channel.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PayChannel {
    pub channel: String,
    pub name: String,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct VipPlan {
    pub type_: i32,
    pub name: String,
    pub days: i32,
    pub level_type: i16,
    /// X钻
    pub coin_price: i64,
    /// In the currency's minor unit.
    pub price: i64,
    pub currency: String,
    pub benefits: Vec<String>,
    /// Empty: none.
    pub badge: String,
    pub place: i32,
    /// It is shown or on sale from the first time to the second. `None`: no bound. Items without times keep their digest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin_time: Option<DateTime<FixedOffset>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_time: Option<DateTime<FixedOffset>>,
}

/// An activity: tasks with rewards, a draw, or a page to read.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Activity {
    pub id: i64,
    /// `tasks`, `draw` or `page`.
    pub kind: String,
    pub name: String,
    pub summary: String,
    /// Sanitised HTML.
    pub content: String,
    pub banner: Picture,
    pub begin_time: DateTime<FixedOffset>,
    pub end_time: DateTime<FixedOffset>,
    pub claim_end_time: DateTime<FixedOffset>,
    /// The price of a draw that is not free, X钻.
    pub draw_price: i64,
    /// Free draws per day.
    pub free_draws: i32,
    /// Maximum number of draws per day.
    pub day_draws: i32,
    pub place: i32,
    pub tasks: Vec<ActivityTask>,
    pub prizes: Vec<ActivityPrize>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ActivityTask {
    pub id: i32,
    pub name: String,
    /// A word of the table's check constraint.
    pub deed: String,
    /// The number of actions; for `recharge`: X钻.
    pub goal: i64,
    /// X钻
    pub coins: i64,
    pub vip_days: i32,
    pub level_type: i16,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ActivityPrize {
    pub id: i32,
    pub name: String,
    /// Parts of `activity::ODDS_OF`.
    pub odds: i32,
    pub stock: i64,
    /// X钻
    pub coins: i64,
    pub vip_days: i32,
    pub level_type: i16,
    pub place: i32,
}

/// A post in the square by a person of the pack.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Post {
    pub id: i64,
    /// Login names, here and below, are in lower case.
    pub author: String,
    /// Empty: none.
    pub title: String,
    pub content: String,
    pub tag: Option<i64>,
    pub game: Option<i64>,
    pub images: Vec<Picture>,
    pub create_time: DateTime<FixedOffset>,
    pub likes: Vec<String>,
    pub comments: Vec<PostComment>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PostComment {
    pub author: String,
    pub content: String,
    pub replies: Vec<PostReply>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PostReply {
    pub author: String,
    pub content: String,
}

impl Person {
    /// Players' codes have no hyphen, so no player can get this one.
    pub(super) fn invite_code(&self) -> String {
        format!("pack-{}", self.login_name.to_lowercase())
    }
}

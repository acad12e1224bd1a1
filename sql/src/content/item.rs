use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::book::{Book, Chapter};
use crate::Error;

/// One thing of a content pack, as the database keeps it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Category(Category),
    Game(Box<Game>),
    Gift(Gift),
    Tag(Tag),
    Announcement(Announcement),
    WelcomeMessage(WelcomeMessage),
    Person(Person),
    CustomerService(CustomerService),
    Faq(Faq),
    SensitiveWord(SensitiveWord),
    CoinPackage(CoinPackage),
    PayChannel(PayChannel),
    VipPlan(VipPlan),
    Post(Box<Post>),
    Book(Box<Book>),
    Chapter(Box<Chapter>),
    Activity(Box<Activity>),
}

/// In the order in which they are applied: a game is in a category, a gift is of a game, a post is somebody's, a chapter is
/// of a book. What players claim and draw of comes last, as it is locked last everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    Category,
    Game,
    Tag,
    Announcement,
    WelcomeMessage,
    Person,
    CustomerService,
    Faq,
    SensitiveWord,
    CoinPackage,
    PayChannel,
    VipPlan,
    Post,
    Book,
    Chapter,
    Gift,
    Activity,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Category {
    pub type_: String,
    pub name: String,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
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
    /// Of the largest platform's file.
    pub size_bytes: i64,
    pub rating_tenths: i16,
    pub download_num: i64,
    pub online_type: i16,
    /// X钻
    pub buy_amount: i64,
    pub featured: Option<i32>,
    pub icon: Picture,
    pub banner: Picture,
    pub screenshots: Vec<Picture>,
    pub platforms: Platforms,
    pub create_time: DateTime<FixedOffset>,
}

/// A picture in the media store, as the columns of `game` keep it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// Begins with the digest of the file, so that another picture has another name.
    pub name: String,
    pub width: u32,
    pub height: u32,
    /// A tiny `data:` URI to show until the picture is there.
    pub blur: String,
}

/// As `game.platforms` keeps it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Platforms {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub android: Option<Platform>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ios: Option<Platform>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Platform {
    pub version: String,
    pub file_name: String,
    pub size_bytes: i64,
    /// Lower-case hex; empty where the game was imported before files were kept, so that there is none.
    #[serde(default)]
    pub sha256: String,
    /// Its name in the store of game files; likewise.
    #[serde(default)]
    pub file: String,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Gift {
    pub id: i64,
    /// None: of the portal.
    pub game_id: Option<i64>,
    pub name: String,
    pub content: String,
    pub stock: i64,
    pub vip_only: bool,
    pub begin_time: DateTime<FixedOffset>,
    pub end_time: DateTime<FixedOffset>,
    pub place: i32,
    /// In the order in which they are handed out; none: each is made as it is claimed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codes: Option<Vec<String>>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Tag {
    pub id: i64,
    pub tag: String,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Announcement {
    pub id: i64,
    pub pos_type: i16,
    pub title: String,
    /// sanitised HTML
    pub content: String,
    pub create_time: DateTime<FixedOffset>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct WelcomeMessage {
    pub id: i64,
    pub kind: String,
    pub title: String,
    /// sanitised HTML
    pub content: String,
    pub link: Option<String>,
}

/// A demo player: nobody can sign in as one.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Person {
    pub login_name: String,
    pub name: String,
    pub sex: i16,
    pub age: i16,
    pub signature: String,
    pub level_type: i16,
    /// A name in the media store.
    pub avatar: Option<String>,
}

/// How players reach the people behind the portal: one for all packs.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CustomerService {
    /// Empty: none.
    pub contact_link: String,
    pub email: String,
    pub hours: String,
    pub business_email: String,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Faq {
    pub id: i64,
    pub category: String,
    pub question: String,
    /// sanitised HTML
    pub answer: String,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SensitiveWord {
    /// What tells it from others: width, case and form do not.
    pub folded: String,
    pub word: String,
    pub action: WordAction,
}

/// What becomes of a text that has a sensitive word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
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

/// Coins for money.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CoinPackage {
    pub id: i64,
    pub name: String,
    /// X钻
    pub coins: i64,
    /// X钻 given on top
    pub bonus: i64,
    /// In the currency's minor unit.
    pub amount: i64,
    pub currency: String,
    /// Empty: none.
    pub badge: String,
    pub place: i32,
}

/// A way to pay.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PayChannel {
    pub channel: String,
    pub name: String,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
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
}

/// Tasks that pay, a draw, or a page that only tells.
#[derive(Debug, Clone, PartialEq, Serialize)]
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
    /// X钻 a draw that is not free.
    pub draw_price: i64,
    /// A day.
    pub free_draws: i32,
    /// At most, a day.
    pub day_draws: i32,
    pub place: i32,
    pub tasks: Vec<ActivityTask>,
    pub prizes: Vec<ActivityPrize>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ActivityTask {
    pub id: i32,
    pub name: String,
    /// As the check constraint of the table has it.
    pub deed: String,
    /// Deeds; of `recharge`: X钻.
    pub goal: i64,
    /// X钻
    pub coins: i64,
    pub vip_days: i32,
    pub level_type: i16,
    pub place: i32,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ActivityPrize {
    pub id: i32,
    pub name: String,
    /// Of `activity::ODDS_OF` draws.
    pub odds: i32,
    pub stock: i64,
    /// X钻
    pub coins: i64,
    pub vip_days: i32,
    pub level_type: i16,
    pub place: i32,
}

/// What people of the pack say in the square.
#[derive(Debug, Clone, PartialEq, Serialize)]
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

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PostComment {
    pub author: String,
    pub content: String,
    pub replies: Vec<PostReply>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PostReply {
    pub author: String,
    pub content: String,
}

impl Item {
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::Category(_) => Kind::Category,
            Self::Game(_) => Kind::Game,
            Self::Gift(_) => Kind::Gift,
            Self::Tag(_) => Kind::Tag,
            Self::Announcement(_) => Kind::Announcement,
            Self::WelcomeMessage(_) => Kind::WelcomeMessage,
            Self::Person(_) => Kind::Person,
            Self::CustomerService(_) => Kind::CustomerService,
            Self::Faq(_) => Kind::Faq,
            Self::SensitiveWord(_) => Kind::SensitiveWord,
            Self::CoinPackage(_) => Kind::CoinPackage,
            Self::PayChannel(_) => Kind::PayChannel,
            Self::VipPlan(_) => Kind::VipPlan,
            Self::Post(_) => Kind::Post,
            Self::Book(_) => Kind::Book,
            Self::Chapter(_) => Kind::Chapter,
            Self::Activity(_) => Kind::Activity,
        }
    }

    /// What tells it from others of its kind.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Category(category) => category.type_.clone(),
            Self::Game(game) => game.id.to_string(),
            Self::Gift(gift) => gift.id.to_string(),
            Self::Tag(tag) => tag.id.to_string(),
            Self::Announcement(announcement) => announcement.id.to_string(),
            Self::WelcomeMessage(message) => message.id.to_string(),
            Self::Person(person) => person.login_name.to_lowercase(),
            Self::CustomerService(_) => "one".into(),
            Self::Faq(faq) => faq.id.to_string(),
            Self::SensitiveWord(word) => word.folded.clone(),
            Self::CoinPackage(package) => package.id.to_string(),
            Self::PayChannel(channel) => channel.channel.clone(),
            Self::VipPlan(plan) => plan.type_.to_string(),
            Self::Post(post) => post.id.to_string(),
            Self::Book(book) => book.id.to_string(),
            Self::Chapter(chapter) => chapter.key(),
            Self::Activity(activity) => activity.id.to_string(),
        }
    }

    /// What a person calls it.
    #[must_use]
    pub fn title(&self) -> &str {
        match self {
            Self::Category(category) => &category.name,
            Self::Game(game) => &game.name,
            Self::Gift(gift) => &gift.name,
            Self::Tag(tag) => &tag.tag,
            Self::Announcement(announcement) => &announcement.title,
            Self::WelcomeMessage(message) => &message.title,
            Self::Person(person) => &person.name,
            Self::CustomerService(service) => &service.email,
            Self::Faq(faq) => &faq.question,
            Self::SensitiveWord(word) => &word.word,
            Self::CoinPackage(package) => &package.name,
            Self::PayChannel(channel) => &channel.name,
            Self::VipPlan(plan) => &plan.name,
            Self::Post(post) if post.title.is_empty() => &post.content,
            Self::Post(post) => &post.title,
            Self::Book(book) => &book.title,
            Self::Chapter(chapter) => &chapter.title,
            Self::Activity(activity) => &activity.name,
        }
    }

    /// SHA-256 of everything above, in lower-case hex. Pictures and files count by their names, which are digests too.
    #[must_use]
    pub fn digest(&self) -> String {
        let canonical = serde_json::to_vec(self).expect("an item is plain data");
        format!("{:x}", Sha256::digest(canonical))
    }
}

impl Kind {
    pub const ALL: [Self; 17] = [
        Self::Category,
        Self::Game,
        Self::Tag,
        Self::Announcement,
        Self::WelcomeMessage,
        Self::Person,
        Self::CustomerService,
        Self::Faq,
        Self::SensitiveWord,
        Self::CoinPackage,
        Self::PayChannel,
        Self::VipPlan,
        Self::Post,
        Self::Book,
        Self::Chapter,
        Self::Gift,
        Self::Activity,
    ];

    /// As `content_item.kind` keeps it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Category => "category",
            Self::Game => "game",
            Self::Gift => "gift",
            Self::Tag => "tag",
            Self::Announcement => "announcement",
            Self::WelcomeMessage => "welcome_message",
            Self::Person => "person",
            Self::CustomerService => "customer_service",
            Self::Faq => "faq",
            Self::SensitiveWord => "sensitive_word",
            Self::CoinPackage => "coin_package",
            Self::PayChannel => "pay_channel",
            Self::VipPlan => "vip_plan",
            Self::Post => "post",
            Self::Book => "book",
            Self::Chapter => "chapter",
            Self::Activity => "activity",
        }
    }

    pub(super) fn from_name(name: &str) -> Result<Self, Error> {
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| {
            Error::Invalid(format!("a newer version of portal applied content of the kind {name}"))
        })
    }
}

impl Person {
    /// Codes of players have no hyphen, so this one can never be drawn for one.
    pub(super) fn invite_code(&self) -> String {
        format!("pack-{}", self.login_name.to_lowercase())
    }
}

/// For a `jsonb` column.
pub(crate) fn json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("an item is plain data")
}

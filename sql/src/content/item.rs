use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{
    book::{Book, Chapter},
    things::{
        Activity, Announcement, Category, CoinPackage, CustomerService, Document, Faq, Frame, Game, Gift,
        PayChannel, Person, Post, SensitiveWord, Tag, Translation, VipPlan, WelcomeMessage,
    },
};
use crate::Error;

/// One item of a content pack, in the form that the database stores.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Category(Category),
    Frame(Frame),
    Game(Box<Game>),
    Gift(Gift),
    Tag(Tag),
    Announcement(Announcement),
    WelcomeMessage(WelcomeMessage),
    Person(Person),
    CustomerService(CustomerService),
    Faq(Faq),
    Document(Document),
    SensitiveWord(SensitiveWord),
    CoinPackage(CoinPackage),
    PayChannel(PayChannel),
    VipPlan(VipPlan),
    Translation(Translation),
    Post(Box<Post>),
    Book(Box<Book>),
    Chapter(Box<Chapter>),
    Activity(Box<Activity>),
}

/// In the order of application: categories before games, games before gifts, frames before people and gifts, people before posts,
/// books before chapters.
/// Gifts and activities come last, because all transactions lock them last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    Category,
    Frame,
    Game,
    Tag,
    Announcement,
    WelcomeMessage,
    Person,
    CustomerService,
    Faq,
    Document,
    SensitiveWord,
    CoinPackage,
    PayChannel,
    VipPlan,
    Translation,
    Post,
    Book,
    Chapter,
    Gift,
    Activity,
}

impl Item {
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::Category(_) => Kind::Category,
            Self::Frame(_) => Kind::Frame,
            Self::Game(_) => Kind::Game,
            Self::Gift(_) => Kind::Gift,
            Self::Tag(_) => Kind::Tag,
            Self::Announcement(_) => Kind::Announcement,
            Self::WelcomeMessage(_) => Kind::WelcomeMessage,
            Self::Person(_) => Kind::Person,
            Self::CustomerService(_) => Kind::CustomerService,
            Self::Faq(_) => Kind::Faq,
            Self::Document(_) => Kind::Document,
            Self::SensitiveWord(_) => Kind::SensitiveWord,
            Self::CoinPackage(_) => Kind::CoinPackage,
            Self::PayChannel(_) => Kind::PayChannel,
            Self::VipPlan(_) => Kind::VipPlan,
            Self::Translation(_) => Kind::Translation,
            Self::Post(_) => Kind::Post,
            Self::Book(_) => Kind::Book,
            Self::Chapter(_) => Kind::Chapter,
            Self::Activity(_) => Kind::Activity,
        }
    }

    /// The key, unique within the kind.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Category(category) => category.type_.clone(),
            Self::Frame(frame) => frame.id.clone(),
            Self::Game(game) => game.id.to_string(),
            Self::Gift(gift) => gift.id.to_string(),
            Self::Tag(tag) => tag.id.to_string(),
            Self::Announcement(announcement) => announcement.id.to_string(),
            Self::WelcomeMessage(message) => message.id.to_string(),
            Self::Person(person) => person.login_name.to_lowercase(),
            Self::CustomerService(_) => "one".into(),
            Self::Faq(faq) => faq.id.to_string(),
            Self::Document(document) => document.name.clone(),
            Self::SensitiveWord(word) => word.folded.clone(),
            Self::CoinPackage(package) => package.id.to_string(),
            Self::PayChannel(channel) => channel.channel.clone(),
            Self::VipPlan(plan) => plan.type_.to_string(),
            Self::Translation(translation) => format!("{}:{}", translation.language, translation.text),
            Self::Post(post) => post.id.to_string(),
            Self::Book(book) => book.id.to_string(),
            Self::Chapter(chapter) => chapter.key(),
            Self::Activity(activity) => activity.id.to_string(),
        }
    }

    /// The name for people.
    #[must_use]
    pub fn title(&self) -> &str {
        match self {
            Self::Category(category) => &category.name,
            Self::Frame(frame) => &frame.name,
            Self::Game(game) => &game.name,
            Self::Gift(gift) => &gift.name,
            Self::Tag(tag) => &tag.tag,
            Self::Announcement(announcement) => &announcement.title,
            Self::WelcomeMessage(message) => &message.title,
            Self::Person(person) => &person.name,
            Self::CustomerService(service) => &service.email,
            Self::Faq(faq) => &faq.question,
            Self::Document(document) => &document.title,
            Self::SensitiveWord(word) => &word.word,
            Self::CoinPackage(package) => &package.name,
            Self::PayChannel(channel) => &channel.name,
            Self::VipPlan(plan) => &plan.name,
            Self::Translation(translation) => &translation.translation,
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
    pub const ALL: [Self; 20] = [
        Self::Category,
        Self::Frame,
        Self::Game,
        Self::Tag,
        Self::Announcement,
        Self::WelcomeMessage,
        Self::Person,
        Self::CustomerService,
        Self::Faq,
        Self::Document,
        Self::SensitiveWord,
        Self::CoinPackage,
        Self::PayChannel,
        Self::VipPlan,
        Self::Translation,
        Self::Post,
        Self::Book,
        Self::Chapter,
        Self::Gift,
        Self::Activity,
    ];

    /// The word in `content_item.kind`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Category => "category",
            Self::Frame => "frame",
            Self::Game => "game",
            Self::Gift => "gift",
            Self::Tag => "tag",
            Self::Announcement => "announcement",
            Self::WelcomeMessage => "welcome_message",
            Self::Person => "person",
            Self::CustomerService => "customer_service",
            Self::Faq => "faq",
            Self::Document => "document",
            Self::SensitiveWord => "sensitive_word",
            Self::CoinPackage => "coin_package",
            Self::PayChannel => "pay_channel",
            Self::VipPlan => "vip_plan",
            Self::Translation => "translation",
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

//! Reads and checks a whole content pack. `sql/demo/README.md` describes the format; `sql/demo` is an example.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    io,
    path::Path,
};

use actors::wire::MessageKind;
use chrono::{DateTime, FixedOffset};
use sql::content::{Announcement, Category, Item, Person, Tag, WelcomeMessage};

use super::{
    Progress, Sound,
    book::{self, ContentSize},
    fields::{Fields, MAX_NUMBER, Source},
    file::Files,
    game,
    listing::{Listing, is_yaml},
    picture::{Made, Pictures},
    ratings,
    report::{Fault, Report},
    sizes::ResizeJob,
    used::Used,
    video::Videos,
    yaml::{self, Node},
};
use crate::text::fields::LoginName;

const PACK_FILE: &str = "pack.yaml";
pub(super) const MAX_HTML_CHARS: usize = 10_000;

pub(super) struct Pack {
    pub name: String,
    /// An import refuses a pack that is older than the version in force.
    pub published: Option<DateTime<FixedOffset>>,
    pub items: Vec<Item>,
    /// Every picture that an item names, once.
    pub pictures: Vec<Sound>,
    /// Every file of a game and of members' chapters, once.
    pub files: Vec<Sound>,
    /// Pictures to resize, in either store.
    pub smaller_pictures: Vec<ResizeJob>,
    pub smaller_files: Vec<ResizeJob>,
    pub warnings: Vec<Fault>,
}

/// The errors and the warnings of a pack.
pub(super) struct Refused {
    pub faults: Vec<Fault>,
    pub warnings: Vec<Fault>,
}

/// Results of earlier imports.
#[derive(Default)]
pub(super) struct Before {
    /// The categories of all packs, as (pack, type): a game may use the categories of another pack.
    pub categories: Vec<(String, String)>,
    pub made: Option<Made>,
}

/// Reads a pack.
pub(super) fn read(folder: &Path, before: &Before, progress: &Progress) -> io::Result<Result<Pack, Refused>> {
    progress.stage("reading the pack", 0);
    let report = Report::default();
    match folder.join(PACK_FILE).symlink_metadata() {
        // Most likely the operator named another folder, so ignore its other files.
        Err(error) if error.kind() == io::ErrorKind::NotFound && folder.is_dir() => {
            let text = "is missing; a pack is a folder with this file, which has its name and categories";
            report.fault(PACK_FILE, None, text);
            let (faults, warnings) = report.finish();
            return Ok(Err(Refused { faults, warnings }));
        }
        found => found?,
    };
    let listing = Listing::open(folder, &report)?;
    let pictures = Pictures::check(&listing, before.made.as_ref(), &report, progress);
    let files = Files::check(&listing, &report, progress);
    let videos = Videos::check(&listing, &report, progress);
    let mut reader = Reader {
        listing: &listing,
        pictures: &pictures,
        files: &files,
        videos: &videos,
        report: &report,
        items: Vec::new(),
        frames: HashSet::new(),
        used: Used::default(),
        held: ContentSize::default(),
    };
    let (name, published) = reader.pack(&before.categories);
    reader.tags();
    reader.announcements();
    reader.messages();
    reader.people();
    reader.service();
    reader.documents();
    reader.sensitive_words();
    reader.recharge();
    reader.memberships();
    reader.posts();
    reader.activities();
    book::read_all(&mut reader);
    reader.translations();
    let Reader { items, used, .. } = reader;
    report_unused(&listing, &report);

    let (faults, warnings) = report.finish();
    if !faults.is_empty() {
        return Ok(Err(Refused { faults, warnings }));
    }
    let [(pictures, smaller_pictures), (files, smaller_files)] = used.of_stores();
    Ok(Ok(Pack { name, published, items, pictures, files, smaller_pictures, smaller_files, warnings }))
}

impl Pack {
    /// The names of all files that the pack needs in the public store.
    pub fn public(&self) -> Vec<String> {
        let sizes = self.smaller_pictures.iter().flat_map(|wanted| &wanted.sizes).map(|(name, _)| name);
        self.pictures.iter().map(|picture| &picture.name).chain(sizes).map(ToString::to_string).collect()
    }
}

pub(super) struct Reader<'a> {
    pub listing: &'a Listing,
    pub pictures: &'a Pictures,
    pub files: &'a Files,
    pub videos: &'a Videos,
    pub report: &'a Report,
    pub items: Vec<Item>,
    /// The ids of the pack's frames.
    pub frames: HashSet<String>,
    pub used: Used,
    /// The total content of the chapters so far.
    pub held: ContentSize,
}

impl<'a> Reader<'a> {
    fn pack(&mut self, before: &[(String, String)]) -> (String, Option<DateTime<FixedOffset>>) {
        let (mut name, mut published) = (String::new(), None);
        // `None`: the categories are unknown, so games are not checked against them.
        let mut categories = None;
        if let Some(root) = self.tree(PACK_FILE)
            && let Some(mut fields) = Fields::open(self.source(PACK_FILE), &root, "the pack")
        {
            name = fields.text("name", 40);
            published = fields.optional_time("published");
            let mut own = HashSet::new();
            if let Some(list) = fields.node("categories") {
                own = self.categories(fields.source, list);
            }
            own.extend(before.iter().filter(|(pack, _)| *pack != name).map(|(_, type_)| type_.clone()));
            categories = Some(own);
            fields.close();
        }
        self.frames();
        let mut gifts = Unique::default();
        game::read_all(self, categories.as_ref(), &mut gifts);
        self.gifts(&mut gifts);
        (name, published)
    }

    fn categories(&mut self, source: Source<'_>, list: &Node) -> HashSet<String> {
        let mut types = Unique::default();
        for (place, node) in source.list(list, "categories").iter().enumerate() {
            let Some(mut fields) = Fields::open(source, node, "a category") else { continue };
            let type_ = fields.word("type", is_slug, SLUG_RULE);
            types.claim(&fields, "type", type_.clone());
            let name = fields.text("name", 10);
            fields.close();
            self.items.push(Item::Category(Category { type_, name, place: place_of(place) }));
        }
        types.into_keys().collect()
    }

    fn tags(&mut self) {
        let (mut ids, mut names) = (Unique::default(), Unique::default());
        self.each("tags.yaml", None, "a tag", |reader, fields, place| {
            let id = fields.number("id", 1..=MAX_NUMBER);
            ids.claim(fields, "id", id);
            let tag = fields.text("tag", 10);
            names.claim(fields, "tag", tag.clone());
            reader.items.push(Item::Tag(Tag { id, tag, place: place_of(place) }));
        });
    }

    fn announcements(&mut self) {
        let mut ids = Unique::default();
        self.each("announcements.yaml", None, "an announcement", |reader, fields, _| {
            let id = fields.number("id", 1..=MAX_NUMBER);
            ids.claim(fields, "id", id);
            let (begin_time, end_time) = fields.times("begins", "ends");
            let announcement = Announcement {
                id,
                pos_type: fields.small("posType", 1..=1),
                title: fields.text("title", 40),
                content: fields.html("content", MAX_HTML_CHARS),
                create_time: fields.time("createTime"),
                begin_time,
                end_time,
            };
            reader.items.push(Item::Announcement(announcement));
        });
    }

    fn messages(&mut self) {
        let mut ids = Unique::default();
        self.each("messages.yaml", Some("welcome"), "a message", |reader, fields, _| {
            let id = fields.number("id", 1..=MAX_NUMBER);
            ids.claim(fields, "id", id);
            let rule = format!("one of {}", MessageKind::ALL.map(MessageKind::name).join(", "));
            let message = WelcomeMessage {
                id,
                kind: fields.word("kind", |kind| MessageKind::named(kind).is_some(), &rule),
                title: fields.text("title", 40),
                content: fields.html("content", MAX_HTML_CHARS),
                link: fields.optional_link("link"),
            };
            reader.items.push(Item::WelcomeMessage(message));
        });
    }

    fn people(&mut self) {
        let games = self.items.iter().filter_map(|item| match item {
            Item::Game(game) => Some(game.id),
            _ => None,
        });
        let games: HashSet<i64> = games.collect();
        let mut names = Unique::default();
        self.each("people.yaml", None, "a person", |reader, fields, _| {
            let login_name = fields.word(
                "loginName",
                is_login_name,
                "4 to 20 letters (a-z, A-Z), digits and _, and no phone number",
            );
            names.claim(fields, "loginName", login_name.to_lowercase());
            let person = Person {
                login_name,
                name: fields.text("name", 20),
                sex: fields.small("sex", 0..=2),
                age: fields.small("age", 0..=150),
                signature: fields.optional_text("signature", 60).unwrap_or_default(),
                level_type: fields.optional_number("levelType", 0..=99).unwrap_or(0) as i16,
                avatar: reader.avatar(fields),
                ratings: ratings::of_person(fields, &games),
                frame: reader.frame(fields),
            };
            reader.items.push(Item::Person(person));
        });
    }

    fn avatar(&mut self, fields: &mut Fields<'_>) -> Option<String> {
        let path = fields.optional_text("avatar", 100)?;
        if !path.starts_with("people/") || self.pictures.get(&path).is_none() {
            fields.fault(
                "avatar",
                format!("must be a picture that is there, such as people/name.webp, not {path}"),
            );
            return None;
        }
        self.picture(&path).map(|picture| picture.name.to_string())
    }

    /// Parses a YAML file. `None`: it does not exist, or it is broken, which is reported.
    pub fn tree(&self, file: &str) -> Option<Node> {
        let text = self.listing.text(file, self.report)?;
        yaml::parse(&text).map_err(|(line, reason)| self.report.fault(file, Some(line), reason)).ok()
    }

    pub fn source<'f>(&self, file: &'f str) -> Source<'f>
    where
        'a: 'f,
    {
        Source { file, report: self.report }
    }

    /// Reads each mapping of a file's list. The list may be under a key.
    pub fn each(
        &mut self,
        file: &'static str,
        under: Option<&'static str>,
        what: &str,
        mut read: impl FnMut(&mut Self, &mut Fields<'_>, usize),
    ) {
        let Some(root) = self.tree(file) else { return };
        let source = self.source(file);
        let list = match under {
            None => Some(&root),
            Some(key) => Fields::open(source, &root, "the file").and_then(|mut fields| {
                let list = fields.node(key);
                fields.close();
                list
            }),
        };
        let Some(list) = list else { return };
        for (place, node) in source.list(list, under.unwrap_or("the file")).iter().enumerate() {
            let Some(mut fields) = Fields::open(source, node, what) else { continue };
            read(self, &mut fields, place);
            fields.close();
        }
    }
}

/// The first use of each value, to name it when the value is used again.
pub(super) struct Unique<T>(HashMap<T, (String, usize)>);

impl<T: Eq + Hash + Default + std::fmt::Display> Unique<T> {
    /// Reports a value that is already used. The empty value stands for one with a reported fault.
    pub fn claim(&mut self, fields: &Fields<'_>, key: &str, value: T) {
        if value == T::default() {
            return;
        }
        if let Some((file, line)) = self.0.get(&value) {
            fields.fault(key, format!("{value} is used in {file}:{line} already; choose another"));
            return;
        }
        self.0.insert(value, (fields.source.file.to_owned(), fields.line(key)));
    }

    fn into_keys(self) -> impl Iterator<Item = T> {
        self.0.into_keys()
    }
}

impl<T> Default for Unique<T> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

pub(super) const SLUG_RULE: &str =
    "1 to 40 small letters (a-z), digits and hyphens, beginning with a letter or digit";

pub(super) fn is_slug(text: &str) -> bool {
    text.len() <= 40
        && text.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit())
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// Whether a player could register with this name.
fn is_login_name(text: &str) -> bool {
    LoginName::try_from(text.to_owned()).is_ok()
}

pub(super) fn place_of(index: usize) -> i32 {
    i32::try_from(index).unwrap_or(i32::MAX)
}

/// Reports unused files. A misnamed YAML file is a fault, since its content would be silently ignored; a spare picture only takes
/// space.
fn report_unused(listing: &Listing, report: &Report) {
    for path in listing.unused() {
        let file = path.rsplit('/').next().unwrap_or(path);
        if is_yaml(file) {
            report.fault(
                path,
                None,
                "is not a file of a pack; known are pack.yaml, tags.yaml, announcements.yaml, messages.yaml, frames.yaml, \
                 gifts.yaml, activities.yaml, people.yaml, posts.yaml, service.yaml, documents.yaml, sensitive_words.yaml, recharge.yaml, vip.yaml, translations.yaml, \
                 games/<name>/game.yaml and books/<name>/book.yaml",
            );
        } else if !file.eq_ignore_ascii_case("readme.md") {
            report.warn(path, None, "is not used by anything; remove it, or refer to it");
        }
    }
}

//! Reads `posts.yaml`: posts and comments by the pack's people in the square.

use std::collections::HashSet;

use sql::{
    content::{Item, Kind, Post, PostComment, PostReply},
    media::Picture,
};

use super::{
    fields::{Fields, Source},
    pack::{Reader, Unique},
    yaml::{Node, Value},
};
use crate::{
    platform::text_safety::is_blank,
    text::fields::{MAX_COMMENT, MAX_POST, MAX_TITLE},
};

/// Ids of players' posts start above this.
const MAX_ID: i64 = 100_000;
/// The same limit as for a player's post.
const MAX_IMAGES: usize = 9;
const MAX_COMMENTS: usize = 200;

/// Targets that posts may refer to.
struct Known {
    /// Login names in lower case.
    people: HashSet<String>,
    tags: HashSet<String>,
    games: HashSet<String>,
}

impl Reader<'_> {
    pub fn posts(&mut self) {
        let keys = |kind| self.items.iter().filter(move |item| item.kind() == kind).map(Item::key).collect();
        let known = Known { people: keys(Kind::Person), tags: keys(Kind::Tag), games: keys(Kind::Game) };
        let mut ids = Unique::default();
        self.each("posts.yaml", None, "a post", |reader, fields, _| {
            let id = fields.number("id", 1..=MAX_ID);
            ids.claim(fields, "id", id);
            let post = Post {
                id,
                author: person(fields, &known),
                title: fields.optional_text("title", MAX_TITLE).unwrap_or_default(),
                content: words(fields, MAX_POST),
                tag: referred(fields, "tag", "tags.yaml", &known.tags),
                game: referred(fields, "game", "the pack", &known.games),
                images: reader.images(fields),
                create_time: fields.time("createTime"),
                likes: likes(fields, &known),
                comments: comments(fields, &known),
            };
            reader.items.push(Item::Post(Box::new(post)));
        });
    }

    fn images(&mut self, fields: &mut Fields<'_>) -> Vec<Picture> {
        let mut images = Vec::new();
        for (line, path) in texts(fields, "images", MAX_IMAGES) {
            if !path.starts_with("posts/") || self.pictures.get(&path).is_none() {
                let text =
                    format!("images has {path}; it must be a picture that is there, such as posts/name.webp");
                fields.source.fault(line, text);
            } else if let Some(picture) = self.picture(&path) {
                let (width, height, blur) = (picture.width, picture.height, picture.blur);
                images.push(Picture { name: picture.name.to_string(), small: None, width, height, blur });
            }
        }
        images
    }
}

fn comments(fields: &mut Fields<'_>, known: &Known) -> Vec<PostComment> {
    let comment = |fields: &mut Fields<'_>| {
        let (author, content) = (person(fields, known), words(fields, MAX_COMMENT));
        let reply = |fields: &mut Fields<'_>| PostReply {
            author: person(fields, known),
            content: words(fields, MAX_COMMENT),
        };
        PostComment { author, content, replies: each(fields, "replies", "a reply", reply) }
    };
    each(fields, "comments", "a comment", comment)
}

/// Reads each mapping of an optional list.
fn each<T>(
    fields: &mut Fields<'_>,
    key: &'static str,
    what: &str,
    mut read: impl FnMut(&mut Fields<'_>) -> T,
) -> Vec<T> {
    let (source, mut all) = (fields.source, Vec::new());
    for node in list(fields, key, source, MAX_COMMENTS) {
        let Some(mut fields) = Fields::open(source, node, what) else { continue };
        all.push(read(&mut fields));
        fields.close();
    }
    all
}

fn likes(fields: &mut Fields<'_>, known: &Known) -> Vec<String> {
    let mut likes = HashSet::new();
    for (line, name) in texts(fields, "likes", MAX_COMMENTS) {
        let name = name.to_lowercase();
        if !known.people.contains(&name) {
            fields.source.fault(line, format!("likes has {name}, who is not in people.yaml"));
        } else if !likes.insert(name.clone()) {
            fields.source.fault(line, format!("likes has {name} twice"));
        }
    }
    let mut likes: Vec<String> = likes.into_iter().collect();
    likes.sort();
    likes
}

fn person(fields: &mut Fields<'_>, known: &Known) -> String {
    let is_known = |name: &str| known.people.contains(&name.to_lowercase());
    fields.word("author", is_known, "a loginName of people.yaml").to_lowercase()
}

/// Paragraphs with visible text.
fn words(fields: &mut Fields<'_>, max: usize) -> String {
    let words = fields.paragraphs("content", max);
    if !words.is_empty() && is_blank(&words) {
        fields.fault("content", "has nothing that is to be seen; write some text");
    }
    words
}

/// The id of something in the pack; `None` if the key is missing.
fn referred(fields: &mut Fields<'_>, key: &'static str, place: &str, known: &HashSet<String>) -> Option<i64> {
    let id = fields.optional_number(key, 1..=super::fields::MAX_NUMBER)?;
    if !known.contains(&id.to_string()) {
        fields.fault(key, format!("is {id}, which is not in {place}"));
    }
    Some(id)
}

/// The single values of an optional list, each with its line.
fn texts(fields: &mut Fields<'_>, key: &'static str, max: usize) -> Vec<(usize, String)> {
    let source = fields.source;
    let mut all = Vec::new();
    for node in list(fields, key, source, max) {
        match &node.value {
            Value::Scalar(text) => all.push((node.line, text.trim().to_owned())),
            _ => source.fault(node.line, format!("{key} must hold single values, not {}", node.describe())),
        }
    }
    all
}

fn list<'a>(fields: &mut Fields<'a>, key: &'static str, source: Source<'_>, max: usize) -> &'a [Node] {
    let list = fields.node(key).map(|node| source.list(node, key)).unwrap_or_default();
    if list.len() > max {
        fields.fault(key, format!("has {} entries; keep {max}", list.len()));
    }
    list
}

//! Reads the games of a pack: `games/<slug>/game.yaml` and the pictures next to it.

use std::collections::{BTreeSet, HashSet};

use sql::{
    content::{Game, Item, Platform, Platforms},
    media::Picture,
};

use super::{
    fields::{Fields, MAX_NUMBER},
    file::{ANDROID, IOS},
    gift,
    pack::{Reader, SLUG_RULE, Unique, is_slug},
    yaml::Value,
};
use crate::platform::html;

/// Smaller ids are reserved for content of the portal itself.
const MIN_ID: i64 = 1001;
const MAX_PRICE: i64 = 1_000_000;
const MAX_SHOTS: usize = 8;
/// The age hints of games in years.
const AGE_HINTS: [i16; 3] = [8, 12, 16];

/// Values that must be unique among the games of a pack.
#[derive(Default)]
struct Claimed {
    ids: Unique<i64>,
    ranks: Unique<i64>,
}

/// Reads every game. `categories` is `None` if they are unknown because pack.yaml has a fault. `gifts`: the ids of all gift
/// packs.
pub(super) fn read_all(
    reader: &mut Reader<'_>,
    categories: Option<&HashSet<String>>,
    gifts: &mut Unique<i64>,
) {
    let slugs: BTreeSet<String> = reader
        .listing
        .paths()
        .filter_map(|path| path.strip_prefix("games/")?.split_once('/'))
        .map(|(slug, _)| slug.to_owned())
        .collect();
    let mut claimed = Claimed::default();
    for slug in slugs {
        let folder = format!("games/{slug}/");
        if !is_slug(&slug) {
            reader.report.fault(&folder, None, format!("has a name that must be {SLUG_RULE}; rename it"));
        }
        read(reader, &folder, categories, &mut claimed, gifts);
    }
}

fn read(
    reader: &mut Reader<'_>,
    folder: &str,
    categories: Option<&HashSet<String>>,
    claimed: &mut Claimed,
    gifts: &mut Unique<i64>,
) {
    let file = format!("{folder}game.yaml");
    // Read the pictures first, so that they count as used even if the file has a fault.
    let icon = picture(reader, folder, "icon");
    let banner = picture(reader, folder, "banner");
    let screenshots = screenshots(reader, folder);
    if !reader.listing.has(&file) {
        reader.report.fault(&file, None, "is missing; each folder of games has one");
    }
    let Some(root) = reader.tree(&file) else { return };
    let Some(mut fields) = Fields::open(reader.source(&file), &root, "a game") else { return };
    let id = fields.number("id", MIN_ID..=MAX_NUMBER);
    claimed.ids.claim(&fields, "id", id);
    let online_type = fields.sound_number("onlineType", 0..=1);
    let featured = fields.optional_number("featured", 1..=99);
    claimed.ranks.claim(&fields, "featured", featured.unwrap_or_default());
    let (featured_begin_time, featured_end_time) = fields.times("featuredBegins", "featuredEnds");
    let platforms = platforms(reader, &mut fields, folder);
    let game = Game {
        id,
        name: fields.text("name", 30),
        category: category(&mut fields, categories),
        tags: tags(&mut fields),
        summary: fields.text("summary", 60),
        description: fields.paragraphs("description", 5000),
        developer: fields.text("developer", 30),
        version: fields.word("version", is_version, VERSION_RULE),
        size_bytes: largest(&platforms),
        download_num: fields.number("downloadNum", 0..=MAX_NUMBER),
        online_type: online_type.unwrap_or_default() as i16,
        buy_amount: price(&mut fields, online_type),
        featured: featured.map(|rank| rank as i32),
        icon,
        banner,
        screenshots,
        platforms,
        app_store_url: app_store_url(&mut fields),
        redeem_hint: fields.optional_text("redeemHint", 60),
        age_hint: age_hint(&mut fields),
        featured_begin_time,
        featured_end_time,
        create_time: fields.time("createTime"),
    };
    if fields.node("rating").is_some() {
        fields.source.warn(fields.line("rating"), "rating is ignored: players rate the games; remove it");
    }
    reader.items.push(Item::Game(Box::new(game)));
    gift::of_game(reader, &mut fields, id, folder, gifts);
    fields.close();
}

fn category(fields: &mut Fields<'_>, known: Option<&HashSet<String>>) -> String {
    let category = fields.text("category", 40);
    if let Some(known) = known
        && !category.is_empty()
        && !known.contains(&category)
    {
        let mut known: Vec<&str> = known.iter().map(String::as_str).collect();
        known.sort_unstable();
        fields.fault(
            "category",
            format!("must be a category of pack.yaml ({}), not `{category}`", known.join(", ")),
        );
    }
    category
}

/// The tags of a game or a book.
pub(super) fn tags(fields: &mut Fields<'_>) -> Vec<String> {
    let source = fields.source;
    let Some(node) = fields.node("tags") else { return Vec::new() };
    let list = source.list(node, "tags");
    if list.len() > 8 {
        fields.fault("tags", format!("has {} entries; keep 8", list.len()));
    }
    let mut tags: Vec<String> = Vec::new();
    for node in list {
        match &node.value {
            Value::Scalar(tag) if tags.contains(tag) => {
                source.fault(node.line, format!("the tag {tag} is there twice; keep one"));
            }
            Value::Scalar(tag)
                if (1..=10).contains(&tag.chars().count()) && !tag.contains(char::is_control) =>
            {
                tags.push(tag.clone());
            }
            _ => source.fault(node.line, "a tag must be 1 to 10 characters of text"),
        }
    }
    tags
}

fn price(fields: &mut Fields<'_>, online_type: Option<i64>) -> i64 {
    let price = fields.sound_number("buyAmount", 0..=MAX_PRICE);
    match (online_type, price) {
        (Some(0), Some(1..)) => fields.fault("buyAmount", "must be 0 for a free game (onlineType 0)"),
        (Some(1), Some(0)) => {
            fields
                .fault("buyAmount", format!("must be from 1 to {MAX_PRICE} for a paid game (onlineType 1)"));
        }
        _ => {}
    }
    price.unwrap_or_default()
}

/// Players follow the address, so only Apple's own host is allowed.
fn app_store_url(fields: &mut Fields<'_>) -> Option<String> {
    const PAGE: &str = "https://apps.apple.com/";
    let url = fields.optional_text("appStoreUrl", 200)?;
    let is_page =
        |url: &str| html::is_link(url) && url.strip_prefix(PAGE).is_some_and(|path| !path.is_empty());
    if !is_page(&url) {
        fields.fault("appStoreUrl", format!("must be the address of a page below {PAGE}, not `{url}`"));
    }
    Some(url)
}

fn age_hint(fields: &mut Fields<'_>) -> Option<i16> {
    let years = fields.optional_number("ageHint", 0..=99)?;
    let hint = AGE_HINTS.into_iter().find(|hint| i64::from(*hint) == years);
    if hint.is_none() {
        fields.fault("ageHint", format!("must be 8, 12 or 16, not `{years}`"));
    }
    hint
}

fn platforms(reader: &mut Reader<'_>, fields: &mut Fields<'_>, folder: &str) -> Platforms {
    let Some(node) = fields.node("platforms") else {
        fields.fault("platforms", "is missing; give android, ios or both");
        return Platforms::default();
    };
    let Some(mut by_name) = Fields::open(fields.source, node, "platforms") else {
        return Platforms::default();
    };
    let mut platform = |key, extension| {
        let node = by_name.node(key)?;
        platform(reader, Fields::open(by_name.source, node, "a platform")?, folder, extension)
    };
    let platforms = Platforms { android: platform("android", ANDROID), ios: platform("ios", IOS) };
    let nothing_given = ["android", "ios"].iter().all(|key| by_name.node(key).is_none());
    by_name.close();
    if nothing_given {
        fields.fault("platforms", "must have android, ios or both");
    }
    platforms
}

fn platform(
    reader: &mut Reader<'_>,
    mut fields: Fields<'_>,
    folder: &str,
    extension: &str,
) -> Option<Platform> {
    let version = fields.word("version", is_version, VERSION_RULE);
    let file_name = fields.word(
        "fileName",
        is_file_name,
        "a plain file name of up to 80 letters, digits, dots, hyphens and _, not beginning with a dot",
    );
    let file = fields.word(
        "file",
        |file| is_file_name(file) && file.ends_with(&format!(".{extension}")),
        &format!("the name of an .{extension} file beside game.yaml"),
    );
    let found = (!file.is_empty()).then(|| {
        let path = format!("{folder}{file}");
        if reader.files.get(&path).is_none() {
            fields.fault("file", format!("must be a file that is there; put {file} beside game.yaml"));
        }
        reader.file(&path)
    });
    fields.close();
    let found = found.flatten()?;
    Some(Platform {
        version,
        file_name,
        size_bytes: i64::try_from(found.size_bytes).expect("bounded"),
        sha256: found.sha256.as_str().to_owned(),
        file: found.name.to_string(),
    })
}

/// Bytes of the largest download for one device.
fn largest(platforms: &Platforms) -> i64 {
    let sizes =
        [&platforms.android, &platforms.ios].into_iter().flatten().map(|platform| platform.size_bytes);
    sizes.max().unwrap_or_default()
}

/// The only picture with this name in a game's folder.
fn picture(reader: &mut Reader<'_>, folder: &str, stem: &str) -> Picture {
    let found = reader.pictures.find(folder, stem);
    match found.as_slice() {
        [] => {
            let text = format!("is missing; put it beside game.yaml (or {stem}.png, {stem}.jpg)");
            reader.report.fault(&format!("{folder}{stem}.webp"), None, text);
        }
        [_] => {}
        [first, others @ ..] => {
            reader.report.fault(
                first,
                None,
                format!("is there as {} too; keep one of them", others.join(", ")),
            );
        }
    }
    let picture = found.iter().map(|path| reader.listed_picture(path)).collect::<Vec<_>>();
    picture.into_iter().flatten().next().unwrap_or_default()
}

fn screenshots(reader: &mut Reader<'_>, folder: &str) -> Vec<Picture> {
    let there =
        |reader: &Reader<'_>, n: usize| !reader.pictures.find(folder, &format!("shot-{n}")).is_empty();
    let last = (1..=99).rev().find(|n| there(reader, *n)).unwrap_or(0);
    if last == 0 {
        reader.report.warn(
            &format!("{folder}game.yaml"),
            None,
            "has no screenshots; put shot-1.webp beside it",
        );
    }
    if last > MAX_SHOTS {
        reader.report.fault(
            &format!("{folder}shot-{last}"),
            None,
            format!("is too many; keep shot-1 to shot-{MAX_SHOTS}"),
        );
    }
    (1..=last.min(MAX_SHOTS)).map(|n| picture(reader, folder, &format!("shot-{n}"))).collect()
}

const VERSION_RULE: &str = "a version such as 1.4.0, of up to 20 letters, digits, dots, hyphens and +";

fn is_version(text: &str) -> bool {
    text.len() <= 20
        && text.starts_with(|c: char| c.is_ascii_digit())
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'+'))
}

/// Whether the name is safe as a file on any system and in a header. Letters of every script are allowed.
fn is_file_name(text: &str) -> bool {
    text.chars().count() <= 80
        && text.starts_with(char::is_alphanumeric)
        && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '.' | '-' | '_'))
        && !text.contains("..")
        && text.contains('.')
}

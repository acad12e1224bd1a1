//! Reads `books/<name>/book.yaml`: comics, novels and animations, with their chapters.

use std::collections::BTreeSet;

use sql::{
    book::{BookPicture, ChapterContent, Episode, Playlist, PlaylistLine, Thumbs},
    content::{Book, Chapter, Item, MAX_PAGES},
};

use super::{
    fields::{Fields, MAX_NUMBER},
    game, novel,
    pack::{Reader, SLUG_RULE, Unique, is_slug, place_of},
    picture::Store,
    playlist::{self, Entry},
};

/// Smaller ids are reserved, as for games.
const MIN_ID: i64 = 2001;
const MAX_CHAPTERS: usize = 5000;
/// The limit of a book, and that of a pack. Several chapters may name the same folder or text; each of them counts it.
const MAX_CONTENT_SIZE: [ContentSize; 2] = [
    ContentSize { pages: 20_000, characters: 20_000_000 },
    ContentSize { pages: 200_000, characters: 100_000_000 },
];
/// A video has one thumbnail per second, or a hundred in all.
const THUMBS: f64 = 100.0;

const KINDS: [&str; 3] = ["comic", "novel", "animation"];

/// The amount of content in chapters: of one, of a book or of a pack.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct ContentSize {
    /// Pages and segments.
    pages: usize,
    characters: usize,
}

impl ContentSize {
    fn add(&mut self, content: &ChapterContent) {
        match content {
            ChapterContent::Pages(pages) => self.pages += pages.len(),
            ChapterContent::Paragraphs(paragraphs) => {
                self.characters += paragraphs.iter().map(|one| one.text.chars().count()).sum::<usize>();
            }
            ChapterContent::Episode(episode) => {
                let lines = |list: &Playlist| {
                    list.lines.iter().filter(|line| matches!(line, PlaylistLine::File { .. })).count()
                };
                self.pages += episode.playlist.as_ref().map_or(0, lines);
            }
        }
    }

    fn is_within(self, most: Self) -> bool {
        self.pages <= most.pages && self.characters <= most.characters
    }
}

/// Reads every book.
pub(super) fn read_all(reader: &mut Reader<'_>) {
    let slugs: BTreeSet<String> = reader
        .listing
        .paths()
        .filter_map(|path| path.strip_prefix("books/")?.split_once('/'))
        .map(|(slug, _)| slug.to_owned())
        .collect();
    let mut ids = Unique::default();
    for slug in slugs {
        let folder = format!("books/{slug}/");
        if !is_slug(&slug) {
            reader.report.fault(&folder, None, format!("has a name that must be {SLUG_RULE}; rename it"));
        }
        read(reader, &folder, &mut ids);
    }
}

fn read(reader: &mut Reader<'_>, folder: &str, ids: &mut Unique<i64>) {
    let file = format!("{folder}book.yaml");
    // Read the pictures first, so that they count as used even if the file has a fault.
    let cover = picture(reader, folder, "cover");
    let banner =
        (!reader.pictures.find(folder, "banner").is_empty()).then(|| picture(reader, folder, "banner"));
    if !reader.listing.has(&file) {
        reader.report.fault(&file, None, "is missing; each folder of books has one");
    }
    let Some(root) = reader.tree(&file) else { return };
    let Some(mut fields) = Fields::open(reader.source(&file), &root, "a book") else { return };
    let id = fields.number("id", MIN_ID..=MAX_NUMBER);
    ids.claim(&fields, "id", id);
    let kind = fields.word("kind", |kind| KINDS.contains(&kind), "comic, novel or animation");
    let (featured_begin_time, featured_end_time) = fields.times("featuredBegins", "featuredEnds");
    let book = Book {
        id,
        title: fields.text("title", 30),
        author: fields.text("author", 30),
        category: fields.text("category", 10),
        tags: game::tags(&mut fields),
        summary: fields.text("summary", 60),
        description: fields.paragraphs("description", 5000),
        status: fields.word("status", |status| matches!(status, "serial" | "finished"), "serial or finished"),
        direction: direction(&mut fields, &kind),
        cover,
        banner,
        featured: fields.optional_number("featured", 1..=999).map(|rank| rank as i32),
        featured_begin_time,
        featured_end_time,
        subscribe_num: fields.number("subscribeNum", 0..=MAX_NUMBER),
        read_num: fields.number("readNum", 0..=MAX_NUMBER),
        create_time: fields.time("createTime"),
        kind: kind.clone(),
    };
    reader.items.push(Item::Book(Box::new(book)));
    chapters(reader, &mut fields, folder, id, &kind);
    fields.close();
}

/// The reading direction. Only comics need one; other kinds ignore it.
fn direction(fields: &mut Fields<'_>, kind: &str) -> String {
    if fields.node("direction").is_none() && kind != "comic" {
        return "strip".into();
    }
    fields.word("direction", |way| matches!(way, "strip" | "ltr" | "rtl"), "strip, ltr or rtl")
}

fn chapters(reader: &mut Reader<'_>, fields: &mut Fields<'_>, folder: &str, book: i64, kind: &str) {
    let source = fields.source;
    let node = fields.node("chapters");
    let list = node.map(|node| source.list(node, "chapters")).unwrap_or_default();
    if list.is_empty() {
        fields.fault("chapters", "has no entries; a book has at least one chapter");
    }
    if list.len() > MAX_CHAPTERS {
        fields.fault("chapters", format!("has {} entries; keep {MAX_CHAPTERS}", list.len()));
    }
    let mut ids = Unique::default();
    let mut held = ContentSize::default();
    let [most_of_book, most_of_pack] = MAX_CONTENT_SIZE;
    for (place, node) in list.iter().enumerate() {
        let Some(mut fields) = Fields::open(source, node, "a chapter") else { continue };
        let id = fields.number("id", 1..=MAX_NUMBER);
        ids.claim(&fields, "id", id);
        let title = fields.text("title", 60);
        let access = fields.word("access", |access| matches!(access, "free" | "vip"), "free or vip");
        let store = if access == "vip" { Store::Files } else { Store::Media };
        let publish_time = fields.time("publishTime");
        let content = match kind {
            "comic" => pages(reader, &mut fields, folder, store).map(ChapterContent::Pages),
            "novel" => paragraphs(reader, &mut fields, folder, &title).map(ChapterContent::Paragraphs),
            "animation" => {
                episode(reader, &mut fields, folder, store).map(Box::new).map(ChapterContent::Episode)
            }
            // The kind is reported already; still mark the keys as known.
            _ => {
                let _ = (fields.node("folder"), fields.node("file"));
                None
            }
        };
        if let Some(content) = &content {
            held.add(content);
            reader.held.add(content);
        }
        if !held.is_within(most_of_book) || !reader.held.is_within(most_of_pack) {
            let (of, most) =
                if held.is_within(most_of_book) { ("pack", most_of_pack) } else { ("book", most_of_book) };
            let ContentSize { pages, characters } = most;
            let text =
                format!("is where the {of} has more than {pages} pages or {characters} characters; part it");
            fields.fault("id", text);
            return;
        }
        fields.close();
        let Some(content) = content else { continue };
        let place = place_of(place);
        let chapter = Chapter { book, id, place, title, access, publish_time, content };
        reader.items.push(Item::Chapter(Box::new(chapter)));
    }
}

/// The path of a chapter's content, from the pack's folder.
fn inside(fields: &mut Fields<'_>, key: &'static str, folder: &str, rule: &str) -> Option<String> {
    let is_good = |path: &str| {
        path.strip_prefix("chapters/").is_some_and(|rest| !rest.trim_end_matches('/').is_empty())
    };
    let path = fields.word(key, is_good, rule);
    (!path.is_empty()).then(|| format!("{folder}{}", path.trim_end_matches('/')))
}

fn pages(
    reader: &mut Reader<'_>,
    fields: &mut Fields<'_>,
    folder: &str,
    store: Store,
) -> Option<Vec<BookPicture>> {
    let path = inside(fields, "folder", folder, "the folder of the chapter's pages, such as chapters/01")?;
    let paths = reader.pictures.in_folder(&format!("{path}/"));
    for (n, (number, path)) in paths.iter().enumerate() {
        let before = n.checked_sub(1).map(|before| &paths[before]);
        if number.is_none() {
            reader.report.fault(path, None, "is no page; name it by its number, such as 07.webp");
        } else if let Some((_, before)) = before.filter(|(before, _)| before == number) {
            reader.report.fault(path, None, format!("is the same page as {before}; keep one of them"));
        }
    }
    let paths: Vec<String> = paths.into_iter().map(|(_, path)| path).collect();
    if paths.is_empty() {
        fields.fault("folder", format!("must be one that has pages; put 01.webp and so on into {path}"));
    }
    if paths.len() > MAX_PAGES {
        fields.fault("folder", format!("has {} pages; keep {MAX_PAGES}", paths.len()));
    }
    let pages: Vec<_> = paths.iter().map(|path| reader.sized_picture(path, store)).collect();
    pages.into_iter().collect()
}

fn paragraphs(
    reader: &mut Reader<'_>,
    fields: &mut Fields<'_>,
    folder: &str,
    title: &str,
) -> Option<Vec<sql::book::Paragraph>> {
    let path = inside(fields, "file", folder, "the chapter's text, such as chapters/01.txt")?;
    if !reader.listing.has(&path) {
        fields.fault("file", format!("must be a file that is there; put the text into {path}"));
        return None;
    }
    let text = reader.listing.text(&path, reader.report)?;
    match novel::read(&text, title) {
        Ok(paragraphs) => Some(paragraphs),
        Err(faults) => {
            for (line, fault) in faults {
                reader.report.fault(&path, Some(line), fault);
            }
            None
        }
    }
}

fn episode(reader: &mut Reader<'_>, fields: &mut Fields<'_>, folder: &str, store: Store) -> Option<Episode> {
    let in_folder = fields.node("folder").is_some();
    let stem;
    let mut episode = if in_folder {
        let path =
            inside(fields, "folder", folder, "the folder of the episode's index.m3u8, such as chapters/01")?;
        let list = format!("{path}/index.m3u8");
        stem = path;
        if !reader.listing.has(&list) {
            fields.fault("folder", format!("must be one that has index.m3u8; put it into {stem}"));
            return None;
        }
        playlist(reader, &stem, &list, store)
    } else {
        let rule = "the episode's video, such as chapters/01.mp4";
        let path = inside(fields, "file", folder, rule)?;
        let Some(name) = path.strip_suffix(".mp4") else {
            fields.fault("file", format!("must be {rule}"));
            return None;
        };
        stem = name.to_owned();
        if reader.videos.get(&path).is_none() {
            fields.fault("file", format!("must be a file that is there; put the video into {path}"));
        }
        reader.video(&path, store).map(|video| Episode {
            file: Some(video.name.to_string()),
            playlist: None,
            poster: BookPicture::default(),
            thumbs: None,
            width: video.width,
            height: video.height,
            seconds: video.seconds.into(),
            size_bytes: video.size_bytes,
        })
    };
    let (parent, name) = stem.rsplit_once('/').expect("it lies in chapters");
    let parent = format!("{parent}/");
    let poster = picture(reader, &parent, name);
    let path = reader.pictures.find(&parent, &format!("{name}-thumbs")).into_iter().next();
    let thumbs = path.and_then(|path| Some((reader.stored_picture(&path, store)?, path)));
    if let Some(episode) = &mut episode {
        episode.poster = poster;
        if let Some((picture, path)) = thumbs {
            let (rows, every) = (picture.height / 90, (episode.seconds / THUMBS).max(1.0));
            let wanted = (episode.seconds / every).ceil().max(1.0) as u32;
            // The last second of a film may have no thumbnail.
            if rows.abs_diff(wanted.div_ceil(10)) > 1 {
                let text = format!("has {rows} rows; the film has {wanted} thumbs, ten in a row");
                reader.report.fault(&path, None, text);
            }
            let (name, count) = (picture.name.to_string(), wanted.min(10 * rows));
            episode.thumbs = Some(Thumbs { name, columns: 10, width: 160, height: 90, count, every });
        }
    }
    episode
}

fn playlist(reader: &mut Reader<'_>, folder: &str, list: &str, store: Store) -> Option<Episode> {
    let text = reader.listing.text(list, reader.report)?;
    let mut size_bytes = 0;
    let found = playlist::read(&text, |entry| {
        let path = format!("{folder}/{entry}");
        match reader.video(&path, store) {
            Some(video) => {
                size_bytes += video.size_bytes;
                Entry::Named(video.name.to_string())
            }
            None if reader.videos.get(&path).is_some() => Entry::Faulty,
            None => Entry::Missing,
        }
    });
    match found {
        Ok((playlist, seconds)) => Some(Episode {
            file: None,
            playlist: Some(playlist),
            poster: BookPicture::default(),
            thumbs: None,
            width: 0,
            height: 0,
            seconds,
            size_bytes,
        }),
        Err(faults) => {
            for (line, fault) in faults {
                reader.report.fault(list, Some(line), fault);
            }
            None
        }
    }
}

/// The only picture with this name in a book's folder.
fn picture(reader: &mut Reader<'_>, folder: &str, stem: &str) -> BookPicture {
    let found = reader.pictures.find(folder, stem);
    match found.as_slice() {
        [] => {
            let text = format!("is missing; put it there (or {stem}.png, {stem}.jpg)");
            reader.report.fault(&format!("{folder}{stem}.webp"), None, text);
        }
        [_] => {}
        [first, others @ ..] => {
            let text = format!("is there as {} too; keep one of them", others.join(", "));
            reader.report.fault(first, None, text);
        }
    }
    let pictures: Vec<_> = found.iter().map(|path| reader.sized_picture(path, Store::Media)).collect();
    pictures.into_iter().flatten().next().unwrap_or_default()
}

//! Fuzzed packs: any folder is either a valid pack or has faults, each with a place.

use proptest::{collection::vec, prelude::*, sample::select};
use sql::book::Paragraph;

use super::{
    super::{
        fixture::{
            ANNOUNCEMENTS, DOCUMENTS, DOUDOU, MESSAGES, PACK, PEOPLE, POSTS, RECHARGE, SERVICE, TAGS, VIP,
            WORDS, XINGHAI,
        },
        novel,
        playlist::{self, Entry},
        shape::Shape,
        yaml,
    },
    *,
};
use crate::fuzz::{broken_text, fuzz};

const BOOK: &str = "\
id: 2001
title: 雪山九员圈
author: 团子
category: 奇幻
tags: [雪]
summary: 一句话
description: 一段。
status: serial
kind: novel
subscribeNum: 1
readNum: 2
createTime: 2026-03-01T10:00:00+08:00
chapters:
  - {id: 1, title: 起, access: free, publishTime: 2026-03-01T10:00:00+08:00, file: chapters/01.txt}
  - {id: 2, title: 承, access: vip, publishTime: 2026-03-02T10:00:00+08:00, folder: chapters/02}
";
const NOVEL: &str = "# 起\r\n\r\n　　雪下了一夜。\n门没有关。\n\n## 二更\n灯灭了。\n\n";
const LIST: &str = "#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:4\n#EXT-X-MAP:URI=\"init.mp4\",BYTERANGE=\"7@0\"\n\
    #EXTINF:4.5,\n0.m4s\n#EXT-X-DISCONTINUITY\n#EXTINF:3,\n1.m4s\n#EXT-X-ENDLIST\n";
/// The files and their valid content.
const FILES: [(&str, &str); 16] = [
    ("pack.yaml", PACK),
    ("games/xinghai/game.yaml", XINGHAI),
    ("games/doudou/game.yaml", DOUDOU),
    ("tags.yaml", TAGS),
    ("announcements.yaml", ANNOUNCEMENTS),
    ("messages.yaml", MESSAGES),
    ("people.yaml", PEOPLE),
    ("service.yaml", SERVICE),
    ("documents.yaml", DOCUMENTS),
    ("sensitive_words.yaml", WORDS),
    ("recharge.yaml", RECHARGE),
    ("vip.yaml", VIP),
    ("posts.yaml", POSTS),
    ("books/yu/book.yaml", BOOK),
    ("books/yu/chapters/01.txt", NOVEL),
    ("books/yu/chapters/02/index.m3u8", LIST),
];
const MARKS: &[&str] = &[
    ":",
    ": ",
    "- ",
    "\n",
    "\n  ",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "'",
    "|\n",
    ">\n",
    "#",
    "# ",
    "## ",
    "&a ",
    "*a",
    "!!int ",
    "---\n",
    "...\n",
    "%YAML 1.2\n",
    "\t",
    "\u{feff}",
    "\u{0}",
    "\u{7}",
    "\u{202e}",
    "\u{2028}",
    "~",
    "null",
    "9007199254740992",
    "-1",
    "1e400",
    ".inf",
    "2026-13-01T00:00:00Z",
    "id: ",
    "name: ",
    "kind: ",
    "chapters:\n",
    "title: ",
    "#EXTINF:",
    "#EXT-X-KEY:METHOD=AES-128",
    "URI=\"",
    "../",
    "/",
    "<p>",
    "<script>",
    "字",
];

#[test]
fn fuzzed_yaml_is_a_tree_or_breaks_in_a_line() {
    let files = FILES.map(|(_, text)| text);
    fuzz("YAML", 2_000, broken_text(&files, MARKS), |text| {
        if let Err((line, reason)) = yaml::parse(&text) {
            // In YAML a single carriage return also starts a new line.
            let lines = text.replace("\r\n", "\n").split(['\n', '\r']).count();
            assert!(line <= lines + 1 && !reason.is_empty(), "line {line} of {lines}: {reason}");
        }
    });
}

#[test]
fn fuzzed_novels_are_paragraphs_or_have_faults() {
    fuzz("novels", 2_000, broken_text(&[NOVEL], MARKS), |text| match novel::read(&text, "起") {
        Ok(paragraphs) => assert!(paragraphs.iter().any(|one| !one.heading)),
        Err(faults) => assert!(!faults.is_empty()),
    });
}

#[test]
fn fuzzed_novels_that_were_meant_are_read_as_they_were_written() {
    let words = "[a-z雪夜门灯，。]{1,12}";
    let paragraph = (any::<bool>(), vec(words, 1..4)).prop_map(|(heading, lines)| {
        let text = if heading { lines[0].clone() } else { lines.join("\n") };
        Paragraph { text, heading }
    });
    fuzz("novels that are meant", 1_000, (words, vec(paragraph, 1..20)), |(title, mut paragraphs)| {
        paragraphs.push(Paragraph { text: "末".into(), heading: false });
        let shown = |one: &Paragraph| if one.heading { format!("## {}", one.text) } else { one.text.clone() };
        let body: Vec<String> = paragraphs.iter().map(shown).collect();
        assert_eq!(novel::read(&format!("# {title}\n\n{}\n", body.join("\n\n")), &title), Ok(paragraphs));
    });
}

#[test]
fn fuzzed_playlists_name_what_is_there_or_have_faults() {
    let named = |entry: &str| match entry {
        "init.mp4" | "0.m4s" | "1.m4s" => Entry::Named(entry.to_owned()),
        "bad.m4s" => Entry::Faulty,
        _ => Entry::Missing,
    };
    fuzz("playlists", 3_000, broken_text(&[LIST], MARKS), |text| {
        let Ok((list, seconds)) = playlist::read(&text, named) else { return };
        assert!(seconds.is_finite() && seconds >= 0.0, "{seconds}");
        let shown = list.with(str::to_owned);
        assert_eq!(playlist::read(&shown, named), Ok((list, seconds)), "{shown}");
        assert!(!shown.contains("://"), "{shown}");
    });
}

#[test]
fn fuzzed_places_of_pictures_are_known_or_not() {
    let part = select(
        &[
            "games",
            "books",
            "people",
            "posts",
            "activities",
            "chapters",
            "/",
            "//",
            ".",
            "..",
            "-",
            "icon",
            "banner",
            "shot-1",
            "cover",
            "-thumbs",
            ".webp",
            ".png",
            ".jpeg",
            "01",
            "雪",
            "\u{301}",
            "é",
            " ",
        ][..],
    );
    fuzz("places of pictures", 5_000, vec(part, 0..12), |parts| {
        let path = parts.concat();
        if let Some(shape) = Shape::of(&path) {
            assert!(path.contains('/') && shape.max_sides().0 > 0, "{path}");
        }
    });
}

#[test]
fn fuzzed_packs_are_sound_or_have_faults() {
    let name = prop_oneof![
        4 => select(FILES.map(|(file, _)| file).to_vec()).prop_map(str::to_owned),
        1 => vec(select(&["books", "games", "chapters", "雪", "x", "é", "\u{301}", "/", "/", ".", "-"][..]), 1..8)
            .prop_map(|parts| format!("books/yu/{}.webp", parts.concat().trim_matches('/'))),
    ];
    let texts = FILES.map(|(_, text)| text);
    let files = vec((name, broken_text(&texts, MARKS)), 1..5);
    fuzz("packs", 60, files, |files| {
        let pack = tempfile::tempdir().unwrap();
        for (file, text) in FILES {
            write(pack.path(), file, text);
        }
        for (file, text) in files {
            write(pack.path(), &file, &text);
        }
        let (faults, _) = judge(pack.path());
        assert!(faults.iter().all(|fault| fault.contains(": ")), "{faults:?}");
    });
}

/// Writes the file if its path is possible in a folder.
fn write(folder: &Path, file: &str, text: &str) {
    let path = folder
        .join(file.split('/').filter(|part| !matches!(*part, "" | "." | "..")).collect::<Vec<_>>().join("/"));
    let _ = std::fs::create_dir_all(path.parent().unwrap());
    let _ = std::fs::write(path, text);
}

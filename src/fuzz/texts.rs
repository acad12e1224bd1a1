//! Fuzzes texts: HTML of operators, the sensitive words, and the texts that they filter.

use proptest::{collection::vec, prelude::*, sample::select};
use sql::service::{SensitiveWord, WordAction};

use super::{broken_text, fuzz};
use crate::{
    platform::{
        html,
        text_safety::{is_blank, is_deceptive, is_heaped, is_line},
    },
    square::word_filter::{List, fold},
};

const HTML: [&str; 4] = [
    "<h3>公告</h3><p>今晚 <strong>20:00</strong><br>开启 <em>双倍</em></p><ul><li>甲</li></ul>",
    "<p><a href=\"/games?from=a&amp;x=1\">去看看</a> <a href=\"https://example.com/@a\">外面</a></p>",
    "<blockquote><ol><li>一<li>二</ol></blockquote>",
    "<p onclick=\"x()\">好<script>x()</script><img src=x onerror=y><svg><style><a id=\"</style>\"></p>",
];
const TAGS: &[&str] = &[
    "<",
    ">",
    "</",
    "\"",
    "'",
    "&",
    "&lt;",
    "&#x3c;",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<script>",
    "</script>",
    "<style>",
    "</style>",
    "<svg>",
    "<math>",
    "<mtext>",
    "<table>",
    "<template>",
    "<noscript>",
    "<textarea>",
    "<title>",
    "<p>",
    "<a href=\"",
    "javascript:",
    "/\\",
    "//",
    "\t",
    "\u{0}",
    "\u{202e}",
    "<form>",
    "<b>",
    "<div>",
    "<plaintext>",
];
const LETTERS: &[&str] = &[
    "外", "挂", "下", "載", "载", "b", "B", "ａ", "ß", "ς", "İ", "1", "①", " ", "*", "+v", "-", "。",
    "\u{301}", "\u{200b}", "\u{fe0f}", "👍🏽", "가", "\u{1100}", "\u{1161}", "ﬃ", "\u{fdfa}", "㍿", "\u{0}",
];

#[test]
fn fuzzed_html_is_made_of_what_is_allowed_and_is_safe_when_it_is_read_again() {
    fuzz("HTML", 400, broken_text(&HTML, TAGS), |source| {
        let clean = html::sanitise(&source);
        for tag in clean.split('<').skip(1) {
            let tag = tag.strip_prefix('/').unwrap_or(tag);
            let name = tag.split(['>', ' ']).next().unwrap();
            assert!(html::ALLOWED_TAGS.contains(&name), "{name:?} in {clean}");
        }
        for link in clean.split("<a href=\"").skip(1) {
            let link = link.split('"').next().unwrap().replace("&amp;", "&");
            assert!(html::is_link(&link), "{link:?} in {clean}");
        }
        let again = html::sanitise(&clean);
        assert_eq!(html::sanitise(&again), again, "of {clean}");
        let _ = (html::is_blank(&clean), html::is_altered(&source, &clean));
        assert!(!html::escape(&source).contains(['<', '>', '"', '\'']));
    });
}

#[test]
fn fuzzed_words_and_texts_are_found_and_masked_in_place() {
    let spelt = |most| {
        let part = prop_oneof![4 => select(LETTERS).prop_map(str::to_owned), 1 => any::<char>().prop_map(String::from)];
        vec(part, 1..most).prop_map(|parts| parts.concat())
    };
    let words = vec((spelt(4), any::<bool>()), 0..6);
    fuzz("words", 600, (words, spelt(80)), |(words, text)| {
        // The words that an import accepts.
        let words = words.into_iter().filter(|(word, _)| !fold(word).trim().is_empty());
        let words: Vec<SensitiveWord> = words.map(|(word, refuse)| word_of(word, refuse)).collect();
        let list = List::new(&words).unwrap();
        let found = list.find(&text);
        assert!(list.refused(&text).iter().all(|word| words.iter().any(|known| known.word == *word)));
        let masked = list.masked(&text);
        assert_eq!(masked.chars().count(), text.chars().count(), "{text:?} became {masked:?}");
        if found.is_empty() {
            assert_eq!(masked, text);
        }
        let _ = (is_blank(&text), is_heaped(&text), is_line(&text), text.contains(is_deceptive));
    });
}

fn word_of(word: String, refuse: bool) -> SensitiveWord {
    let action = if refuse { WordAction::Refuse } else { WordAction::Mask };
    SensitiveWord { id: 1, word, action }
}

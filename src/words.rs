//! Words that players may not use in public. One automaton finds them all in one pass over a text, whatever the width
//! or case of its letters.

use std::sync::Arc;

use actors::Node;
use aho_corasick::{AhoCorasick, MatchKind};
use sql::Pool;
use tokio::{sync::Mutex, task::spawn_blocking};
use unicode_normalization::UnicodeNormalization;

use crate::plain::{is_invisible, is_private};

/// The words in force. Read when first asked for, and again once content was imported anywhere.
#[derive(Default)]
pub struct Words(Mutex<Option<Loaded>>);

struct Loaded {
    list: Arc<List>,
    /// As `Node::content_heard` told before the words were read; `None`: it could not hear.
    heard: Option<u64>,
}

impl Words {
    pub async fn current(&self, node: &Node, pool: &Pool) -> Result<Arc<List>, sql::Error> {
        let mut loaded = self.0.lock().await;
        // Before the read: what is imported while it runs is read the next time.
        let heard = node.content_heard();
        if let Some(loaded) = loaded.as_ref().filter(|loaded| heard.is_some() && loaded.heard == heard) {
            return Ok(loaded.list.clone());
        }
        let words = sql::service::sensitive_words(&pool.get().await?).await?;
        let list = spawn_blocking(move || List::new(words)).await;
        let list = Arc::new(list.map_err(|error| sql::Error::Invalid(error.to_string()))??);
        *loaded = Some(Loaded { list: list.clone(), heard });
        Ok(list)
    }
}

/// Words to look for.
pub struct List {
    words: Vec<String>,
    automaton: AhoCorasick,
}

impl List {
    fn new(words: Vec<String>) -> Result<Self, sql::Error> {
        let patterns = words.iter().map(|word| fold(word));
        let automaton = AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(patterns);
        let automaton = automaton.map_err(|error| sql::Error::Invalid(error.to_string()))?;
        Ok(Self { words, automaton })
    }

    /// Those that are in the text, as the operator wrote them, in the order in which they appear.
    #[must_use]
    pub fn find(&self, text: &str) -> Vec<&str> {
        let folded = fold(text);
        let mut found: Vec<&str> = Vec::new();
        for hit in self.automaton.find_iter(&folded) {
            let word = self.words[hit.pattern().as_usize()].as_str();
            if !found.contains(&word) {
                found.push(word);
            }
        }
        found
    }
}

/// One spelling for letters that differ only in width, case or what cannot be seen.
#[must_use]
pub fn fold(text: &str) -> String {
    let seen = text.chars().filter(|c| !is_invisible(*c) && !is_private(*c));
    // By way of capitals, which some small letters share (ß and ss, ς and σ).
    let lower = seen.nfkc().flat_map(char::to_uppercase).flat_map(char::to_lowercase);
    // Case can undo what was composed.
    lower.nfkc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(words: &[&str], text: &str) -> Vec<String> {
        let list = List::new(words.iter().map(ToString::to_string).collect()).unwrap();
        list.find(text).into_iter().map(str::to_owned).collect()
    }

    #[test]
    fn width_and_case_hide_nothing() {
        for text in [
            "badword",
            "BadWord",
            "ｂａｄｗｏｒｄ",
            "ＢＡＤｗord",
            "xx𝕓𝕒𝕕𝕨𝕠𝕣𝕕yy",
            "bad\u{200d}word",
            "bad\u{17b4}w\u{3164}or\u{e01f0}d",
        ] {
            assert_eq!(found(&["BadWord"], text), ["BadWord"], "{text}");
        }
        assert_eq!(found(&["straße"], "STRASSE"), ["straße"]);
        assert_eq!(found(&["ガ"], "ｶﾞ"), ["ガ"]);
    }

    #[test]
    fn of_words_at_one_place_the_longest_counts_and_each_is_told_once() {
        assert_eq!(found(&["代", "代练", "外挂"], "外挂代练代练"), ["外挂", "代练"]);
        assert!(found(&["外挂"], "外面挂着").is_empty());
        assert!(found(&[], "外挂").is_empty());
    }
}

//! Reads customer service with its questions, the documents that players agree to, and the sensitive words.

use std::collections::HashMap;

use chrono::NaiveDate;
use sql::content::{CustomerService, Document, Faq, Item, SensitiveWord, WordAction};

use super::{
    fields::{Fields, MAX_NUMBER, Source},
    pack::{MAX_HTML_CHARS, Reader, Unique, place_of},
    yaml::{Node, Value},
};
use crate::square::word_filter;

const SERVICE_FILE: &str = "service.yaml";
const WORDS_FILE: &str = "sensitive_words.yaml";
/// The documents that a pack can contain.
const DOCUMENTS: [&str; 2] = ["terms", "privacy"];
const EMAIL_RULE: &str = "an e-mail address such as help@example.com";
const MAX_WORD_CHARS: usize = 30;
/// Maximum number of sensitive words: every node holds all of them in memory.
const MAX_WORDS: usize = 20_000;

impl Reader<'_> {
    pub fn service(&mut self) {
        let Some(root) = self.tree(SERVICE_FILE) else { return };
        let source = self.source(SERVICE_FILE);
        let Some(mut fields) = Fields::open(source, &root, "the file") else { return };
        let service = CustomerService {
            contact_link: fields.optional_link("contactLink").unwrap_or_default(),
            email: fields.word("email", is_email, EMAIL_RULE),
            hours: fields.text("hours", 40),
            business_email: fields.word("businessEmail", is_email, EMAIL_RULE),
        };
        self.items.push(Item::CustomerService(service));
        if let Some(list) = fields.node("faq") {
            self.faq(source.list(list, "faq"));
        }
        fields.close();
    }

    fn faq(&mut self, list: &[Node]) {
        let source = self.source(SERVICE_FILE);
        let mut ids = Unique::default();
        // The last place of each category.
        let mut categories: HashMap<String, (usize, usize)> = HashMap::new();
        for (place, node) in list.iter().enumerate() {
            let Some(mut fields) = Fields::open(source, node, "a question") else { continue };
            let id = fields.number("id", 1..=MAX_NUMBER);
            ids.claim(&fields, "id", id);
            let category = fields.text("category", 10);
            let line = fields.line("category");
            if let Some((before, line)) = categories.insert(category.clone(), (place, line))
                && before + 1 < place
                && !category.is_empty()
            {
                fields.fault(
                    "category",
                    format!("{category} goes on from line {line}; put its questions together"),
                );
            }
            let faq = Faq {
                id,
                category,
                question: fields.text("question", 60),
                answer: fields.html("answer", MAX_HTML_CHARS),
                place: place_of(place),
            };
            fields.close();
            self.items.push(Item::Faq(faq));
        }
    }

    pub fn documents(&mut self) {
        let mut names = Unique::default();
        self.each("documents.yaml", None, "a document", |reader, fields, _| {
            let name = fields.word("name", |name| DOCUMENTS.contains(&name), &DOCUMENTS.join(" or "));
            names.claim(fields, "name", name.clone());
            let document = Document {
                name,
                version: fields.word("version", is_day, "the day of the text, such as 2026-11-27"),
                title: fields.text("title", 20),
                title_en: fields.text("titleEn", 40),
                content: fields.html("content", MAX_HTML_CHARS),
                content_en: fields.html("contentEn", MAX_HTML_CHARS),
            };
            reader.items.push(Item::Document(document));
        });
    }

    pub fn sensitive_words(&mut self) {
        let Some(root) = self.tree(WORDS_FILE) else { return };
        let source = self.source(WORDS_FILE);
        let list = source.list(&root, "the file");
        if let Some(node) = list.get(MAX_WORDS) {
            source.fault(node.line, format!("is the {}th word; keep to {MAX_WORDS}", MAX_WORDS + 1));
            return;
        }
        let mut lines: HashMap<String, usize> = HashMap::new();
        for node in list {
            let Some((word, action)) = word(source, node) else { continue };
            let word = word.trim();
            let folded = word_filter::fold(word);
            let length = word.chars().count();
            if length > MAX_WORD_CHARS {
                source.fault(
                    node.line,
                    format!("a word has {length} characters; shorten it to {MAX_WORD_CHARS}"),
                );
            } else if word.contains(char::is_control) {
                source.fault(node.line, "a word must be one line without control characters");
            } else if folded.trim().is_empty() {
                source.fault(node.line, "a word has nothing that can be seen; remove it");
            } else if let Some(first) = lines.get(&folded) {
                source.fault(node.line, format!("{word} is in line {first} already; remove one of them"));
            } else {
                lines.insert(folded.clone(), node.line);
                self.items.push(Item::SensitiveWord(SensitiveWord { folded, word: word.to_owned(), action }));
            }
        }
    }
}

/// Reads a text, or a mapping of `word` and `action`. `None`: it is neither, which is reported.
fn word(source: Source<'_>, node: &Node) -> Option<(String, WordAction)> {
    match &node.value {
        Value::Scalar(text) => Some((text.clone(), WordAction::Refuse)),
        Value::Map(_) => {
            let mut fields = Fields::open(source, node, "a word")?;
            let word = fields.text("word", MAX_WORD_CHARS);
            let action = fields.word("action", |name| WordAction::named(name).is_some(), "refuse or mask");
            fields.close();
            // An empty value is reported already.
            WordAction::named(&action).filter(|_| !word.is_empty()).map(|action| (word, action))
        }
        _ => {
            let fault = format!("a word must be a text, or `word` and `action`, not {}", node.describe());
            source.fault(node.line, fault);
            None
        }
    }
}

fn is_day(text: &str) -> bool {
    // The parser also accepts days without leading zeros.
    text.len() == 10 && text.parse::<NaiveDate>().is_ok()
}

fn is_email(text: &str) -> bool {
    let good = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_graphic() && b != b'@');
    text.len() <= 100
        && text.split_once('@').is_some_and(|(name, host)| {
            good(name) && good(host) && host.contains('.') && !host.starts_with('.') && !host.ends_with('.')
        })
}

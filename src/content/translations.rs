//! Reads `translations.yaml`: texts of the pack in other languages. Its keys are the Chinese texts, and each must be one that the pack
//! shows. The names of goods for sale must be complete in every language of the file.

use std::collections::{BTreeSet, HashSet};

use sql::content::{Item, Translation};

use super::{
    fields::{Fields, Source},
    pack::Reader,
    yaml::{Key, Node, Value},
};
use crate::text::Language;

const FILE: &str = "translations.yaml";
const MAX_CHARS: usize = 80;

impl Reader<'_> {
    /// Call it after all other files are read.
    pub fn translations(&mut self) {
        let Some(root) = self.tree(FILE) else { return };
        let source = self.source(FILE);
        let Some(mut fields) = Fields::open(source, &root, "the file") else { return };
        let (goods, others) = texts_of(&self.items);
        let shown: HashSet<&str> = goods.iter().chain(&others).map(String::as_str).collect();
        let mut items = Vec::new();
        for language in Language::ALL.into_iter().filter(|language| *language != Language::Chinese) {
            let Some(node) = fields.node(language.code()) else { continue };
            let translations = read(source, node, language, &shown);
            let missing = goods.iter().filter(|text| !translations.iter().any(|(known, _)| known == *text));
            let missing: Vec<&str> = missing.map(String::as_str).collect();
            if !missing.is_empty() {
                let text = format!("lacks texts of goods for sale: {}; add them", missing.join(", "));
                fields.fault(language.code(), text);
            }
            items.extend(translations.into_iter().map(|(text, translation)| {
                Item::Translation(Translation { language: language.code().to_owned(), text, translation })
            }));
        }
        fields.close();
        self.items.extend(items);
    }
}

/// The pairs of a text and its translation.
fn read(source: Source<'_>, node: &Node, language: Language, shown: &HashSet<&str>) -> Vec<(String, String)> {
    let Value::Map(map) = &node.value else {
        let text = format!("{} must be `text: translation` lines, not {}", language.code(), node.describe());
        source.fault(node.line, text);
        return Vec::new();
    };
    let mut known = HashSet::new();
    let pair = |(Key { line, name }, node): &(Key, Node)| {
        let text = name.trim();
        if !known.insert(text.to_owned()) {
            source.fault(*line, format!("{text} is given twice; keep one of them"));
        } else if !shown.contains(text) {
            source.fault(*line, format!("{text} is no text of this pack that can be translated; remove it"));
        }
        match &node.value {
            Value::Scalar(value)
                if (1..=MAX_CHARS).contains(&value.trim().chars().count())
                    && !value.contains(char::is_control) =>
            {
                Some((text.to_owned(), value.trim().to_owned()))
            }
            _ => {
                let rule = format!("the translation of {text} must be 1 to {MAX_CHARS} characters of text");
                source.fault(node.line, rule);
                None
            }
        }
    };
    map.iter().filter_map(pair).collect()
}

/// The texts of goods for sale, and the other texts that can be translated: names that the ledger of coins shows, names of frames, and
/// where games take their codes.
fn texts_of(items: &[Item]) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut goods, mut others) = (BTreeSet::new(), BTreeSet::new());
    for item in items {
        match item {
            Item::CoinPackage(package) => goods.extend([package.name.clone(), package.badge.clone()]),
            Item::PayChannel(channel) => goods.extend([channel.name.clone()]),
            Item::VipPlan(plan) => {
                goods.extend([plan.name.clone(), plan.badge.clone()]);
                goods.extend(plan.benefits.iter().cloned());
            }
            Item::Frame(frame) => others.extend([frame.name.clone()]),
            Item::Game(game) => others.extend(game.redeem_hint.clone()),
            Item::Activity(activity) => {
                others.insert(activity.name.clone());
                others.extend(activity.tasks.iter().map(|task| task.name.clone()));
                others.extend(activity.prizes.iter().map(|prize| prize.name.clone()));
            }
            _ => {}
        }
    }
    goods.remove("");
    others.remove("");
    (goods, others)
}

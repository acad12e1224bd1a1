//! Reads the keys of one YAML mapping. A getter reports a fault of its key and returns a harmless value, so that the other keys
//! are checked too. A pack with any fault is not applied.

use std::{collections::HashMap, fmt::Display, ops::RangeInclusive};

use chrono::{DateTime, FixedOffset};

use super::{
    report::Report,
    yaml::{Node, Value},
};
use crate::platform::html;

/// Larger numbers lose digits in browsers.
pub(super) const MAX_NUMBER: i64 = (1 << 53) - 1;

/// The begin and the end of the time in which an item is shown or on sale. `None`: no bound.
pub(super) type Times = (Option<DateTime<FixedOffset>>, Option<DateTime<FixedOffset>>);

/// A file of the pack, with the name that faults show.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub file: &'a str,
    pub report: &'a Report,
}

impl Source<'_> {
    pub fn fault(&self, line: usize, text: impl Into<String>) {
        self.report.fault(self.file, Some(line), text);
    }

    pub fn warn(&self, line: usize, text: impl Into<String>) {
        self.report.warn(self.file, Some(line), text);
    }

    /// The items of a list; empty if the node is no list.
    pub fn list<'n>(&self, node: &'n Node, what: &str) -> &'n [Node] {
        match &node.value {
            Value::Null => &[],
            Value::List(list) => list,
            _ => {
                self.fault(
                    node.line,
                    format!("{what} must be a list (lines that begin with `- `), not {}", node.describe()),
                );
                &[]
            }
        }
    }
}

pub(super) struct Fields<'a> {
    pub source: Source<'a>,
    /// The first line of the mapping.
    pub line: usize,
    entries: HashMap<&'a str, (usize, &'a Node)>,
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// `None` if the node is not a mapping; `what` names the expected kind.
    pub fn open(source: Source<'a>, node: &'a Node, what: &str) -> Option<Self> {
        let Value::Map(map) = &node.value else {
            source.fault(
                node.line,
                format!("{what} must be given as `key: value` lines, not {}", node.describe()),
            );
            return None;
        };
        let mut entries: HashMap<&str, (usize, &Node)> = HashMap::new();
        for (key, value) in map {
            match entries.get(key.name.as_str()) {
                Some((first, _)) => source.fault(
                    key.line,
                    format!("{} is given twice, first in line {first}; keep one of them", key.name),
                ),
                None => {
                    entries.insert(&key.name, (key.line, value));
                }
            }
        }
        Some(Self { source, line: node.line, entries, known: Vec::new() })
    }

    /// Reports unknown keys. Call it after all known keys are read.
    pub fn close(self) {
        for (name, (line, _)) in &self.entries {
            if !self.known.contains(name) {
                let simple = |name: &str| name.to_lowercase().replace(['_', '-', ' '], "");
                let text = match self.known.iter().find(|known| simple(known) == simple(name)) {
                    Some(meant) => format!("{name} is not a known key; it is written {meant}"),
                    None => format!("{name} is not a known key; known are {}", self.known.join(", ")),
                };
                self.source.fault(*line, text);
            }
        }
    }

    /// The line of a key; the line of the mapping if the key is missing.
    pub fn line(&self, key: &str) -> usize {
        self.entries.get(key).map_or(self.line, |(line, _)| *line)
    }

    pub fn fault(&self, key: &str, text: impl Display) {
        self.source.fault(self.line(key), format!("{key} {text}"));
    }

    /// The value of a key; `None` if it is missing or empty.
    pub fn node(&mut self, key: &'static str) -> Option<&'a Node> {
        if !self.known.contains(&key) {
            self.known.push(key);
        }
        let (_, node) = self.entries.get(key)?;
        (!matches!(node.value, Value::Null)).then_some(*node)
    }

    /// One line of text, 1 to `max` characters; empty if a fault was reported.
    pub fn text(&mut self, key: &'static str, max: usize) -> String {
        self.required(key).map(|text| self.bounded(key, &text, max, false)).unwrap_or_default()
    }

    /// Like `text`; `None` if the key is missing or empty.
    pub fn optional_text(&mut self, key: &'static str, max: usize) -> Option<String> {
        let text = self.scalar(key)?;
        Some(self.bounded(key, &text, max, false))
    }

    /// Text that may have several lines.
    pub fn paragraphs(&mut self, key: &'static str, max: usize) -> String {
        self.required(key).map(|text| self.bounded(key, &text, max, true)).unwrap_or_default()
    }

    /// A text that matches; `rule` describes the match for a fault.
    pub fn word(&mut self, key: &'static str, is_good: impl Fn(&str) -> bool, rule: &str) -> String {
        let word = self.required(key).unwrap_or_default();
        if !word.is_empty() && !is_good(&word) {
            self.fault(key, format!("must be {rule}, not `{word}`"));
            return String::new();
        }
        word
    }

    /// A whole number; 0 if a fault was reported.
    pub fn number(&mut self, key: &'static str, range: RangeInclusive<i64>) -> i64 {
        self.sound_number(key, range).unwrap_or_default()
    }

    /// A whole number; `None` if a fault was reported, for values that depend on it.
    pub fn sound_number(&mut self, key: &'static str, range: RangeInclusive<i64>) -> Option<i64> {
        let text = self.required(key)?;
        self.ranged(key, &text, range)
    }

    /// A whole number; `None` if the key is missing.
    pub fn optional_number(&mut self, key: &'static str, range: RangeInclusive<i64>) -> Option<i64> {
        let text = self.scalar(key)?;
        self.ranged(key, &text, range)
    }

    /// Like `number`, for `smallint` columns.
    pub fn small(&mut self, key: &'static str, range: RangeInclusive<i16>) -> i16 {
        let number = self.number(key, i64::from(*range.start())..=i64::from(*range.end()));
        i16::try_from(number).unwrap_or_default()
    }

    /// `true` or `false`; `None` if the key is missing.
    pub fn optional_flag(&mut self, key: &'static str) -> Option<bool> {
        let text = self.scalar(key)?;
        let flag = text.parse().ok();
        if flag.is_none() {
            self.fault(key, format!("must be true or false, not `{text}`"));
        }
        flag
    }

    pub fn time(&mut self, key: &'static str) -> DateTime<FixedOffset> {
        self.sound_time(key).unwrap_or_else(|| DateTime::UNIX_EPOCH.into())
    }

    /// A time; `None` if a fault was reported, for values that depend on it.
    pub fn sound_time(&mut self, key: &'static str) -> Option<DateTime<FixedOffset>> {
        let text = self.required(key)?;
        let time = DateTime::parse_from_rfc3339(&text).ok();
        if time.is_none() {
            self.fault(key, format!("must be a time such as 2026-11-01T10:00:00+08:00, not `{text}`"));
        }
        time
    }

    /// A time; `None` if the key is missing or empty.
    pub fn optional_time(&mut self, key: &'static str) -> Option<DateTime<FixedOffset>> {
        self.node(key)?;
        self.sound_time(key)
    }

    /// Two optional times; the second must be later.
    pub fn times(&mut self, begin: &'static str, end: &'static str) -> Times {
        let (begins, ends) = (self.optional_time(begin), self.optional_time(end));
        if begins.zip(ends).is_some_and(|(begins, ends)| ends <= begins) {
            self.fault(end, format!("must be later than {begin}"));
        }
        (begins, ends)
    }

    /// Sanitised HTML. If sanitising changes it, a warning tells its author.
    pub fn html(&mut self, key: &'static str, max: usize) -> String {
        let Some(source) = self.required(key) else { return String::new() };
        let source = self.bounded(key, &source, max, true);
        let clean = html::sanitise(&source);
        if html::is_blank(&clean) {
            if !source.is_empty() {
                self.fault(key, "has no text left once what is not allowed is taken out; write some text");
            }
        } else if html::is_altered(&source, &clean) {
            let tags = html::ALLOWED_TAGS.join(", ");
            self.source.warn(
                self.line(key),
                format!(
                    "{key} was changed to be safe: allowed are balanced {tags}, and links to paths of the app or https"
                ),
            );
        }
        clean
    }

    pub fn optional_link(&mut self, key: &'static str) -> Option<String> {
        let link = self.scalar(key)?;
        if !html::is_link(&link) {
            self.fault(
                key,
                format!("must be a path of the app such as /checkin, or an https address, not `{link}`"),
            );
        }
        Some(link)
    }

    fn required(&mut self, key: &'static str) -> Option<String> {
        if self.node(key).is_none() {
            let is_empty = self.entries.contains_key(key);
            self.fault(key, if is_empty { "has no value; give it one" } else { "is missing; add it" });
        }
        self.scalar(key)
    }

    /// A single value, trimmed.
    fn scalar(&mut self, key: &'static str) -> Option<String> {
        let node = self.node(key)?;
        match &node.value {
            Value::Scalar(text) => Some(text.trim().to_owned()),
            _ => {
                self.fault(key, format!("must be a single value, not {}", node.describe()));
                None
            }
        }
    }

    fn bounded(&self, key: &str, text: &str, max: usize, many_lines: bool) -> String {
        let length = text.chars().count();
        if text.is_empty() {
            self.fault(key, "has no value; give it one");
        } else if length > max {
            self.fault(key, format!("has {length} characters; shorten it to {max}"));
        }
        if text.contains(|c: char| c.is_control() && !(many_lines && matches!(c, '\n' | '\t'))) {
            self.fault(
                key,
                if many_lines {
                    "has control characters; remove them"
                } else {
                    "must be one line without control characters"
                },
            );
        }
        text.to_owned()
    }

    fn ranged(&self, key: &str, text: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let number = text.parse().ok().filter(|number| range.contains(number));
        if number.is_none() {
            let (min, max) = range.into_inner();
            self.fault(key, format!("must be a whole number from {min} to {max}, not `{text}`"));
        }
        number
    }
}

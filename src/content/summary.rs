//! The result of an import, as text and as JSON.

use std::fmt::{self, Write};

use serde_json::{Value, json};
use sql::content::{Change, Diff, Fate, FieldChange, Kind, Mode};

use super::Fault;

/// Longest title in the summary, characters.
const MAX_TITLE: usize = 40;

/// The effects of an import, or of a dry run.
#[derive(Debug)]
pub struct Summary {
    pub pack: String,
    pub mode: Mode,
    pub diff: Diff,
    /// Number of pictures that the store lacked.
    pub new_pictures: usize,
    /// Number of files of games and of members' chapters that the store lacked.
    pub new_files: usize,
    pub warnings: Vec<Fault>,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for warning in &self.warnings {
            writeln!(f, "{warning} (warning)")?;
        }
        write!(f, "{}", list_changes(&self.diff))?;
        if self.diff.is_change() {
            writeln!(f)?;
        }
        writeln!(f, "{:<18}{:>7}{:>9}{:>7}{:>11}", "", "new", "changed", "gone", "unchanged")?;
        for kind in Kind::ALL {
            let [new, changed, gone] =
                [Fate::New, Fate::Changed, Fate::Gone].map(|fate| self.diff.count(kind, fate));
            let unchanged = self.diff.unchanged(kind);
            if new + changed + gone + unchanged > 0 {
                writeln!(f, "{:<18}{new:>7}{changed:>9}{gone:>7}{unchanged:>11}", plural(kind))?;
            }
        }
        for (new, what) in [(self.new_pictures, "pictures"), (self.new_files, "files")] {
            if new > 0 {
                writeln!(f, "{what:<18}{new:>7}")?;
            }
        }
        writeln!(f)?;
        let pack = &self.pack;
        match (self.mode, self.diff.changes.len()) {
            (Mode::Apply, 0) => write!(f, "The pack {pack} is in force already; nothing changed."),
            (Mode::Apply, n) => write!(f, "The pack {pack} is in force: {} applied.", counted(n, "change")),
            (Mode::DryRun, 0) => write!(f, "The pack {pack} is in force already; nothing would change."),
            (Mode::DryRun, n) => {
                write!(
                    f,
                    "The pack {pack} would bring {}. This was a dry run: nothing was applied.",
                    counted(n, "change")
                )
            }
        }
    }
}

impl Summary {
    /// The summary as JSON, for programs.
    #[must_use]
    pub fn json(&self) -> Value {
        let field = |field: &FieldChange| json!({ "field": field.field, "old": field.old, "new": field.new });
        let change = |change: &Change| {
            json!({
                "kind": change.kind.name(),
                "key": change.key,
                "title": change.title,
                "change": fate_name(change.fate),
                "isRepriced": change.is_repriced,
                "fields": change.fields.iter().map(field).collect::<Vec<_>>(),
                "moreFields": change.more_fields,
            })
        };
        json!({
            "pack": self.pack,
            "isDryRun": self.mode == Mode::DryRun,
            "changes": self.diff.changes.iter().map(change).collect::<Vec<_>>(),
            "newPictures": self.new_pictures,
            "newFiles": self.new_files,
            "warnings": self.warnings.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })
    }
}

/// Each changed item in a line, with its changed fields below: `buy_amount: 30 → 60`.
#[must_use]
pub fn list_changes(diff: &Diff) -> String {
    let mut lines = String::new();
    for change in &diff.changes {
        let sign = match change.fate {
            Fate::New => '+',
            Fate::Changed => '~',
            Fate::Gone => '-',
        };
        let _ = writeln!(lines, "{sign} {} {} {}", noun(change.kind), change.key, shortened(&change.title));
        for FieldChange { field, old, new } in &change.fields {
            let value = |value: &Option<String>| value.clone().unwrap_or_else(|| "(none)".into());
            let _ = writeln!(lines, "    {field}: {} → {}", value(old), value(new));
        }
        if change.more_fields > 0 {
            let _ = writeln!(lines, "    … and {}", counted(change.more_fields, "more field"));
        }
    }
    lines
}

fn fate_name(fate: Fate) -> &'static str {
    match fate {
        Fate::New => "new",
        Fate::Changed => "changed",
        Fate::Gone => "gone",
    }
}

/// The first line of a title, at most `MAX_TITLE` characters: titles can have several paragraphs.
fn shortened(title: &str) -> String {
    let first = title.lines().next().unwrap_or_default();
    let cut: String = first.chars().take(MAX_TITLE).collect();
    if cut.len() < title.len() { format!("{cut}…") } else { cut }
}

pub(super) fn noun(kind: Kind) -> &'static str {
    match kind {
        Kind::Category => "category",
        Kind::Frame => "frame",
        Kind::Game => "game",
        Kind::Gift => "gift",
        Kind::Tag => "tag",
        Kind::Announcement => "announcement",
        Kind::WelcomeMessage => "welcome message",
        Kind::Person => "person",
        Kind::CustomerService => "customer service",
        Kind::Faq => "question",
        Kind::Document => "document",
        Kind::SensitiveWord => "sensitive word",
        Kind::CoinPackage => "coin package",
        Kind::PayChannel => "pay channel",
        Kind::VipPlan => "membership",
        Kind::Translation => "translation",
        Kind::Post => "post",
        Kind::Book => "book",
        Kind::Chapter => "chapter",
        Kind::Activity => "activity",
    }
}

fn plural(kind: Kind) -> &'static str {
    match kind {
        Kind::Category => "categories",
        Kind::Frame => "frames",
        Kind::Game => "games",
        Kind::Gift => "gifts",
        Kind::Tag => "tags",
        Kind::Announcement => "announcements",
        Kind::WelcomeMessage => "welcome messages",
        Kind::Person => "people",
        Kind::CustomerService => "customer service",
        Kind::Faq => "questions",
        Kind::Document => "documents",
        Kind::SensitiveWord => "sensitive words",
        Kind::CoinPackage => "coin packages",
        Kind::PayChannel => "pay channels",
        Kind::VipPlan => "memberships",
        Kind::Translation => "translations",
        Kind::Post => "posts",
        Kind::Book => "books",
        Kind::Chapter => "chapters",
        Kind::Activity => "activities",
    }
}

pub(super) fn counted(n: usize, noun: &str) -> String {
    if n == 1 { format!("1 {noun}") } else { format!("{n} {noun}s") }
}

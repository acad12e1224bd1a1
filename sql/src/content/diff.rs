use std::collections::HashSet;

use super::{FieldChange, Item, Kind, Stored, fields};

/// The changes of an import.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diff {
    /// In the order of application: by kind; within a kind new, changed, then removed items; within these by id.
    pub changes: Vec<Change>,
    /// The number of unchanged items per kind, in the order of `Kind::ALL`.
    pub unchanged: [usize; Kind::ALL.len()],
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    pub kind: Kind,
    pub fate: Fate,
    pub key: String,
    /// The name for people.
    pub title: String,
    /// The changed fields by name. Empty: the item is new or gone, or an earlier release imported it.
    pub fields: Vec<FieldChange>,
    /// The number of changed fields that are not in `fields`.
    pub more_fields: usize,
    /// Whether the import changes the item's terms of sale.
    pub is_repriced: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    New,
    Changed,
    Gone,
}

impl Diff {
    pub(super) fn between(before: &Stored, items: &[Item]) -> Self {
        let mut diff = Self { changes: Vec::new(), unchanged: [0; Kind::ALL.len()] };
        let mut kept = HashSet::new();
        for item in items {
            let (kind, key) = (item.kind(), item.key());
            let stored = before.get(&(kind, key.clone()));
            kept.insert((kind, key.clone()));
            let fate = match stored {
                None => Fate::New,
                Some(stored) if stored.digest != item.digest() => Fate::Changed,
                Some(_) => {
                    diff.unchanged[kind as usize] += 1;
                    continue;
                }
            };
            let body = stored.and_then(|stored| stored.body.as_ref());
            let (fields, more_fields) = body.map(|body| fields::between(body, item)).unwrap_or_default();
            let title = item.title().to_owned();
            diff.changes.push(Change { kind, fate, key, title, fields, more_fields, is_repriced: false });
        }
        let mut gone: Vec<_> = before.iter().filter(|(key, _)| !kept.contains(*key)).collect();
        gone.sort_by_key(|(key, _)| *key);
        for ((kind, key), stored) in gone {
            diff.changes.push(Change {
                kind: *kind,
                fate: Fate::Gone,
                key: key.clone(),
                title: stored.title.clone(),
                fields: Vec::new(),
                more_fields: 0,
                is_repriced: false,
            });
        }
        // Categories come before their games. A stable sort keeps the order of items without a number.
        diff.changes.sort_by_key(|change| (change.kind, change.fate, number(&change.key)));
        diff
    }

    #[must_use]
    pub fn is_change(&self) -> bool {
        !self.changes.is_empty()
    }

    /// The number of items of a kind that are new, changed or removed, depending on `fate`.
    #[must_use]
    pub fn count(&self, kind: Kind, fate: Fate) -> usize {
        self.changes.iter().filter(|change| change.kind == kind && change.fate == fate).count()
    }

    #[must_use]
    pub fn unchanged(&self, kind: Kind) -> usize {
        self.unchanged[kind as usize]
    }
}

/// The sort key: items with a number are sorted by it, others keep the pack's order.
fn number(key: &str) -> i64 {
    key.parse().unwrap_or_default()
}

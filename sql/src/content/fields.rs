//! The fields of an item that an import changes, with their old and new values.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::Item;
use crate::json::json;

/// Most fields of one item in a diff.
const MAX_FIELDS: usize = 20;
/// Longest value in a diff, characters.
const MAX_CHARS: usize = 60;

/// A field with its values as people read them. `None`: the item has no such field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldChange {
    /// Such as `buy_amount` or `platforms.android.version`.
    pub field: String,
    pub old: Option<String>,
    pub new: Option<String>,
}

/// The changed fields by name, at most `MAX_FIELDS`, and the number of the others.
pub(super) fn between(old: &Value, new: &Item) -> (Vec<FieldChange>, usize) {
    let (old, new) = (flat(old), flat(&json(new)));
    let names: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
    let mut changed: Vec<FieldChange> = names
        .into_iter()
        .filter(|name| old.get(*name) != new.get(*name))
        .map(|name| {
            let text = |of: &BTreeMap<String, String>| of.get(name).map(|value| cut(value));
            FieldChange { field: name.clone(), old: text(&old), new: text(&new) }
        })
        .collect();
    let more = changed.len().saturating_sub(MAX_FIELDS);
    changed.truncate(MAX_FIELDS);
    (changed, more)
}

/// The fields of an item by path. The outer object only names the kind.
fn flat(item: &Value) -> BTreeMap<String, String> {
    let mut fields = BTreeMap::new();
    for body in item.as_object().into_iter().flat_map(|kind| kind.values()) {
        walk("", body, &mut fields);
    }
    fields
}

fn walk(path: &str, value: &Value, fields: &mut BTreeMap<String, String>) {
    let below = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                walk(&below(key), value, fields);
            }
        }
        // Codes of gifts are worth something: a diff shows only their number.
        Value::Array(list) if path == "codes" => {
            let digest = format!("{:x}", Sha256::digest(value.to_string()));
            fields.insert(path.to_owned(), format!("{} codes, digest {}", list.len(), &digest[..8]));
        }
        Value::Array(list) if list.iter().any(|value| value.is_object() || value.is_array()) => {
            for (place, value) in list.iter().enumerate() {
                walk(&below(&(place + 1).to_string()), value, fields);
            }
        }
        Value::Array(list) => {
            let list: Vec<String> = list.iter().map(text).collect();
            fields.insert(path.to_owned(), format!("[{}]", list.join(", ")));
        }
        Value::Null => {}
        _ => {
            fields.insert(path.to_owned(), text(value));
        }
    }
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The beginning of a value, in one line.
fn cut(value: &str) -> String {
    let line: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if line.chars().count() <= MAX_CHARS {
        return line;
    }
    let start: String = line.chars().take(MAX_CHARS).collect();
    format!("{start}… ({} characters)", line.chars().count())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::content::Tag;

    #[test]
    fn a_diff_names_fields_with_old_and_new_values() {
        let old = json!({ "tag": { "id": 1, "tag": "攻略", "place": 0, "gone": "x" } });
        let new = Item::Tag(Tag { id: 1, tag: "闲聊".repeat(40), place: 0 });
        let (fields, more) = between(&old, &new);
        let long = format!("{}… (80 characters)", "闲聊".repeat(30));
        let change = |field: &str, old: Option<&str>, new: Option<&str>| FieldChange {
            field: field.into(),
            old: old.map(str::to_owned),
            new: new.map(str::to_owned),
        };
        let expected = vec![change("gone", Some("x"), None), change("tag", Some("攻略"), Some(&long))];
        assert_eq!((fields, more), (expected, 0));
    }

    #[test]
    fn codes_of_gifts_are_counted_and_not_shown() {
        let mut fields = BTreeMap::new();
        walk("codes", &json!(["AAAA-1", "BBBB-2"]), &mut fields);
        assert!(fields["codes"].starts_with("2 codes, digest ") && !fields["codes"].contains("AAAA"));
    }
}

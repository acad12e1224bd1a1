//! Mentions of people in a text: the text contains "@name" literally, and it links to them.

use std::collections::HashMap;

use queries::{client::GenericClient, queries::person as q};
use serde::{Deserialize, Serialize};

use crate::Error;

/// A mentioned account with its name in the text. The name stays when the account changes its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mention {
    pub uid: i64,
    pub name: String,
}

/// Maximum number of accounts that one text can mention.
pub const MAX: usize = 10;

/// The names of those accounts that exist.
pub async fn names(db: &impl GenericClient, uids: &[i64]) -> Result<HashMap<i64, String>, Error> {
    if uids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = q::names().bind(db, &uids).all().await?;
    Ok(rows.into_iter().map(|row| (row.uid, row.name)).collect())
}

/// The accounts of `wanted` whose name is in the text. Leaves out the writer, and accounts that `shuns` says block the writer.
#[must_use]
pub fn named(
    text: &str,
    writer: i64,
    wanted: &[i64],
    names: &HashMap<i64, String>,
    shuns: impl Fn(i64) -> bool,
) -> Vec<Mention> {
    let mut named: Vec<Mention> = Vec::new();
    for uid in wanted.iter().copied().filter(|uid| *uid != writer && !shuns(*uid)) {
        if let Some(name) = names.get(&uid)
            && text.contains(&format!("@{name}"))
            && named.len() < MAX
            && named.iter().all(|mention| mention.uid != uid)
        {
            named.push(Mention { uid, name: name.clone() });
        }
    }
    named
}

/// The value of the column.
pub(crate) fn text(mentions: &[Mention]) -> String {
    serde_json::to_string(mentions).expect("plain data")
}

/// Reads the value of the column.
pub(crate) fn read(kept: serde_json::Value) -> Vec<Mention> {
    serde_json::from_value(kept).unwrap_or_default()
}

/// The accounts that were mentioned, as stored.
pub(crate) fn read_uids(kept: serde_json::Value) -> Vec<i64> {
    serde_json::from_value(kept).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_whose_name_stands_in_the_text_are_named() {
        let names: HashMap<i64, String> =
            [(1, "林夏"), (2, "老陈"), (3, "林")].map(|(uid, name)| (uid, name.to_owned())).into();
        let named = |text: &str, writer, wanted: &[i64]| -> Vec<i64> {
            named(text, writer, wanted, &names, |uid| uid == 9).iter().map(|mention| mention.uid).collect()
        };
        assert_eq!(named("@林夏 来", 7, &[1, 2, 1, 404]), [1]);
        assert_eq!(named("@老陈@林夏", 7, &[2, 1]), [2, 1]);
        assert_eq!(named("@林夏", 1, &[1]), [0; 0], "oneself");
        assert_eq!(named("林夏", 7, &[1]), [0; 0]);
    }

    #[test]
    fn a_text_names_ten_at_most() {
        let names: HashMap<i64, String> = (1..=12).map(|uid| (uid, "甲".to_owned())).collect();
        let wanted: Vec<i64> = (1..=12).collect();
        assert_eq!(named("@甲", 99, &wanted, &names, |_| false).len(), MAX);
    }
}

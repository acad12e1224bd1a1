//! Which account an operator means: the only place where commands resolve `--who`.

use std::collections::BTreeMap;

use anyhow::bail;
use serde_json::Value;

use super::{ops::OpsClient, words};
use crate::{operators::accounts::kind_and_name, server::database::Database, text::Text};

/// The kinds of names that players choose, and that many can have.
const CHOSEN: [&str; 2] = ["nick", "device"];
/// Most accounts of one kind of name, and most uids of a sentence.
const MOST: i64 = 50;
const MOST_SAID: usize = 10;

/// An account that a name found, and the kinds of names by which it was found.
struct Found {
    uid: i64,
    by: Vec<String>,
}

/// The account that `--who` names, by the operators' API.
pub async fn uid(ops: &OpsClient, who: &str) -> anyhow::Result<i64> {
    let data = ops.get(&format!("account?{}", serde_urlencoded::to_string([("who", who)])?)).await?.ok()?;
    let records = data["records"].as_array().cloned().unwrap_or_default();
    let found = |record: &Value| {
        let by = record["by"].as_array().into_iter().flatten();
        let by = by.filter_map(Value::as_str).map(str::to_owned).collect();
        Some(Found { uid: record["account"]["uid"].as_i64()?, by })
    };
    only(&records.iter().filter_map(found).collect::<Vec<_>>(), who)
}

/// The account that `--who` names, for a command with direct access to the database. The same names count.
pub async fn direct(who: &str, database: &Database) -> anyhow::Result<i64> {
    let who = who.trim();
    let (kind, name) = kind_and_name(who);
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let rows = sql::support::find(&client, name, MOST).await?;
    let mut found: BTreeMap<i64, Vec<String>> = BTreeMap::new();
    for row in rows.into_iter().filter(|row| kind.is_none_or(|kind| row.by == kind)) {
        found.entry(row.uid).or_default().push(row.by);
    }
    let found: Vec<Found> = found.into_iter().map(|(uid, by)| Found { uid, by }).collect();
    only(&found, who)
}

/// The one account. A displayed name or a device counts only if nothing else has that name: players choose both, and could take the login
/// name of somebody else.
fn only(found: &[Found], who: &str) -> anyhow::Result<i64> {
    let precise: Vec<&Found> =
        found.iter().filter(|one| one.by.iter().any(|by| !CHOSEN.contains(&by.as_str()))).collect();
    let candidates: Vec<&Found> = if precise.is_empty() { found.iter().collect() } else { precise };
    match candidates[..] {
        [] => bail!("{}", words::fill(Text::SaidNoAccount, &[("{who}", who)])),
        [one] => Ok(one.uid),
        ref several => {
            let shown = &several[..several.len().min(MOST_SAID)];
            let mut uids: Vec<String> = shown.iter().map(|one| one.uid.to_string()).collect();
            if shown.len() < several.len() {
                uids.push("…".to_owned());
            }
            let ways: Vec<String> = shown.iter().map(|one| said(one, several, who)).collect();
            let or = words::fill(Text::SaidOr, &[]);
            let (n, uids, ways) = (several.len().to_string(), uids.join(", "), ways.join(&or));
            let values: [(&str, &str); 4] =
                [("{who}", who), ("{n}", &n), ("{uids}", &uids), ("{ways}", &ways)];
            bail!("{}", words::fill(Text::SaidShared, &values))
        }
    }
}

/// How to name one of several: by a kind of name that only this one has, else by its uid.
fn said(one: &Found, several: &[&Found], who: &str) -> String {
    let is_own = |by: &&String| several.iter().filter(|other| other.by.contains(by)).count() == 1;
    match one.by.iter().find(is_own) {
        Some(by) if !who.contains(':') => format!("--who {by}:{who}"),
        _ => format!("--who uid:{}", one.uid),
    }
}

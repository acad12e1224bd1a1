//! Which account an operator means.

use anyhow::{Context, bail};
use serde_json::Value;

use super::ops::OpsClient;
use crate::server::database::Database;

/// The kinds of names that players choose, and that many can have.
const CHOSEN: [&str; 2] = ["nick", "device"];

/// An account that a name found, and the kinds of names by which it was found.
struct Found {
    uid: i64,
    by: Vec<String>,
}

/// The account that `--who` names, by the operators' API. A displayed name or a device counts only if nothing else has that name: players
/// choose both, and could take the login name of somebody else.
pub async fn uid(ops: &OpsClient, who: &str) -> anyhow::Result<i64> {
    let found = find(ops, who).await?;
    let precise: Vec<&Found> =
        found.iter().filter(|one| one.by.iter().any(|by| !CHOSEN.contains(&by.as_str()))).collect();
    let candidates = if precise.is_empty() { found.iter().collect() } else { precise };
    match candidates[..] {
        [] => bail!("there is no account {who}"),
        [one] => Ok(one.uid),
        ref several => bail!(
            "{who} names {} players; nothing was done. Say {}",
            several.len(),
            several.iter().map(|one| said(one, several, who)).collect::<Vec<_>>().join(" or ")
        ),
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

async fn find(ops: &OpsClient, who: &str) -> anyhow::Result<Vec<Found>> {
    let data = ops.get(&format!("account?{}", serde_urlencoded::to_string([("who", who)])?)).await?.ok()?;
    let records = data["records"].as_array().cloned().unwrap_or_default();
    let found = |record: &Value| {
        let by = record["by"].as_array().into_iter().flatten();
        let by = by.filter_map(Value::as_str).map(str::to_owned).collect();
        Some(Found { uid: record["account"]["uid"].as_i64()?, by })
    };
    Ok(records.iter().filter_map(found).collect())
}

/// The account that a command with direct access to the database means: a login name, uid or phone, where that is unclear with a prefix.
pub async fn direct(who: &str, database: &Database) -> anyhow::Result<i64> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let (kind, name) = who.split_once(':').map_or((None, who), |(kind, name)| (Some(kind), name));
    // Only the plain form of a number is a uid: +7 and 007 are names.
    let uid = match name.parse::<i64>() {
        Ok(uid) if uid.to_string() == name => {
            sql::account::account(&client, uid).await?.map(|account| account.uid)
        }
        _ => None,
    };
    let named = sql::account::uid_by_login_name(&client, name).await?;
    let phone = sql::account::uid_by_phone(&client, name).await?;
    let found = match kind {
        Some("uid") => uid,
        Some("name") => named,
        Some("phone") => phone,
        Some(_) => None,
        None => {
            let mut several: Vec<i64> = [uid, named, phone].into_iter().flatten().collect();
            several.sort_unstable();
            several.dedup();
            if several.len() > 1 {
                bail!(
                    "{who} is the uid, login name or phone of {} players; nothing was done. Say uid:{who}, name:{who} or \
                     phone:{who}",
                    several.len()
                );
            }
            several.first().copied()
        }
    };
    found.with_context(|| format!("there is no account {who}"))
}

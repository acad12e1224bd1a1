//! Versions of content packs: each import that changes something is stored with its items, and can be applied again.
//!
//! - Items are stored by digest, so versions share unchanged items.
//! - The version commits with the import.

use chrono::{DateTime, FixedOffset};
use deadpool_postgres::{Pool, Transaction};
use queries::queries::content as q;

pub use q::Version;

use super::{Conflict, Diff, Fate, Item, limits};
use crate::{Error, json::json};

/// Bodies of items in one statement.
const BODIES_AT_ONCE: usize = 500;

/// The facts about a new version besides its items.
#[derive(Debug, Clone, Copy, Default)]
pub struct NewVersion<'a> {
    /// The time in `pack.yaml`. `None`: the pack has none.
    pub published: Option<DateTime<FixedOffset>>,
    /// Whether the pack may be older than the version in force.
    pub allow_older: bool,
    /// The importer's name in the history.
    pub operator: &'a str,
    /// The version that a rollback applies again. `None`: an import.
    pub rollback_to: Option<i64>,
    /// The diff that the operator agreed to. Another diff is a conflict. `None`: nobody was asked.
    pub agreed: Option<&'a Diff>,
}

/// A version with everything that a rollback needs.
pub struct KeptVersion {
    pub pack: String,
    pub published: Option<DateTime<FixedOffset>>,
    pub items: Vec<Item>,
    /// Its files in the media store.
    pub public: Vec<String>,
}

/// The newest versions of all packs, newest first.
pub async fn versions(pool: &Pool, size: i64) -> Result<Vec<Version>, Error> {
    Ok(q::versions().bind(&pool.get().await?, &size).all().await?)
}

/// Reads a version with its items and files. `None`: there is no such version.
pub async fn kept_version(pool: &Pool, number: i64) -> Result<Option<KeptVersion>, Error> {
    let client = pool.get().await?;
    let Some(version) = q::version().bind(&client, &number).opt().await? else { return Ok(None) };
    let bodies = q::version_bodies().bind(&client, &number).all().await?;
    let items: Result<Vec<Item>, _> = bodies.into_iter().map(serde_json::from_value).collect();
    let items = items.map_err(|error| {
        Error::Invalid(format!("version {number} is of another release, which wrote it differently: {error}"))
    })?;
    let public = q::version_files().bind(&client, &number).all().await?;
    Ok(Some(KeptVersion { pack: version.pack, published: version.published, items, public }))
}

/// The media files of the newest version of a pack.
pub async fn newest_files(pool: &Pool, pack: &str) -> Result<Vec<String>, Error> {
    let client = pool.get().await?;
    let Some(newest) = q::newest_version().bind(&client, &pack).opt().await? else { return Ok(Vec::new()) };
    Ok(q::version_files().bind(&client, &newest.number).all().await?)
}

/// The marker of the media store that the nodes serve. `None`: no node has started yet.
pub async fn media_store(pool: &Pool) -> Result<Option<String>, Error> {
    Ok(q::media_store().bind(&pool.get().await?).opt().await?)
}

/// Records the marker of the media store that this node serves.
pub async fn set_media_store(pool: &Pool, marker: &str) -> Result<(), Error> {
    q::set_media_store().bind(&pool.get().await?, &marker).await?;
    Ok(())
}

/// `Conflict::Older` if the pack is older than the version in force and `allow_older` is not set.
pub(super) async fn conflict(
    tx: &Transaction<'_>,
    pack: &str,
    version: &NewVersion<'_>,
) -> Result<Option<Conflict>, Error> {
    let in_force = q::published().bind(tx, &pack).opt().await?.flatten();
    let Some(in_force) = in_force.filter(|_| !version.allow_older) else { return Ok(None) };
    let is_older = version.published.is_none_or(|published| published < in_force);
    Ok(is_older.then_some(Conflict::Older { published: version.published, in_force }))
}

/// Stores this version. An import that changes nothing is stored only if the newest version differs: an earlier release stored none.
pub(super) async fn keep(
    tx: &Transaction<'_>,
    pack: &str,
    items: &[Item],
    public: &[String],
    diff: &Diff,
    version: &NewVersion<'_>,
) -> Result<(), Error> {
    q::set_published().bind(tx, &version.published, &pack).await?;
    let digest = limits::digest(pack, items);
    if !diff.is_change() {
        let newest = q::newest_version().bind(tx, &pack).opt().await?;
        if newest.is_some_and(|newest| newest.digest == digest) {
            return Ok(());
        }
    }
    let digests: Vec<String> = items.iter().map(Item::digest).collect();
    for (items, digests) in items.chunks(BODIES_AT_ONCE).zip(digests.chunks(BODIES_AT_ONCE)) {
        let bodies: Vec<String> = items.iter().map(|item| json(item).to_string()).collect();
        q::put_bodies().bind(tx, &digests, &bodies).await?;
    }
    let number = q::insert_version()
        .bind(tx, &pack, &digest, &version.published, &version.operator, &summary(diff), &version.rollback_to)
        .one()
        .await?;
    q::insert_version_items().bind(tx, &number, &digests).await?;
    q::insert_version_files().bind(tx, &number, &public).await?;
    Ok(())
}

/// The numbers of changes, for the history.
fn summary(diff: &Diff) -> String {
    let [new, changed, gone] = [Fate::New, Fate::Changed, Fate::Gone]
        .map(|fate| diff.changes.iter().filter(|change| change.fate == fate).count());
    format!("{new} new, {changed} changed, {gone} retired, {} with another price", diff.repriced())
}

/// The retired and re-priced items need the operator's consent.
impl Diff {
    /// The number of items that are removed.
    #[must_use]
    pub fn retired(&self) -> usize {
        self.changes.iter().filter(|change| change.fate == Fate::Gone).count()
    }

    /// The number of items with another price.
    #[must_use]
    pub fn repriced(&self) -> usize {
        self.changes.iter().filter(|change| change.is_repriced).count()
    }
}

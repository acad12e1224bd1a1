//! Applies a content pack: writes only the items that changed since its last import, in one transaction. It locks gift packs,
//! prizes and then activities, each by id, after everything else that it writes: the lock order of players' claims, draws and joins.

mod activity;
mod book;
mod diff;
mod fields;
mod item;
mod limits;
mod post;
mod rewards;
mod terms;
mod things;
mod versions;
mod write;

use std::collections::HashMap;

use chrono::{DateTime, FixedOffset};
use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{content as q, message},
};

pub use book::{
    Book, Chapter, MAX_CHARS, MAX_PAGES, MAX_PARAGRAPHS, MadePicture, keep_made_pictures, made_pictures,
};

pub use diff::{Change, Diff, Fate};
pub use fields::FieldChange;
pub use item::{Item, Kind};
pub use limits::{Limits, Waiting};
pub use rewards::Reward;
pub use things::{
    Activity, ActivityPrize, ActivityTask, Announcement, Category, CoinPackage, CustomerService, Document,
    Faq, Frame, Game, Gift, GiftGrant, GiftLimits, PayChannel, Person, Platform, Platforms, Post,
    PostComment, PostReply, SensitiveWord, Tag, Translation, VipPlan, WelcomeMessage, WordAction,
};
pub use versions::{
    KeptVersion, NewVersion, Version, kept_version, media_store, newest_files, set_media_store, versions,
};

use crate::{Error, listen::Notice, media};
use book::Books;
use write::{put, retire};

/// Whether to write the changes, or only to report them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Apply,
    DryRun,
}

/// A conflict of a valid pack with the content of this database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Conflict {
    /// The item belongs to another pack.
    OfAnotherPack { kind: Kind, key: String, title: String, pack: String },
    /// A real player has this login name.
    LoginNameTaken { login_name: String },
    /// It retires, re-prices or gives more than `Limits` allow one operator.
    NeedsSecond(Waiting),
    /// The pack in force is newer. `published`: `None` if the pack gives no time.
    Older { published: Option<DateTime<FixedOffset>>, in_force: DateTime<FixedOffset> },
    /// The pack has no games, but the pack in force has some.
    NoGames { in_force: usize },
    /// The content in force changed after the operator had agreed to a diff.
    ChangedMeanwhile,
}

/// Whether any pack was ever applied.
pub async fn applied(pool: &Pool) -> Result<bool, Error> {
    Ok(q::pack_applied().bind(&pool.get().await?).one().await?)
}

/// The categories of all packs, as (pack, type).
pub async fn categories(pool: &Pool) -> Result<Vec<(String, String)>, Error> {
    let rows = q::categories().bind(&pool.get().await?).all().await?;
    Ok(rows.into_iter().map(|row| (row.pack, row.key)).collect())
}

/// Makes the database show exactly these items of `pack`: writes new and changed items, retires removed ones, and
/// notifies every node of changes. `public`: the files of the public store that the pack uses. All or nothing.
/// Above the `limits` it only records a proposal. It stores the version for the history.
pub async fn apply(
    pool: &Pool,
    pack: &str,
    items: &[Item],
    public: &[String],
    mode: Mode,
    limits: Option<&Limits<'_>>,
    version: &NewVersion<'_>,
) -> Result<Result<Diff, Vec<Conflict>>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    // The pool's time limits are for players' requests. An import can wait for another import, and writes much.
    tx.batch_execute("set local lock_timeout = '60s'; set local statement_timeout = '60s'").await?;
    if mode == Mode::Apply {
        q::lock_imports().bind(&tx).one().await?;
        q::lock_people().bind(&tx, &people(items)).all().await?;
    }
    let conflicts = conflicts(&tx, pack, items).await?;
    if !conflicts.is_empty() {
        return Ok(Err(conflicts));
    }
    if let Some(conflict) = versions::conflict(&tx, pack, version).await? {
        return Ok(Err(vec![conflict]));
    }
    let before = stored(&tx, pack, items).await?;
    let games = before.keys().filter(|(kind, _)| *kind == Kind::Game).count();
    if games > 0 && !items.iter().any(|item| item.kind() == Kind::Game) {
        return Ok(Err(vec![Conflict::NoGames { in_force: games }]));
    }
    let mut diff = Diff::between(&before, items);
    let repriced = terms::repriced(&tx, items, &diff).await?;
    for change in &mut diff.changes {
        change.is_repriced = repriced.contains_key(&terms::key_of(change.kind.name(), &change.key));
    }
    if mode == Mode::DryRun {
        return Ok(Ok(diff));
    }
    if !diff.is_change() && !before.is_empty() {
        media::keep_pack_files(&tx, pack, public).await?;
        versions::keep(&tx, pack, items, public, &diff, version).await?;
        tx.commit().await?;
        return Ok(Ok(diff));
    }
    if version.agreed.is_some_and(|agreed| agreed.changes != diff.changes) {
        return Ok(Err(vec![Conflict::ChangedMeanwhile]));
    }

    if let Some(limits) = limits {
        match limits::check(&tx, limits, pack, items, &diff).await? {
            Ok(None) => {}
            Ok(Some(approved)) => limits::execute(&tx, limits, approved, &diff).await?,
            Err(waiting) => {
                tx.commit().await?;
                return Ok(Err(vec![Conflict::NeedsSecond(waiting)]));
            }
        }
    }
    q::insert_pack().bind(&tx, &pack).await?;
    media::keep_pack_files(&tx, pack, public).await?;
    let by_key: HashMap<(Kind, String), &Item> =
        items.iter().map(|item| ((item.kind(), item.key()), item)).collect();
    let people = changed_people(&diff, &by_key);
    let rated = people.iter().flat_map(|person| &person.ratings).map(|(game, _)| *game);
    let games: Vec<i64> = numbers(&diff, Kind::Game).into_iter().chain(rated).collect();
    // Also the names of removed people, whose ratings end.
    let names = keys(&diff, Kind::Person);
    q::lock_games().bind(&tx, &games, &names).all().await?;
    let mut books = Books::lock(&tx, &diff).await?;
    let given = diff.changes.partition_point(|change| change.kind < Kind::Gift);
    for (place, change) in diff.changes.iter().enumerate() {
        if place == given {
            // The changes are applied grouped by kind of change, which is not the lock order.
            q::lock_gifts().bind(&tx, &numbers(&diff, Kind::Gift)).all().await?;
            let activities = numbers(&diff, Kind::Activity);
            q::lock_prizes().bind(&tx, &activities).all().await?;
            q::lock_activities().bind(&tx, &activities).all().await?;
        }
        let key = (change.kind, change.key.clone());
        let written = match by_key.get(&key) {
            Some(item) => put(&tx, pack, item, change.fate, &mut books).await,
            None => retire(&tx, pack, change.kind, &change.key).await,
        };
        written.inspect_err(|error| {
            tracing::error!(kind = change.kind.name(), key = change.key, title = change.title, %error, "not applied");
        })?;
    }
    books.settle(&tx).await?;
    versions::keep(&tx, pack, items, public, &diff, version).await?;
    if diff.is_change() {
        message::notify().bind(&tx, &Notice::Content.payload()).one().await?;
    }
    tx.commit().await?;
    Ok(Ok(diff))
}

/// An item that an earlier import applied.
struct StoredItem {
    title: String,
    digest: String,
    /// `None`: it did not change, or an earlier release applied it.
    body: Option<serde_json::Value>,
}

/// The applied items of the pack by kind and key.
type Stored = HashMap<(Kind, String), StoredItem>;

async fn stored(db: &impl GenericClient, pack: &str, items: &[Item]) -> Result<Stored, Error> {
    let unchanged: Vec<String> = items.iter().map(Item::digest).collect();
    let rows = q::items().bind(db, &unchanged, &pack).all().await?;
    rows.into_iter()
        .map(|row| {
            let stored = StoredItem { title: row.title, digest: row.digest, body: row.body };
            Ok(((Kind::from_name(&row.kind)?, row.key), stored))
        })
        .collect()
}

async fn conflicts(db: &impl GenericClient, pack: &str, items: &[Item]) -> Result<Vec<Conflict>, Error> {
    let kinds: Vec<&str> = items.iter().map(|item| item.kind().name()).collect();
    let keys: Vec<String> = items.iter().map(Item::key).collect();
    let names = people(items);
    let mut conflicts = Vec::new();
    for row in q::items_elsewhere().bind(db, &kinds, &keys, &pack).all().await? {
        let kind = Kind::from_name(&row.kind)?;
        conflicts.push(Conflict::OfAnotherPack { kind, key: row.key, title: row.title, pack: row.pack });
    }
    for login_name in q::login_names_of_players().bind(db, &names).all().await? {
        conflicts.push(Conflict::LoginNameTaken { login_name });
    }
    Ok(conflicts)
}

/// The login names of the pack's people, in lower case.
fn people(items: &[Item]) -> Vec<String> {
    items.iter().filter(|item| item.kind() == Kind::Person).map(Item::key).collect()
}

fn changed_people<'a>(diff: &Diff, by_key: &HashMap<(Kind, String), &'a Item>) -> Vec<&'a Person> {
    let changes = diff.changes.iter().filter(|change| change.kind == Kind::Person);
    let person = |change: &Change| match by_key.get(&(change.kind, change.key.clone())).copied() {
        Some(Item::Person(person)) => Some(person),
        _ => None,
    };
    changes.filter_map(person).collect()
}

/// The keys of the changed items of this kind.
fn keys(diff: &Diff, kind: Kind) -> Vec<String> {
    let changes = diff.changes.iter().filter(|change| change.kind == kind);
    changes.map(|change| change.key.clone()).collect()
}

/// The numeric ids of the changed items of this kind.
fn numbers(diff: &Diff, kind: Kind) -> Vec<i64> {
    keys(diff, kind).iter().filter_map(|key| key.parse().ok()).collect()
}

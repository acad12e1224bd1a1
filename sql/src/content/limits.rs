//! Two persons: an import that retires many items, changes a price by much or gives players many X钻 waits for the approval of another
//! operator.
//!
//! - Retired items, changes of prices and rewards are also counted over 24 hours, so that nobody splits an import. An approval begins the count again.
//! - The proposal and its log entry commit alone: the import changes nothing else.
//! - The execution of an approved proposal and its log entry commit with the import.

use chrono::{DateTime, TimeDelta, Utc};
use deadpool_postgres::Transaction;
use queries::queries::content as q;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use super::{
    Diff, Fate, Item, Reward, rewards,
    terms::{self, ByKey},
};
use crate::{
    Error, operator,
    operator_log::{self, Actor, By, Entry, Subject},
    proposal::{self, NewProposal},
};

/// The limits of an import without another operator's approval.
pub struct Limits<'a> {
    /// Items that the import retires. `None`: any number.
    pub retired: Option<i64>,
    /// Change of a price, percent. `None`: any change.
    pub price_percent: Option<i64>,
    /// X钻 that one player can get at most from new and changed activities and gift packs. `None`: any number.
    pub coins: Option<i64>,
    /// The operator who imports: signed in, or of a development node. `None`: no operator is known, so nothing can be proposed.
    pub proposer: Option<Actor<'a>>,
    /// The proposer is no operator who signs in, but the `dev` of a development node.
    pub is_dev: bool,
    pub now: DateTime<Utc>,
}

/// An import that waits for another operator. The numbers include the other imports of 24 hours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    pub retired: i64,
    pub price_percent: i64,
    pub coins: i64,
    /// The item of this import that gives most.
    pub largest: Option<Reward>,
    /// Its number and its end. `None`: there is no proposal, because no enabled operator signed in.
    pub proposal: Option<(i64, DateTime<Utc>)>,
}

/// The proposal that this import executes.
pub(super) struct Approved(i64);

/// Checks the limits. `Ok(None)`: within them; `Ok(Some)`: another operator approved this import; `Err`: it waits for an approval.
pub(super) async fn check(
    tx: &Transaction<'_>,
    limits: &Limits<'_>,
    pack: &str,
    items: &[Item],
    diff: &Diff,
) -> Result<Result<Option<Approved>, Waiting>, Error> {
    let since = limits.now - TimeDelta::hours(24);
    let last_day = last_day(tx, since).await?;
    let changes = terms::changes(tx, items, diff, &last_day.before).await?;
    let rewards = rewards::added(tx, items, diff).await?;
    // A sale that ends earlier takes an item from players as its removal does.
    let gone = diff.changes.iter().filter(|change| change.fate == Fate::Gone).count() as i64;
    let own_retired = gone + changes.shortened;
    let (own_percent, price_percent) = (changes.percent, changes.day_percent);
    // An import that retires nothing does not wait because of items that earlier imports retired, and the same for rewards.
    let with_last_day = |own: i64, before: i64| if own == 0 { 0 } else { before.saturating_add(own) };
    let retired = with_last_day(own_retired, last_day.retired);
    let (own_coins, coins) = (rewards.coins, with_last_day(rewards.coins, last_day.coins));
    let terms = changes.before.into_iter().chain(changes.new).chain(rewards.counted).collect();
    let counted = CountedImport { pack, retired: own_retired, terms, now: limits.now };
    let is_above = |value: i64, limit: Option<i64>| limit.is_some_and(|limit| value > limit);
    if !is_above(retired, limits.retired)
        && !is_above(price_percent, limits.price_percent)
        && !is_above(coins, limits.coins)
    {
        counted.record(tx, false).await?;
        return Ok(Ok(None));
    }
    let digest = &digest(pack, items);
    let largest = rewards.largest;
    let named = largest
        .as_ref()
        .map(|Reward { kind, key, title, coins }| format!("{} {key} {title}: {coins} X钻", kind.name()));
    let body = json!({
        "kind": "content.import", "pack": pack, "digest": digest, "retired": retired, "pricePercent": price_percent,
        "coins": coins, "largestReward": named,
        "ownRetired": own_retired, "ownPricePercent": own_percent, "ownCoins": own_coins
    });
    let waiting = |proposal| Waiting { retired, price_percent, coins, largest, proposal };
    // Imports run one at a time, and the proposal's row is locked. The lock of all changes would stop grants for the whole import, and
    // deadlock with a grant to a person whose status the import has locked.
    if let Some(found) = proposal::lock_import(tx, digest, limits.now, since).await? {
        // The portal's content could have changed since the approval, so that the import does something else.
        // A proposal of an earlier release has no X钻.
        let seen = |name: &str| found.body[name].as_i64().unwrap_or(0);
        let is_number = |name: &str, number: i64| seen(name) == number;
        let covers = |name: &str, number: i64| number <= seen(name);
        if found.decision.is_some()
            && is_number("ownRetired", own_retired)
            && is_number("ownPricePercent", own_percent)
            && is_number("ownCoins", own_coins)
            && covers("retired", retired)
            && covers("pricePercent", price_percent)
            && covers("coins", coins)
        {
            counted.record(tx, true).await?;
            return Ok(Ok(Some(Approved(found.id))));
        }
        if found.decision.is_none() {
            return Ok(Err(waiting(Some((found.id, found.expire_time.into())))));
        }
    }
    let Some(proposer) = limits.proposer else { return Ok(Err(waiting(None))) };
    // The operator could be disabled since the command checked the session.
    if !limits.is_dev && operator::access(tx, proposer.name()).await?.is_none_or(|one| one.disabled) {
        return Ok(Err(waiting(None)));
    }
    let expire_time = limits.now + TimeDelta::hours(24);
    let key = uuid::Uuid::new_v4().to_string();
    let new = NewProposal {
        kind: "content.import",
        body: &body,
        digest,
        reason: "",
        proposer: proposer.name(),
        expire_time,
        key: &key,
    };
    let proposed = proposal::insert(tx, &new, limits.now).await?;
    log(tx, proposer, "proposal.make", proposed, body).await?;
    Ok(Err(waiting(Some((proposed, expire_time)))))
}

/// The part of an import that counts towards the limits of 24 hours: the terms before, those of new packages and plans, and the rewards.
struct CountedImport<'a> {
    pack: &'a str,
    retired: i64,
    terms: Map<String, Value>,
    now: DateTime<Utc>,
}

impl CountedImport<'_> {
    /// Stores it, unless it changes nothing that is limited. `approved` starts the count again.
    async fn record(self, tx: &Transaction<'_>, approved: bool) -> Result<(), Error> {
        let Self { pack, retired, terms, now } = self;
        if retired > 0 || !terms.is_empty() {
            let terms = Value::Object(terms);
            q::insert_import().bind(tx, &pack, &retired, &terms, &approved, &now.into()).await?;
        }
        Ok(())
    }
}

/// The imports since `since` and since the last approval.
#[derive(Default)]
struct LastDay {
    /// Retired items.
    retired: i64,
    /// Rewards for one player, X钻.
    coins: i64,
    /// The terms before these imports.
    before: ByKey,
}

async fn last_day(tx: &Transaction<'_>, since: DateTime<Utc>) -> Result<LastDay, Error> {
    let mut day = LastDay::default();
    for row in q::imports_since().bind(tx, &since.into()).all().await? {
        day.retired = day.retired.saturating_add(row.retired);
        let terms: ByKey = serde_json::from_value(row.terms).map_err(|error| {
            Error::Invalid(format!("the terms before an import are not understood: {error}"))
        })?;
        for (key, terms) in terms {
            if rewards::is_reward(&key) {
                day.coins = day.coins.saturating_add(terms.reward());
            } else {
                day.before.entry(key).or_insert(terms);
            }
        }
    }
    Ok(day)
}

/// Marks the proposal as executed by this import.
pub(super) async fn execute(
    tx: &Transaction<'_>,
    limits: &Limits<'_>,
    Approved(id): Approved,
    diff: &Diff,
) -> Result<(), Error> {
    let result = json!({ "changes": diff.changes.len() });
    proposal::execute_import(tx, id, limits.now, &result).await?;
    let actor = limits.proposer.unwrap_or(Actor::Cli("unknown"));
    log(tx, actor, "proposal.execute", id, result).await
}

async fn log(
    tx: &Transaction<'_>,
    actor: Actor<'_>,
    action: &'static str,
    id: i64,
    after: Value,
) -> Result<(), Error> {
    let subject = Subject::new("proposal", id);
    let entry = Entry { action, subject, reason: String::new(), before: Value::Null, after };
    operator_log::append(tx, By { actor, request_id: "" }, &entry).await?;
    Ok(())
}

/// SHA-256 of everything in the pack.
pub(super) fn digest(pack: &str, items: &[Item]) -> String {
    let mut sha256 = Sha256::new_with_prefix(pack);
    for item in items {
        sha256.update(format!("\n{} {} {}", item.kind().name(), item.key(), item.digest()));
    }
    format!("{:x}", sha256.finalize())
}

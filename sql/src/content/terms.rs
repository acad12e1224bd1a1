//! Terms of sale: how much an import changes them, alone and together with the imports of the last day.

use std::collections::HashMap;

use chrono::{DateTime, FixedOffset};
use deadpool_postgres::Transaction;
use queries::queries::content as q;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{Diff, Item, Kind, numbers};
use crate::Error;

/// The price of an item and what the buyer gets. In the record of imports also a reward, whose X钻 are `first`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Terms {
    /// A game's price, a package's amount, a plan's price in money.
    first: i64,
    /// A package's X钻, a plan's price in X钻.
    second: i64,
    days: i32,
    level: i16,
    /// Empty: X钻.
    currency: String,
}

/// The changes of terms by an import.
#[derive(Debug, Default)]
pub(super) struct Changes {
    /// The largest one, percent of before, rounded up. Something that was free, another level and another currency count as 100.
    pub percent: i64,
    /// The same, against the terms of a day ago.
    pub day_percent: i64,
    /// The terms before, of every changed item.
    pub before: Map<String, Value>,
    /// The terms of every new package and plan, by `new_key`.
    pub new: Map<String, Value>,
    /// The number of packages and plans whose sale begins later or ends earlier than before.
    pub shortened: i64,
}

/// Terms by `key_of`.
pub(super) type ByKey = HashMap<String, Terms>;

/// An item that an earlier import applied.
struct InForce {
    terms: Terms,
    retired: bool,
    times: Times,
}

/// When the sale begins and ends. `None`: no bound.
type Times = (Option<DateTime<FixedOffset>>, Option<DateTime<FixedOffset>>);

/// The packages and plans that an offer is compared with.
#[derive(Default)]
struct Market {
    on_sale: Vec<(String, Terms)>,
    /// Also retired ones. They count if nothing of the kind is on sale: otherwise an import that retires everything would allow any price.
    all: Vec<(String, Terms)>,
}

/// Compares the items with the terms in force and with those of `day_ago`. A package or plan that is new, or on sale again, or on sale at
/// more times, is compared with the median of those on sale, and with the same median without the imports of a day.
pub(super) async fn changes(
    tx: &Transaction<'_>,
    items: &[Item],
    diff: &Diff,
    day_ago: &ByKey,
) -> Result<Changes, Error> {
    let rows = q::terms_in_force().bind(tx, &numbers(diff, Kind::Game)).all().await?;
    let (mut market, mut day_market) = (Market::default(), Market::default());
    let mut in_force = HashMap::new();
    for row in rows {
        let key = key_of(&row.kind, &row.key);
        let terms = Terms {
            first: row.first,
            second: row.second,
            days: row.days,
            level: row.level,
            currency: row.currency,
        };
        market.add(&row.kind, &terms, row.retired);
        if !day_ago.contains_key(&new_key(&key)) {
            day_market.add(&row.kind, day_ago.get(&key).unwrap_or(&terms), row.retired);
        }
        let times = (row.begin_time, row.end_time);
        in_force.insert(key, InForce { terms, retired: row.retired, times });
    }
    let mut changes = Changes::default();
    for item in items {
        let Some(now) = terms_of(item) else { continue };
        let kind = item.kind().name();
        let key = key_of(kind, &item.key());
        let Some(before) = in_force.get(&key) else {
            changes.offer(kind, &now, &market, &day_market);
            // `in_force` lacks the unchanged games.
            if item.kind() != Kind::Game {
                changes.new.insert(new_key(&key), json!(now));
            }
            continue;
        };
        let (longer, shorter) = moved(before.times, times_of(item));
        if before.retired || longer {
            changes.offer(kind, &now, &market, &day_market);
        }
        changes.shortened += i64::from(shorter && !before.retired);
        let percent = before.terms.change_to(&now);
        if percent > 0 {
            let day_ago = day_ago.get(&key).or_else(|| day_ago.get(&new_key(&key)));
            let since_yesterday = day_ago.map_or(0, |day_ago| day_ago.change_to(&now));
            changes.percent = changes.percent.max(percent);
            changes.day_percent = changes.day_percent.max(percent).max(since_yesterday);
            changes.before.insert(key, json!(before.terms));
        }
    }
    Ok(changes)
}

impl Changes {
    /// Counts something that comes on sale.
    fn offer(&mut self, kind: &str, now: &Terms, market: &Market, day_market: &Market) {
        let percent = market.distance(kind, now);
        self.percent = self.percent.max(percent);
        self.day_percent = self.day_percent.max(percent).max(day_market.distance(kind, now));
    }
}

impl Market {
    fn add(&mut self, kind: &str, terms: &Terms, retired: bool) {
        if !retired {
            self.on_sale.push((kind.to_owned(), terms.clone()));
        }
        self.all.push((kind.to_owned(), terms.clone()));
    }

    fn distance(&self, kind: &str, now: &Terms) -> i64 {
        let is_sold = self.on_sale.iter().any(|(of, _)| of == kind);
        from_median(kind, now, if is_sold { &self.on_sale } else { &self.all })
    }
}

/// The items whose terms the import changes, by `key_of`.
pub(super) async fn repriced(
    tx: &Transaction<'_>,
    items: &[Item],
    diff: &Diff,
) -> Result<Map<String, Value>, Error> {
    Ok(changes(tx, items, diff, &ByKey::new()).await?.before)
}

/// The key of an item among all kinds, such as `vip_plan 3`.
pub(super) fn key_of(kind: &str, key: &str) -> String {
    format!("{kind} {key}")
}

/// The key of an item that an import added. `key_of` is the key of one whose terms it changed.
fn new_key(key: &str) -> String {
    format!("new {key}")
}

/// The times of a package or plan.
fn times_of(item: &Item) -> Times {
    match item {
        Item::CoinPackage(package) => (package.begin_time, package.end_time),
        Item::VipPlan(plan) => (plan.begin_time, plan.end_time),
        _ => (None, None),
    }
}

/// Whether the sale begins earlier or ends later, and whether it begins later or ends earlier. The database keeps microseconds.
fn moved(before: Times, now: Times) -> (bool, bool) {
    let begin = |(begin, _): Times| begin.map_or(i64::MIN, |time| time.timestamp_micros());
    let end = |(_, end): Times| end.map_or(i64::MAX, |time| time.timestamp_micros());
    let (later, earlier) = (end(now) > end(before), end(now) < end(before));
    (begin(now) < begin(before) || later, begin(now) > begin(before) || earlier)
}

/// `None`: the item is not for sale.
fn terms_of(item: &Item) -> Option<Terms> {
    let coins = String::new();
    Some(match item {
        Item::Game(game) => Terms { first: game.buy_amount, second: 0, days: 0, level: 0, currency: coins },
        Item::CoinPackage(package) => Terms {
            first: package.amount,
            second: package.coins + package.bonus,
            days: 0,
            level: 0,
            currency: package.currency.clone(),
        },
        Item::VipPlan(plan) => Terms {
            first: plan.price,
            second: plan.coin_price,
            days: plan.days,
            level: plan.level_type,
            currency: plan.currency.clone(),
        },
        _ => return None,
    })
}

impl Terms {
    pub(super) fn of_reward(coins: i64) -> Self {
        Self { first: coins, second: 0, days: 0, level: 0, currency: String::new() }
    }

    pub(super) fn reward(&self) -> i64 {
        self.first
    }

    /// The largest change of a part, percent, rounded up. Another level or currency counts as 100.
    fn change_to(&self, now: &Self) -> i64 {
        let is_other = self.level != now.level || self.currency != now.currency;
        let numbers = [
            percent(self.first, now.first),
            percent(self.second, now.second),
            percent(self.days.into(), now.days.into()),
            if is_other { 100 } else { 0 },
        ];
        numbers.into_iter().max().unwrap_or_default()
    }

    /// Prices of one X钻 or one day, in millionths. Prices of the same name, such as a currency and a level, are comparable.
    fn prices(&self, kind: &str) -> Vec<(String, i64)> {
        let Self { first, second, days, level, currency } = self;
        if kind == Kind::CoinPackage.name() {
            vec![(currency.clone(), price_of_one(*first, *second))]
        } else if kind == Kind::VipPlan.name() {
            let days = i64::from(*days);
            vec![
                (format!("{currency} {level}"), price_of_one(*first, days)),
                (format!("coins {level}"), price_of_one(*second, days)),
            ]
        } else {
            Vec::new()
        }
    }
}

/// The distance of a new item from the median of those on sale, percent. The first item of its kind counts as 0, the first of its level or
/// currency as 100.
fn from_median(kind: &str, now: &Terms, on_sale: &[(String, Terms)]) -> i64 {
    let same: Vec<(String, i64)> =
        on_sale.iter().filter(|(of, _)| of == kind).flat_map(|(of, terms)| terms.prices(of)).collect();
    if same.is_empty() {
        return 0;
    }
    let distance = |(name, price): (String, i64)| {
        let mut known: Vec<i64> =
            same.iter().filter(|(of, _)| *of == name).map(|(_, price)| *price).collect();
        known.sort_unstable();
        known.get(known.len().saturating_sub(1) / 2).map_or(100, |median| percent(*median, price))
    };
    now.prices(kind).into_iter().map(distance).max().unwrap_or_default()
}

/// The price of one piece, in millionths.
fn price_of_one(price: i64, pieces: i64) -> i64 {
    let millionths = i128::from(price) * 1_000_000 / i128::from(pieces.max(1));
    i64::try_from(millionths).unwrap_or(i64::MAX)
}

/// The change in percent of `before`, rounded up. A change from 0 counts as 100.
fn percent(before: i64, now: i64) -> i64 {
    match (before, now) {
        _ if before == now => 0,
        (0, _) => 100,
        _ => {
            let (change, before) =
                (u128::from(now.abs_diff(before)) * 100, u128::from(before.unsigned_abs()));
            i64::try_from(change.div_ceil(before)).unwrap_or(i64::MAX)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(amount: i64, coins: i64, currency: &str) -> Terms {
        Terms { first: amount, second: coins, days: 0, level: 0, currency: currency.to_owned() }
    }

    fn plan(price: i64, coins: i64, days: i32, level: i16) -> Terms {
        Terms { first: price, second: coins, days, level, currency: "CNY".to_owned() }
    }

    #[test]
    fn a_change_of_a_price_is_rounded_up() {
        for (before, now, expected) in [
            (600, 600, 0),
            (600, 601, 1),
            (1000, 1300, 30),
            (1000, 1301, 31),
            (1000, 100, 90),
            (100, 1000, 900),
            (0, 0, 0),
            (0, 5, 100),
            (5, 0, 100),
            (1, i64::MAX, i64::MAX),
        ] {
            assert_eq!(percent(before, now), expected, "{before} {now}");
        }
    }

    #[test]
    fn days_level_and_currency_belong_to_the_terms() {
        let before = plan(3000, 300, 30, 1);
        assert_eq!(before.change_to(&plan(3000, 300, 30, 1)), 0);
        assert_eq!(before.change_to(&plan(3000, 300, 300, 1)), 900);
        assert_eq!(before.change_to(&plan(3000, 300, 30, 2)), 100);
        assert_eq!(package(600, 60, "CNY").change_to(&package(600, 60, "VND")), 100);
    }

    #[test]
    fn a_new_package_or_plan_is_compared_with_the_median_of_those_on_sale() {
        let (packages, plans) = ("coin_package".to_owned(), "vip_plan".to_owned());
        let on_sale = [
            (packages.clone(), package(600, 60, "CNY")),
            (packages.clone(), package(3000, 300, "CNY")),
            (packages.clone(), package(100, 90, "CNY")),
            (plans.clone(), plan(3000, 300, 30, 1)),
        ];
        assert_eq!(from_median(&packages, &package(6800, 680, "CNY"), &on_sale), 0);
        assert_eq!(from_median(&packages, &package(100, 1000, "CNY"), &on_sale), 99);
        assert_eq!(from_median(&packages, &package(6800, 680, "USD"), &on_sale), 100);
        assert_eq!(from_median(&plans, &plan(9000, 900, 90, 1), &on_sale), 0);
        assert_eq!(from_median(&plans, &plan(3000, 300, 300, 1), &on_sale), 90);
        assert_eq!(from_median(&plans, &plan(3000, 300, 30, 2), &on_sale), 100);
        assert_eq!(from_median(&packages, &package(1, 1000, "CNY"), &on_sale[3..]), 0);
    }

    #[test]
    fn without_an_item_on_sale_an_offer_is_compared_with_retired_ones() {
        let (kind, fair) = ("coin_package", package(600, 60, "CNY"));
        let mut market = Market::default();
        assert_eq!(market.distance(kind, &package(1, 60, "CNY")), 0, "the first of its kind");
        market.add(kind, &fair, true);
        assert_eq!((market.distance(kind, &fair), market.distance(kind, &package(60, 60, "CNY"))), (0, 90));
        market.add(kind, &package(60, 60, "CNY"), false);
        assert_eq!(market.distance(kind, &package(60, 60, "CNY")), 0);
    }

    #[test]
    fn a_sale_is_longer_or_shorter_or_both() {
        let at = |day: u32| -> Option<DateTime<FixedOffset>> {
            Some(format!("2026-01-{day:02}T00:00:00Z").parse().unwrap())
        };
        assert_eq!(moved((None, None), (None, None)), (false, false));
        assert_eq!(moved((at(1), at(5)), (at(1), at(6))), (true, false));
        assert_eq!(moved((at(1), at(5)), (at(1), None)), (true, false));
        assert_eq!(moved((None, None), (None, at(5))), (false, true));
        assert_eq!(moved((at(1), at(5)), (at(2), at(6))), (true, true));
    }
}

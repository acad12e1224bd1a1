//! Rewards: the X钻 that one player can get at most from the new and changed activities and gift packs of an import.
//!
//! - The amount is an upper bound: the player does every task, makes every draw, and wins the dearest prizes in stock.
//! - The price of a draw is not subtracted. Membership days, spins and cards count by their price. Frames and rename cards have none.
//! - An item counts in full if more than its texts and pictures changed: new ids of tasks give the same reward again.
//! - The first import counts nothing: the portal has no players yet.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

use deadpool_postgres::Transaction;
use queries::queries::content as q;
use serde_json::{Map, Value, json};

use super::{Activity, Change, Diff, Fate, Gift, Item, Kind, terms};
use crate::{Error, media::Picture};

/// The rewards that an import adds.
#[derive(Debug, Default)]
pub(super) struct Rewards {
    /// The X钻 of all items for one player.
    pub coins: i64,
    /// The item that gives most.
    pub largest: Option<Reward>,
    /// For the record of imports: the X钻 of each item, by `key_of`.
    pub counted: Map<String, Value>,
}

/// An activity or gift pack with the X钻 that it gives one player at most.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reward {
    pub kind: Kind,
    pub key: String,
    /// The name for people.
    pub title: String,
    pub coins: i64,
}

/// Prices of membership days and goods, X钻.
#[derive(Debug, Clone, Copy, Default)]
struct Prices {
    vip_day: i64,
    spin: i64,
    make_up: i64,
}

/// Compares the items with those in force.
pub(super) async fn added(tx: &Transaction<'_>, items: &[Item], diff: &Diff) -> Result<Rewards, Error> {
    let gives =
        |change: &&Change| matches!(change.kind, Kind::Activity | Kind::Gift) && change.fate != Fate::Gone;
    let changes = diff.changes.iter().filter(gives);
    let changed: HashSet<(Kind, String)> = changes.map(|change| (change.kind, change.key.clone())).collect();
    if changed.is_empty() || !q::pack_applied().bind(tx).one().await? {
        return Ok(Rewards::default());
    }
    let (kinds, keys): (Vec<&str>, Vec<String>) =
        changed.iter().map(|(kind, key)| (kind.name(), key.clone())).unzip();
    let bodies = q::bodies_in_force().bind(tx, &kinds, &keys).all().await?;
    // A body that another release wrote differently is no `Item` here, so that its item counts as new.
    let before: HashMap<(Kind, String), Item> = bodies
        .into_iter()
        .filter_map(|body| serde_json::from_value::<Item>(body).ok())
        .map(|item| ((item.kind(), item.key()), item))
        .collect();
    let prices = Prices::read(tx, items).await?;
    let mut rewards = Rewards::default();
    for item in items {
        let key = (item.kind(), item.key());
        if changed.contains(&key) && before.get(&key).is_none_or(|before| !gives_the_same(before, item)) {
            rewards.add(item, prices.most(item));
        }
    }
    Ok(rewards)
}

impl Rewards {
    fn add(&mut self, item: &Item, coins: i64) {
        if coins == 0 {
            return;
        }
        self.coins = self.coins.saturating_add(coins);
        let (kind, key) = (item.kind(), item.key());
        self.counted.insert(key_of(kind, &key), json!(terms::Terms::of_reward(coins)));
        if self.largest.as_ref().is_none_or(|largest| largest.coins < coins) {
            self.largest = Some(Reward { kind, key, title: item.title().to_owned(), coins });
        }
    }
}

/// The key in the record of imports.
fn key_of(kind: Kind, key: &str) -> String {
    format!("{PREFIX}{} {key}", kind.name())
}

/// No key of terms of sale begins with it.
const PREFIX: &str = "reward ";

/// Whether an entry in the record of imports is a reward, and not terms of sale.
pub(super) fn is_reward(key: &str) -> bool {
    key.starts_with(PREFIX)
}

impl Prices {
    /// The prices in force and those of the pack: the dearest one counts.
    async fn read(tx: &Transaction<'_>, items: &[Item]) -> Result<Self, Error> {
        let row = q::prices_of_goods().bind(tx).one().await?;
        let mut prices = Self { vip_day: row.vip_day, spin: row.spin, make_up: row.make_up };
        for item in items {
            match item {
                Item::VipPlan(plan) => {
                    let days = i64::from(plan.days).max(1);
                    prices.vip_day = prices.vip_day.max((plan.coin_price + days - 1) / days);
                }
                Item::Activity(activity) => prices.spin = prices.spin.max(activity.draw_price),
                _ => {}
            }
        }
        Ok(prices)
    }

    /// The X钻 that the item gives one player at most.
    fn most(&self, item: &Item) -> i64 {
        match item {
            Item::Activity(activity) => self.of_activity(activity),
            Item::Gift(gift) => self.of_gift(gift),
            _ => 0,
        }
    }

    fn of_activity(&self, activity: &Activity) -> i64 {
        let tasks = activity.tasks.iter().map(|task| self.worth(task.coins, task.vip_days));
        // A period of whole days touches one more day of the portal, and a part of a day another one.
        let days = (activity.end_time - activity.begin_time).num_days().max(0) + 2;
        let mut draws = days.saturating_mul(activity.day_draws.into());
        let prizes = activity.prizes.iter().filter(|prize| prize.odds > 0);
        let mut prizes: Vec<(i64, i64)> =
            prizes.map(|prize| (self.worth(prize.coins, prize.vip_days), prize.stock)).collect();
        prizes.sort_unstable_by_key(|prize| Reverse(*prize));
        let won = prizes.into_iter().map(|(worth, stock)| {
            let won = stock.min(draws);
            draws -= won;
            worth.saturating_mul(won)
        });
        tasks.chain(won).fold(0, i64::saturating_add)
    }

    /// A player claims a gift pack once.
    fn of_gift(&self, gift: &Gift) -> i64 {
        let grants = gift.grants.iter().map(|grant| {
            let price = match grant.kind.as_str() {
                "vipDays" => self.vip_day,
                "spin" => self.spin,
                "makeUp" => self.make_up,
                _ => 0,
            };
            price.saturating_mul(grant.amount.into())
        });
        grants.fold(0, i64::saturating_add)
    }

    fn worth(&self, coins: i64, vip_days: i32) -> i64 {
        coins.saturating_add(self.vip_day.saturating_mul(vip_days.into()))
    }
}

/// Whether both differ at most in texts, pictures and places.
fn gives_the_same(before: &Item, now: &Item) -> bool {
    match (before, now) {
        (Item::Activity(before), Item::Activity(now)) => without_texts(before) == without_texts(now),
        (Item::Gift(before), Item::Gift(now)) => {
            // Codes are for games: they give nothing of the portal.
            let plain = |gift: &Gift| Gift {
                name: String::new(),
                content: String::new(),
                place: 0,
                codes: None,
                ..gift.clone()
            };
            plain(before) == plain(now)
        }
        _ => false,
    }
}

fn without_texts(activity: &Activity) -> Activity {
    let mut plain = Activity {
        name: String::new(),
        summary: String::new(),
        content: String::new(),
        banner: Picture::default(),
        place: 0,
        ..activity.clone()
    };
    for task in &mut plain.tasks {
        (task.name, task.place) = (String::new(), 0);
    }
    for prize in &mut plain.prizes {
        (prize.name, prize.place) = (String::new(), 0);
    }
    plain.tasks.sort_by_key(|task| task.id);
    plain.prizes.sort_by_key(|prize| prize.id);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRICES: Prices = Prices { vip_day: 10, spin: 20, make_up: 30 };

    fn activity(more: &Value) -> Activity {
        let mut all = json!({
            "id": 7, "kind": "tasks", "name": "周", "summary": "", "content": "", "banner": Picture::default(),
            "begin_time": "2026-01-01T00:00:00Z", "end_time": "2026-01-03T00:00:00Z",
            "claim_end_time": "2026-01-04T00:00:00Z", "draw_price": 0, "free_draws": 0, "day_draws": 0,
            "place": 0, "tasks": [], "prizes": [],
        });
        for (name, value) in more.as_object().unwrap() {
            all[name] = value.clone();
        }
        serde_json::from_value(all).unwrap()
    }

    fn task(id: i32, goal: i64, coins: i64, vip_days: i32) -> Value {
        json!({
            "id": id, "name": "签到", "deed": "check_in", "goal": goal, "coins": coins, "vip_days": vip_days,
            "level_type": 1, "place": 0,
        })
    }

    fn prize(id: i32, odds: i32, stock: i64, coins: i64) -> Value {
        json!({
            "id": id, "name": "钻", "odds": odds, "stock": stock, "coins": coins, "vip_days": 0, "level_type": 1,
            "place": 0,
        })
    }

    fn gift(grants: &Value) -> Gift {
        serde_json::from_value(json!({
            "id": 7, "game_id": null, "name": "礼包", "content": "", "stock": 5, "vip_only": false,
            "begin_time": "2026-01-01T00:00:00Z", "end_time": "2026-01-03T00:00:00Z", "place": 0, "grants": grants,
        }))
        .unwrap()
    }

    #[test]
    fn all_tasks_of_an_activity_count_with_their_membership_days() {
        let tasks = activity(&json!({ "tasks": [task(1, 1, 1_000_000, 0), task(2, 1, 5, 3)] }));
        assert_eq!(PRICES.of_activity(&tasks), 1_000_035);
    }

    #[test]
    fn the_dearest_prizes_in_stock_count_for_every_draw() {
        let prizes = |prizes: &[Value]| {
            PRICES.of_activity(&activity(&json!({ "kind": "draw", "day_draws": 3, "prizes": prizes })))
        };
        // Three draws on each of four days.
        assert_eq!(prizes(&[prize(1, 1, 1_000, 1_000_000)]), 12_000_000);
        assert_eq!(prizes(&[prize(1, 9_999, 1_000, 5), prize(2, 1, 2, 100)]), 2 * 100 + 10 * 5);
        assert_eq!(prizes(&[prize(1, 0, 1_000, 1_000_000)]), 0, "nobody wins it");
        assert_eq!(prizes(&[prize(1, 1, i64::MAX, i64::MAX)]), i64::MAX);
    }

    #[test]
    fn goods_of_a_gift_pack_count_by_their_prices() {
        let grants = |kind: &str, amount: i32| {
            let frame = (kind == "frame").then_some("newcomer");
            let grant = json!([{ "kind": kind, "frame": frame, "amount": amount, "level_type": 1 }]);
            PRICES.of_gift(&gift(&grant))
        };
        let of_kinds = ["vipDays", "spin", "makeUp", "rename", "frame"].map(|kind| grants(kind, 3));
        assert_eq!(of_kinds, [30, 60, 90, 0, 0]);
        assert_eq!(PRICES.of_gift(&gift(&json!([]))), 0);
    }

    #[test]
    fn only_texts_pictures_and_order_can_change_without_counting() {
        let item = |more: Value| Item::Activity(Box::new(activity(&more)));
        let tasks = json!([task(1, 9, 5, 0), task(2, 9, 5, 0)]);
        let before = item(json!({ "tasks": tasks }));
        let texts = item(json!({ "name": "月", "place": 3, "tasks": [task(2, 9, 5, 0), task(1, 9, 5, 0)] }));
        assert!(gives_the_same(&before, &texts));
        for other in [
            json!({ "tasks": [task(1, 9, 5, 0), task(3, 9, 5, 0)] }),
            json!({ "tasks": [task(1, 1, 5, 0), task(2, 9, 5, 0)] }),
            json!({ "tasks": [task(1, 9, 6, 0), task(2, 9, 5, 0)] }),
            json!({ "tasks": tasks, "end_time": "2026-01-04T00:00:00Z" }),
        ] {
            assert!(!gives_the_same(&before, &item(other.clone())), "{other}");
        }
        let spins = |amount: i32| {
            Item::Gift(gift(&json!([{ "kind": "spin", "frame": null, "amount": amount, "level_type": 1 }])))
        };
        assert!(gives_the_same(&spins(1), &spins(1)) && !gives_the_same(&spins(1), &spins(2)));
    }

    #[test]
    fn the_largest_reward_is_named_and_all_are_recorded() {
        let mut rewards = Rewards::default();
        for coins in [0, 5, 70, 6] {
            let mut one = activity(&json!({}));
            one.id = coins;
            rewards.add(&Item::Activity(Box::new(one)), coins);
        }
        assert_eq!((rewards.coins, rewards.largest.map(|largest| largest.key)), (81, Some("70".to_owned())));
        assert_eq!(rewards.counted.len(), 3);
        assert!(rewards.counted.keys().all(|key| is_reward(key)), "{:?}", rewards.counted);
        assert!(!is_reward(&terms::key_of("coin_package", "1")));
    }
}

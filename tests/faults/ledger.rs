//! Compares one player's answers with the database: each acknowledged action is there once, each unanswered one
//! at most once, and nothing else.

use std::{collections::BTreeMap, fmt::Debug};

use serde_json::Value;
use tokio_postgres::types::FromSqlOwned;

use super::actions::Action;
use crate::harness::TestDatabase;

#[derive(Default)]
pub struct Ledger {
    /// Acknowledged actions with their `data`, in order.
    done: Vec<(Action, Value)>,
    /// Actions that the player gave up.
    left: Vec<Action>,
}

impl Ledger {
    pub fn done(&mut self, action: Action, mut answer: Value) {
        // The answer to a call-back is a word.
        let data = answer.get_mut("data").map_or(Value::Null, Value::take);
        self.done.push((action, data));
    }

    pub fn left(&mut self, action: Action) {
        self.left.push(action);
    }

    pub fn len(&self) -> usize {
        self.done.len()
    }

    /// `balances`: those that the player's page has shown, in order.
    pub async fn holds(&self, db: &TestDatabase, uid: i64, balances: &[i64]) {
        let rows = Rows { db, uid };
        self.were_right(&rows, balances).await;
        let games = rows.of("select array_agg(game_id) from entitlement where uid = $1").await;
        self.just("games", games, |action, _| if let Action::Game(id) = action { Some(*id) } else { None });
        let charges =
            rows.of("select array_agg(split_part(ref_id, ':', 2)::bigint) from coin_entry where uid = $1 and ref_type = 'game'");
        self.just(
            "charges",
            charges.await,
            |action, _| if let Action::Game(id) = action { Some(*id) } else { None },
        );

        let comments = rows.of("select array_agg(content) from comment where uid = $1").await;
        self.just("comments", comments, |action, _| match action {
            Action::Comment { text, .. } => Some(text.clone()),
            _ => None,
        });
        let ids: Vec<i64> = rows.of("select array_agg(id) from comment where uid = $1").await;
        for (action, data) in &self.done {
            if let Action::Comment { .. } = action {
                assert!(ids.contains(&data["id"].as_i64().unwrap()), "{uid}: {action:?} was told as {data}");
            }
        }

        let claims: Vec<(i64, String)> = rows
            .of::<String>("select array_agg(gift_id || ':' || code) from gift_claim where uid = $1")
            .await
            .iter()
            .map(|claim| {
                claim.split_once(':').map(|(id, code)| (id.parse().unwrap(), code.to_owned())).unwrap()
            })
            .collect();
        for (action, data) in &self.done {
            if let Action::Claim(id) = action {
                let code = data["code"].as_str().unwrap().to_owned();
                assert!(claims.contains(&(*id, code)), "{uid}: pack {id} was told as {data}, {claims:?}");
            }
        }
        let claimed = claims.iter().map(|(id, _)| *id).collect();
        self.just(
            "claims",
            claimed,
            |action, _| if let Action::Claim(id) = action { Some(*id) } else { None },
        );

        let paid = "select array_agg(id::text) from trade_order where uid = $1 and status = 'delivered'";
        self.just("paid orders", rows.of(paid).await, |action, _| match action {
            Action::CallBack(order) => Some(order.clone()),
            _ => None,
        });
        let orders: Vec<String> = rows.of("select array_agg(id::text) from trade_order where uid = $1").await;
        for (action, data) in &self.done {
            if let Action::Order = action {
                assert!(
                    orders.iter().any(|order| data["id"] == order.as_str()),
                    "{uid}: an order that is not there: {data}"
                );
            }
        }
        self.counted("orders", orders.len(), &Action::Order);
        let months: Vec<i64> = rows.of("select array_agg(id) from vip_grant where uid = $1").await;
        self.counted("memberships", months.len(), &Action::Vip);
        let draws: Vec<i64> = rows.of("select array_agg(id) from activity_draw where uid = $1").await;
        self.counted("draws", draws.len(), &Action::Draw);
        let days: Vec<i64> = rows.of("select array_agg(1::bigint) from check_in where uid = $1").await;
        self.counted("days", days.len(), &Action::CheckIn);

        let mut likes = BTreeMap::new();
        for (action, _) in &self.done {
            if let Action::Like { post, liked } = action {
                likes.insert(*post, *liked);
            }
        }
        let mut liked: Vec<i64> = rows.of("select array_agg(post_id) from post_like where uid = $1").await;
        liked.sort_unstable();
        let expected: Vec<i64> =
            likes.into_iter().filter(|(_, liked)| *liked).map(|(post, _)| post).collect();
        assert_eq!(liked, expected, "{uid}: likes");
    }

    /// Asserts that each balance that was shown or answered is one of the coins' ledger, and that the page showed them in the ledger's order.
    async fn were_right(&self, rows: &Rows<'_>, shown: &[i64]) {
        let uid = rows.uid;
        let entries = "select array_agg(balance_after order by id) from coin_entry where uid = $1";
        let entries: Vec<i64> = rows.of(entries).await;
        let mut later = std::iter::once(&0).chain(&entries);
        for balance in shown {
            assert!(
                later.any(|entry| entry == balance),
                "{uid}: shown {balance}, not in the order of the ledger"
            );
        }
        for (action, data) in &self.done {
            if let Some(balance) = data["coinNum"].as_i64() {
                assert!(entries.contains(&balance), "{uid}: {action:?} was answered with {balance} coins");
            }
        }
    }

    /// Asserts that each acknowledged action is there once, each unanswered one at most once, and nothing else.
    fn just<T: Ord + Clone + Debug>(
        &self,
        what: &str,
        mut there: Vec<T>,
        of: impl Fn(&Action, &Value) -> Option<T>,
    ) {
        there.sort_unstable();
        let all = there.len();
        there.dedup();
        assert_eq!(there.len(), all, "{what}: something is there twice");
        for (action, data) in &self.done {
            if let Some(one) = of(action, data) {
                let place = there.binary_search(&one);
                there.remove(
                    place.unwrap_or_else(|_| panic!("{what}: {action:?} was acknowledged and is lost")),
                );
            }
        }
        let left: Vec<T> = self.left.iter().filter_map(|action| of(action, &Value::Null)).collect();
        for one in there {
            assert!(left.contains(&one), "{what}: {one:?} is there, and nobody asked for it");
        }
    }

    /// Compares numbers instead, for actions that leave equal rows.
    fn counted(&self, what: &str, there: usize, of: &Action) {
        let done = self.done.iter().filter(|(action, _)| action == of).count();
        let left = self.left.iter().filter(|action| *action == of).count();
        assert!(
            (done..=done + left).contains(&there),
            "{what}: {there} for {done} acknowledged and {left} left"
        );
    }
}

struct Rows<'a> {
    db: &'a TestDatabase,
    uid: i64,
}

impl Rows<'_> {
    async fn of<T>(&self, query: &str) -> Vec<T>
    where
        Option<Vec<T>>: FromSqlOwned,
    {
        self.db.value_of::<Option<Vec<T>>>(query, &[&self.uid]).await.unwrap_or_default()
    }
}

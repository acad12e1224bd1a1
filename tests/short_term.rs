//! Codes and rate limits: one suite, on PostgreSQL, on Redis, on a Redis Cluster, and on the combination that a node uses.

use std::{sync::Arc, time::Duration};

use actors::RedisServers;
use actors::short_term::{
    Allowance, FallbackShortTerm, LimitDecision, PostgresShortTerm, Rate, RedisShortTerm, Rule, ShortTerm,
    Tried,
};
use chrono::{DateTime, TimeDelta, Utc};
use futures_util::future::join_all;
use rand::{Rng, SeedableRng, rngs::StdRng};

use crate::harness::{Proxy, TestDatabase, TestRedis, eventually, soon};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);
const LIFE: Duration = Duration::from_secs(300);
const TRIES: u32 = 5;

macro_rules! suite {
    ($($promise:ident)*) => {
        mod on_postgres {
            $(#[tokio::test]
            async fn $promise() {
                let (_db, store) = super::postgres().await;
                super::$promise(store).await;
            })*
        }

        mod on_redis {
            $(#[tokio::test]
            async fn $promise() {
                super::$promise(super::redis(&crate::harness::TestRedis::shared_url())).await;
            })*
        }

        mod on_a_cluster {
            $(#[tokio::test]
            async fn $promise() {
                super::$promise(super::redis(&crate::harness::TestCluster::shared_url().await)).await;
            })*
        }

        mod on_both {
            $(#[tokio::test]
            async fn $promise() {
                let redis = super::redis(&crate::harness::TestRedis::shared_url());
                let (_db, postgres) = super::postgres().await;
                super::$promise(super::FallbackShortTerm::new(Some(redis), postgres)).await;
            })*
        }
    };
}

suite! {
    a_code_is_valid_once
    a_code_is_spent_after_its_tries
    a_code_expires
    a_code_from_the_future_is_invalid_after_the_clock_was_set_back
    a_new_code_replaces_the_old_one
    a_stored_value_can_be_read_until_it_expires
    of_a_hundred_concurrent_uses_of_the_right_code_one_succeeds
    a_hundred_concurrent_guesses_count_as_a_hundred
    a_sliding_window_allows_no_burst_at_its_edge
    a_clock_that_is_set_back_blocks_nobody
    several_limits_are_taken_together_or_not_at_all
    a_quota_ends_with_its_day
    concurrent_uses_do_not_exceed_the_limit
    a_use_can_be_returned_and_all_uses_forgotten
}

async fn postgres() -> (Arc<TestDatabase>, PostgresShortTerm) {
    let db = Arc::new(TestDatabase::new().await);
    let store = PostgresShortTerm::new(db.pool.clone());
    (db, store)
}

fn redis(url: &str) -> RedisShortTerm {
    RedisShortTerm::new(&RedisServers::parse(url).unwrap(), &TestRedis::prefix()).unwrap()
}

/// A fixed time that differs from the machine's.
fn noon() -> DateTime<Utc> {
    "2031-05-06T12:00:00Z".parse().unwrap()
}

fn at(seconds: i64) -> DateTime<Utc> {
    noon() + TimeDelta::seconds(seconds)
}

fn sliding(key: &str, rates: &[(u32, Duration)]) -> Allowance {
    let rates = rates.iter().map(|(most, within)| Rate { most: *most, within: *within }).collect();
    Allowance { key: key.into(), rule: Rule::Sliding(rates) }
}

async fn a_code_is_valid_once(store: impl ShortTerm) {
    assert_eq!(store.try_code("k", b"right", TRIES, LIFE, noon()).await.unwrap(), Tried::Absent);
    store.put_code("k", b"right", LIFE, noon()).await.unwrap();
    assert_eq!(store.try_code("other", b"right", TRIES, LIFE, noon()).await.unwrap(), Tried::Absent);
    assert_eq!(store.try_code("k", b"wrong", TRIES, LIFE, noon()).await.unwrap(), Tried::Wrong);
    assert_eq!(store.try_code("k", b"right", TRIES, LIFE, noon()).await.unwrap(), Tried::Right);
    assert_eq!(store.try_code("k", b"right", TRIES, LIFE, noon()).await.unwrap(), Tried::Absent);
}

async fn a_stored_value_can_be_read_until_it_expires(store: impl ShortTerm) {
    let read = async |seconds| store.stored("k", LIFE, at(seconds)).await.unwrap().unwrap();
    assert!(read(0).await.is_empty());
    store.put_code("k", b"one", LIFE, noon()).await.unwrap();
    store.put_code("k", b"two", LIFE, noon()).await.unwrap();
    assert_eq!(read(299).await, [b"two".to_vec()]);
    assert_eq!(store.try_code("k", b"two", TRIES, LIFE, at(1)).await.unwrap(), Tried::Right);
    assert!(read(2).await.is_empty(), "a used code is gone");
    store.put_code("k", b"three", LIFE, noon()).await.unwrap();
    assert!(read(300).await.is_empty());
    assert!(read(-100).await.is_empty(), "stored by a clock that was set back since");
}

async fn a_code_is_spent_after_its_tries(store: impl ShortTerm) {
    store.put_code("k", b"right", LIFE, noon()).await.unwrap();
    for _ in 0..TRIES {
        assert_eq!(store.try_code("k", b"wrong", TRIES, LIFE, noon()).await.unwrap(), Tried::Wrong);
    }
    assert_eq!(store.try_code("k", b"right", TRIES, LIFE, noon()).await.unwrap(), Tried::Spent);
    store.put_code("k", b"right", LIFE, noon()).await.unwrap();
    assert_eq!(store.try_code("k", b"right", TRIES, LIFE, noon()).await.unwrap(), Tried::Right);
}

async fn a_code_expires(store: impl ShortTerm) {
    store.put_code("early", b"right", LIFE, noon()).await.unwrap();
    store.put_code("late", b"right", LIFE, noon()).await.unwrap();
    assert_eq!(store.try_code("early", b"right", TRIES, LIFE, at(299)).await.unwrap(), Tried::Right);
    assert_eq!(store.try_code("late", b"right", TRIES, LIFE, at(300)).await.unwrap(), Tried::Absent);
}

async fn a_code_from_the_future_is_invalid_after_the_clock_was_set_back(store: impl ShortTerm) {
    for (ahead, tried) in [(3600, Tried::Absent), (61, Tried::Absent), (59, Tried::Right)] {
        store.put_code("k", b"right", LIFE, at(ahead)).await.unwrap();
        assert_eq!(
            store.try_code("k", b"right", TRIES, LIFE, noon()).await.unwrap(),
            tried,
            "{ahead} s ahead"
        );
    }
    // The next code replaces it.
    store.put_code("k", b"first", LIFE, at(86_400)).await.unwrap();
    store.put_code("k", b"second", LIFE, noon()).await.unwrap();
    assert_eq!(store.try_code("k", b"first", TRIES, LIFE, at(1)).await.unwrap(), Tried::Wrong);
    assert_eq!(store.try_code("k", b"second", TRIES, LIFE, at(299)).await.unwrap(), Tried::Right);
}

async fn a_new_code_replaces_the_old_one(store: impl ShortTerm) {
    store.put_code("k", b"first", LIFE, noon()).await.unwrap();
    store.put_code("k", b"second", LIFE, at(60)).await.unwrap();
    assert_eq!(store.try_code("k", b"first", TRIES, LIFE, at(61)).await.unwrap(), Tried::Wrong);
    assert_eq!(store.try_code("k", b"second", TRIES, LIFE, at(359)).await.unwrap(), Tried::Right);
}

async fn of_a_hundred_concurrent_uses_of_the_right_code_one_succeeds(store: impl ShortTerm) {
    store.put_code("k", b"right", LIFE, noon()).await.unwrap();
    let tried = join_all((0..100).map(|_| store.try_code("k", b"right", TRIES, LIFE, noon()))).await;
    let let_in = tried.into_iter().filter(|tried| *tried.as_ref().unwrap() == Tried::Right).count();
    assert_eq!(let_in, 1);
}

async fn a_hundred_concurrent_guesses_count_as_a_hundred(store: impl ShortTerm) {
    store.put_code("k", b"right", LIFE, noon()).await.unwrap();
    let tried = join_all((0..100).map(|_| store.try_code("k", b"wrong", TRIES, LIFE, noon()))).await;
    let tried: Vec<_> = tried.into_iter().map(Result::unwrap).collect();
    let count = |wanted| tried.iter().filter(|tried| **tried == wanted).count();
    assert_eq!((count(Tried::Wrong), count(Tried::Spent)), (5, 95));
    assert_eq!(store.try_code("k", b"right", TRIES, LIFE, noon()).await.unwrap(), Tried::Spent);
}

async fn a_sliding_window_allows_no_burst_at_its_edge(store: impl ShortTerm) {
    let phone = [sliding("phone", &[(1, MINUTE), (3, HOUR)])];
    let take = async |seconds| store.take(&phone, at(seconds)).await.unwrap();
    let taken = |granted, wait, left| LimitDecision::of(granted, [(Duration::from_secs(wait), left)]);
    assert_eq!(take(0).await, taken(true, 60, 0));
    assert_eq!(take(59).await, taken(false, 1, 0));
    assert_eq!(take(60).await, taken(true, 60, 0));
    // The third use within the hour: the first must be an hour old before the next.
    assert_eq!(take(3590).await, taken(true, 60, 0));
    assert_eq!(take(3599).await, taken(false, 51, 0));
    assert_eq!(take(3650).await, taken(true, 60, 0));
    // A fixed window would restart here; 60, 3590 and 3650 are within the last hour.
    assert_eq!(take(3659).await, taken(false, 51, 0));
    assert_eq!(take(3710).await, taken(true, 3480, 0));
    assert_eq!(take(3800).await, taken(false, 3390, 0));
    assert_eq!(take(20_000).await, taken(true, 60, 0));
}

async fn a_clock_that_is_set_back_blocks_nobody(store: impl ShortTerm) {
    let phone = [sliding("phone", &[(1, MINUTE), (2, HOUR)])];
    let take = async |seconds| store.take(&phone, at(seconds)).await.unwrap();
    let taken = |granted, wait| LimitDecision::of(granted, [(Duration::from_secs(wait), 0)]);
    assert_eq!(take(90_000).await, taken(true, 60));
    // A day and an hour back: earlier uses no longer count.
    assert_eq!(take(0).await, taken(true, 60));
    assert_eq!(take(59).await, taken(false, 1));
    assert_eq!(take(60).await, taken(true, 3540));
    // By less than a window, and by more than clocks differ.
    let code = [sliding("code", &[(1, HOUR)])];
    let take = async |seconds| store.take(&code, at(seconds)).await.unwrap();
    assert_eq!(take(1800).await, taken(true, 3600));
    assert_eq!(take(0).await, taken(true, 3600));
    assert_eq!(take(1).await, taken(false, 3599));
}

async fn several_limits_are_taken_together_or_not_at_all(store: impl ShortTerm) {
    let (wide, narrow) = (sliding("wide", &[(10, HOUR)]), sliding("narrow", &[(1, HOUR)]));
    let both = [wide.clone(), narrow];
    assert_eq!(store.take(&both, noon()).await.unwrap().left, [9, 0]);
    for _ in 0..3 {
        let refused = store.take(&both, noon()).await.unwrap();
        assert_eq!(refused, LimitDecision::of(false, [(Duration::ZERO, 9), (HOUR, 0)]));
    }
    assert_eq!(store.take(&[wide], noon()).await.unwrap().left, [8], "what was refused cost nothing");
}

async fn a_quota_ends_with_its_day(store: impl ShortTerm) {
    let day = |name: &str, hours| Allowance {
        key: format!("day:{name}"),
        rule: Rule::Until { most: 2, end: noon() + TimeDelta::hours(hours) },
    };
    let today = [day("today", 4)];
    assert_eq!(store.take(&today, noon()).await.unwrap().left, [1]);
    let last = store.take(&today, at(3600)).await.unwrap();
    assert_eq!(last, LimitDecision::of(true, [(3 * HOUR, 0)]));
    let refused = store.take(&today, at(4 * 3600 - 1)).await.unwrap();
    assert_eq!(refused, LimitDecision::of(false, [(Duration::from_secs(1), 0)]));
    assert!(store.take(&[day("tomorrow", 28)], at(4 * 3600)).await.unwrap().granted);
}

async fn concurrent_uses_do_not_exceed_the_limit(store: impl ShortTerm) {
    // Named in different orders, as calls do that share some limits.
    let (a, b) = (sliding("a", &[(10, HOUR)]), sliding("b", &[(100, HOUR)]));
    let orders = [[a.clone(), b.clone()], [b.clone(), a]];
    let taken = join_all((0..50).map(|n| store.take(&orders[n % 2], noon()))).await;
    assert_eq!(taken.into_iter().filter(|taken| taken.as_ref().unwrap().granted).count(), 10);
    assert_eq!(store.take(&[b], noon()).await.unwrap().left, [89]);
}

async fn a_use_can_be_returned_and_all_uses_forgotten(store: impl ShortTerm) {
    let both = [sliding("a", &[(2, HOUR)]), sliding("b", &[(2, HOUR)])];
    // Two uses at the same time; one is returned.
    for _ in 0..2 {
        assert!(store.take(&both, noon()).await.unwrap().granted);
    }
    store.give_back(&["a"], noon()).await.unwrap();
    store.give_back(&["a", "unknown"], at(1)).await.unwrap();
    assert_eq!(store.take(&both[..1], noon()).await.unwrap().left, [0], "one place was free");
    assert!(!store.take(&both[1..], noon()).await.unwrap().granted, "the other log was left alone");
    store.forgive(&["a", "b", "unknown"]).await.unwrap();
    assert_eq!(store.take(&both, noon()).await.unwrap().left, [1, 1]);
}

#[tokio::test]
async fn both_stores_give_the_same_answers() {
    let (_db, postgres) = postgres().await;
    let redis = redis(&TestRedis::shared_url());
    let mut chance = StdRng::seed_from_u64(20_261_121);
    let mut now = noon();
    let mut granted = 0;
    for step in 0..400 {
        now += TimeDelta::milliseconds(chance.random_range(0..20_000));
        if chance.random_bool(0.02) {
            // The clock was ahead.
            now -= TimeDelta::minutes(chance.random_range(0..90));
        }
        let end = noon() + TimeDelta::hours(3);
        let all = [
            sliding("a", &[(1, Duration::from_secs(10)), (20, MINUTE * 10)]),
            sliding("b", &[(3, MINUTE)]),
            sliding("c", &[(30, HOUR)]),
            Allowance { key: "day".into(), rule: Rule::Until { most: 120, end } },
        ];
        let some: Vec<_> = all.into_iter().filter(|_| chance.random_bool(0.6)).collect();
        let keys: Vec<_> = some.iter().map(|one| one.key.as_str()).filter(|key| *key != "day").collect();
        match chance.random_range(0..10) {
            0 => {
                postgres.give_back(&keys, now).await.unwrap();
                redis.give_back(&keys, now).await.unwrap();
            }
            1 if !keys.is_empty() => {
                postgres.forgive(&keys[..1]).await.unwrap();
                redis.forgive(&keys[..1]).await.unwrap();
            }
            _ => {
                let one = postgres.take(&some, now).await.unwrap();
                assert_eq!(one, redis.take(&some, now).await.unwrap(), "step {step}: {some:?} at {now}");
                granted += usize::from(one.granted);
            }
        }
    }
    assert!((50..350).contains(&granted), "both grants and refusals were met: {granted}");
}

#[tokio::test]
async fn redis_may_disappear_and_return() {
    let mut server = TestRedis::start();
    let (db, postgres) = postgres().await;
    let store = FallbackShortTerm::new(Some(redis(&server.url())), postgres);
    let limit = [sliding("phone", &[(1, HOUR)])];
    store.put_code("before", b"right", LIFE, noon()).await.unwrap();
    assert!(store.take(&limit, noon()).await.unwrap().granted);
    assert_eq!(db.value::<i64>("select count(*) from code").await, 0, "Redis has it");

    server.kill();
    // No caller gets an error, and limits used meanwhile count.
    assert_eq!(
        store.try_code("before", b"right", TRIES, LIFE, noon()).await.unwrap(),
        Tried::Unknown,
        "who knows"
    );
    store.put_code("away", b"right", LIFE, noon()).await.unwrap();
    store.put_code("kept", b"right", LIFE, noon()).await.unwrap();
    store.put_code("replaced", b"older", LIFE, noon()).await.unwrap();
    assert_eq!(store.try_code("away", b"wrong", TRIES, LIFE, noon()).await.unwrap(), Tried::Wrong);
    assert_eq!(store.try_code("away", b"right", TRIES, LIFE, noon()).await.unwrap(), Tried::Right);
    assert_eq!(
        store.try_code("away", b"right", TRIES, LIFE, noon()).await.unwrap(),
        Tried::Unknown,
        "used up"
    );
    assert!(store.take(&limit, noon()).await.unwrap().granted, "limits begin anew");
    assert!(!store.take(&limit, noon()).await.unwrap().granted, "and hold");
    store.give_back(&["phone"], noon()).await.unwrap();
    store.forgive(&["phone"]).await.unwrap();

    server.restart();
    eventually("a code in Redis again", async || {
        let before: i64 = db.value("select count(*) from code").await;
        store.put_code("back", b"right", LIFE, noon()).await.unwrap();
        db.execute("delete from code where key = 'back'").await;
        before == 2 && store.try_code("back", b"right", TRIES, LIFE, noon()).await.unwrap() == Tried::Right
    })
    .await;
    assert_eq!(
        store.try_code("kept", b"right", TRIES, LIFE, noon()).await.unwrap(),
        Tried::Right,
        "found there"
    );
    store.put_code("replaced", b"newer", LIFE, noon()).await.unwrap();
    let older = store.try_code("replaced", b"older", TRIES, LIFE, noon()).await.unwrap();
    assert_eq!(older, Tried::Wrong, "of two codes only the newer one is good, wherever they are");
    assert_eq!(store.try_code("replaced", b"newer", TRIES, LIFE, noon()).await.unwrap(), Tried::Right);
}

#[tokio::test]
async fn a_stalled_redis_is_not_waited_for() {
    let (proxy, url) = Proxy::instead_of(&TestRedis::shared_url());
    let (db, postgres) = postgres().await;
    let store = FallbackShortTerm::new(Some(redis(&url)), postgres);
    let limit = [sliding("phone", &[(1, HOUR)])];
    assert!(store.take(&limit, noon()).await.unwrap().granted);
    proxy.stall(true);
    let taken = soon(Duration::from_secs(2), "an answer", store.take(&limit, noon())).await;
    assert!(taken.unwrap().granted, "of PostgreSQL");
    proxy.stall(false);
    eventually("an answer of Redis", async || {
        db.execute("delete from limit_log").await;
        !store.take(&limit, noon()).await.unwrap().granted
    })
    .await;
}

#[tokio::test]
async fn expired_entries_are_deleted() {
    let (db, store) = postgres().await;
    store.put_code("k", b"right", LIFE, noon()).await.unwrap();
    store.take(&[sliding("a", &[(1, MINUTE)]), sliding("b", &[(1, HOUR)])], noon()).await.unwrap();
    let client = db.pool.get().await.unwrap();
    assert_eq!(sql::short_term::delete_expired(&client, at(59)).await.unwrap(), 0);
    assert_eq!(sql::short_term::delete_expired(&client, at(60)).await.unwrap(), 1);
    assert_eq!(sql::short_term::delete_expired(&client, at(3600)).await.unwrap(), 2);
}

//! Business figures: the values of days, their corrections, and who may read them.

use std::{collections::BTreeSet, fs, path::Path};

use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use portal::operators::figures::close_days;
use reqwest::Method;
use serde_json::Value;
use sql::figures::{Day, days};

use super::Scene;
use crate::harness::{TestDatabase, User, game, players, post};

const ZONE: &str = "Asia/Shanghai";

fn first() -> NaiveDate {
    "2026-03-01".parse().unwrap()
}

fn day(n: u64) -> NaiveDate {
    first() + Days::new(n)
}

/// A time of the day with this number, in Shanghai.
fn at(n: u64, time: &str) -> String {
    format!("{}T{time}+08:00", day(n))
}

fn time(n: u64, time: &str) -> DateTime<Utc> {
    at(n, time).parse().unwrap()
}

/// A database in which the figures begin with `first()`.
async fn begun() -> (TestDatabase, sql::Pool) {
    let db = TestDatabase::new().await;
    let pool = sql::connect(&db.url, 2).unwrap();
    close_days(&pool, ZONE, time(0, "00:00:00")).await.unwrap();
    (db, pool)
}

async fn known(pool: &sql::Pool) -> Vec<Day> {
    days(&pool.get().await.unwrap(), first(), day(399)).await.unwrap().days
}

fn paid(uid: i64, cents: i64, channel: &str, time: &str) -> String {
    format!(
        "insert into trade_order (id, uid, kind, item, coins, amount, currency, channel, status, pay_expire_time, paid_time,
                                  deliver_time)
         values (gen_random_uuid(), {uid}, 'coin', '60X钻', 60, {cents}, 'CNY', '{channel}', 'delivered', '{time}', '{time}',
                 '{time}');"
    )
}

fn entry(uid: i64, delta: i64, kind: &str, time: &str) -> String {
    format!(
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id, create_time)
         values ({uid}, {delta}, 0, '测试', '{kind}', gen_random_uuid()::text, '{time}');"
    )
}

fn seen(uid: i64, n: u64) -> String {
    format!("insert into player_day (day, uid) values ('{}', {uid}) on conflict do nothing;", day(n))
}

#[tokio::test]
async fn each_value_of_a_fortnight_equals_the_data_of_its_day() {
    let (db, pool) = begun().await;
    game(&db, 1001, "远航", "online_type = 1").await;
    let people = players(&db, 14).await;
    let thread = post(&db, people[0]).await;
    db.fill(&format!("update post set create_time = '{}' where id = {thread}", at(0, "12:00:00"))).await;
    let mut rows = String::new();
    let mut active: Vec<BTreeSet<i64>> = Vec::new();
    for n in 0..14_u64 {
        // The first or the last second of the day.
        let edge = at(n, if n % 2 == 0 { "23:59:59" } else { "00:00:00" });
        let own = people[n as usize];
        rows += &format!("update account set create_time = '{edge}' where uid = {own};");
        let today: BTreeSet<i64> = people
            .iter()
            .enumerate()
            .filter(|(i, _)| !(*i as u64 + n).is_multiple_of(3))
            .map(|(_, uid)| *uid)
            .collect();
        for uid in &today {
            rows += &seen(*uid, n);
        }
        active.push(today);
        for i in 0..=n {
            rows += &paid(
                people[(i % 2) as usize],
                600 + i as i64,
                ["alipay", "sandbox"][(i % 2) as usize],
                &edge,
            );
        }
        rows += &entry(own, 100 + n as i64, "grant", &edge);
        rows += &entry(own, -30, "game", &edge);
        rows += &entry(own, -5, "erase", &edge);
        rows += &format!(
            "insert into game_download (game_id, platform_type, free_by, create_time) values (1001, 1, 'free', '{edge}');
             insert into comment (post_id, uid, content, floor, create_time) values ({thread}, {own}, '好', {n} + 1, '{edge}');
             insert into report (uid, kind, ref_id, reason, detail, create_time, resolve_time, verdict)
             values ({own}, 'post', {thread}, 'spam', '', '{edge}', '{}', '处理');",
            at(n + 2, "12:00:00")
        );
    }
    db.fill(&rows).await;

    close_days(&pool, ZONE, time(14, "00:20:00")).await.unwrap();
    let known = known(&pool).await;
    assert_eq!(known.len(), 14);
    let mut held = 0;
    for (n, f) in known.iter().enumerate() {
        let orders = n as i64 + 1;
        held += 100 + n as i64 - 35;
        assert_eq!(f.day, day(n as u64));
        assert_eq!(f.active_players_count, active[n].len() as i64, "{n}");
        assert_eq!(f.new_players_count, 1, "{n}");
        let back = |after: usize| active.get(n + after).map(|then| i64::from(then.contains(&people[n])));
        assert_eq!((f.retained_1_count, f.retained_7_count), (back(1), back(7)), "{n}");
        assert_eq!(f.retained_30_count, None);
        assert_eq!((f.paid_orders_count, f.payers_count), (orders, orders.min(2)), "{n}");
        assert_eq!(f.revenue_cents, (0..orders).map(|i| 600 + i).sum::<i64>(), "{n}");
        assert_eq!((f.refunds_count, f.refund_cents), (0, 0), "{n}");
        assert_eq!((f.issued_coins, f.spent_coins, f.withdrawn_coins), (100 + n as i64, 30, 5), "{n}");
        assert_eq!(f.held_coins, held, "{n}");
        assert_eq!((f.posts_count, f.comments_count), (i64::from(n == 0), 1), "{n}");
        assert_eq!(f.reports_open_count, orders.min(2), "{n}");
    }
    let all = days(&pool.get().await.unwrap(), day(3), day(3)).await.unwrap();
    let channels: Vec<_> = all.channels.iter().map(|c| (c.channel.as_str(), c.revenue_cents)).collect();
    assert_eq!(channels, [("alipay", 600 + 602), ("sandbox", 601 + 603)]);
    let games: Vec<_> = all.games.iter().map(|g| (g.name.as_str(), g.downloads_count)).collect();
    assert_eq!(games, [("远航", 1)]);
}

#[tokio::test]
#[ignore = "night"]
async fn late_payments_and_refunds_correct_their_day_and_a_rerun_changes_nothing() {
    let (db, pool) = begun().await;
    let buyer = players(&db, 1).await[0];
    db.fill(&paid(buyer, 600, "alipay", &at(0, "12:00:00"))).await;
    close_days(&pool, ZONE, time(2, "00:20:00")).await.unwrap();
    let rows = "select string_agg((to_jsonb(f) - 'computed_time')::text, ' ' order by day) from figure_day f";
    let before: String = db.value(rows).await;
    close_days(&pool, ZONE, time(2, "02:00:00")).await.unwrap();
    assert_eq!(db.value::<String>(rows).await, before);

    let refund = "update trade_order set status = 'refunded', refund_time =";
    let late = paid(buyer, 1200, "alipay", &at(0, "23:59:59"));
    db.fill(&format!("{refund} '{}' where amount = 600; {late}", at(1, "00:00:00"))).await;
    // Not within the hour.
    close_days(&pool, ZONE, time(2, "02:30:00")).await.unwrap();
    assert_eq!(db.value::<String>(rows).await, before);
    close_days(&pool, ZONE, time(2, "04:00:00")).await.unwrap();
    let known = known(&pool).await;
    assert_eq!((known[0].revenue_cents, known[0].paid_orders_count, known[0].payers_count), (1800, 2, 1));
    assert_eq!((known[1].refunds_count, known[1].refund_cents, known[1].revenue_cents), (1, 600, 0));
}

#[tokio::test]
#[ignore = "night"]
async fn the_job_catches_up_and_two_nodes_close_each_day_once() {
    let (db, pool) = begun().await;
    let player = players(&db, 1).await[0];
    db.fill(&format!(
        "update account set create_time = '{}' where uid = {player}; {}{}",
        at(0, "10:00:00"),
        seen(player, 30),
        entry(player, 7, "grant", &at(3, "10:00:00"))
    ))
    .await;
    close_days(&pool, ZONE, time(1, "00:05:00")).await.unwrap();
    assert!(known(&pool).await.is_empty(), "a day is closed ten minutes after its end");
    let now = time(40, "00:20:00");
    let other = sql::connect(&db.url, 2).unwrap();
    let (one, two) = tokio::join!(close_days(&pool, ZONE, now), close_days(&other, ZONE, now));
    one.and(two).unwrap();
    close_days(&pool, ZONE, now).await.unwrap();
    let known = known(&pool).await;
    assert_eq!(known.iter().map(|f| f.day).collect::<Vec<_>>(), (0..40).map(day).collect::<Vec<_>>());
    assert_eq!((known[0].retained_1_count, known[0].retained_30_count), (Some(0), Some(1)));
    assert_eq!((known[2].held_coins, known[3].held_coins, known[39].held_coins), (0, 7, 7));
}

#[tokio::test]
async fn a_sign_in_counts_once_a_day_and_an_erased_player_stays_counted() {
    let (db, pool) = begun().await;
    let player = players(&db, 1).await[0];
    let seen_at = |time: &str| format!("update login set last_time = '{time}' where uid = {player}");
    db.execute(&format!(
        "insert into login (id, uid, last_time, expire_time)
         values (gen_random_uuid(), {player}, '{}', '{}')",
        at(0, "23:59:59"),
        at(90, "00:00:00")
    ))
    .await;
    for time in [at(1, "00:00:00"), at(1, "12:00:00"), at(2, "23:59:59")] {
        db.execute(&seen_at(&time)).await;
    }
    assert_eq!(db.value::<i64>("select count(*) from player_day").await, 3);
    close_days(&pool, ZONE, time(3, "00:20:00")).await.unwrap();
    // What an erasure deletes.
    db.execute(&format!("delete from login where uid = {player}")).await;
    close_days(&pool, ZONE, time(3, "04:00:00")).await.unwrap();
    let active: Vec<i64> = known(&pool).await.iter().map(|f| f.active_players_count).collect();
    assert_eq!(active, [1, 1, 1]);
}

#[tokio::test]
async fn operators_read_days_and_today() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "finance").await;
    User::register(&scene.server, "lin_xia").await;
    let today = scene.call(&token, Method::GET, "figure/today", None).await;
    let today = &today.ok()["day"];
    assert_eq!((today["newPlayersCount"].as_i64(), today["activePlayersCount"].as_i64()), (Some(1), Some(1)));
    assert!(today["arppuCents"].is_null() && today["conversionPercent"] == 0.0, "{today}");
    // The first run of the job may still be to come.
    let pool = sql::connect(&scene.server.db.url, 1).unwrap();
    let tomorrow = actors::Clock::now(&scene.clock) + TimeDelta::days(1);
    close_days(&pool, ZONE, actors::Clock::now(&scene.clock)).await.unwrap();
    close_days(&pool, ZONE, tomorrow + TimeDelta::hours(1)).await.unwrap();
    let closed = today["day"].as_str().unwrap();
    let said = scene.dev(&["report", "daily", "--day", closed]).await.ok();
    assert!(said.starts_with(closed) && said.contains("New players"), "{said}");
    let said = scene.dev(&["report", "daily", "--day", closed, "--csv"]).await.ok();
    assert!(said.starts_with("day,activePlayersCount,") && said.contains(&format!("\n{closed},")), "{said}");
    let said = scene.dev(&["report", "daily", "--day", closed, "--json"]).await.ok();
    let records: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(records[0]["newPlayersCount"], 1);
    scene.dev(&["report", "daily", "--day", "2020-01-01"]).await.refused(&["there are no figures"]);
    for query in ["since=2026-01-01&until=2027-02-05", "since=2026-01-02&until=2026-01-01"] {
        let answer = scene.call(&token, Method::GET, &format!("figure/day?{query}"), None).await;
        assert_eq!((answer.status, answer.json["code"].as_i64()), (400, Some(4000)), "{}", answer.text);
    }
    let whole = scene.call(&token, Method::GET, "figure/day?since=2026-01-01&until=2027-02-04", None).await;
    assert!(whole.ok()["days"].is_array());
}

#[tokio::test]
async fn every_query_of_the_dashboard_runs() {
    let db = TestDatabase::new().await;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("loadtest/ops/grafana-business.json");
    let board: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let panels = board["panels"].as_array().unwrap().iter();
    let targets = panels.flat_map(|panel| panel["targets"].as_array().unwrap());
    let queries: Vec<&str> = targets.map(|target| target["rawSql"].as_str().unwrap()).collect();
    assert!(queries.len() >= 10, "{queries:?}");
    for query in queries {
        // What Grafana does with the filter.
        let ready = query
            .replace("$__timeFilter(day)", "day between '2026-01-01' and '2026-02-01'")
            .replace("$__timeFilter(f.day)", "f.day between '2026-01-01' and '2026-02-01'");
        assert!(!ready.contains('$'), "{query}");
        db.execute(&ready).await;
    }
}

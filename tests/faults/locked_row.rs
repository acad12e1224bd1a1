//! Another transaction holds a row that a purchase or a claim needs. Only commands that need this row wait.

use std::time::{Duration, Instant};

use actors::{Clock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;
use sql::suspension::{self, Suspension};
use tokio::task::JoinHandle;

use crate::harness::{Answer, LIMIT, Options, TestServer, User, at_most, figure, game, gift, within};

const PRICE: i64 = 7;
const COINS: i64 = 1_000;
/// First id of the games.
const GAME: i64 = 1001;

#[tokio::test]
#[ignore = "night"]
async fn a_locked_game_delays_only_its_buyers() {
    // With 6 connections each kind of command runs one transaction at a time. With 16 it runs as many as in production.
    for connections in ["6", "16"] {
        let (server, [buyer, suspended, other]) = shop(connections, ["lin_xia", "azhe", "moyu"]).await;
        let (mut pages, mut ending) = (buyer.socket().await, suspended.socket().await);
        let lock = lock(&server, GAME).await;
        let purchases = [buying(&buyer, GAME), buying(&suspended, GAME)];
        server.db.waiting(1).await;

        let mut slowest = Duration::ZERO;
        for _ in 0..10 {
            let began = Instant::now();
            buyer.me().await;
            slowest = slowest.max(began.elapsed());
        }
        unanswered(&purchases);
        figure(
            &format!("slowest call of the buyer, {connections} connections"),
            ms(slowest),
            "ms",
            at_most(100.0),
        );

        let mut slowest = Duration::ZERO;
        for n in 1..=4 {
            let began = Instant::now();
            buy(&other, GAME + n).await.ok();
            slowest = slowest.max(began.elapsed());
        }
        unanswered(&purchases);
        let name = format!("slowest purchase of another game, {connections} connections");
        figure(&name, ms(slowest), "ms", at_most(1_000.0));

        let until = SystemClock.now() + TimeDelta::days(1);
        let why = Suspension { until, reason: "测试".into() };
        let began = Instant::now();
        suspension::suspend(&server.db.pool, suspended.uid, &why, "suspended").await.unwrap();
        within(LIMIT, "the close of the suspended account's socket", ending.closed()).await;
        unanswered(&purchases);
        let name = format!("a suspension takes effect, {connections} connections");
        figure(&name, ms(began.elapsed()), "ms", at_most(1_000.0));

        lock.batch_execute("rollback").await.unwrap();
        for purchase in purchases {
            purchase.await.unwrap().ok();
        }
        // The balance frame was sent before the answer.
        let frames = pages.so_far().await;
        let balances: Vec<_> = frames.iter().filter_map(|frame| frame["coinNum"].as_i64()).collect();
        assert_eq!(balances.last(), Some(&(COINS - PRICE)), "{frames:?}");
        server.db.audit().await;
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_locked_game_fails_only_its_own_purchases_in_a_shared_transaction() {
    // One transaction at a time: commands that arrive while it runs share the next one.
    let (server, [first, stuck, other]) = shop("6", ["lin_xia", "azhe", "moyu"]).await;
    let lock = lock(&server, GAME).await;
    let first = (buying(&first, GAME), first);
    server.db.waiting(1).await;
    let purchases = [buying(&stuck, GAME)];
    let began = Instant::now();
    let others: Vec<_> = (1..=3).map(|n| buying(&other, GAME + n)).collect();
    for purchase in others {
        purchase.await.unwrap().ok();
    }
    figure("three purchases in a row next to locked ones", ms(began.elapsed()), "ms", at_most(2_000.0));
    unanswered(&purchases);
    let [purchase] = purchases;
    first.0.await.unwrap().failed(503);
    purchase.await.unwrap().failed(503);
    lock.batch_execute("rollback").await.unwrap();
    // A failed purchase has changed nothing.
    for user in [&first.1, &stuck] {
        assert_eq!(user.me().await["coinNum"], COINS);
        buy(user, GAME).await.ok();
        assert_eq!(user.me().await["coinNum"], COINS - PRICE);
    }
    assert_eq!(other.me().await["coinNum"], COINS - 3 * PRICE);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_locked_account_delays_no_other_buyer_of_its_game() {
    for connections in ["6", "16"] {
        let (server, [stuck, first, second]) = shop(connections, ["lin_xia", "azhe", "moyu"]).await;
        let lock = lock_row(&server, &format!("status where uid = {}", stuck.uid)).await;
        let purchases = [buying(&stuck, GAME)];
        server.db.waiting(1).await;
        // One purchase shares a transaction with the blocked one, another comes later.
        let began = Instant::now();
        buy(&first, GAME).await.ok();
        buy(&second, GAME).await.ok();
        unanswered(&purchases);
        let name = format!("two purchases of a game next to a locked account, {connections} connections");
        figure(&name, ms(began.elapsed()), "ms", at_most(3_000.0));
        lock.batch_execute("rollback").await.unwrap();
        for purchase in purchases {
            purchase.await.unwrap().ok();
        }
        for user in [&stuck, &first, &second] {
            assert_eq!(user.me().await["coinNum"], COINS - PRICE);
        }
        server.db.audit().await;
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_locked_account_fails_only_its_own_purchase() {
    let (server, [stuck, other]) = shop("6", ["lin_xia", "azhe"]).await;
    let lock = lock_row(&server, &format!("status where uid = {}", stuck.uid)).await;
    let purchase = buying(&stuck, GAME);
    server.db.waiting(1).await;
    let mut bought = 0;
    while !purchase.is_finished() {
        buy(&other, GAME + bought % 2).await.ok();
        bought += 1;
    }
    purchase.await.unwrap().failed(503);
    assert!(bought > 4, "{bought}");
    lock.batch_execute("rollback").await.unwrap();
    assert_eq!(stuck.me().await["coinNum"], COINS);
    buy(&stuck, GAME).await.ok();
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_locked_account_delays_no_other_claim_of_its_gift() {
    let (server, [stuck, other]) = shop("6", ["lin_xia", "azhe"]).await;
    gift(&server.db, 1, 3, "vip_only = false").await;
    let lock = lock_row(&server, &format!("status where uid = {}", stuck.uid)).await;
    let claim = async |user: &User| user.client.post_json("/api/v1/gift/1/claim", &json!({})).await;
    let (claimed, ()) = tokio::join!(claim(&stuck), async {
        server.db.waiting(1).await;
        claim(&other).await.ok();
        lock.batch_execute("rollback").await.unwrap();
    });
    claimed.ok();
    server.db.audit().await;
}

/// Two statements, each within its own limit, together exceed the committer's limit for a transaction (22 s).
#[tokio::test]
#[ignore = "night"]
async fn a_transaction_that_times_out_keeps_no_connection() {
    let (server, [slow, other]) = shop("6", ["lin_xia", "azhe"]).await;
    let uid = slow.uid;
    server
        .db
        .execute(&format!(
            "create function sleep_s() returns trigger language plpgsql as
                 $$ begin perform pg_sleep(tg_argv[0]::int); return new; end $$;
             create trigger sleep before insert on entitlement for each row
                 when (new.uid = {uid}) execute function sleep_s(12);
             create trigger sleep before insert on game_download for each row
                 when (new.uid = {uid}) execute function sleep_s(14)"
        ))
        .await;
    buy(&slow, GAME).await.failed(503);
    // Each free connection is used once. The transaction still runs for 4 s; a connection that does not answer is closed after 5 s.
    for n in 1..=9 {
        buy(&other, GAME + n).await.ok();
    }
    let asleep = "select count(*) from pg_stat_activity
         where datname = current_database() and wait_event = 'PgSleep'";
    assert_eq!(
        server.db.value::<i64>(asleep).await,
        1,
        "a purchase waited for the transaction that was given up"
    );
    server.db.audit().await;
}

/// A server whose players have `COINS` each.
async fn shop<const N: usize>(connections: &str, names: [&str; N]) -> (TestServer, [User; N]) {
    let options = Options::default().set("PORTAL_DATABASE_CONNECTIONS", connections);
    let server = TestServer::start_with(options).await;
    for n in 0..=10 {
        game(&server.db, GAME + n, "一个游戏", &format!("online_type = 1, buy_amount = {PRICE}")).await;
    }
    let mut users = Vec::new();
    for name in names {
        let user = User::register(&server, name).await;
        server
            .db
            .execute(&format!(
                "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
                     values ({0}, {COINS}, 0, '测试', 'grant', 'locked:{0}')",
                user.uid
            ))
            .await;
        server.db.tell_status(user.uid).await;
        user.has_coins(COINS).await;
        users.push(user);
    }
    (server, users.try_into().unwrap_or_else(|_| unreachable!("one for each name")))
}

/// Locks the row of a game in a transaction of the test.
async fn lock(server: &TestServer, game: i64) -> sql::Client {
    lock_row(server, &format!("game where id = {game}")).await
}

async fn lock_row(server: &TestServer, row: &str) -> sql::Client {
    let held = server.db.pool.get().await.unwrap();
    held.batch_execute(&format!("begin; select from {row} for update")).await.unwrap();
    held
}

async fn buy(user: &User, game: i64) -> Answer {
    let price = PRICE.to_string();
    let fields = [("platformType", "1"), ("price", price.as_str())];
    user.client.post(&format!("/api/user/game/download/{game}"), &fields).await
}

fn buying(user: &User, game: i64) -> JoinHandle<Answer> {
    let user = User { uid: user.uid, token: user.token.clone(), client: user.client.clone() };
    tokio::spawn(async move { buy(&user, game).await })
}

#[track_caller]
fn unanswered(purchases: &[JoinHandle<Answer>]) {
    assert!(purchases.iter().all(|purchase| !purchase.is_finished()), "the locked purchases were waited for");
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}
